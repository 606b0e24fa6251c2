/** Where a game was lost: asked for once, then asked now and then how far it is. The server thinks in the background. */

import { api, messageOf, Trouble } from "../../lib/api";
import type { Analysis, LuckInfo } from "../../lib/wire";

const EVERY = 1000;
const BUSY = 10_000;

export class Hindsight {
  found: Analysis | null = $state.raw(null);
  luck: LuckInfo | null = $state.raw(null);
  trouble = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = true;

  constructor(readonly id: string) {}

  get running(): boolean {
    return this.found?.state === "running";
  }

  start(): void {
    if (!this.stopped) return;
    this.stopped = false;
    if (this.luck === null) void this.fetchLuck();
    if (this.found?.state !== "done") void this.ask(() => api.startAnalysis(this.id));
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  again(): void {
    this.stop();
    this.start();
  }

  private async ask(how: () => Promise<Analysis>): Promise<void> {
    try {
      const found = await how();
      if (this.stopped) return;
      // a worker that is gone has taken its work along: somebody has to begin again
      if (found.state === "none") return void this.later(() => api.startAnalysis(this.id));
      this.found = found;
      this.trouble = "";
      if (found.state === "running") this.later(() => api.analysis(this.id));
    } catch (error) {
      if (this.stopped) return;
      this.trouble = messageOf(error);
      // no connection, or too much to do: it may work a little later
      if (error instanceof Trouble && [0, 503].includes(error.status)) this.later(() => api.startAnalysis(this.id), BUSY);
    }
  }

  private later(how: () => Promise<Analysis>, milliseconds = EVERY): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(how), milliseconds);
  }

  /** A game without luck, or without anybody who has said what it is, has none to show. */
  private async fetchLuck(): Promise<void> {
    try {
      this.luck = await api.luck(this.id);
    } catch {
      this.luck = null;
    }
  }
}

export type Size = "little" | "some" | "much" | "all";

/** How bad a mistake was, for people: figures only where they mean something. */
export function sizeOf(lost: number): Size {
  if (lost < 0.04) return "little";
  if (lost < 0.1) return "some";
  return lost < 0.25 ? "much" : "all";
}

export const percent = (share: number): number => Math.round(100 * share);

/** What a chi-squared test calls unusual, one time in twenty, by degrees of freedom from 1 on. */
const UNUSUAL = [3.84, 5.99, 7.81, 9.49, 11.07, 12.59, 14.07, 15.51, 16.92, 18.31, 19.68];

export function unusual(faces: readonly { thrown: number; expected: number }[]): boolean {
  const strange = faces.reduce((sum, { thrown, expected }) => sum + (thrown - expected) ** 2 / Math.max(expected, 1e-9), 0);
  return strange > (UNUSUAL[faces.length - 2] ?? Infinity);
}
