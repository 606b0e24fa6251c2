"""Two card sets, two readings of a rule: what differs, and what cannot be compared."""

from pathlib import Path

import pytest

from tafelrunde.kernel import BadInput
from tafelrunde.lab.compare import Side, compare, compare_json
from tafelrunde.lab.figures import figures_in
from tafelrunde.lab.keep import simulate_into
from tafelrunde.lab.lineup import Lineup
from tafelrunde.lab.workers import Alone, Processes

from .changed import FUERSTEN_CARDS, cheap_market
from .conftest import FUERSTEN


def side(name: str, folder: Path) -> Side:
    return Side(name, figures_in([folder]))


def test_a_cheaper_card_is_found_and_is_built_more_often(fuersten_run: Path, tmp_path: Path) -> None:
    with Processes(1, {FUERSTEN_CARDS: str(cheap_market(tmp_path))}) as crew:
        simulate_into(tmp_path / "cheap", FUERSTEN, 24, "t", crew)
    one, other = side("printed", fuersten_run), side("cheap", tmp_path / "cheap")
    assert one.figures.run.cards != other.figures.run.cards
    assert one.figures.run.rules == other.figures.run.rules
    page = compare(one, other)
    changed = next(section for section in page.sections if section.heading == "Changed cards")
    assert changed.table is not None
    assert changed.table.rows == (("Marketplace", "cost", "1 grain, 1 wool", "1 wool"),)
    use = compare_json(one, other)["Use of cards"]["Marketplace (changed)"]
    assert use["b"]["value"] > use["a"]["value"]
    assert use["difference"]["value"] == pytest.approx(use["b"]["value"] - use["a"]["value"])


def test_another_reading_of_the_condition_makes_games_longer(karthedis_run: Path, tmp_path: Path) -> None:
    lengthy = Lineup.of("karthedis", bots=["greedy"], seats=3, options={"victory": "long"})
    simulate_into(tmp_path / "long", lengthy, 30, "t", Alone())
    told = compare_json(side("quick", karthedis_run), side("long", tmp_path / "long"))
    assert told["Length"]["rounds"]["difference"]["low"] > 0
    assert told["a"]["options"] != told["b"]["options"]
    page = compare(side("quick", karthedis_run), side("long", tmp_path / "long"))
    headings = [section.heading for section in page.sections]
    assert "Changed cards" not in headings and "By species" in headings
    assert "longer" in page.sections[headings.index("Length")].words


def test_a_run_does_not_differ_from_itself(karthedis_run: Path) -> None:
    same = side("same", karthedis_run)
    for part in list(compare_json(same, same).values())[2:]:
        for change in part.values():
            assert change["difference"]["value"] == 0
            assert change["difference"]["low"] <= 0 <= change["difference"]["high"]


def test_other_games_modes_and_seats_cannot_be_compared(
    fuersten_run: Path, karthedis_run: Path, tmp_path: Path
) -> None:
    with pytest.raises(BadInput, match="cannot be compared: game 'fuersten' in the one, 'karthedis' in the other"):
        compare(side("a", fuersten_run), side("b", karthedis_run))
    for mode, seats, said in (("draft", 3, "mode 'classic'"), ("classic", 2, "seats")):
        folder = tmp_path / said.partition(" ")[0]
        simulate_into(folder, Lineup.of("karthedis", mode, ["greedy"], seats), 2, "t", Alone())
        with pytest.raises(BadInput, match=f"cannot be compared: {said}"):
            compare(side("a", karthedis_run), side("b", folder))
