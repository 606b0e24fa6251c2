"""Random walks through the game, and what must hold at every step of them.

Points, rates and limits are counted here once more, card by card from the fact file, apart from how the rules count.
"""

import random
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

from tafelrunde.games.kartenspiel import GAME
from tafelrunde.games.kartenspiel.data import CARDS, all_regions
from tafelrunde.games.kartenspiel.modes import deal_of, mode_with, themes_of
from tafelrunde.games.kartenspiel.shares import kept_cards
from tafelrunde.games.kartenspiel.state import State
from tafelrunde.games.kartenspiel.variants import ERWEITERT, TURNIER, VARIANTS
from tafelrunde.games.kartenspiel.view import View
from tafelrunde.games.realm import regions as realm_regions
from tafelrunde.games.realm.advantages import hand_limit, points, tournament_points
from tafelrunde.games.realm.mode import Mode, draw_cards, event_cards, events_of, hand_cards
from tafelrunde.games.realm.prince import Prince
from tafelrunde.games.realm.state import NOBODY
from tafelrunde.kernel import Table
from tafelrunde.kernel.rows import replaced

from ..realm import walking
from ..realm.walking import check_memory, check_stores

KartenspielTable = Table[State, View]

FACTS: dict[str, dict[str, Any]] = {
    fact["id"]: fact
    for fact in tomllib.loads((Path(__file__).parents[2] / "facts" / "kartenspiel.toml").read_text(encoding="utf-8"))[
        "card"
    ]
}
DOUBLED = ("markt", "handelskontor", "haendlerzunft")


BEGINNERS = (ERWEITERT, "1997")  # K-003: there is only one set to play with
AGREED = (
    [
        (mode, {"edition": edition, **({"sets": theme} if theme else {})})
        for mode, edition in VARIANTS
        if mode != TURNIER and (mode, edition) != BEGINNERS
        for theme in themes_of(mode) or ("",)
    ]
    + [(mode, {"edition": edition}) for mode, edition in (BEGINNERS,)]
    + [
        (ERWEITERT, {"edition": edition, "layout": "split", "kept": kept, "sets": sets})
        for edition, kept, sets in (
            ("1999", "12", "ritter_haendler+zauberer_drachen"),
            ("2003", "9", "politik_intrige"),
            ("2003", "all", "handel_wandel+barbaren_handelsherren"),
        )
    ]
    + [
        (TURNIER, {"edition": edition, "decks": decks, **more})
        for edition, decks, more in (
            ("1997", "sample", {}),
            ("1997", "random", {}),
            ("1997", "random", {"form": "characters"}),
            ("1999", "sample", {"special": "t2002+johanna_2002"}),
            ("1999", "random", {"special": "t2002+johanna_2002"}),
            ("1999", "random", {"sets": "handel_wandel+zauberer_drachen", "special": "t2002"}),
            ("2003", "sample", {}),
            ("2003", "random", {"special": "guido"}),
            ("2003", "random", {"sets": "politik_intrige+barbaren_handelsherren", "special": "guido"}),
        )
    ]
)


def new(seed: int) -> KartenspielTable:
    """Seeds in a row take every mode in every edition and with every theme set in turn."""
    mode, options = AGREED[seed % len(AGREED)]
    return Table(GAME, mode, options=options, seed=seed)


@cache
def _box(mode: Mode, decks: tuple[tuple[str, ...], ...]) -> list[str]:
    return sorted([card for deck in decks for card in deck] if decks else hand_cards(mode))


@cache
def _events(mode: Mode, chosen: tuple[tuple[str, ...], ...]) -> list[str]:
    """K-014: in the tournament game those that are always there, and four of each player's."""
    return sorted([*ALWAYS, *chosen[0], *chosen[1]] if chosen else event_cards(mode))


ALWAYS = ("buergerkrieg", "buergerkrieg", "seuche", "seuche", "jahreswechsel")


REGIONS = sorted(all_regions())
LANDSCAPES = {resource: landscape for landscape, resource in realm_regions.LANDSCAPES.items()}


