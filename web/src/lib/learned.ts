/** How far this browser has come in each lesson. The server keeps nothing of it. */

export interface Progress {
  step: number;
  /** The learner's moves, those of free play after the last step included. */
  moves: string[];
  /** What luck follows from in free play. */
  seed: string;
  /** Once the last step was reached it stays done, even if somebody takes the lesson again. */
  done: boolean;
  at: number;
}

const LESSONS = "tafelrunde.lessons";
const OFFER = "tafelrunde.lessons.offer";

export function learned(): Record<string, Progress> {
  try {
    const kept = JSON.parse(localStorage.getItem(LESSONS) ?? "{}") as Record<string, Progress>;
    return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? kept : {};
  } catch {
    return {};
  }
}

export function progressIn(game: string, id: string): Progress | undefined {
  const found = learned()[`${game}/${id}`];
  // whatever else may have got in there: a lesson begins again rather than not at all
  return found !== undefined && Number.isInteger(found.step) && Array.isArray(found.moves) ? found : undefined;
}

export function keepProgress(game: string, id: string, progress: Omit<Progress, "at">): void {
  write(LESSONS, JSON.stringify({ ...learned(), [`${game}/${id}`]: { ...progress, at: Date.now() } }));
}

/** Whether somebody who is new here has said that they need no lesson. */
export function offerDeclined(): boolean {
  try {
    return localStorage.getItem(OFFER) !== null;
  } catch {
    return true; // without storage it would come again and again
  }
}

export function declineOffer(): void {
  write(OFFER, "no");
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // without storage a lesson is taken in one go
  }
}
