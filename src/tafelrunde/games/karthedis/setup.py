"""Before the first round: what is agreed, who leads, decks, first hands, the display."""

from collections.abc import Mapping
from typing import Final

from ...kernel import (
    Chance,
    Choice,
    Event,
    Finished,
    NotAgreed,
    Option,
    Reason,
    Rules,
    Setting,
    Shuffle,
    Term,
    Together,
)
from ...kernel.errors import BadInput
from .cards import DECK
from .condition import PRESETS, read_condition, write_condition
from .data import (
    CLASSIC,
    EDITIONS,
    FREE,
    HAND,
    MOST_SEATS,
    NOW,
    PACK,
    RULES,
    SEAT_NAMES,
    SET_IS_BROKEN,
    USUAL_SEATS,
    copies_for,
    player_cards,
    resource_cards,
)
from .decks import COPIES_IN_DECK, allowed_copies, read_deck, write_deck
from .events import DRAFTED, PACKS_PASSED, REVEALED
from .questions import QUESTIONS
from .round import begin_round
from .state import DRAFTING, Row, State, changed, new_state, without
from .words import DRAFT as DRAFT_CARD

OPTIONS: Final = ("victory", "leader", "deck_copies", "decks")
RANDOM: Final = "random"
PACKS: Final = DECK // PACK


# what is agreed


def terms(mode: str, seats: int | None) -> tuple[Term, ...]:
    """KA-010, KA-015, KA-200, KA-205: what `agree` reads, for people to pick from."""
    names = SEAT_NAMES[: USUAL_SEATS if seats is None else seats]
    common = (
        Term("victory", {"de": "Siegbedingung", "en": "Victory condition"}, tuple(PRESETS), "standard", free=True),
        Term(
            "leader",
            {"de": "Erster Marktführer (wer am ältesten ist)", "en": "First market leader (the oldest player)"},
            (RANDOM, *names),
            RANDOM,
            unsaid=RANDOM,
        ),
    )
    if mode != FREE:
        return common
    return (
        *common,
        Term(
            "deck_copies",
            {"de": "So oft darf eine Karte im Deck sein", "en": "Copies of a card"},
            COPIES_IN_DECK,
            "1",
        ),
        Term("decks", {"de": "Decks, die niemand mitbringt", "en": "Decks that nobody brings"}, (RANDOM,)),
        Term("deck", {"de": "Eigenes Deck", "en": "Own deck"}, free=True, by_seat=True),
    )


def agree(mode: str, seats: int | None, options: Mapping[str, str], edition: str = NOW) -> Setting:
    """KA-002, KA-003, KA-015, KA-202: everything that is settled beforehand. Raises BadInput if it cannot be played."""
    if SET_IS_BROKEN:
        raise BadInput(SET_IS_BROKEN)
    number = USUAL_SEATS if seats is None else seats
    if not 2 <= number <= MOST_SEATS:
        raise NotAgreed(
            f"this game is for 2 to {MOST_SEATS} players (KA-002, KA-003), not {number}",
            Reason("number-of-seats", ("KA-002", "KA-003"), most=MOST_SEATS, seats=number),
        )
    if len(resource_cards(copies_for(number))) <= number:
        raise BadInput(f"{number} players need {number + 1} displayed resources (KA-019), and the card set has fewer")
    names = SEAT_NAMES[:number]
    decks = tuple(f"deck_{name}" for name in names) if mode == FREE else ()
    for option in options:
        if option not in OPTIONS and option not in decks:
            raise BadInput(f"this mode has no option {option!r}; it has: {', '.join((*OPTIONS, *decks))}")
    condition = read_condition(options.get("victory", "quick"), copies_for(number))
    agreed = {"victory": write_condition(condition)}
    if options.get("leader", RANDOM) != RANDOM:
        if options["leader"] not in names:
            raise NotAgreed(
                f"the first leader is one of {', '.join(names)}, not {options['leader']!r} (KA-010)",
                Reason("unknown-leader", ("KA-010",), word=options["leader"]),
            )
        agreed["leader"] = options["leader"]
    if mode == FREE:
        agreed |= _agree_on_decks(names, options, edition)
    elif misplaced := [option for option in ("deck_copies", "decks") if option in options]:
        raise BadInput(f"{misplaced[0]!r} is agreed only for free deck building, not for {mode!r}")
    return Setting(mode, names, agreed)


def _agree_on_decks(names: tuple[str, ...], options: Mapping[str, str], edition: str) -> dict[str, str]:
    """KA-200 to KA-205: a list for each seat; with `decks = random` those without one get twenty random cards."""
    if options.get("decks", RANDOM) != RANDOM:
        raise BadInput(f"decks can only be {RANDOM!r}, not {options['decks']!r}; lists are given seat by seat")
    allowed = allowed_copies(options.get("deck_copies", "1"))
    agreed = {"deck_copies": str(allowed)}
    if "decks" in options:
        agreed["decks"] = RANDOM
    for name in names:
        if (deck := f"deck_{name}") in options:
            agreed[deck] = write_deck(read_deck(options[deck], allowed, name, EDITIONS[edition].cards))
        elif "decks" not in options:
            raise NotAgreed(
                f"{name} has no deck list: give it as the option {deck}, "
                f"or say decks={RANDOM} for a random deck (KA-200)",
                Reason("no-deck", ("KA-200",), seat=name),
            )
    return agreed


