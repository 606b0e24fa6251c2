/** The prize on its way: a picture flies from one thing to another, over everything, and is gone. */

const LONG = 550; // milliseconds

export function fly(picture: HTMLImageElement, to: Element): void {
  const from = picture.getBoundingClientRect();
  const goal = to.getBoundingClientRect();
  const flying = picture.cloneNode() as HTMLImageElement;
  Object.assign(flying.style, {
    position: "fixed",
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    borderRadius: "6px",
    zIndex: "20",
  });
  document.body.append(flying);
  const x = goal.left + goal.width / 2 - from.left - from.width / 2;
  const y = goal.top + goal.height / 2 - from.top - from.height / 2;
  const motion = flying.animate(
    [{ transform: "none", opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(${30 / from.width})`, opacity: 0.6 }],
    { duration: LONG, easing: "cubic-bezier(0.5, 0, 0.3, 1)" },
  );
  motion.onfinish = motion.oncancel = () => flying.remove();
}
