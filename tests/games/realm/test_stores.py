"""Resources: what is gained, paid, taken and handed over, and why not."""

from tafelrunde.games.realm.questions import REALM
from tafelrunde.games.realm.stores import TAKING, gain, hand_over, pay, pay_any, receive, take
from tafelrunde.games.realm.words import GIVE, PAY, STORE, TAKE, TAKE_LOST
from tafelrunde.kernel import Questions

from .court import QUESTIONS, answer, court, told

OWN = Questions()
OWN.include(REALM, {name: (f"C ask {name}",) for name in REALM.by_name})
GIFT = OWN.question("gift", rules=("C-9",), answers=TAKING)


def test_a_region_holds_three_and_the_rest_is_lost() -> None:
    s = court({"wald-1": 2})
    gain(s, 0, "wald-1", 2)
    assert s.princes[0].stock["wald-1"] == 3 == s.princes[0].totals["holz"]
    assert told(s) == ["gained", "overflowed"]


def with_second_wood(stored: int):  # type: ignore[no-untyped-def]
    s = court({"wald-1": 2})
    s.princes[0].stock["wald-3"] = stored
    s.princes[0].count_stock()
    return s


def test_who_pays_is_asked_only_where_there_is_a_choice() -> None:
    assert answer(pay(court({"wald-1": 2}), 0, (("holz", 2),))) is None
    s = with_second_wood(2)
    ask = answer(pay(s, 0, (("holz", 3),)))
    assert (ask.prompt, dict(ask.about)) == ("pay", {"amount": "3", "resource": "holz"})
    reason = QUESTIONS.why_not(s, ask, PAY("erz", "gebirge-2"))
    assert reason is not None and (reason.code, reason.rules) == ("other-resource", ("C other-resource:pay",))
    reason = QUESTIONS.why_not(s, ask, PAY("holz", "wald-4"))
    assert reason is not None and reason.code == "not-your-region"
    reason = QUESTIONS.why_not(s, ask, GIVE("holz", "wald-1"))
    assert reason is not None and (reason.code, reason.rules) == ("not-asked-now", ("C ask pay",))
    # after two from one region both hold what is left to pay
    assert answer(pay(with_second_wood(1), 0, (("holz", 3),))) is None


def test_a_price_in_any_resources_names_each_region() -> None:
    s = court({"wald-1": 1, "gebirge-2": 1, "goldfluss-3": 1})
    ask = answer(pay_any(s, 0, 2), "pay erz from gebirge-2")
    assert ask.prompt == "pay-any" and [option.args[1] for option in ask.options] == ["wald-1", "goldfluss-3"]
    reason = QUESTIONS.why_not(s, ask, PAY("erz", "gebirge-2"))
    assert reason is not None and (reason.code, reason.rules) == ("region-empty", ("C region-empty:pay",))


def test_what_finds_no_room_is_lost() -> None:
    s = court({"wald-1": 3})
    assert answer(receive(s, 0, "holz", 2)) is None
    assert told(s) == ["overflowed", "overflowed"]


def test_the_owner_chooses_where_a_resource_is_stored() -> None:
    s = with_second_wood(2)
    ask = answer(receive(s, 0, "holz"))
    assert ask.prompt == "store"
    assert QUESTIONS.why_not(s, ask, STORE("erz", "gebirge-2")).code == "other-resource"  # type: ignore[union-attr]
    reason = QUESTIONS.why_not(s, answer(receive(with_second_wood(1), 0, "holz")), STORE("holz", "wald-6"))
    assert reason is not None and reason.code == "not-your-region"


def test_a_resource_of_choice_can_be_lost_only_where_there_is_no_room() -> None:
    s = court({"wald-1": 3})
    ask = answer(take(s, 0, GIFT))
    assert "take holz and lose it" in [option.text for option in ask.options]
    full = OWN.why_not(s, ask, TAKE("holz", "wald-1"))
    assert full is not None and full.code == "region-full"
    room = OWN.why_not(s, ask, TAKE_LOST("erz"))
    assert room is not None and room.params["region"] == "gebirge-2"


def test_one_hands_over_and_the_other_stores() -> None:
    s = court({"wald-1": 2})
    assert answer(hand_over(s, 0, 1, "holz", 2)) is None
    assert s.princes[1].stock["wald-4"] == 2
    assert told(s) == ["gave", "gained", "gained"]
