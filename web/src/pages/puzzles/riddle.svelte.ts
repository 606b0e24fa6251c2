/**
 * A puzzle that somebody tries. The server keeps nothing of it: an attempt is the list of moves made so far, and the
 * same moves have the same answer.
 */

import { api, messageOf, Trouble } from "../../lib/api";
import type { GameFace } from "../../games/game";
import { rememberSolved } from "../../lib/solved";
import type { GameEvent, Texts } from "../../lib/texts";
import type { ChoiceInfo, PuzzleInfo, PuzzleSolution, PuzzleStep, ReasonInfo } from "../../lib/wire";
import { Play, type Sender } from "../../table/play.svelte";
import { touchesBy } from "../../table/targets";

export type Verdict = PuzzleStep["verdict"];

export class Riddle {
  moves: readonly string[] = $state.raw([]);
  shown: PuzzleStep | null = $state.raw(null);
  solution: PuzzleSolution | null = $state.raw(null);
  gaveUp = $state(false);
  busy = $state(false);
  trouble = $state("");
  readonly play: Play;
  readonly names: Record<string, string> = $derived.by(() =>
    Object.fromEntries(this.info.seats.map((seat) => [seat, this.texts.spell(seat)])),
  );

  constructor(
    readonly info: PuzzleInfo,
    readonly texts: Texts,
    readonly face: GameFace,
    /** The day whose puzzle this is; null: of no day, or of another. */
    private readonly day: string | null,
  ) {
    this.play = new Play(texts, () => this.sender, touchesBy(face.targets, texts));
  }

  get view(): unknown {
    return this.shown?.view ?? this.info.view;
  }

  get events(): GameEvent[] {
    return (this.shown?.events ?? []) as GameEvent[];
  }

  get verdict(): Verdict {
    return this.shown?.verdict ?? "open";
  }

  get choice(): ChoiceInfo | null {
    return this.shown === null ? this.info.choice : this.shown.choice;
  }

  /** From the beginning. */
  again(): void {
    this.moves = [];
    this.shown = null;
    this.trouble = "";
    this.play.clear();
  }

  async undo(): Promise<void> {
    const moves = this.moves.slice(0, -1);
    if (moves.length === 0) this.again();
    else await this.make(moves);
  }

  async say(move: string): Promise<void> {
    await this.make([...this.moves, move]);
  }

  /** The solution is shown; the puzzle does not count as solved any more. */
  async giveUp(): Promise<void> {
    this.gaveUp = true;
    await this.ask(async () => {
      this.solution = (await api.tryPuzzle(this.info.game, this.info.id, [...this.moves], true)).solution;
    });
  }

  sketch(): Promise<Record<string, string>> {
    return api.puzzleSketch(this.info.game, this.info.id, [...this.moves]);
  }

  private async make(moves: readonly string[]): Promise<void> {
    await this.ask(async () => {
      const found = await api.tryPuzzle(this.info.game, this.info.id, [...moves]);
      if (found.refused !== null) {
        this.play.refusal = { move: moves.at(-1) ?? "", reason: found.refused };
        return;
      }
      this.play.clear();
      this.moves = moves;
      this.shown = found;
      if (found.verdict !== "solved") return;
      this.solution = found.solution;
      if (!this.gaveUp) rememberSolved(this.info.game, this.info.id, this.day);
    });
  }

  private async ask(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await what();
      this.trouble = "";
    } catch (error) {
      this.trouble = messageOf(error);
    } finally {
      this.busy = false;
    }
  }

  private readonly sender: Sender = (() => {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- getters of an object literal have a `this` of their own
    const riddle = this;
    return {
      get prompt() {
        return riddle.choice?.prompt ?? "";
      },
      get options() {
        return riddle.choice?.options ?? [];
      },
      get busy() {
        return riddle.busy;
      },
      move: (text: string) => void riddle.say(text),
      whyNot: (text: string) => riddle.whyNot(text),
    };
  })();

  private async whyNot(text: string): Promise<ReasonInfo | null> {
    try {
      return (await api.tryPuzzle(this.info.game, this.info.id, [...this.moves, text])).refused;
    } catch (error) {
      return error instanceof Trouble ? (error.problem?.reason ?? null) : null;
    }
  }
}
