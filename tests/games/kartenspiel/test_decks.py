"""Decks of the tournament game: which are legal, in which edition, and how they are written."""

import random
from collections import Counter
from collections.abc import Mapping

import pytest

from tafelrunde.games.kartenspiel import GAME
from tafelrunde.games.kartenspiel.characters import characters, characters_for
from tafelrunde.games.kartenspiel.data import CARDS
from tafelrunde.games.kartenspiel.decks import deck_of, pool, read_deck, write_deck
from tafelrunde.games.kartenspiel.ending import dead
from tafelrunde.games.kartenspiel.modes import SPECIAL_CARDS, deck_deal, read_deal
from tafelrunde.games.kartenspiel.own_decks import read_agreed_deck
from tafelrunde.games.kartenspiel.position import read_position
from tafelrunde.games.kartenspiel.sample_decks import sample_decks, samples_for
from tafelrunde.games.kartenspiel.state import State
from tafelrunde.games.kartenspiel.workshop import random_deck_list, shown_deck
from tafelrunde.kernel import BadInput, NotAgreed
from tafelrunde.kernel.position import PositionError

from .test_ending import ABOVE, BELOW, ROW, THEIRS
from .walks import FACTS, named_in_facts, owned

EDITIONS = ("1997", "1999", "2003")
BESIDE: Mapping[str, tuple[str, ...]] = {"1997": (), "1999": ("t2002", "johanna_2002"), "2003": ("guido",)}
# K-014: of these there is one in each box that lies in the event stack
GIVEN_UP = Counter(["buergerkrieg", "seuche", "jahreswechsel"])
LIST = next(sample.list for sample in sample_decks() if sample.id == "lehrjahre")


def refused(text: str, edition: str = "2003", special: str = "", form: str = "free", sets: str = "") -> NotAgreed:
    deal = read_deal("turnier", sets, "", "", edition, special)
    with pytest.raises(NotAgreed) as raised:
        read_agreed_deck(text, deal, form, "red")
    return raised.value


def why(refusal: NotAgreed) -> tuple[str, tuple[str, ...]]:
    assert refusal.reason is not None
    return refusal.reason.code, refusal.reason.rules


@pytest.mark.rule("K-013", "K-014", "K-018")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_owns_one_game_one_of_each_set_and_what_was_agreed_on(edition: str) -> None:
    for special in ((), BESIDE[edition]):
        deal = deck_deal(edition)._replace(special=special)
        there = Counter[str]()
        for card, copies in pool(deal).items():
            there[named_in_facts(card)] += copies
        assert there == owned(edition, deal.themes, special) - GIVEN_UP


def test_each_edition_has_the_special_cards_of_its_time() -> None:
    assert SPECIAL_CARDS == BESIDE


@pytest.mark.parametrize(
    ("edition", "special", "card"),
    [
        ("1997", "", "bauernheer"),
        ("1997", "", "handelsakademie"),
        ("1997", "", "metropole"),  # a card of the centre is in no deck
        ("1997", "", "kanzler"),
        ("1999", "", "johanna_die_kriegerin"),
        ("1999", "johanna_2002", "piraten"),
        ("1999", "t2002", "johanna_sonderkarte_2002"),
        ("1999", "t2002", "guido_der_grosse_diplomat"),
        ("2003", "guido", "piraten"),
        ("2003", "", "entdeckerflotte"),
        ("2003", "", "guido_der_grosse_diplomat"),
        ("2003", "", "strasse"),
    ],
)
@pytest.mark.rule("K-018")
def test_cards_of_another_time_are_in_no_deck(edition: str, special: str, card: str) -> None:
    refusal = refused(card, edition, special)
    assert why(refusal) in (("deck-not-legal", ("K-013", "K-018")), ("deck-unknown-card", ("K-013",)))
    assert card in str(refusal)


@pytest.mark.parametrize(
    ("edition", "special"),
    [
        ("1997", "guido"),
        ("1997", "t2002"),
        ("1999", "guido"),
        ("2003", "t2002"),
        ("2003", "johanna_2002"),
        ("2003", "x"),
    ],
)
@pytest.mark.rule("K-018")
def test_special_cards_of_another_time_cannot_be_agreed_on(edition: str, special: str) -> None:
    with pytest.raises(BadInput, match=f"the special cards '{special}' are not legal in the edition {edition}"):
        GAME.agree("turnier", None, {"edition": edition, "decks": "sample", "special": special})


