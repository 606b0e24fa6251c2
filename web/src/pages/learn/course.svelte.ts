/**
 * A lesson that somebody takes. Where they are is the step and the moves they have made; the server plays the lesson
 * from the start each time, so coming back needs nothing but these, which the browser keeps.
 */

import type { GameFace } from "../../games/game";
import { api, messageOf, Trouble } from "../../lib/api";
import { keepProgress, progressIn } from "../../lib/learned";
import { settings } from "../../lib/settings.svelte";
import type { GameEvent, Texts } from "../../lib/texts";
import type { LessonInfo, LessonPlace, LessonStep, PlayLesson, ReasonInfo } from "../../lib/wire";
import { Play, type Sender } from "../../table/play.svelte";
import { touchesBy } from "../../table/targets";

/** What the coach says besides the step: to another move than the wanted one, to reading on first, or to an answer. */
export type Aside = { kind: "otherwise" | "read-first" | "refused" } | { kind: "answer"; number: number } | null;

export const UNDO = "undo";
const PAUSE = 450; // ms in which a move is seen before the next step begins

export class Course {
  step = $state(0);
  place: LessonPlace | null = $state.raw(null);
  events: readonly GameEvent[] = $state.raw([]);
  aside: Aside = $state.raw(null);
  busy = $state(false);
  trouble = $state("");
  /** Whether the moves kept in the browser did not fit the lesson any more. */
  restarted = $state(false);
  readonly play: Play;
  readonly names: Record<string, string> = $derived.by(() =>
    Object.fromEntries(this.info.seats.map((seat) => [seat, this.texts.spell(seat)])),
  );

  /** Every move made so far. Those who go back keep the later ones, and can go forward again. */
  private made: readonly string[] = $state.raw([]);
  private seed = $state("");
  private done = false;
  private asked = 0;

  constructor(
    readonly info: LessonInfo,
    readonly texts: Texts,
    readonly face: GameFace,
  ) {
    this.play = new Play(texts, () => this.sender, touchesBy(face.targets, texts));
    const kept = progressIn(info.game, info.id);
    this.seed = kept?.seed ?? newSeed();
    this.made = kept?.moves ?? [];
    this.done = kept?.done ?? false;
    this.step = Math.min(Math.max(0, kept?.step ?? 0), this.last);
    void this.look();
  }

  get last(): number {
    return this.info.steps.length;
  }

  /** What the coach has to say; nothing any more in free play. */
  readonly now: LessonStep | undefined = $derived.by(() => this.info.steps[this.step]);
  readonly free: boolean = $derived.by(() => this.now === undefined);

  /** The moves that lead to where we are. */
  private get moves(): readonly string[] {
    return this.free ? this.made : this.made.slice(0, this.wantedBefore(this.step));
  }

  /** Whether reading on is all that is left to do here. */
  readonly ready: boolean = $derived.by(() => {
    const step = this.now;
    if (step === undefined) return false;
    if (step.kind === "read") return true;
    if (step.kind === "refused") return this.aside?.kind === "refused";
    if (step.kind === "ask") return this.aside?.kind === "answer" && step.answers[this.aside.number]?.right === true;
    return this.made.length > this.wantedBefore(this.step);
  });

  go(step: number): void {
    const to = Math.min(Math.max(0, step), this.last);
    // free play is left for good: the way back leads into the lesson, where other moves may be made
    if (this.free && to < this.last) this.made = this.made.slice(0, this.wantedBefore(this.last));
    this.step = to;
    this.aside = null;
    this.play.clear();
    void this.look();
  }

  again(): void {
    this.made = [];
    this.seed = newSeed();
    this.go(0);
  }

  answer(number: number): void {
    this.aside = { kind: "answer", number };
  }

  undo(): void {
    void this.move(UNDO);
  }

  /** The wanted move is made for those who ask for it. */
  showMe(): void {
    const wanted = this.wantedNow();
    if (wanted !== undefined) void this.move(wanted);
  }

  /** The first of the moves on offer that the step wants. */
  wantedNow(): string | undefined {
    const want = this.now?.want ?? [];
    if (want.includes(UNDO)) return UNDO;
    const options = this.place?.choice?.options ?? [];
    for (const wanted of want) {
      const words = wanted.split(" ");
      const found = options.find((option) => {
        const said = option.split(" ");
        return said.length === words.length && words.every((word, at) => word === "*" || word === said[at]);
      });
      if (found !== undefined) return found;
    }
    return undefined;
  }