def check_conserved(s: State) -> None:
    """No card is lost, none appears."""
    lying = [card for prince in s.princes for card, _ in spots(prince)]
    lying += [by for prince in s.princes for _, _, by in prince.blocks] + [card for _, _, card in s.bans]
    hands = [card for prince in s.princes for card in prince.hand]
    stacks = [card for stack in s.stacks for card in stack]
    displayed = [card for card, left in zip(s.mode.open_cards, s.open_stacks, strict=True) for _ in range(left)]
    discards = [card for pile in s.discards for card in pile]
    aside = [card for cards in (*s.put_away, *s.undecided) for card in cards]
    if s.phase == "put-away":  # what is kept already lies nowhere yet
        aside += [card for seat in range(2) for card in kept_cards(s, seat)]
    assert sorted([*lying, *hands, *stacks, *displayed, *discards, *s.playing, *aside]) == _box(s.mode, s.decks)
    # K-016: what lies open never comes anywhere but into a principality
    assert not {*s.mode.open_cards} & {*hands, *stacks, *discards}
    events = [*s.event_stack, *([s.event_card] if s.event_card else []), *s.banished]
    assert sorted(events) == _events(s.mode, s.chosen_events)
    regions = [region for prince in s.princes for row in prince.regions for region in row]
    assert sorted([*regions, *s.region_stack, *s.new_regions]) == REGIONS
    places = [place for prince in s.princes for place in prince.places]
    assert s.cities + places.count(2) + places.count(3) == 7
    assert s.metropolises + places.count(3) == (2 if "politik_intrige" in s.mode.sets else 0)
    assert s.citadels + places.count(4) == (5 if "zauberer_drachen" in s.mode.sets else 0)
    # while its regions are being laid, a settlement is paid for but not yet in the row
    assert 9 - s.settlements - sum(len(prince.places) for prince in s.princes) in (0, 1)
    roads = sum(len(prince.places) - 1 + prince.road_left + prince.road_right for prince in s.princes)
    assert s.roads + roads == 9


def spots(prince: Prince) -> list[tuple[str, str]]:
    """Everything that lies in a principality, with its spot."""
    found = [(card, f"{at + 1}-{('above', 'below')[row]}") for card, row, at in prince.expansions()]
    found += [(card, prince.regions[row][at]) for card, row, at in prince.annexes]
    return found + [(card, f"road-{road}") for card, road in prince.on_roads]


def own(prince: Prince) -> list[tuple[str, str]]:
    """The titles of the own cards that work, with their spots."""
    found = [(card, spot) for card, spot in spots(prince) if FACTS[CARDS[card].title]["kind"] != "foreign"]
    return [(CARDS[card].title, spot) for card, spot in _unblocked(prince, found)]


def guests(prince: Prince) -> list[tuple[str, str]]:
    """The titles of the other's cards that work here, with their spots."""
    found = [(card, spot) for card, spot in spots(prince) if FACTS[CARDS[card].title]["kind"] == "foreign"]
    return [(CARDS[card].title, spot) for card, spot in _unblocked(prince, found)]


