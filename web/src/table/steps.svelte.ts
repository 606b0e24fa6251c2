/**
 * What the table shows: what others do, step by step, at a pace one can follow. What one does oneself is shown at once,
 * and nobody waits who does not want to: any key or click leaps to how things stand.
 */

import type { GameEvent } from "../lib/texts";
import type { Update } from "../lib/wire";

export interface Step {
  update: Update;
  events: readonly GameEvent[];
  /** With which event what is new begins. */
  from: number;
}

/** A visitor who comes back after a while is not shown a whole evening. */
const MOST_WAITING = 24;

export class Steps {
  shown: Step | null = $state.raw(null);
  private waiting: Step[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private holdUntil = 0;

  /** `length` says how long a step is held, in milliseconds; none: everything is shown at once. */
  constructor(
    private readonly length: (step: Step) => number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether something has happened that is not shown yet. */
  get behind(): boolean {
    return this.waiting.length > 0;
  }

  take(update: Update, events: readonly GameEvent[]): void {
    const last = this.waiting.at(-1) ?? this.shown;
    if (last?.update === update) return;
    const step: Step = { update, events, from: Math.min(last?.events.length ?? events.length, events.length) };
    // what was taken back, or is one's own answer, or is the first thing seen, is no story
    const story = last !== null && update.events_from >= last.events.length && update.ack == null;
    if (!story || this.length(step) === 0 || this.waiting.length >= MOST_WAITING) {
      this.drop();
      this.show(step);
    } else if (!this.behind && this.now() >= this.holdUntil) this.show(step);
    else {
      this.waiting = [...this.waiting, step];
      this.wait();
    }
  }

  /** How things stand, at once. */
  skip(): void {
    const last = this.waiting.at(-1);
    if (last === undefined) return;
    const from = this.waiting[0]?.from ?? last.from;
    this.drop();
    this.show({ ...last, from });
    this.holdUntil = 0;
  }

  /** From other eyes everything begins again. */
  forget(): void {
    this.drop();
    this.shown = null;
    this.holdUntil = 0;
  }

  private show(step: Step): void {
    this.shown = step;
    this.holdUntil = this.now() + this.length(step);
  }

  private drop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.next(), Math.max(0, this.holdUntil - this.now()));
  }

  private next(): void {
    const [first, ...rest] = this.waiting;
    if (first === undefined) return;
    this.waiting = rest;
    this.show(first);
    if (rest.length > 0) this.wait();
  }
}