@pytest.mark.parametrize(
    ("text", "code", "rule"),
    [
        ("drachenei", "deck-unknown-card", "K-013"),
        ("0 kloster", "deck-no-times", "K-013"),
        ("2 saegewerk", "deck-too-often", "K-013"),
        ("saegewerk\nkloster; Saegewerk", "deck-too-often", "K-013"),
        ("4 Ertragreiches Jahr", "deck-too-often", "K-013"),
        ("2 seuche", "deck-too-often", "K-013"),
        ("buergerkrieg", "deck-lies-there", "K-014"),
        ("Jahreswechsel", "deck-lies-there", "K-014"),
        ("", "deck-size", "K-013"),
        (LIST.replace("bankhaus\n", ""), "deck-size", "K-013"),
        (LIST + "\ninquisition", "deck-size", "K-013"),
        (LIST.replace("2 fortschritt", "fortschritt"), "deck-events", "K-014"),
        (LIST + "\nkonflikt", "deck-events", "K-014"),
    ],
)
@pytest.mark.rule("K-013", "K-014")
def test_a_list_that_is_not_allowed_is_refused_by_its_rule(text: str, code: str, rule: str) -> None:
    found, rules = why(refused(text))
    assert found == code and rule in rules


@pytest.mark.rule("K-013")
def test_what_only_other_sets_hold_is_named() -> None:
    refusal = refused("holz_handelsflotte\nkanzler", sets="ritter_haendler")
    assert why(refusal)[0] == "deck-not-legal" and "line 2: 'kanzler'" in str(refusal)


@pytest.mark.rule("K-013")
def test_a_table_asks_each_player_for_a_list() -> None:
    with pytest.raises(NotAgreed, match="blue has no deck list"):
        GAME.agree("turnier", None, {"deck_red": LIST})
    both = GAME.agree("turnier", None, {"deck_red": LIST, "deck_blue": LIST})
    assert both.options["deck_red"] == both.options["deck_blue"]
    assert set(both.options) == {"edition", "deck_red", "deck_blue"}


# sample decks and characters


@pytest.mark.rule("K-013", "K-014")
@pytest.mark.parametrize("edition", EDITIONS)
def test_sample_decks_are_legal_in_the_editions_they_name_and_in_no_other(edition: str) -> None:
    legal = samples_for(deck_deal(edition))
    assert {*legal} == {sample.id for sample in sample_decks() if edition in sample.editions}
    assert len(legal) >= 4
    for deck in legal.values():
        assert (len(deck.cards), len(deck.events)) == (33, 4)
        assert Counter(deck.cards + deck.events) <= Counter(pool(deck_deal(edition)))


@pytest.mark.parametrize("sample", sample_decks(), ids=lambda sample: sample.id)
def test_a_sample_deck_needs_no_more_than_the_sets_it_names(sample) -> None:  # type: ignore[no-untyped-def]
    edition = sample.editions[-1]
    deal = read_deal("turnier", "" if edition == "1997" else "+".join(sample.sets), "", "", edition)
    deck = read_deck(sample.list, deal, "red")
    assert not lacking(deck.cards)
    for theme in sample.sets:
        left = tuple(other for other in deal.themes if other != theme)
        assert sample.id not in samples_for(deal._replace(themes=left))


def test_sample_decks_are_told_apart() -> None:
    decks = [frozenset(Counter(deck.cards).items()) for deck in samples_for(deck_deal("2003")).values()]
    assert len(set(decks)) == len(decks)


@pytest.mark.rule("K-013")
def test_each_character_has_twelve_cards_of_the_first_set() -> None:
    assert len(characters()) == 6
    for edition in EDITIONS:
        assert characters_for(deck_deal(edition)) == characters()
    for character in characters().values():
        assert len(character.cards) == 12
        assert all(
            set(FACTS[card]["sets"]) & {"grundspiel", "turnier_set_1997"}
            for card in map(named_in_facts, character.cards)
        )


@pytest.mark.rule("K-013")
def test_a_deck_with_a_character_holds_all_its_cards() -> None:
    assert why(refused(LIST, form="characters"))[0] == "deck-no-character"
    for id, character in characters().items():
        text = random_deck_list(id, {"form": "characters", "edition": "1997"})
        brought = Counter(read_agreed_deck(text, deck_deal("1997"), "characters", "red").cards)
        assert any(Counter(other.cards) <= brought for other in characters().values())
        assert Counter(character.cards).total() == 12


def test_characters_need_both_halves_of_the_first_set() -> None:
    options = {"decks": "random", "form": "characters", "sets": "ritter_haendler"}
    with pytest.raises(BadInput, match="characters need the sets"):
        GAME.agree("turnier", None, options)


# cards at random


AT_RANDOM = [
    {"edition": edition, **more}
    for edition in EDITIONS
    for more in ({}, {"form": "characters"}, {"special": "+".join(BESIDE[edition])})
] + [{"edition": "2003", "sets": theme} for theme in deck_deal("2003").themes]


def lacking(cards: tuple[str, ...]) -> list[str]:
    """The cards of a deck that can never be played with it: no card of theirs fulfils what they ask for."""
    there = {CARDS[card].title for card in cards}
    found = [card for card in cards if CARDS[card].needs and not there & {*CARDS[card].needs}]
    wizards = [card for card in cards if CARDS[card].kind == "wizard" and not CARDS[card].links]
    return found + [card for card in cards if (CARDS[card].power or CARDS[card].spell) and not wizards]


