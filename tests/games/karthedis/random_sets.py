"""Card sets that nobody would design: any abilities that `set-check` accepts, and random games with them.

The set in use is read when the game is loaded, so games with another one are played in a process of their own:
`python -m tests.games.karthedis.random_sets GAMES`, with the set in TAFELRUNDE_KARTHEDIS_SET.
"""

import random
import sys
from collections.abc import Iterator
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

from tafelrunde.games.karthedis.abilities import EFFECTS, KEYWORDS, WORDS
from tafelrunde.games.karthedis.cards import _Reader
from tafelrunde.kernel import BadInput

RANDOM_CARDS = 300
SPECIES = [f"species_{number}" for number in range(12)]
RESOURCES = [f"resource_{number}" for number in range(5)]


def every_ability(keyword: str) -> Iterator[dict[str, Any]]:
    """All words of the vocabulary that go with a keyword, in all their variants; amounts do not matter here."""
    for effect, facts in EFFECTS.items():
        if keyword in facts.keywords:
            variants = [(key, WORDS.get(key, (2 if key == "amount" else 1,))) for key in facts.keys]
            for values in product(*(values for _, values in variants)):
                figures = dict(zip((key for key, _ in variants), values, strict=True))
                lasts = {"lasting": True} if facts.lasting else {}
                yield {"keyword": keyword, "effect": effect, **figures, **lasts}


def every_pair() -> Iterator[list[dict[str, Any]]]:
    """One ability before another under the same keyword: the first can pull the card from under the second."""
    for keyword in KEYWORDS:
        for one, other in product(every_ability(keyword), repeat=2):
            yield [one, other]


def random_abilities(rng: random.Random) -> list[dict[str, Any]]:
    any_ability = [ability for keyword in KEYWORDS for ability in every_ability(keyword)]
    chosen = rng.choices(any_ability, k=rng.randint(1, 4))
    return [ability | ({"amount": rng.randint(1, 9)} if "amount" in ability else {}) for ability in chosen]


def accepted(abilities: list[dict[str, Any]]) -> bool:
    """Whether the check has nothing against a card with these abilities."""
    card = {"id": "x", "species": SPECIES[0], "name": {"de": "x", "en": "x"}, "value": 1, "abilities": abilities}
    try:
        _Reader("random.toml", {}).card(card, dict.fromkeys(SPECIES))
    except BadInput:
        return False
    return True


def random_set(seed: int) -> str:
    """A whole set as TOML."""
    rng = random.Random(seed)
    lines = ['id = "random"', 'name = { de = "Zufall", en = "Random" }']
    for kind, ids in (("resource", RESOURCES), ("species", SPECIES)):
        for id in ids:
            lines += [f"[[{kind}]]", f'id = "{id}"', f'name = {{ de = "{id} de", en = "{id} en" }}']
            rival = SPECIES[SPECIES.index(id) - 1] if kind == "species" else ""
            lines += [f"copies = {rng.randint(2, 12)}"] if kind == "resource" else [f'rival = "{rival}"']
    texts = [*every_pair(), *(random_abilities(rng) for _ in range(RANDOM_CARDS))]
    for number, abilities in enumerate(filter(accepted, texts)):
        lines += ["[[card]]", f'id = "card_{number}"', f'species = "{rng.choice(SPECIES)}"']
        lines += [f'name = {{ de = "Karte {number}", en = "Card {number}" }}', f"value = {rng.randint(0, 9)}"]
        lines += [f"abilities = {_toml(abilities)}"]
    return "\n".join(lines)


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def play(games: int) -> None:
    """Random and greedy games to their end, looked at from everywhere on the way."""
    from tafelrunde import load_record, make_bot  # noqa: PLC0415
    from tafelrunde.games.karthedis import GAME as KARTHEDIS  # noqa: PLC0415
    from tafelrunde.games.karthedis.chronicle import chronicle  # noqa: PLC0415
    from tafelrunde.games.karthedis.determinize import determinize  # noqa: PLC0415
    from tafelrunde.games.karthedis.prospects import prospects  # noqa: PLC0415
    from tafelrunde.games.karthedis.sketch import sketch  # noqa: PLC0415
    from tafelrunde.games.karthedis.survey import Survey  # noqa: PLC0415
    from tafelrunde.kernel import Table  # noqa: PLC0415

    from .walks import MODES, check_conserved, check_memory, deck_lists  # noqa: PLC0415

    for seed in range(games):
        rng = random.Random(seed)
        mode, seats = MODES[seed % 3], (2, 3, 4, 6)[seed // 3 % 4]
        options = deck_lists(seats, rng) if mode == "deckbau" else {}
        options["victory"] = rng.choice(("distinct 5", "distinct 4 or same 2", "same 2"))
        table = Table(KARTHEDIS, mode, seats=seats, options=options, seed=seed)
        greedy = make_bot("greedy", table.game, seed) if seed % 4 == 3 else None
        steps = 0
        while not table.over:
            choice = table.choice
            seat = choice.seat
            if greedy is not None:
                option = greedy.pick(choice, partial(table.view, seat))
            else:
                option = rng.choice(choice.options)
            table.choose(option, seat)
            steps += 1
            assert steps < 50_000, f"game {seed} does not end"
            if steps % 10 == 0:
                check_conserved(table.state)
                check_memory(table.state)
                assert abs(sum(prospects(table.state)) - 1) < 1e-9
                sketch(table.view(seat), "de")
                determinize(table.view(seat), rng.shuffle)
            if steps % 50 == 0:
                assert Table.load(KARTHEDIS, table.dump()).view(seat) == table.view(seat)  # type: ignore[arg-type]
        chronicle(table)
        Survey().add(table)
        assert load_record(table.record().text()).result == table.result


if __name__ == "__main__":
    if sys.argv[1] == "write":
        Path(sys.argv[3]).write_text(random_set(int(sys.argv[2])), encoding="utf-8")
    else:
        play(int(sys.argv[1]))
