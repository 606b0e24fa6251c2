"""What can be measured of a page: whether what must be seen is seen whole, and whether letters can be read."""

from .visitor import Visitor

# every element that fits a selector and is not wholly inside the window and whatever clips it; with its name
CUT = """
(selector) => {
  const cut = [];
  for (const element of document.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    let room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const of = around.getBoundingClientRect();
      if (overflowX !== 'visible') {
        room = { ...room, left: Math.max(room.left, of.left), right: Math.min(room.right, of.right) };
      }
      if (overflowY !== 'visible') {
        room = { ...room, top: Math.max(room.top, of.top), bottom: Math.min(room.bottom, of.bottom) };
      }
    }
    const inside = box.left > room.left - 1 && box.top > room.top - 1;
    if (!inside || box.right > room.right + 1 || box.bottom > room.bottom + 1) {
      const place = [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
      const name = element.dataset.keys || element.className || element.tagName;
      cut.push(`${name}: ${place} of ${innerWidth} ${innerHeight}`);
    }
  }
  return cut;
}
"""

# text smaller than so many pixels, with what it says
SMALL = """
([selector, least]) => {
  const small = new Set();
  for (const board of document.querySelectorAll(selector)) {
    const walk = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode.textContent.trim();
      const parent = walk.currentNode.parentElement;
      if (text === '' || parent.closest('.sr') || parent.getBoundingClientRect().width < 2) continue;
      const size = parseFloat(getComputedStyle(parent).fontSize);
      if (size < least - 0.01) small.add(`${text.slice(0, 30)}: ${size}px`);
    }
  }
  return [...small];
}
"""

# names that are wider than their room, or stand lower than the tile they belong to
SPILT = """
([names, tile]) => {
  const spilt = [];
  for (const name of document.querySelectorAll(names)) {
    const box = name.getBoundingClientRect();
    if (box.width === 0) continue;
    const of = name.closest(tile).getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(name);
    const lines = [...range.getClientRects()];
    const right = Math.max(...lines.map(line => line.right));
    const bottom = Math.max(...lines.map(line => line.bottom));
    if (right > of.right + 0.5 || bottom > of.bottom + 2) spilt.push(name.textContent);
  }
  return spilt;
}
"""

FINGER = 44  # pixels
# Links within a text are as high as its lines, and a box to tick is pressed by its label. What is drawn small may reach
# further than it is drawn, by an invisible frame around it.
TOO_SMALL = """
least => [...document.querySelectorAll("a, button, select, input, summary, [role=menuitem]")]
  .filter(one => {
    const drawn = one.getBoundingClientRect(), frame = getComputedStyle(one, "::after");
    const reach = (one, other) => frame.position === "absolute" ? -parseFloat(one) - parseFloat(other) : 0;
    const width = drawn.width + reach(frame.left, frame.right), height = drawn.height + reach(frame.top, frame.bottom);
    const inText = one.tagName === "A" && getComputedStyle(one).display === "inline";
    const hidden = width <= 2 || height <= 2 || !one.checkVisibility({visibilityProperty: true});
    return !hidden && !inText && !["radio", "checkbox"].includes(one.type) && Math.min(width, height) < least - 0.5;
  })
  .map(one => `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 40)}`)
"""


def cut(visitor: Visitor, selector: str) -> list[str]:
    found: list[str] = visitor.page.evaluate(CUT, selector)
    return found


def cut_in_the_end(visitor: Visitor, selector: str, patience: int = 20) -> list[str]:
    """Once everything has made room for what came last: on a busy machine that takes some frames."""
    for _ in range(patience):
        if not cut(visitor, selector):
            return []
        visitor.page.wait_for_timeout(100)
    return cut(visitor, selector)


def small(visitor: Visitor, selector: str, least: float) -> list[str]:
    found: list[str] = visitor.page.evaluate(SMALL, [selector, least])
    return found


def spilt(visitor: Visitor, names: str, tile: str) -> list[str]:
    found: list[str] = visitor.page.evaluate(SPILT, [names, tile])
    return found


def scrolls_sideways(visitor: Visitor) -> bool:
    wide: bool = visitor.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return wide


def too_small(visitor: Visitor) -> list[str]:
    """What can be pressed and is smaller than a finger."""
    found: list[str] = visitor.page.evaluate(TOO_SMALL, FINGER)
    return found
