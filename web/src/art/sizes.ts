/** How large pictures are on the page, told when they get another size: one observer for all of them. */

type Told = (width: number, height: number) => void;

const watched = new WeakMap<Element, Told>();
const observer =
  typeof ResizeObserver === "undefined"
    ? null
    : new ResizeObserver((entries) => {
        for (const { target, contentRect } of entries) watched.get(target)?.(contentRect.width, contentRect.height);
      });

export function sizes(element: Element, told: Told): { destroy: () => void } {
  watched.set(element, told);
  observer?.observe(element);
  return { destroy: () => observer?.unobserve(element) };
}
