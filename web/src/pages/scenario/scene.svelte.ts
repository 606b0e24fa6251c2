/**
 * A scenario that somebody leafs through and plays with. The server keeps nothing of it: every place in it is asked for
 * by the step and the moves made since, and the same question has the same answer.
 */

import { api, messageOf, Trouble } from "../../lib/api";
import type { GameFace } from "../../games/game";
import type { GameEvent, Texts } from "../../lib/texts";
import { Play, type Sender } from "../../table/play.svelte";
import { touchesBy } from "../../table/targets";
import type { ReasonInfo, ScenarioBeat, ScenarioInfo, ScenarioStep } from "../../lib/wire";

export const SPECTATOR = "spectator";

/** Whose eyes: a seat's, a spectator's, or those of the seat it is about: the mover, or who is asked to move. */
export type Eyes = string;
export const CONCERNED: Eyes = "";

export class Scene {
  step = $state(0);
  eyes: Eyes = $state(CONCERNED);
  /** Moves made instead of the script's, each with its seat: `red: end turn`. */
  moves: readonly string[] = $state.raw([]);
  trying = $state(false);
  shown: ScenarioStep | null = $state.raw(null);
  busy = $state(false);
  trouble = $state("");
  readonly play: Play;
  readonly names: Record<string, string> = $derived.by(() =>
    Object.fromEntries(this.info.seats.map((seat) => [seat, this.texts.spell(seat)])),
  );

  private readonly known = new Map<string, Promise<ScenarioStep>>();
  private asked = 0;

  constructor(
    readonly info: ScenarioInfo,
    readonly texts: Texts,
    readonly face: GameFace,
    at: number,
  ) {
    this.play = new Play(texts, () => this.sender, touchesBy(face.targets, texts));
    this.step = Math.min(Math.max(0, at), this.last);
    void this.look();
  }

  get last(): number {
    return this.info.steps.length;
  }

  /** What the script did last to come here. */
  get beat(): ScenarioBeat | undefined {
    return this.info.steps[this.step - 1];
  }

  get events(): GameEvent[] {
    return (this.shown?.events ?? []) as GameEvent[];
  }

  get order(): string[] {
    return this.info.seats;
  }

  go(step: number): void {
    const to = Math.min(Math.max(0, step), this.last);
    this.trying = false;
    this.moves = [];
    this.step = to;
    this.play.clear();
    void this.look();
  }

  lookAs(eyes: Eyes): void {
    this.eyes = eyes;
    void this.look();
  }

  /** From here on the visitor moves. */
  try(): void {
    this.trying = true;
    void this.look();
  }

  undo(): void {
    this.moves = this.moves.slice(0, -1);
    this.play.clear();
    void this.look();
  }

  backToScript(): void {
    this.go(this.step);
  }

  /** The place that step and moves name now is fetched and shown, unless somebody has gone on meanwhile. */
  async look(): Promise<void> {
    const asked = ++this.asked;
    this.busy = true;
    try {
      const found = await this.fetch(this.step, this.moves);
      if (asked !== this.asked) return;
      this.shown = found;
      this.trouble = "";
      if (this.step < this.last && this.moves.length === 0) void this.fetch(this.step + 1, []).catch(() => undefined);
    } catch (error) {
      if (asked === this.asked) this.trouble = messageOf(error);
    } finally {
      if (asked === this.asked) this.busy = false;
    }
  }

  /** What is shown now, as text. */
  sketch(): Promise<Record<string, string>> {
    const seat = this.shown?.seat ?? SPECTATOR;
    return api.scenarioSketch(this.info.game, this.info.id, this.step, [...this.moves], seat);
  }

  private async fetch(step: number, moves: readonly string[]): Promise<ScenarioStep> {
    if (this.eyes !== CONCERNED) return this.place(step, moves, this.eyes);
    // the script is watched with the mover's eyes, who sees what came of it; the visitor's own moves are made with those of
    // the seat that is asked
    const mover = moves.at(-1)?.split(":")[0] ?? this.info.steps[step - 1]?.seat ?? null;
    if (!this.trying && mover !== null) return this.place(step, moves, mover);
    const found = await this.place(step, moves, null);
    // when nobody is asked (a throw comes next, or the game is over) the last one to move goes on looking
    return found.seat === null ? this.place(step, moves, mover ?? this.info.seats[0] ?? null) : found;
  }

  private place(step: number, moves: readonly string[], seat: string | null): Promise<ScenarioStep> {
    const key = JSON.stringify([step, moves, seat]);
    let found = this.known.get(key);
    if (found === undefined) {
      found = api.playScenario(this.info.game, this.info.id, step, [...moves], seat);
      found.catch(() => this.known.delete(key));
      this.known.set(key, found);
    }
    return found;
  }

  private readonly sender: Sender = (() => {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- getters of an object literal have a `this` of their own
    const scene = this;
    return {
      get prompt() {
        return scene.shown?.choice?.prompt ?? "";
      },
      get options() {
        return scene.trying ? (scene.shown?.choice?.options ?? []) : [];
      },
      get busy() {
        return scene.busy;
      },
      move: (text: string) => void scene.move(text),
      whyNot: (text: string) => scene.whyNot(text),
    };
  })();

  private async move(text: string): Promise<void> {
    const chooser = this.shown?.chooser;
    if (chooser == null) return;
    const asked = ++this.asked;
    const moves = [...this.moves, `${chooser}: ${text}`];
    this.busy = true;
    try {
      const found = await this.fetch(this.step, moves);
      if (asked !== this.asked) return;
      if (found.refused !== null) {
        this.play.refusal = { move: text, reason: found.refused };
      } else {
        this.moves = moves;
        this.shown = found;
      }
      this.trouble = "";
    } catch (error) {
      if (asked === this.asked) this.trouble = messageOf(error);
    } finally {
      if (asked === this.asked) this.busy = false;
    }
  }

  private async whyNot(text: string): Promise<ReasonInfo | null> {
    const chooser = this.shown?.chooser;
    if (chooser == null) return null;
    try {
      return (await this.place(this.step, [...this.moves, `${chooser}: ${text}`], chooser)).refused;
    } catch (error) {
      return error instanceof Trouble ? (error.problem?.reason ?? null) : null;
    }
  }
}
