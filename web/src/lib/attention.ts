/**
 * Whether somebody is in front of the page: not while it is hidden, nor after some minutes without a key or a pointer.
 * Each change is reported once.
 */

const IDLE = 5 * 60_000;
const SIGNS = ["pointerdown", "pointermove", "keydown", "wheel", "focus"] as const;

export class Attention {
  away: boolean;
  private touched = Date.now();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly report: (away: boolean) => void) {
    this.away = this.absent();
    for (const sign of SIGNS) window.addEventListener(sign, this.touch, { passive: true });
    document.addEventListener("visibilitychange", this.shown);
    this.wait();
  }

  close(): void {
    clearTimeout(this.timer);
    for (const sign of SIGNS) window.removeEventListener(sign, this.touch);
    document.removeEventListener("visibilitychange", this.shown);
  }

  private absent(): boolean {
    return document.visibilityState === "hidden" || Date.now() - this.touched >= IDLE;
  }

  private readonly look = (): void => {
    const away = this.absent();
    if (away === this.away) return;
    this.away = away;
    this.report(away);
  };

  private readonly touch = (): void => {
    this.touched = Date.now();
    if (this.away) this.look();
  };

  /** Who comes back to a page has not been idle at it. */
  private readonly shown = (): void => {
    if (document.visibilityState !== "hidden") this.touched = Date.now();
    this.look();
  };

  /** One timer, however often something is touched: it looks how long ago that was. */
  private wait(): void {
    const left = Math.max(1000, this.touched + IDLE - Date.now());
    this.timer = setTimeout(() => {
      this.look();
      this.wait();
    }, left);
  }
}