def _unblocked(prince: Prince, found: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """K-165: one card less for each other one that lies on it, of equal ones on a site each in turn."""
    left = found.copy()
    for card, site, _ in prince.blocks:
        if (card, site) in left:
            left.remove((card, site))
    return left


def lying(prince: Prince) -> list[str]:
    """The titles of what lies in a principality and works."""
    return [card for card, _ in own(prince)]


def counted(prince: Prince, *titles: str) -> int:
    """What is counted on the cards of some titles that work."""
    there = own(prince)
    return sum(n for card, spot, n in prince.counters if (CARDS[card].title, spot) in there and card in titles)


def silenced(prince: Prince) -> set[str]:
    """The sites of cities in which a Raubritterburg lies."""
    castles = [spot.partition("-")[0] for card, spot in guests(prince) if card == "raubritterburg"]
    return {f"{place}-{row}" for place in castles for row in ("above", "below")}


def shared(s: State, seat: int) -> list[tuple[str, str]]:
    """What works, with its spot; K-124: where a Geheimbund has found a building of the other, that one in its place."""
    cards = own(s.princes[seat])
    target, spot = s.princes[seat].ally
    if target and (CARDS[target].title, spot) in own(s.princes[1 - seat]):
        return [(CARDS[target].title if card == "geheimbund" else card, at) for card, at in cards]
    return cards


def working(s: State, seat: int) -> list[str]:
    return [card for card, _ in shared(s, seat)]


def strength(s: State, seat: int) -> int:
    """K-162, K-084: printed points, one more for each knight with a Schmiede, grain beside each Bauernheer, those of a
    Brauerei on that side; K-164: one less for each knight beside a Bordell of the other, never below 0, and twice as
    many while a Zaubertrank works, in the order in which it came. A Kanone has 2 at most where the other has Johanna,
    and a dragon where she is the one of Barbaren & Handelsherren."""
    prince = s.princes[seat]
    cards = working(s, seat)
    changes = ["schmiede"] * cards.count("schmiede") + ["bordell"] * [card for card, _ in guests(prince)].count(
        "bordell"
    )
    if prince.forces:
        # what came is written down in order; what has gone since is not among the cards any more
        assert sorted(card for card in prince.forces if card != "zaubertrank") == sorted(changes)
        changes = [CARDS[card].title for card in prince.forces]
    total = FACTS["brauerei"]["strength_or_trade"] * counted(prince, "brauerei")
    for card, spot in shared(s, seat):
        # 101.D.d: the wall of 1997 had no strength
        points = 0 if card == "grosse_mauer" and s.variant.edition == "1997" else FACTS[card].get("strength", 0)
        if FACTS[card]["kind"] in _weakened(s) and "johanna_die_kriegerin" in working(s, 1 - seat):
            points = min(2, points)
        for change in changes if FACTS[card]["kind"] == "unit-knight" else ():
            doubled = 2 * points if (card, spot) in prince.drank else points
            points = {"schmiede": points + 1, "bordell": max(0, points - 1), "zaubertrank": doubled}[change]
        total += points
    for card, spot in own(prince):
        if card == "bauernheer":  # which no card can be laid on; at a region it has that one beside it
            total += sum(prince.stock[region] for region in beside(prince, spot) if region.startswith("ackerland"))
    return total


def _weakened(s: State) -> tuple[str, ...]:
    """101.D.d: the Johanna of 2002 weakens no dragons."""
    return ("unit-other", "unit-dragon") if "barbaren_handelsherren" in s.mode.sets else ("unit-other",)


def beside(prince: Prince, spot: str) -> tuple[str, ...]:
    """The regions left and right of a site, or the one at which a card lies."""
    if spot in prince.stock:
        return (spot,)
    place, row = spot.split("-")
    return prince.regions[row == "below"][int(place) - 1 : int(place) + 1]


def tournament(s: State, seat: int) -> int:
    """K-050; K-054: Lothar's are those of the production die."""
    cards = working(s, seat)
    knights = sum(FACTS[card]["kind"] == "unit-knight" for card in cards)
    total = sum(FACTS[card].get("tournament", 0) for card in cards) + knights * cards.count("turnierplatz")
    return total + s.production * cards.count("lothar_der_saeufer")


def trade(s: State, seat: int) -> int:
    """K-161: printed points, those of some buildings twice, one more for each trade fleet with a Hafen; K-085: and all
    gold with a Handelsakademie."""
    prince = s.princes[seat]
    cards = working(s, seat)
    quiet = silenced(prince)
    loud = [card for card, spot in shared(s, seat) if spot not in quiet or FACTS[card]["kind"].startswith("unit-")]
    total = sum(FACTS[card].get("trade", 0) for card in loud) + counted(prince, *MANUFACTORIES)
    turned = [spot for card, spot, _ in prince.counters if CARDS[card].title == "brauerei"]
    breweries = [spot for card, spot in shared(s, seat) if card == "brauerei" and spot not in {*quiet, *turned}]
    total += FACTS["brauerei"]["strength_or_trade"] * len(breweries)
    if "grosser_hafen" in cards:
        total += sum(FACTS[card]["trade"] for card in loud if card in DOUBLED)
    if "hafen" in cards:
        total += sum(FACTS[card]["kind"] == "unit-tradefleet" for card in cards)
    gold = sum(stored for region, stored in prince.stock.items() if region.startswith("goldfluss"))
    gold += sum(amount for _, _, resource, amount in prince.kept if resource == "gold")
    return total + gold * loud.count("handelsakademie")


PLACES = {1: 1, 2: 2, 3: 2, 4: 1}  # victory points of a settlement, a city, a metropolis, a citadel
WIZARDS = [card for card, fact in FACTS.items() if fact["kind"] == "wizard"]
MANUFACTORIES = [card for card, fact in FACTS.items() if fact.get("trade_formula", "").startswith("stored")]
RESIDENCES = [card for card in FACTS if card.startswith("residenz_des_")]
# by card, how much can be counted on it; of a Brauerei it is the side
MOST_COUNTED = dict.fromkeys([*MANUFACTORIES, *RESIDENCES, *WIZARDS, "triumphbogen", "kolonialstuetzpunkt"], 3) | {
    "brauerei": 1
}


def check_points(s: State) -> None:
    """The right holder of each token or none; victory points, tournament points and hand limits card by card."""
    assert s.hero == _holder(strength(s, 0), strength(s, 1))
    trader = _holder(trade(s, 0), trade(s, 1))
    assert s.trader == (trader if trader != NOBODY and {2, 3} & {*s.princes[trader].places} else NOBODY)
    for seat, prince in enumerate(s.princes):
        cards = lying(prince)
        printed = sum(PLACES[place] for place in prince.places) + sum(FACTS[card].get("vp", 0) for card in cards)
        printed += counted(prince, "triumphbogen") + enchanted(prince)
        if s.variant.edition != "2003":  # 101.D.d
            printed -= cards.count("grosser_turnierplatz")
        assert points(s, seat) == printed + (s.hero == seat) + (s.trader == seat)
        assert tournament_points(s, prince) == tournament(s, seat)
        # K-135: before 2003 the Universität gave one more
        shares = working(s, seat)
        learned = shares.count("universitaet") if s.variant.edition != "2003" else 0
        assert hand_limit(s, seat) == 3 + sum(FACTS[card].get("hand", 0) for card in shares) + learned
        there = [CARDS[card].title for card, _ in spots(prince)]
        assert all(there.count(CARDS[card].title) <= 1 for card in s.mode.open_cards)
        # K-086: a stronghold of barbarians leaves a prince who has become too strong
        assert s.phase != "action" or strength(s, seat) < 7 or "barbarenstuetzpunkt" not in there
        check_spots(prince)
        check_counted(prince)


def enchanted(prince: Prince) -> int:
    """K-186: the citadels with a wizard at one of their four regions."""
    gaps = [at for card, _, at in prince.annexes if CARDS[card].title in WIZARDS]
    citadels = [place for place, kind in enumerate(prince.places) if kind == 4]
    return sum(any(gap in (place, place + 1) for gap in gaps) for place in citadels)


def check_spots(prince: Prince) -> None:
    """K-121, K-123: one card at a region; units only at those of the one metropolis; K-187: what needs a citadel."""
    for card, spot in spots(prince):
        fact = FACTS[CARDS[card].title]
        if spot.endswith(("-above", "-below")):
            place = prince.places[int(spot.partition("-")[0]) - 1]
            assert place == 4 or fact.get("placement") != "citadel"
            assert place != 4 or fact["kind"] != "building-city"
    for card, row, at in prince.annexes:
        if CARDS[card].title in WIZARDS:
            assert 4 in prince.places[max(0, at - 1) : at + 1]
            region = prince.regions[row][at]
            assert card == "zauberbund" or LANDSCAPES[FACTS[card]["region"]] == region.partition("-")[0]
    assert prince.places.count(3) <= 1
    taken = [(row, at) for _, row, at in prince.annexes]
    assert len(set(taken)) == len(taken)
    for card, _, at in prince.annexes:
        if FACTS[CARDS[card].title]["kind"].startswith("unit-"):
            assert at in (prince.places.index(3), prince.places.index(3) + 1)


def check_counted(prince: Prince) -> None:
    """What is counted and kept: on and in cards that lie there, and no more than they hold."""
    there = [(CARDS[card].title, spot) for card, spot in spots(prince)]
    for card, spot, n in prince.counters:
        title = CARDS[card].title
        assert (title, spot) in there and 0 < n <= MOST_COUNTED[title]
    for card in ("schatzkammer", "naturalienspeicher"):
        kept = [(resource, n) for keeper, _, resource, n in prince.kept if keeper == card]
        assert sum(n for _, n in kept) <= 2 and all(n > 0 for _, n in kept)
        assert all((resource in ("gold", "erz")) == (card == "schatzkammer") for resource, _ in kept)
    assert all((card, spot) in there for card, spot, _, _ in prince.kept)


def _holder(red: int, blue: int) -> int:
    return NOBODY if red == blue else 0 if red > blue else 1


def check(s: State) -> None:
    """What must hold at every choice."""
    check_conserved(s)
    check_stores(s)
    check_points(s)
    check_memory(s)
    assert s.mode is mode_with(s.variant.mode, deal_of(s.mode))
    if s.mode.own_decks:
        check_decks(s)


# the tournament game

SETS_OF_EDITION = {
    "1997": ("ritter_haendler", "wissenschaft_fortschritt"),
    "1999": (
        "ritter_haendler",
        "wissenschaft_fortschritt",
        "politik_intrige",
        "handel_wandel",
        "zauberer_drachen",
    ),
}
SETS_OF_EDITION["2003"] = (*SETS_OF_EDITION["1999"], "barbaren_handelsherren")
AFTER_1997 = ("bauernheer", "handelsakademie")
SPECIAL = {"guido": "sonderkarte_2003", "johanna_2002": "sonderkarte_2002", "t2002": "turnierkarten_t2002"}
IN_THE_CENTRE = ("center", "region")


@cache
def owned(edition: str, sets: tuple[str, ...], special: tuple[str, ...]) -> Counter[str]:
    """K-013, K-018: how often a player has each card, by the name it has in the facts, who owns one base game, one of
    each of these sets, and the special cards that are agreed on."""
    boxes = ("grundspiel", *sets, *(SPECIAL[one] for one in special))
    return +Counter(
        {
            id: sum(fact["sets"].get(box, 0) for box in boxes)
            for id, fact in FACTS.items()
            if fact["kind"] not in IN_THE_CENTRE and not (edition == "1997" and id in AFTER_1997)
        }
    )


def named_in_facts(card: str) -> str:
    """Copies that came with another set have its name with theirs; the Johanna of 2002 has facts of her own."""
    return card if card in FACTS else card.partition("-")[0]


def legal(deck: tuple[str, ...], events: tuple[str, ...], s: State) -> bool:
    deal = deal_of(s.mode)
    there = owned(s.variant.edition, deal.themes, deal.special)
    kinds = {FACTS[named_in_facts(card)]["kind"] for card in deck}
    of_events = {FACTS[named_in_facts(card)]["kind"] for card in events}
    together = Counter(named_in_facts(card) for card in (*deck, *events))
    return "event" not in kinds and of_events <= {"event"} and together <= there


def check_decks(s: State) -> None:
    """K-013, K-014, K-153: what both have brought; cards that are nobody's stack; events that have come up."""
    assert s.mode.owners == (0, 0, 0, 0, 1, 1, 1, 1) and not s.mode.open_cards
    if s.unbrought:  # not a position that somebody has written
        for deck, events in zip(s.decks, s.chosen_events, strict=True):
            assert (len(deck), len(events)) == (33, 4) and legal(deck, events, s)
        assert len(s.event_stack) + bool(s.event_card) + len(s.banished) == 13
    in_game = {*_events(s.mode, s.chosen_events)}
    assert {*s.told_events} <= in_game and len({*s.told_events}) == len(s.told_events)
    for seat, known in enumerate(s.foreseen):
        assert s.event_stack[: len(known)] == known, seat


def hidden_changed(s: State, seat: int, rng: random.Random) -> State:
    """What a seat cannot see is something else; in the tournament game the other may have brought anything."""
    twin = walking.hidden_changed(s, seat, rng)
    known = s.foreseen[seat]
    if s.mode.kept:
        _put_other_cards_away(twin, seat, rng)
    if s.mode.own_decks:
        _bring_other_cards(twin, seat, rng)
        _bring_other_events(twin, seat, rng)
    coming = Counter(twin.event_stack) - Counter(known)
    twin.event_stack = (*known, *rng.sample([*coming.elements()], coming.total()))
    twin.foreseen = (known, ()) if seat == 0 else ((), known)
    return twin


def _put_other_cards_away(s: State, seat: int, rng: random.Random) -> None:
    """K-020: what the other has put away may be something else, and lie in a stack instead."""
    gone, left = s.put_away[1 - seat], s.undecided[1 - seat]
    if s.phase == "put-away":
        share = draw_cards(s.mode, ("red", "blue")[1 - seat])
        cards = rng.sample(share, len(gone) + len(left))
        s.undecided = replaced(s.undecided, 1 - seat, tuple(cards[len(gone) :]))
        s.put_away = replaced(s.put_away, 1 - seat, tuple(cards[: len(gone)]))
        return
    for number, (stack, row) in enumerate(zip(s.stacks, s.seen_stacks[seat], strict=True)):
        looked_at = s.looker == seat and s.looking == number
        for at in [] if looked_at else [at for at in range(len(stack)) if not row or not row[at]]:
            if gone and rng.random() < 0.3:
                gone, out = (*gone[1:], s.stacks[number][at]), gone[0]
                s.stacks = replaced(s.stacks, number, replaced(s.stacks[number], at, out))
    s.put_away = replaced(s.put_away, 1 - seat, gone)


def _bring_other_cards(s: State, seat: int, rng: random.Random) -> None:
    """Cards of the other that lie hidden are others. A card of mine that he has taken is as it was."""
    brought = Counter(s.decks[1 - seat])
    there = _box(s.mode, ())

    def another(card: str) -> str:
        if not brought[card] or rng.random() < 0.3:
            return card
        brought[card] -= 1
        new.append(rng.choice(there))
        return new[-1]

    new: list[str] = []
    other = s.princes[1 - seat]
    known = other.hand if s.shown_to == seat else s.seen_hands[seat]
    other.hand = (*known, *(another(card) for card in (Counter(other.hand) - Counter(known)).elements()))
    for number, (owner, stack, row) in enumerate(zip(s.mode.owners, s.stacks, s.seen_stacks[seat], strict=True)):
        if owner != seat and not (s.looker == seat and s.looking == number):
            seen = row or ("",) * len(stack)
            cards = tuple(card if known else another(card) for card, known in zip(stack, seen, strict=True))
            s.stacks = (*s.stacks[:number], cards, *s.stacks[number + 1 :])
    s.decks = replaced(s.decks, 1 - seat, (*brought.elements(), *new))


def _bring_other_events(s: State, seat: int, rng: random.Random) -> None:
    """K-014: of the events that the other has chosen only those are known that have come up."""
    known = {*s.told_events, *s.banished, *s.foreseen[seat], s.event_card}
    chosen = list(s.chosen_events[1 - seat])
    there = [card.id for card in events_of(s.mode) if card.id not in known]
    for at, event in enumerate(chosen):
        if event not in known:
            place = s.event_stack.index(event)
            chosen[at] = rng.choice(there)
            s.event_stack = replaced(s.event_stack, place, chosen[at])
    s.chosen_events = replaced(s.chosen_events, 1 - seat, tuple(chosen))
