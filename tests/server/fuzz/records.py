"""Records of games, and the damage that is done to them before they are uploaded."""

import json
import random
import re
from pathlib import Path
from typing import Any

from tafelrunde.kernel import Table, registry

from .material import JUNK, mutated, spell

TAGS = ["Seed", "Position", "Options", "Seats", "Player_red", "red", "Mode", "Answers", "é"]


def sound_records() -> list[str]:
    """Records to be damaged: short ones, one of each mode, and some that begin at a position."""
    folder = Path(__file__).parents[2] / "records"
    found = sorted(folder.glob("*.record"), key=lambda path: path.stat().st_size)
    records = [path.read_text("utf-8") for path in found if path.stat().st_size < 9000]
    for game in registry.games():
        table: Table[Any, Any] = Table(game, next(iter(game.modes)), seed="fuzz")
        for _ in range(12):
            table.choose(table.choices[0].options[-1].text, table.choices[0].seat)
        position = game.from_json(table.dump()["anchor"])
        again: Table[Any, Any] = Table(game, table.mode, seats=len(table.seats), position=position, seed="fuzz")
        for _ in range(5):
            if again.choices:
                again.choose(again.choices[0].options[-1].text, again.choices[0].seat)
        records.append(again.record().text())
    return records


def damaged(record: str, rng: random.Random) -> str:
    """A record in which one to three lines are not what they were."""
    lines = record.split("\n")
    for _ in range(rng.randint(1, 3)):
        lines = _with_damage(lines, rng) or [""]
    if rng.random() < 0.7:  # the number of answers fits, so that the damage is found later
        answers = sum(bool(line.strip()) and line[:1] not in ";[" for line in lines)
        lines = [f'[Answers "{answers}"]' if line.startswith("[Answers") else line for line in lines]
    return "\n".join(lines)


def _with_damage(lines: list[str], rng: random.Random) -> list[str]:
    where, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    junk = rng.choice(JUNK)
    match rng.randrange(9):
        case 0:
            lines[where] = mutated(rng, lines[where].encode()).decode("utf-8", "replace")
        case 1:
            del lines[where]
        case 2:
            lines.insert(where, lines[other])
        case 3:
            lines[where], lines[other] = lines[other], lines[where]
        case 4:  # a tag that says something else
            number = rng.choice([number for number, line in enumerate(lines) if line.startswith("[")] or [0])
            lines[number] = re.sub(r'"(.*)"', lambda _: json.dumps(f"{junk}"), lines[number], count=1)
        case 5:
            written = spell(junk).replace("\\", "\\\\").replace('"', '\\"')
            lines.insert(0, f'[{rng.choice(TAGS)} "{written}"]')
        case 6:
            lines[where] = re.sub(r"\d+", lambda _: f"{rng.choice([0, -1, 99, 10**20])}", lines[where], count=1)
        case 7:  # inside of a position
            return [_with_other_number(line, rng) if line.startswith("[Position") else line for line in lines]
        case _:
            return lines[:where]
    return lines


def _with_other_number(line: str, rng: random.Random) -> str:
    """One number or word inside of a position is another one."""
    places = list(re.finditer(r"-?\d+|[a-z_]{3,}", line))
    if not places:
        return line
    place = rng.choice(places)
    return line[: place.start()] + rng.choice(["-1", "0", "7", "999999", "null", "red", "gold"]) + line[place.end() :]