@pytest.mark.rule("K-013", "K-014")
@pytest.mark.parametrize("options", AT_RANDOM, ids=lambda options: "-".join(filter(None, options.values())))
def test_random_decks_are_legal_and_can_be_played(options: dict[str, str]) -> None:
    deal = read_deal("turnier", options.get("sets", ""), "", "", options["edition"], options.get("special", ""))
    for seed in range(12):
        text = random_deck_list(str(seed), options)
        deck = read_agreed_deck(text, deal, options.get("form", "free"), "red")
        assert not lacking(deck.cards)
        assert write_deck(deck) == text == random_deck_list(str(seed), options)


# lists as texts


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_list_can_be_written_in_either_language(language: str) -> None:
    deal = deck_deal("2003")
    rng = random.Random(1)
    for sample, deck in samples_for(deal).items():
        lines = [
            f"{n} {CARDS[card].name[language].upper()}  # {sample}"
            for card, n in Counter(deck.cards + deck.events).items()
        ]
        rng.shuffle(lines)
        assert read_deck("\n\n".join(lines), deal, "red") == deck
        assert read_deck(write_deck(deck), deal, "red") == deck


def test_equal_decks_are_written_alike() -> None:
    cards = list(samples_for(deck_deal("2003"))["lehrjahre"].cards)
    assert write_deck(deck_of(cards)) == write_deck(deck_of(reversed(cards)))


def test_a_list_is_shown_card_by_card() -> None:
    lines = shown_deck(LIST, "red", {"edition": "1997"}, "en")
    assert len(lines) == len({*lines}) == len(LIST.splitlines()) + 2
    with pytest.raises(BadInput, match="a deck depends on no option 'layout'"):
        shown_deck(LIST, "red", {"layout": "rows"}, "en")


# positions


@pytest.mark.parametrize(
    "document",
    [
        {"red": {"hand": ["piraten"]}},
        {"stacks": [["guido_der_grosse_diplomat"]]},
        {"stacks": [["konflikt"]]},
        {"events": ["kloster"]},
        {"events": ["nothing"]},
        {"banished": ["nothing"]},
        {"discard": {"red": ["inquisition"] * 3, "blue": ["inquisition"] * 2}},
        {"events": ["buergerkrieg"] * 3},
    ],
)
@pytest.mark.rule("K-013", "K-014", "K-018")
def test_a_position_holds_only_what_somebody_can_have_brought(document: dict[str, object]) -> None:
    assert GAME.scenarios is not None
    with pytest.raises(PositionError):
        GAME.scenarios.read("turnier", document, None, {"decks": "sample"})


# decks that cannot win any more

POINTS = ["kirche", "rathaus", "badhaus", "bibliothek", "wasserversorgung", "bankhaus", "der_koloss_von_catan"]
FLEET_AND_KNIGHT = ["gold_handelsflotte", "siegfried_ohneland"]


def with_everything_built(red: list[str], blue: list[str], *lying: str, cities: int = 0) -> State:
    """All of red's points lie on the own pile; what decks still hold decides whether the game is over."""
    theirs = THEIRS if not cities else {**THEIRS, "centre": ["settlement", *THEIRS["centre"][1:]]}
    return read_position(
        "turnier",
        "2003",
        deck_deal("2003"),
        {
            "discard": {"red": POINTS, "blue": []},
            "stacks": [red, [], [], [], blue],
            "roads": 0,
            "settlements": 0,
            "cities": cities,
            "red": {"centre": ROW, "above": ABOVE, "below": BELOW},
            "blue": {**theirs, "expansions": list(lying)},
        },
    )


@pytest.mark.parametrize(
    ("red", "blue", "over"),
    [
        ([], [], True),
        (["palast"], [], False),  # brings everything back
        ([], ["palast"], True),  # but not from the pile of the other, and a building cannot be taken
        ([], ["diplomat"], True),
        (["diplomat"], [], True),  # which needs a Rathaus, and that is gone
        (["diplomat", "rathaus"], [], False),
        (["spion", "rathaus"], ["diplomat"], False),  # a Spion takes it
        (["kundschafter", *FLEET_AND_KNIGHT], ["kirche", "rathaus"], True),  # what counts is in the other deck
        (["kirche", "rathaus", "badhaus", "bibliothek", *FLEET_AND_KNIGHT], [], False),
        (["kirche", "rathaus", "badhaus", *FLEET_AND_KNIGHT], [], True),
        (["halle_des_volkes", "kirche", "badhaus", "bibliothek", *FLEET_AND_KNIGHT], [], True),  # needs a Rathaus
    ],
)
def test_a_game_is_over_when_neither_deck_can_win_it(red: list[str], blue: list[str], over: bool) -> None:
    assert dead(with_everything_built(red, blue)) == over


def test_a_settlement_that_can_become_a_city_and_an_arch_that_can_rise_are_counted() -> None:
    almost = ["kirche", "rathaus", "badhaus", *FLEET_AND_KNIGHT]
    assert not dead(with_everything_built(almost, [], cities=1))
    assert dead(with_everything_built([], FLEET_AND_KNIGHT))
    assert not dead(with_everything_built([], FLEET_AND_KNIGHT, "triumphbogen at 1-above"))
