"""Text that keeps to a width, with or without colours."""

from collections.abc import Callable, Mapping

Paint = Callable[[str, str], str]

WIDTH = 79


def wrapped(heading: str, parts: list[str], joint: str = ", ", indent: int | None = None) -> list[str]:
    """Parts joined into lines; further lines are indented below the heading, a part that is too long is broken."""
    space = " " * (len(heading) if indent is None else indent)
    lines, line = [], heading
    for at, part in enumerate(parts):
        if at and len(line) + len(joint) + len(part) > WIDTH:
            lines.append(line)
            line = space + part
        else:
            line += (joint if at else "") + part
        while len(line) > WIDTH:
            end = line.rfind(" ", len(space) + 1, WIDTH + 1)
            if end < 0:
                break
            lines.append(line[:end])
            line = space + line[end + 1 :]
    return [*lines, line]


def painter(ink: Mapping[str, str], colour: bool) -> Paint:
    """Paints a text with a named ink, or leaves it plain."""
    if not colour:
        return lambda text, _name: text
    return lambda text, name: f"\x1b[{ink[name]}m{text}\x1b[0m" if text.strip() else text