  sketch(): Promise<Record<string, string>> {
    return api.lessonSketch(this.info.game, this.info.id, this.here());
  }

  private wantedBefore(step: number): number {
    return this.info.steps.slice(0, step).filter((one) => one.kind === "want").length;
  }

  private here(more: Partial<PlayLesson> = {}): PlayLesson {
    return { step: this.step, moves: [...this.moves], tried: null, seed: this.seed, whole: false, ...more };
  }

  private ask(at: PlayLesson): Promise<LessonPlace> {
    return api.playLesson(this.info.game, this.info.id, at);
  }

  /** Fetches the place where we are, unless somebody has gone on meanwhile, and remembers it. */
  async look(): Promise<void> {
    const asked = ++this.asked;
    this.busy = true;
    try {
      const place = await this.ask(this.here({ whole: true }));
      if (asked !== this.asked) return;
      this.show(place);
      this.keep();
    } catch (error) {
      if (asked !== this.asked) return;
      if (error instanceof Trouble && error.problem?.error === "lesson-changed") this.restart();
      else this.trouble = messageOf(error);
    } finally {
      if (asked === this.asked) this.busy = false;
    }
  }

  private restart(): void {
    this.restarted = true;
    this.again();
  }

  private show(place: LessonPlace): void {
    this.place = place;
    this.events = [...this.events.slice(0, place.events_from), ...(place.events as GameEvent[])];
    this.trouble = "";
  }

  private keep(): void {
    this.done ||= this.step >= this.last - 1;
    keepProgress(this.info.game, this.info.id, { step: this.step, moves: [...this.made], seed: this.seed, done: this.done });
  }

  private async move(text: string): Promise<void> {
    const kind = this.now?.kind;
    if (kind === "read" || kind === "ask") {
      this.aside = { kind: "read-first" };
      return;
    }
    const asked = ++this.asked;
    this.busy = true;
    this.aside = null;
    try {
      const place = await this.ask(this.here({ tried: text }));
      if (asked !== this.asked) return;
      if (place.refused !== null) this.refuse(text, place.refused);
      else if (place.strays) this.aside = { kind: "otherwise" };
      else if (place.done) {
        const before = this.moves;
        if (this.made[before.length] !== text || this.free) this.made = [...before, text];
        this.show(place);
        if (this.free) this.keep();
        else await this.goOnAfter(asked);
      }
    } catch (error) {
      if (asked === this.asked) this.trouble = messageOf(error);
    } finally {
      if (asked === this.asked) this.busy = false;
    }
  }

  private async goOnAfter(asked: number): Promise<void> {
    if (settings.moves) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (asked === this.asked) this.go(this.step + 1);
  }

  /** A refusal, from wherever it came: it stands where it always stands, and may be what the step is about. */
  private refuse(move: string, reason: ReasonInfo): void {
    this.play.refusal = { move, reason };
    this.noticeRefusal();
  }

  noticeRefusal(): void {
    if (this.now?.kind === "refused" && this.play.refusal !== null) this.aside = { kind: "refused" };
  }

  private async whyNot(text: string): Promise<ReasonInfo | null> {
    try {
      return (await this.ask(this.here({ tried: text }))).refused;
    } catch {
      return null;
    }
  }

  /** Whether something can be done on the table now; while there is something to read, nothing lights up. */
  private get open(): boolean {
    const step = this.now;
    return step === undefined || step.kind === "want" || step.kind === "refused" || step.point.includes("list");
  }

  private readonly sender: Sender = (() => {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- getters of an object literal have a `this` of their own
    const course = this;
    return {
      get prompt() {
        return course.place?.choice?.prompt ?? "";
      },
      get options() {
        return course.open ? (course.place?.choice?.options ?? []) : [];
      },
      get busy() {
        return course.busy;
      },
      move: (text: string) => void course.move(text),
      whyNot: (text: string) => course.whyNot(text),
    };
  })();
}

function newSeed(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(3));
  return [...numbers].map((number) => number.toString(36)).join("").slice(0, 32);
}
