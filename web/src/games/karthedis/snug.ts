/** Things in a box that does not grow: they become smaller, step by step (`--snug`), until all of them are in sight. */

const STEPS = [1, 0.84, 0.7, 0.6, 0.52, 0.45];

export function snug(box: HTMLElement): { destroy: () => void } {
  const settle = (): void => {
    for (const step of STEPS) {
      box.style.setProperty("--snug", String(step));
      if (box.scrollHeight <= box.clientHeight) return;
    }
  };
  const more = new MutationObserver(settle);
  const room = new ResizeObserver(settle);
  more.observe(box, { childList: true });
  room.observe(box);
  settle();
  return {
    destroy() {
      more.disconnect();
      room.disconnect();
    },
  };
}
