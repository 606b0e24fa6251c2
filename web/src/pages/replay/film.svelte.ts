/**
 * A finished game that somebody leafs through. A moment is a number of answers; what lies near the moment shown is
 * fetched before it is asked for, and while somebody drags the slider only the place they come to is.
 */

import { api, messageOf } from "../../lib/api";
import type { GameEvent } from "../../lib/texts";
import type { ReplayIndex, ReplayStep } from "../../lib/wire";

/** As the server says it: none for a spectator. */
export type Seat = string | undefined;

const AHEAD = 3;
const KEPT = 400;
const PACE = 1100;

export class Film {
  at = $state(0);
  seat: Seat = $state(undefined);
  index: ReplayIndex = $state.raw(nothing());
  shown: ReplayStep | null = $state.raw(null);
  playing = $state(false);
  speed = $state(1);
  trouble = $state("");

  private readonly steps = new Map<string, Promise<ReplayStep>>();
  private readonly indexes = new Map<Seat, Promise<ReplayIndex>>();
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Moments at which somebody is asked, or the game is over: throws and draws belong to the move before them. */
  readonly stops: number[] = $derived.by(() => {
    const answers = this.index.answers;
    const stops = answers.flatMap((answer, at) => (answer.line.startsWith("*") ? [] : [at]));
    return [...stops, answers.length];
  });

  constructor(readonly id: string) {}

  get of(): number {
    return this.index.of;
  }

  /** The turn (or round) the last answer belonged to. */
  turnAt(moment: number): number {
    return moment <= 0 ? 0 : (this.index.answers[moment - 1]?.turn ?? 0);
  }

  get turn(): number {
    return this.turnAt(this.at);
  }

  get turns(): number {
    return this.turnAt(this.of);
  }

  /** How many events there were at the moment shown. */
  get told(): number {
    return this.toldAt(this.at);
  }

  toldAt(moment: number): number {
    return moment <= 0 ? this.index.begun : (this.index.answers[moment - 1]?.events ?? this.index.begun);
  }

  get events(): readonly GameEvent[] {
    return this.index.events as GameEvent[];
  }

  /** The moment an event happened at: after the first answer that has told so much. */
  momentOf(event: number): number {
    if (event < this.index.begun) return 0;
    const found = this.index.answers.findIndex((answer) => answer.events > event);
    return found < 0 ? this.of : found + 1;
  }

  async open(seat: Seat, at: number | null): Promise<void> {
    await this.lookAs(seat);
    if (this.trouble !== "") throw new Error(this.trouble);
    this.go(at ?? this.stops[0] ?? 0);
  }

  async lookAs(seat: Seat): Promise<void> {
    let loading = this.indexes.get(seat);
    if (loading === undefined) {
      loading = api.replayIndex(this.id, seat);
      loading.catch(() => this.indexes.delete(seat));
      this.indexes.set(seat, loading);
    }
    try {
      this.index = await loading;
      this.seat = seat;
      this.trouble = "";
      void this.look();
    } catch (error) {
      this.trouble = messageOf(error);
    }
  }

  go(moment: number): void {
    this.at = Math.min(Math.max(0, moment), this.of);
    void this.look();
  }

  back(): void {
    this.go(this.stops.findLast((stop) => stop < this.at) ?? 0);
  }

  forward(): void {
    this.go(this.stops.find((stop) => stop > this.at) ?? this.of);
  }

  /** To the start of this turn, and from there to the start of the one before. */
  backTurn(): void {
    const before = this.stops.findLast((stop) => stop < this.at);
    if (before === undefined) return;
    const turn = this.turnAt(before);
    this.go(this.stops.find((stop) => this.turnAt(stop) === turn) ?? 0);
  }

  forwardTurn(): void {
    this.go(this.stops.find((stop) => stop > this.at && this.turnAt(stop) > this.turn) ?? this.of);
  }

  toggle(): void {
    if (this.playing) this.stop();
    else this.start();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private start(): void {
    if (this.at >= this.of) this.go(this.stops[0] ?? 0);
    this.playing = true;
    this.tick();
  }

  private tick(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      // a slow server is waited for: moments that nobody saw would be no film
      if (this.shown?.answers === this.at) this.forward();
      if (this.at >= this.of) this.stop();
      else this.tick();
    }, PACE / this.speed);
  }

  private async look(): Promise<void> {
    const asked = ++this.asked;
    const { at, seat } = this;
    try {
      // while the slider runs, places that are passed by are not asked for
      if (!this.steps.has(keyOf(at, seat))) await pause(40);
      if (asked !== this.asked) return;
      const found = await this.step(at, seat);
      if (asked !== this.asked) return;
      this.shown = found;
      this.trouble = "";
      await this.prefetch(at, seat, asked);
    } catch (error) {
      if (asked === this.asked) this.trouble = messageOf(error);
    }
  }

  private async prefetch(at: number, seat: Seat, asked: number): Promise<void> {
    const here = this.stops.findIndex((stop) => stop > at);
    const ahead = here < 0 ? [] : this.stops.slice(here, here + AHEAD);
    const behind = this.stops.findLast((stop) => stop < at);
    for (const near of [...ahead, ...(behind === undefined ? [] : [behind])]) {
      if (asked !== this.asked) return;
      await this.step(near, seat).catch(() => undefined);
    }
  }

  private step(at: number, seat: Seat): Promise<ReplayStep> {
    const key = keyOf(at, seat);
    let found = this.steps.get(key);
    if (found === undefined) {
      found = api.replay(this.id, at, seat);
      found.catch(() => this.steps.delete(key));
      this.steps.set(key, found);
      const oldest = this.steps.keys().next().value;
      if (this.steps.size > KEPT && oldest !== undefined) this.steps.delete(oldest);
    }
    return found;
  }
}

function keyOf(at: number, seat: Seat): string {
  return `${at} ${seat ?? ""}`;
}

function nothing(): ReplayIndex {
  return { of: 0, seat: null, begun: 0, answers: [], events: [] };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