def follow(earlier: Finished[State]) -> dict[str, str]:
    """KA-012: the winner leads the next game, wherever they sit now; lists of decks go with their players."""
    by_seat = {f"deck_{seat}": f"deck_{earlier.place_of(seat)}" for seat in earlier.setting.seats}
    left = {f"deck_{seat}" for seat in earlier.setting.seats if earlier.place_of(seat) is None}
    options = {
        by_seat.get(name, name): value
        for name, value in earlier.setting.options.items()
        if name != "leader" and name not in left
    }
    leaders = [earlier.places[winner] for winner in earlier.winners]
    if len(leaders) == 1 and leaders[0] is not None:
        options["leader"] = leaders[0]
    return options


# set-up


def start(setting: Setting, edition: str = NOW) -> State:
    seats = len(setting.seats)
    copies = copies_for(seats)
    s = new_state(setting.mode, seats, read_condition(setting.options["victory"], copies), copies, edition)
    s.rules = setting.rules or RULES
    s.first_leader = setting.options.get("leader", "")
    if setting.mode == FREE:
        allowed = int(setting.options["deck_copies"])
        lists = (setting.options.get(f"deck_{name}", "") for name in setting.seats)
        s.decks = tuple(read_deck(found, allowed, "", EDITIONS[edition].cards) if found else () for found in lists)
        s.allowed = allowed
    return s


def prepare(s: State) -> Rules[None]:
    """KA-018: leader, decks, (the condition is agreed), first hands, display."""
    leader = s.first_leader
    if not leader:  # KA-011: nobody's age is known here, so chance decides unless the table has agreed on somebody
        leader = yield Chance("leader", SEAT_NAMES[: s.seats])
    s.leader = SEAT_NAMES.index(leader)
    s.resource_deck = yield Shuffle("resources", resource_cards(s.copies))  # KA-020
    if s.mode == FREE:
        for seat, deck in enumerate(s.decks):
            shuffled: Row = yield Shuffle(f"deck_{SEAT_NAMES[seat]}", deck or player_cards(s.allowed, s.edition))
            now = changed(s, seat)
            now.deck = shuffled[:DECK]
            now.knows_deck = bool(deck)  # nobody has looked at a random deck
        s.decks = tuple(player.deck for player in s.players)
        first_hands(s)
        return
    cards: Row = yield Shuffle("cards", player_cards(s.copies, s.edition))  # KA-013
    if s.mode == CLASSIC:
        for seat in range(s.seats):
            changed(s, seat).deck = cards[seat * DECK : (seat + 1) * DECK]
        first_hands(s)
        return
    s.packs = tuple(cards[at * PACK : (at + 1) * PACK] for at in range(s.seats * PACKS))
    s.phase = DRAFTING


WHAT_TO_KEEP: Final = QUESTIONS.question("draft", rules=("KA-190",), answers=(DRAFT_CARD,))


def draft(s: State) -> Rules[None]:
    """KA-190 to KA-196: from packs of five each seat keeps one card and passes the rest, four times in turn."""
    while s.packs:
        table = s.packs[: s.seats]
        if not table[0]:
            s.packs = s.packs[s.seats :]
            s.direction = -s.direction
            continue
        choices = [Choice(seat, WHAT_TO_KEEP, DRAFT_CARD.each(dict.fromkeys(table[seat]))) for seat in range(s.seats)]
        picked: dict[int, Option] = yield Together(choices, anchor=True)
        left = []
        for seat in range(s.seats):
            card = picked[seat].args[0]
            changed(s, seat).deck += (card,)
            left.append(without(table[seat], card))
            s.news.append(Event(DRAFTED, seat, (), (card,), seat))
        passed = tuple(left[(seat - s.direction) % s.seats] for seat in range(s.seats))
        s.packs = (*passed, *s.packs[s.seats :])
        if passed[0]:
            s.news.append(Event(PACKS_PASSED, None, (s.direction,)))
    for seat in range(s.seats):
        shuffled: Row = yield Shuffle(f"deck_{SEAT_NAMES[seat]}", s.players[seat].deck)
        now = changed(s, seat)
        now.deck = shuffled
        now.knows_deck = True
    first_hands(s)


def first_hands(s: State) -> None:
    """KA-016, KA-017, KA-019: the top five cards, which set nothing off; then players + 1 resources."""
    for seat, player in enumerate(s.players):
        now = changed(s, seat)
        now.hand = player.deck[:HAND]
        now.deck = player.deck[HAND:]
    size = s.seats + 1
    s.display, s.resource_deck = s.resource_deck[:size], s.resource_deck[size:]
    s.bids = ((),) * size
    for slot, resource in enumerate(s.display):
        s.news.append(Event(REVEALED, None, (slot + 1, resource)))
    begin_round(s)
