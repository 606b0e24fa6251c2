"""Expansions that leave a principality."""

from tafelrunde.games.realm.expansions import cover
from tafelrunde.games.realm.prince import CITY
from tafelrunde.games.realm.removal import (
    demolish,
    demolition_options,
    lose_expansion,
    lying_refusal,
    refuse_demolition,
)
from tafelrunde.games.realm.state import NOBODY
from tafelrunde.kernel import Rules

from .court import HEARD, HOOKS, QUESTIONS, SAY, Court, answer, court, texts


def test_a_mode_says_whether_anything_may_be_torn_down() -> None:
    s = court(lying={"1-above": "kahn"})
    assert texts(demolition_options(s, 0)) == ["demolish kahn at 1-above"]
    assert refuse_demolition(s, 0, "kahn", "1-below").code == "not-there"  # type: ignore[union-attr]
    assert refuse_demolition(s, 0, "truhe", "wald-1").code == "stays-for-good"  # type: ignore[union-attr]
    s = court(lying={"1-above": "kahn"}, may_demolish=False)
    assert demolition_options(s, 0) == ()
    assert refuse_demolition(s, 0, "kahn", "1-above").code == "no-demolition"  # type: ignore[union-attr]


def test_what_is_torn_down_lies_among_the_discards_and_counts_no_more() -> None:
    s = court(lying={"1-above": "recke", "1-below": "recke"})
    demolish(s, 0, "recke", "1-above")
    assert s.discards == (("recke",),) and s.hero == NOBODY and s.princes[0].gives.strength == 2


def test_a_card_is_heard_before_it_is_torn_down() -> None:
    @HOOKS.when_demolished("kahn")
    def kahn(s: Court, _me: int, _card: str) -> None:
        HEARD.append(s.princes[0].gives.fleet)

    try:
        s = court(lying={"1-above": "kahn"})
        demolish(s, 0, "kahn", "1-above")
        assert sum(HEARD) == 1 and s.princes[0].gives.fleet == 0
    finally:
        del HOOKS.demolished["kahn"]


def test_what_is_lost_goes_under_a_stack_of_its_owners_choice_and_both_know_where() -> None:
    s = court(lying={"1-above": "kahn"})
    lost = SAY.remove("kahn", "1-above")
    ask = answer(lose_expansion(s, 0, lost))
    assert (ask.prompt, dict(ask.about)) == ("put-removed", {"card": "kahn"})
    reason = QUESTIONS.why_not(s, ask, SAY.put_under("gunst", 0))
    assert reason is not None and (reason.code, reason.params["card"]) == ("other-card", "kahn")
    assert answer(lose_expansion(s, 0, lost), "put kahn under stack 2") is None
    assert s.stacks[1][-1] == "kahn" == s.seen_stacks[0][1][-1] == s.seen_stacks[1][1][-1]


def test_another_card_of_the_loser_is_heard() -> None:
    @HOOKS.when_lost("teich")
    def teich(s: Court, me: int) -> Rules[None]:
        HEARD.append(1 + me)
        yield from ()

    try:
        s = court(lying={"1-above": "kahn", "1-below": "teich"}, their_lying={"1-above": "teich"})
        assert answer(lose_expansion(s, 0, SAY.remove("kahn", "1-above")), "put kahn under stack 1") is None
        assert sum(HEARD) == 1
    finally:
        del HOOKS.lost["teich"]


def test_what_was_covered_stays_and_cannot_be_meant_before() -> None:
    s = court(lying={"1-above": "teich"})
    s.princes[0].places = (CITY, *s.princes[0].places[1:])
    cover(s, 0, "dach", "1-above", "teich")
    refuse = lying_refusal("C-3", ("C-4",))
    covered, meant = refuse(s, 0, "teich", "1-above"), refuse(s, 0, "dach", "1-above")
    assert covered is not None and covered.rules == ("C-3", "C not-there:covered")
    assert meant is not None and (meant.code, meant.rules) == ("not-meant", ("C-4",))
    demolish(s, 0, "dach", "1-above")
    assert s.princes[0].sites[0][0] == ("teich",) and s.princes[0].covered == ""
