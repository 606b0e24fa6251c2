/**
 * Another way a game could have gone: a visitor plays on in the place of a seat. The server keeps nothing of it: every
 * place is asked for by the moment and the moves made since, and the same question has the same answer.
 */

import type { GameFace } from "../../games/game";
import { api, messageOf } from "../../lib/api";
import type { GameEvent, Texts } from "../../lib/texts";
import type { PlayedOn, ReasonInfo } from "../../lib/wire";
import { Play, type Sender } from "../../table/play.svelte";
import { touchesBy } from "../../table/targets";

export class Variation {
  moves: readonly string[] = $state.raw([]);
  shown: PlayedOn | null = $state.raw(null);
  busy = $state(false);
  trouble = $state("");
  /** Another number is other luck. */
  seed = $state(0);
  readonly play: Play;
  private asked = 0;

  constructor(
    readonly id: string,
    /** After so many answers of the game. */
    readonly at: number,
    readonly seat: string,
    /** What would have been better, if that is why somebody is here. */
    readonly better: string | null,
    readonly texts: Texts,
    readonly face: GameFace,
  ) {
    this.play = new Play(texts, () => this.sender, touchesBy(face.targets, texts));
    void this.go([]);
  }

  get events(): GameEvent[] {
    return (this.shown?.events ?? []) as GameEvent[];
  }

  undo(): void {
    void this.go(this.moves.slice(0, -1));
  }

  otherLuck(): void {
    this.seed += 1;
    void this.go([]);
  }

  async go(moves: readonly string[]): Promise<void> {
    const asked = ++this.asked;
    this.busy = true;
    this.play.clear();
    try {
      const found = await this.place(moves);
      if (asked !== this.asked) return;
      if (found.refused !== null) {
        this.play.refusal = { move: moves.at(-1) ?? "", reason: found.refused };
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

  /** What is shown now, as text. */
  sketch(): Promise<Record<string, string>> {
    return api.playOnSketch(this.id, this.at, this.seat, [...this.moves], this.seed);
  }

  private place(moves: readonly string[]): Promise<PlayedOn> {
    return api.playOn(this.id, this.at, this.seat, [...moves], this.seed);
  }

  private readonly sender: Sender = (() => {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- getters of an object literal have a `this` of their own
    const variation = this;
    return {
      get prompt() {
        return variation.shown?.choice?.prompt ?? "";
      },
      get options() {
        return variation.shown?.choice?.options ?? [];
      },
      get busy() {
        return variation.busy;
      },
      move: (text: string) => void variation.go([...variation.moves, text]),
      whyNot: (text: string) => variation.whyNot(text),
    };
  })();

  private async whyNot(text: string): Promise<ReasonInfo | null> {
    try {
      return (await this.place([...this.moves, text])).refused;
    } catch {
      return null;
    }
  }
}
