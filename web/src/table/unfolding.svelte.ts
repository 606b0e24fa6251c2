/**
 * Some moments are told in parts: the game says what the table shows on the way to how things stand (a face's `unfold`), and
 * nothing on the page is ahead of it. What nobody wants to follow is shown at once, and `skip` ends it at any time.
 */

import type { GameFace, Part } from "../games/game";
import { settings } from "../lib/settings.svelte";
import type { GameEvent } from "../lib/texts";

/** What the table shows. */
export interface Seen {
  view: unknown;
  events: readonly GameEvent[];
}

type Unfold = (before: Seen, after: Seen) => Part[];

/** What the game tells in parts, at the pace that was set; at once where nobody wants a pace or nothing may move. */
export function paced(face: () => GameFace): Unfold {
  return (before, after) => {
    if (settings.step === 0 || !settings.moves) return [];
    const parts = face().unfold?.(before.view, after.view, after.events, before.events.length) ?? [];
    return parts.map((part) => ({ ...part, milliseconds: part.milliseconds * settings.haste }));
  };
}

export class Unfolding<Goal extends Seen = Seen> {
  shown: Seen | null = $state.raw(null);
  /** How things stand, once the table shows it. */
  reached: Goal | null = $state.raw(null);
  private left: readonly Part[] = $state.raw([]);
  private goal: Goal | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly unfold: Unfold) {}

  /** Whether the table does not show yet how things stand. */
  get busy(): boolean {
    return this.left.length > 0;
  }

  /** The part that is shown now. */
  get part(): Part | null {
    return this.left[0] ?? null;
  }

  /** How long it would take to get there, in milliseconds. */
  length(goal: Seen): number {
    return this.partsTo(goal).reduce((sum, part) => sum + part.milliseconds, 0);
  }

  take(goal: Goal): void {
    const before = this.goal;
    if (before !== null && before.view === goal.view && before.events === goal.events) return;
    const parts = this.partsTo(goal);
    this.goal = goal;
    // the same moment, told once more
    if (this.busy && before?.events.length === goal.events.length) return;
    clearTimeout(this.timer);
    this.show(parts);
  }

  skip(): void {
    if (!this.busy) return;
    clearTimeout(this.timer);
    this.show([]);
  }

  /** From other eyes everything begins again. */
  forget(): void {
    clearTimeout(this.timer);
    this.goal = this.shown = this.reached = null;
    this.left = [];
  }

  private partsTo(after: Seen): Part[] {
    const before = this.goal;
    return before === null || after.events.length <= before.events.length ? [] : this.unfold(before, after);
  }

  private show(parts: readonly Part[]): void {
    const [first] = parts;
    this.left = parts;
    this.shown = first ?? this.goal;
    if (first === undefined) this.reached = this.goal;
    else this.timer = setTimeout(() => this.show(parts.slice(1)), first.milliseconds);
  }
}
