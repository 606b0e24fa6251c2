"""Expansions: from the hand, from the open stack, at regions; conditions, prices, covers."""

import pytest

from tafelrunde.games.realm.build import (
    build_expansion,
    build_open,
    hand_options,
    lay_at_region,
    open_options,
    refuse_build,
    refuse_build_open,
    refuse_lay,
)
from tafelrunde.games.realm.expansions import refresh
from tafelrunde.games.realm.prince import CITY
from tafelrunde.kernel import Rules

from .court import HEARD, HOOKS, Court, answer, court, texts


def with_city(s: Court) -> Court:
    s.princes[0].places = (CITY, *s.princes[0].places[1:])
    refresh(s, s.princes[0])
    return s


def test_what_is_offered_is_what_is_not_refused() -> None:
    s = court({"wald-1": 1}, hand=("teich", "recke", "gunst"), lying={"1-above": "kahn"})
    assert texts(hand_options(s, 0)) == [
        "build teich at 2-above",
        "build teich at 1-below",
        "build teich at 2-below",
        "play gunst",
    ]
    for site, code in (("1-above", "site-full"), ("3-above", "no-such-place"), ("2-above", None)):
        reason = refuse_build(s, 0, "teich", site)
        assert (None if reason is None else reason.code) == code
    assert refuse_build(s, 0, "kahn", "2-above").code == "not-in-hand"  # type: ignore[union-attr]


def test_a_card_is_paid_laid_down_and_at_work_at_once() -> None:
    s = court({"wald-1": 1}, hand=("teich",))
    assert answer(build_expansion(s, 0, "teich", "1-above")) is None
    prince = s.princes[0]
    assert prince.hand == () and prince.gives.boosts == {"holz"} and prince.totals["holz"] == 0


@pytest.mark.parametrize(
    ("lying", "code"),
    [({}, "needs-card"), ({"1-above": "teich"}, None), ({"1-above": "teich", "1-below": "turm"}, "only-once")],
)
def test_conditions(lying: dict[str, str], code: str | None) -> None:
    s = with_city(court({"gebirge-2": 1}, hand=("turm",)))
    for site, card in lying.items():
        row, place = (0 if site.endswith("above") else 1), 0
        s.princes[0].put_at(row, place, (card,))
    refresh(s, s.princes[0])
    reason = refuse_build(s, 0, "turm", "1-above")
    assert (None if reason is None else reason.code) == code
    if code == "needs-card":
        assert reason is not None and reason.rules == ("C needs-card", "C-7")
    assert refuse_build(s, 0, "turm", "2-above").code == "city-only"  # type: ignore[union-attr]


def test_a_card_is_laid_on_the_one_it_covers() -> None:
    s = with_city(court({"huegelland-1": 1}, hand=("dach",), lying={"1-above": "teich"}))
    assert refuse_build(s, 0, "dach", "1-below").code == "nothing-to-cover"  # type: ignore[union-attr]
    assert texts(hand_options(s, 0)) == ["build dach at 1-above"]
    assert answer(build_expansion(s, 0, "dach", "1-above")) is None
    prince = s.princes[0]
    assert (prince.covered, prince.sites[0][0]) == ("teich", ("dach",))
    assert prince.gives.built == {"dach", "teich"} and not prince.gives.boosts


def test_one_resource_of_choice_is_saved() -> None:
    s = court({"gebirge-2": 1, "weideland-3": 1}, hand=("recke",), lying={"1-above": "muenze"})
    ask = answer(build_expansion(s, 0, "recke", "2-above"))
    assert (ask.prompt, texts(ask.options)) == ("save", ["save erz", "save wolle"])
    s = court({"gebirge-2": 1}, hand=("recke",), lying={"1-above": "muenze"})
    assert answer(build_expansion(s, 0, "recke", "2-above")) is None  # the one that is lacking is saved
    reason = refuse_build(court(hand=("recke",), lying={"1-above": "muenze"}), 0, "recke", "2-above")
    assert reason is not None and reason.code == "cannot-afford-even-so"
    assert reason.rules == ("C cannot-afford:build", "C cannot-afford-even-so:hero")


def test_the_open_stack() -> None:
    s = with_city(court({"gebirge-2": 2}, lying={"2-above": "teich"}, open_cards=("turm",)))
    s.open_stacks = (1,)
    assert texts(open_options(s, 0)) == ["build open turm at 1-above", "build open turm at 1-below"]
    assert answer(build_open(s, 0, "turm", "1-above")) is None
    assert s.open_stacks == (0,) and open_options(s, 0) == []
    assert refuse_build_open(s, 0, "turm", "1-below").rules == ("C not-in-open-stack",)  # type: ignore[union-attr]
    assert refuse_build_open(court(), 0, "turm", "1-below").rules == ("C-2",)  # type: ignore[union-attr]


def test_a_region_expansion_stores_as_a_region_does() -> None:
    s = court(hand=("truhe",))
    assert "lay truhe at wald-1" in texts(hand_options(s, 0))
    assert refuse_build(s, 0, "truhe", "1-above").code == "at-regions-only"  # type: ignore[union-attr]
    assert refuse_lay(s, 0, "truhe", "wald-4").code == "not-your-region"  # type: ignore[union-attr]
    assert answer(lay_at_region(s, 0, "truhe", "wald-1")) is None
    assert s.princes[0].room("gold") == 6 and s.princes[0].by_number[1] == ("wald-1", "huegelland-1")


def test_a_card_is_heard_when_it_is_built() -> None:
    @HOOKS.when_built("kahn")
    def kahn(s: Court, me: int) -> Rules[None]:
        HEARD.append(10 + me)
        yield from ()

    try:
        s = court(hand=("kahn",))
        assert answer(build_expansion(s, 0, "kahn", "1-above")) is None
        assert sum(HEARD) == 10
    finally:
        del HOOKS.built["kahn"]
