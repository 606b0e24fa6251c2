/**
 * `use:slides`: what lies in a row slides to its new place when something else comes or goes. Places are read once, with
 * the frame that draws them anyway; Svelte's own `animate:` has the page laid out twice more for it.
 */

import { cubicOut } from "svelte/easing";
import { settings } from "./settings.svelte";

const LONG = 200; // milliseconds

interface Place {
  x: number;
  y: number;
}

export function slides(row: HTMLElement): { destroy: () => void } {
  const places = new WeakMap<Element, Place>();
  let width = 0;
  let frame = 0;

  function look(): void {
    const things = [...row.children].filter((child) => child instanceof HTMLElement);
    const now = things.map((thing): Place => ({ x: thing.offsetLeft, y: thing.offsetTop }));
    const sameRow = row.clientWidth === width;
    width = row.clientWidth;
    things.forEach((thing, number) => {
      const to = now[number]!;
      const from = places.get(thing);
      places.set(thing, to);
      if (from !== undefined && sameRow && settings.moves) slide(thing, from, to);
    });
  }

  const soon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  const observer = new MutationObserver(soon);
  observer.observe(row, { childList: true });
  soon();
  return {
    destroy() {
      observer.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}

function slide(thing: HTMLElement, from: Place, to: Place): void {
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (x === 0 && y === 0) return;
  const steps = Array.from({ length: 11 }, (_, step) => 1 - cubicOut(step / 10));
  thing.animate({ transform: steps.map((left) => `translate(${x * left}px, ${y * left}px)`) }, { duration: LONG, composite: "add" });
}
