/** Arrow keys move between the things of a board, which is one stop for the Tab key. */

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function roving(board: HTMLElement): { destroy: () => void } {
  const things = (): HTMLElement[] => [...board.querySelectorAll<HTMLElement>("[data-thing]")];

  const onKey = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const from = document.activeElement;
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(from instanceof HTMLElement) || !from.matches("[data-thing]")) return;
    const next = nearest(from, things(), step);
    if (next !== null) {
      event.preventDefault();
      next.focus();
    }
  };

  const onFocus = (event: FocusEvent): void => {
    const at = event.target;
    if (!(at instanceof HTMLElement) || !at.matches("[data-thing]")) return;
    for (const thing of things()) thing.tabIndex = thing === at ? 0 : -1;
  };

  // something must be reachable even before anything had the focus
  const settle = (): void => {
    const all = things();
    if (!all.some((thing) => thing.tabIndex === 0) && all[0] !== undefined) all[0].tabIndex = 0;
  };
  const watcher = new MutationObserver(settle);
  watcher.observe(board, { childList: true, subtree: true });
  settle();
  board.addEventListener("keydown", onKey);
  board.addEventListener("focusin", onFocus);
  return {
    destroy() {
      watcher.disconnect();
      board.removeEventListener("keydown", onKey);
      board.removeEventListener("focusin", onFocus);
    },
  };
}

/** The thing that lies nearest in a direction; what lies straight ahead counts as nearer than what lies aside. */
export function nearest(from: HTMLElement, all: HTMLElement[], [x, y]: [number, number]): HTMLElement | null {
  const start = centre(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of all) {
    if (thing === from) continue;
    const at = centre(thing);
    const ahead = (at.x - start.x) * x + (at.y - start.y) * y;
    const aside = Math.abs((at.x - start.x) * y) + Math.abs((at.y - start.y) * x);
    const distance = ahead + 3 * aside;
    if (ahead > 2 && distance < least) {
      least = distance;
      best = thing;
    }
  }
  return best;
}

function centre(thing: HTMLElement): { x: number; y: number } {
  const box = thing.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
