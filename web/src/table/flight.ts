/** Things that fly over the table: a token or a card from where it was to where it is now. Transforms only. */

import { imageOf } from "../art/image";
import type { Flight } from "../games/game";

const LONG = 320;
const APART = 60;
/** More than these at a time nobody can follow, and a slow machine cannot show. */
const MOST = 12;

/** A thing on the table by its key or spot; of several the first that can be seen. */
function spot(table: HTMLElement, name: string): DOMRect | null {
  for (const found of table.querySelectorAll<HTMLElement>(`[data-keys~="${CSS.escape(name)}"], [data-spot="${CSS.escape(name)}"]`)) {
    const box = found.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return box;
  }
  return null;
}

function thing(flight: Flight): HTMLElement {
  const made = document.createElement("div");
  made.className = flight.picture === undefined ? "flying token" : "flying card";
  if (flight.picture !== undefined) {
    const image = document.createElement("img");
    image.src = imageOf(flight.picture.key, flight.picture.draw).address;
    image.alt = "";
    made.append(image);
  } else made.innerHTML = `<svg viewBox="0 0 512 512" aria-hidden="true">${flight.glyph ?? ""}</svg>`;
  return made;
}

interface Way {
  flight: Flight;
  from: DOMRect;
  to: DOMRect;
}

/** Lets them fly one after the other, and cleans up behind them. */
export function fly(table: HTMLElement, flights: readonly Flight[]): void {
  // everything is measured before anything is added: each look after a change would lay the whole table out again
  const ways: Way[] = [];
  for (const flight of flights) {
    if (ways.length === MOST) break;
    const from = spot(table, flight.from);
    const to = spot(table, flight.to);
    if (from !== null && to !== null) ways.push({ flight, from, to });
  }
  const things = ways.map(({ flight, to }) => {
    const flying = thing(flight);
    flying.style.left = `${to.left + to.width / 2}px`;
    flying.style.top = `${to.top + to.height / 2}px`;
    return flying;
  });
  table.append(...things);
  const flown = ways.map(({ from, to }, number) => {
    const flying = things[number]!;
    const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
    return flying.animate(
      [
        { transform: `translate(-50%, -50%) translate(${x}px, ${y}px) scale(0.7)`, opacity: 0.2 },
        { transform: `translate(-50%, -50%) translate(${x * 0.5}px, ${y * 0.5 - 26}px) scale(1.15)`, opacity: 1, offset: 0.5 },
        { transform: "translate(-50%, -50%) scale(1)", opacity: 1, offset: 0.9 },
        { transform: "translate(-50%, -50%) scale(0.8)", opacity: 0 },
      ],
      { duration: LONG, delay: number * APART, easing: "ease-in-out", fill: "both" },
    );
  });
  // all at once, when the last has landed: one after the other the page would be painted again while the rest still flies
  void Promise.allSettled(flown.map((one) => one.finished)).then(() => {
    for (const flying of things) flying.remove();
  });
}
