/** What was said at the table and not read yet: a mark says how much, wherever the chat itself is out of sight. */

import type { ChatLine } from "../lib/wire";

export class Unread {
  /** How many lines have been in sight. */
  private read = $state(0);

  /** `counts` says whose lines are news: not the own ones, and not those of somebody who was muted. */
  constructor(
    private readonly said: () => readonly ChatLine[],
    private readonly counts: (seat: string) => boolean,
  ) {}

  get lines(): ChatLine[] {
    return this.said()
      .slice(this.read)
      .filter((line) => this.counts(line.seat));
  }

  /** The chat is in sight. */
  see(): void {
    this.read = this.said().length;
  }
}
