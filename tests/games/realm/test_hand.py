"""Hands and stacks, and what each prince could have noted down of them; playing cards."""

from tafelrunde.games.realm.hand import adjust_hand, exchange_card, put_options, refuse_put, search, show_hand
from tafelrunde.games.realm.play import play_card, playable, refuse_play

from .court import HEARD, QUESTIONS, SAY, answer, court, texts, told


def test_the_hand_is_filled_up_to_the_limit() -> None:
    s = court(hand=("kahn", "kahn"))
    ask = answer(adjust_hand(s))
    assert (ask.prompt, texts(ask.options)) == ("draw", ["draw from stack 1", "draw from stack 2"])
    assert answer(adjust_hand(s), "draw from stack 2") is None
    assert s.princes[0].hand == ("kahn", "kahn", "recke") and s.stacks[1] == ("turm",)
    (drew,) = s.news
    assert "card" not in drew.seen_by(1) and drew.seen_by(0)["card"] == "recke"


def test_what_is_too_much_goes_under_stacks_and_the_owner_knows_where() -> None:
    s = court(hand=("kahn", "kahn", "gunst", "recke"))
    assert answer(adjust_hand(s), "put gunst under stack 2") is None
    assert s.stacks[1] == ("recke", "turm", "gunst")
    assert s.seen_stacks[0][1] == ("", "", "gunst") and s.seen_stacks[1][1] == ()
    assert refuse_put(s, 0, "gunst", 1).code == "not-in-hand"  # type: ignore[union-attr]


def test_an_empty_stack_is_refused_and_so_is_one_there_is_not() -> None:
    s = court()
    s.stacks = ((), ("recke", "turm"))
    ask = answer(adjust_hand(s))
    assert texts(ask.options) == ["draw from stack 2"]
    reason = QUESTIONS.why_not(s, ask, SAY.draw_from(0))
    assert reason is not None and (reason.code, reason.rules) == ("stack-empty", ("C stack-empty",))
    s = court(backs=("court",))
    s.stacks = (("recke",),)
    reason = QUESTIONS.why_not(s, answer(adjust_hand(s)), SAY.draw_from(1))
    assert reason is not None and (reason.code, reason.rules) == ("no-such-stack", ("C-1",))


def test_only_stacks_with_the_back_of_the_card() -> None:
    s = court(backs=("court", "other"), hand=("kahn",))
    assert texts(put_options(s, 0, ("kahn",))) == ["put kahn under stack 1"]
    assert refuse_put(s, 0, "kahn", 1).code == "other-back"  # type: ignore[union-attr]


def test_an_exchange_draws_or_searches_for_a_price() -> None:
    s = court({"wald-1": 1}, hand=("kahn",))
    ask = answer(exchange_card(s), "put kahn under stack 1")
    assert texts(ask.options) == ["draw from stack 1", "draw from stack 2"]
    reason = QUESTIONS.why_not(s, ask, SAY.search(0))
    assert reason is not None and (reason.code, reason.params["cost"]) == ("search-too-dear", 2)
    s = court({"wald-1": 1}, hand=("kahn",), lying={"1-above": "muenze"})  # makes it cheaper
    assert answer(exchange_card(s), "put kahn under stack 1", "search stack 2", "take turm from place 2") is None
    assert s.princes[0].hand == ("turm",) and s.princes[0].totals["holz"] == 0


def test_who_searches_knows_the_stack_and_the_other_nothing_of_it() -> None:
    s = court()
    ask = answer(search(s, 0, 0))
    assert (s.looker, s.looking) == (0, 0) and dict(ask.about) == {"amount": "1", "stack": "1"}
    s = court()
    assert answer(search(s, 0, 0), "take kahn from place 2") is None
    assert s.stacks[0] == ("teich", "gunst") == s.seen_stacks[0][0]
    assert s.seen_stacks[1][0] == () and s.looker == -1


def test_a_hand_that_was_shown_is_remembered() -> None:
    s = court(hand=("kahn", "gunst"))
    show_hand(s, 0)
    assert s.shown_to == 1 and s.seen_hands[1] == ("gunst", "kahn")
    assert answer(play_card(s, 0, "gunst")) is True  # it was carried out
    assert s.seen_hands[1] == ("kahn",)


def test_a_card_is_played_when_its_time_is_and_then_discarded() -> None:
    s = court(hand=("gunst", "kahn"))
    assert texts(playable(s, 0, "action")) == ["play gunst"] and playable(s, 0, "before_roll") == []
    assert refuse_play(s, 0, "gunst", "before_roll").code == "only-action"  # type: ignore[union-attr]
    assert answer(play_card(s, 0, "gunst")) is True  # it was carried out
    assert (sum(HEARD), s.discards, s.playing, told(s)) == (1, (("gunst",),), (), ["played"])
