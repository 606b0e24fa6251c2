/** What somebody points at: shown in detail beside it, until they point elsewhere. */

export interface Shown {
  /** A card, region or other thing of the game's catalogue. */
  id: string;
  /** The move a click on it would be, to ask why it cannot be made. */
  move?: string;
  anchor: HTMLElement;
  /** Opened on purpose (long press, context menu, key): stays until closed. */
  pinned: boolean;
}

const LINGER = 450;

class Inspect {
  shown: Shown | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  point(id: string, anchor: HTMLElement, move?: string): void {
    if (this.shown?.pinned) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.shown = { id, move, anchor, pinned: false }), LINGER);
  }

  pin(id: string, anchor: HTMLElement, move?: string): void {
    clearTimeout(this.timer);
    this.shown = { id, move, anchor, pinned: true };
  }

  leave(): void {
    clearTimeout(this.timer);
    if (this.shown?.pinned) return;
    this.timer = setTimeout(() => (this.shown = null), 120);
  }

  close(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }
}

export const inspect = new Inspect();
