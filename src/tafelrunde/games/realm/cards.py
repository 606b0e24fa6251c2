"""Card facts, read from TOML. What a card does beyond these facts is a function registered under its title."""

import hashlib
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, dataclass, field, fields, replace
from importlib.resources.abc import Traversable
from typing import Any, Final

from ..hyphens import Hyphens, is_short_name, printed, read_hyphens
from .regions import RESOURCES

Cost = tuple[tuple[str, int], ...]
UNITS: Final = ("hero", "knight", "trade_ship", "fleet", "unit", "dragon")  # F-067, K-178
SHIPS: Final = ("trade_ship", "fleet")
EXPANSIONS: Final = ("building", *UNITS, "wizard", "spellbook")  # what lies on building sites, or at regions
KINDS: Final = ("centre", "region", "action", "event", *EXPANSIONS, "region_expansion")


# what cards do for their owner as long as they lie there, besides points and a cheaper search
USEFUL: Final = (
    "harvest_gold",
    "harvest_any",
    "demands",
    "mints",
    "robbers_spare",
    "pays_for_actions",
    "year_end",
    "prize",
    "tournament_is_die",
    "borrows_ships",
    "keeps_peace",
    "shelters",
    "carts",
    "cheapens",
    "cheapens_cards",
    "boosts",
    "trades",
    "guards",
    "calms",
    "foils",
    "quells",
)
# what depends on where a card lies, or on what is counted on it
LOOKS_AROUND: Final = ("musters", "enriches", "counts_to", "feeds", "hoards", "two_sided", "colony", "coins")
COUNTED: Final = ("vp_counted", "counts_to", "two_sided", "coins")


@dataclass(frozen=True, slots=True)
class Card:
    """One card as printed.

    `id` tells cards with different backs apart; `title` is what the rules mean when they speak of "the same card",
    and the name its behaviour is registered under.
    """

    id: str
    title: str
    back: str
    kind: str
    name: Mapping[str, str]
    text: Mapping[str, str]
    copies: int
    duel: int = 0
    cost: Cost = ()
    vp: int = 0
    trade: int = 0
    strength: int = 0
    skill: int = 0
    progress: int = 0
    tournament: int = 0
    hand: int = 0  # cards that its owner may hold in addition
    once: bool = False
    unique: bool = False  # a named unit: at most one of it lies in both principalities together
    placement: str = ""
    boosts: str = ""
    trades: str = ""
    search_cost: int = -1
    shelters: bool = False
    harvest_gold: int = 0
    needs: tuple[str, ...] = ()  # titles, one of which must lie in the own principality
    needs_progress: int = 0
    needs_warrior: bool = False  # an own hero with strength
    fleet: int = 0  # with this many trade ships the card counts a victory point
    raises: tuple[str, ...] = ()  # titles or kinds whose cards count one trade point more
    doubles: tuple[str, ...] = ()  # titles whose trade points count twice
    arms: str = ""  # the kind whose cards count one strength point more
    drills: str = ""  # the kind whose cards count one tournament point more
    musters: str = ""  # the resource that counts as strength where it lies on neighbouring regions
    hoards: str = ""  # the resource that counts as trade points, wherever in the principality it lies
    foils: tuple[int, ...] = ()  # throws at which a spy of the other fails
    shields: tuple[str, ...] = ()  # titles of events and actions from which it protects
    shield_reach: str = ""  # what it protects: itself, its city, or the whole principality
    needs_token: str = ""  # the advantage that its owner must have
    tournament_only: bool = False  # left in the box in every other mode
    guards: tuple[int, ...] = ()  # throws that repel an attack
    calms: tuple[int, ...] = ()  # production numbers at which riots spare the owner
    cheapens: str = ""  # what its owner builds for one resource less
    cheapens_from: int = 0  # if it costs at least so much
    prey_of: tuple[str, ...] = ()  # titles of attacks that can hit it although it is of another kind
    covers: str = ""  # the title of the card it is laid on
    stores: str = ""  # what a region expansion stores
    mints: bool = False  # changes 1 gold for another resource, once in a turn
    demands: int = 0  # resources that the trade advantage takes at a throw, if more than one
    fetches: bool = False  # brings a card back from the discards
    recovers: bool = False  # brings an action card or a unit back from there
    used_in_turn: bool = False  # its owner uses it in the main phase
    lies_at: str = ""  # the resource of the region at which it is built
    foreign: bool = False  # built in the other's principality
    expelled_by_strength: int = 0  # it must go when its host has so many strength points, and cannot come before
    expelled_by_trade: int = 0  # or so many trade points
    watches: bool = False  # where it lies, every card that its host takes is shown
    weakens: str = ""  # the kind whose cards count one strength point less where it lies
    enriches: int = 0  # neighbouring regions of any kind yield so many more
    robbers_spare: int = 0  # resources from which on robbers come to its owner
    cheapens_cards: tuple[str, ...] = ()  # titles of cards that cost its owner one resource less
    shields_kind: str = ""  # if it protects only cards of one kind
    shields_from: int = 0  # that cost at least so much
    pays_for_actions: int = 0  # gold that each action card of the other brings
    bans: bool = False  # keeps the other away from a stack
    sorts: bool = False  # puts a stack into another order
    shares: bool = False  # has the functions of a building of the other
    counts_to: int = 0  # trade points that can be counted on it
    keeps: tuple[str, ...] = ()  # resources that it stores apart from the regions
    room: int = 0  # how many of them together
    prize: int = 0  # resources that its owner takes at a tournament, if more than one
    needs_champion: bool = False  # its owner must have more tournament points than the other
    tournament_is_die: bool = False  # its tournament points are those of the production die
    needs_counters: int = 0  # trade points that must be counted on cards of its owner
    borrows_ships: bool = False  # its owner also trades with the other's trade fleets
    needs_ship: bool = False  # its owner must have a trade fleet
    lights: bool = False  # the trade fleet on its site trades 1:1
    silences: bool = False  # trade points of the buildings in its city do not count
    year_end: int = 0  # resources that its owner takes at the turn of the year
    feeds: tuple[str, ...] = ()  # resources that the owner saves at one knight in a turn, as far as it costs them
    acts_as: str = ""  # the title of the action card as which this unit can be used once
    pawns: bool = False  # lies on a building until that is paid for once more
    carts: bool = False  # its owner names a resource before the roll and moves it afterwards
    cheapens_before_2003: tuple[str, ...] = ()  # titles of cards that cost less only before the reform
    city_before_2003: bool = False  # before the reform it could lie only at a city
    at_city: bool = False  # of those at regions: only at one that a city adjoins
    colony: bool = False  # gets gold of its own when the number of its region is thrown
    loaded_by: str = ""  # the resource that loads it when it is traded away to the bank
    coins: bool = False  # fully loaded it lets gold stand for any other resource in building costs
    two_sided: int = 0  # so many points of trade, or turned over of strength
    vp_counted: int = 0  # what is counted on it are victory points, so many at most
    harvest_any: int = 0  # resources of choice in a successful year
    quells: tuple[str, ...] = ()  # titles of cards of the other that count 2 strength points at most
    taxes_actions: int = 0  # gold that its host pays for each action card from the second in a turn on
    reacts: bool = False  # can also be played as an answer
    frees_trade: bool = False  # lets a resource be traded 1:1 with the bank for the rest of a turn
    power: int = 0  # magic power that building or playing it costs
    spell: int = 0  # magic power that casting its spell costs
    start_power: int = 0  # magic power with which it comes
    links: bool = False  # needs a wizard of the other, with a name, at a region of the same kind
    needs_citadels: int = 0  # its owner must have so many
    needs_wizards: int = 0  # its owner must have so many
    needs_wizards_together: int = 0  # so many wizards at one citadel must have all the power that it costs
    at_metropolis: bool = False  # of those at citadels: also where a metropolis has room for a unit
    without_citadel: bool = False  # cannot be built where a citadel stands
    keeps_peace: bool = False  # nobody may attack any more as long as it works
    against_cards: bool = False  # an attack on hand cards, stacks, books or action cards
    spy_proof: bool = False  # a spy cannot take it out of a hand
    needs_since_2003: bool = False  # before the reform it could be played without
    needs_rules: tuple[str, ...] = ()  # the rules that say so
    doubles_knights: bool = False  # for a while the strength of all knights counts twice
    before_2003: tuple[tuple[str, int], ...] = ()  # figures that the reform of the old game changed
    before_1999: tuple[tuple[str, int], ...] = ()  # figures that its first theme sets changed
    timing: str = ""
    nature: str = ""
    resource: str = ""
    numbers: Mapping[str, int | list[int]] | None = None
    stack: int = 0
    start: int = 0
    rules: tuple[str, ...] = ()
    provenance: str = "printed"
    reconstructed: tuple[str, ...] = ()  # figures that no source gives
    why: Mapping[str, str] = field(default_factory=dict)  # and how we came to ours
    is_expansion: bool = False
    is_hand_card: bool = False
    price: int = 0
    # whether what lies there must be asked what else it does, or counted again when something is counted on it
    is_useful: bool = field(init=False, default=False)
    looks_around: bool = field(init=False, default=False)
    is_counted_on: bool = field(init=False, default=False)
    short: Mapping[str, str] = field(default_factory=dict)  # for small tiles, with soft hyphens
    hyphenated: Mapping[str, str] = field(default_factory=dict)  # the name with soft hyphens

    def __post_init__(self) -> None:
        """Most cards do nothing but count points, and a principality is counted again with every card."""
        set_once = object.__setattr__
        set_once(self, "is_useful", self.search_cost >= 0 or any(getattr(self, fact) for fact in USEFUL))
        set_once(self, "looks_around", self.trades == "neighbours" or any(getattr(self, fact) for fact in LOOKS_AROUND))
        set_once(self, "is_counted_on", any(getattr(self, fact) for fact in COUNTED))


DERIVED: Final = (
    "is_expansion",
    "is_hand_card",
    "price",
    "hyphenated",
    "is_useful",
    "looks_around",
    "is_counted_on",
)
DEEDS: Final = (
    "covers",
    "stores",
    "mints",
    "demands",
    "fetches",
    "recovers",
    "used_in_turn",
    "shares",
    "bans",
    "sorts",
    "reacts",
    "frees_trade",
    "needs_rules",
    "carts",
    "pawns",
    "acts_as",
)  # what a card does, as functions say it
# wording, what follows from the rest, and what is no figure: the version of the rules stands for that
NOT_PLAYED_WITH: Final = (
    "name",
    "short",
    "text",
    "rules",
    "provenance",
    "reconstructed",
    "why",
    *DEEDS,
    *DERIVED,
)
# figures that came with a second game: they count only where a card has them, so that the first keeps its fingerprint
LATER: Final = (
    "tournament",
    "hand",
    "unique",
    "doubles",
    "arms",
    "drills",
    "musters",
    "foils",
    "shields",
    "shield_reach",
    "needs_token",
    "tournament_only",
    "hoards",
    "cheapens_from",
    "prey_of",
    "before_2003",
    "before_1999",
    "lies_at",
    "foreign",
    "expelled_by_strength",
    "expelled_by_trade",
    "watches",
    "weakens",
    "enriches",
    "robbers_spare",
    "cheapens_cards",
    "shields_kind",
    "shields_from",
    "pays_for_actions",
    "needs_since_2003",
    "counts_to",
    "keeps",
    "room",
    "prize",
    "needs_champion",
    "tournament_is_die",
    "needs_counters",
    "borrows_ships",
    "needs_ship",
    "lights",
    "silences",
    "year_end",
    "feeds",
    "city_before_2003",
    "cheapens_before_2003",
    "at_city",
    "colony",
    "loaded_by",
    "coins",
    "two_sided",
    "vp_counted",
    "harvest_any",
    "quells",
    "taxes_actions",
    "power",
    "spell",
    "start_power",
    "links",
    "needs_citadels",
    "needs_wizards",
    "needs_wizards_together",
    "without_citadel",
    "at_metropolis",
    "keeps_peace",
    "against_cards",
    "spy_proof",
    "doubles_knights",
)
LEFT_OUT: Final = NOT_PLAYED_WITH + LATER
KEYS: Final = {field.name for field in fields(Card)} - {"back", *DERIVED}
TUPLES: Final = (
    "rules",
    "needs",
    "needs_rules",
    "raises",
    "doubles",
    "guards",
    "foils",
    "calms",
    "shields",
    "prey_of",
    "cheapens_cards",
    "cheapens_before_2003",
    "quells",
    "reconstructed",
    "keeps",
    "feeds",
)
CHANGED: Final = {
    "hand",
    "cheapens_from",
    "strength",
    "vp",
    "needs_champion",
    "at_metropolis",
    "power",
    *RESOURCES,
}  # figures that an edition may have had otherwise
PLACEMENTS: Final = ("", "settlement", "city", "cover", "region", "road", "citadel")
STORED: Final = ("", *RESOURCES)
REACHES: Final = ("", "self", "site", "city", "realm")
TOKENS: Final = ("", "strength", "trade")
TIMINGS: Final = ("", "before_roll", "action", "with_settlement", "reaction")
REPRINT_KEYS: Final = {"of", "copies", "duel"}
WORDED: Final = {"de", "en"}
PLAIN: Final = {field.name: type(field.default) for field in fields(Card) if field.default is not MISSING} | {
    "id": str,
    "title": str,
    "kind": str,
    "copies": int,
}


def read_cards(sources: Iterable[Traversable]) -> dict[str, Card]:
    """The cards of all sets. Raises ValueError naming file, card and key if the data is wrong.

    A card that comes again in a later set has another back: it is a card of its own there, `<id>-<set>`, with
    the title, and so the behaviour, of the first.
    """
    cards: dict[str, Card] = {}
    for source in sources:
        data = tomllib.loads(source.read_text(encoding="utf-8"))
        for kind in ("card", "reprint"):
            if not isinstance(data.get(kind, []), list) or not all(isinstance(raw, dict) for raw in data.get(kind, [])):
                raise ValueError(f"{source.name}: {kind} is written as [[{kind}]] tables")
        hyphens = read_hyphens(data, source.name)
        found = [_card(raw, data["set"], hyphens, source.name) for raw in data.get("card", ())]
        found += [_reprint(raw, data, cards, hyphens, source.name) for raw in data.get("reprint", ())]
        for card in found:
            if card.id in cards:
                raise ValueError(f"{source.name}, card {card.id!r}: there is such a card already")
            cards[card.id] = card
    titles = {card.title for card in cards.values()}
    for card in cards.values():
        covers = (card.covers,) if card.covers else ()
        for key, names, known in (
            ("needs", card.needs, titles),
            ("raises", card.raises, {*titles, *KINDS}),
            ("doubles", card.doubles, titles),
            ("shields", card.shields, titles),
            ("prey_of", card.prey_of, titles),
            ("covers", covers, titles),
            ("cheapens_cards", card.cheapens_cards, titles),
            ("cheapens_before_2003", card.cheapens_before_2003, titles),
            ("acts_as", (card.acts_as,) if card.acts_as else (), titles),
            ("keeps", card.keeps, set(RESOURCES)),
            ("feeds", card.feeds, set(RESOURCES)),
            ("quells", card.quells, titles),
        ):
            for name in names:
                if name not in known:
                    raise ValueError(f"{card.back}.toml, card {card.id!r}, key {key!r}: there is no card {name!r}")
    return cards


def fingerprint(cards: Iterable[Card]) -> str:
    """Changes when a figure changes that play depends on; a better wording leaves it, and old records, alone."""
    facts = [
        [getattr(card, field.name) for field in fields(Card) if field.name not in LEFT_OUT]
        + [(key, getattr(card, key)) for key in LATER if getattr(card, key)]
        for card in sorted(cards, key=lambda card: card.id)
    ]
    return hashlib.sha256(repr(facts).encode()).hexdigest()[:12]


def as_before_2003(cards: Mapping[str, Card]) -> dict[str, Card]:
    """The cards with the figures they had before the reform."""
    return {id: _before_2003(card) for id, card in cards.items()}


def as_before_1999(cards: Mapping[str, Card]) -> dict[str, Card]:
    """The cards with the figures they had before the theme sets, and so before the reform."""
    return {
        id: _with_figures(card, dict(card.before_1999)) if card.before_1999 else card
        for id, card in as_before_2003(cards).items()
    }


def _before_2003(card: Card) -> Card:
    changed = dict(card.before_2003)
    figures: dict[str, Any] = {}
    for key, value in changed.items():
        if PLAIN.get(key) is bool:
            figures[key] = value != 0  # what is so or is not so stands there as 1 or 0
        elif key not in RESOURCES:
            figures[key] = value
    if card.needs_since_2003:
        figures["needs"] = ()
    if card.cheapens_before_2003:
        figures["cheapens_cards"] = card.cheapens_cards + card.cheapens_before_2003
    if not set(RESOURCES).isdisjoint(changed):
        cost = [(resource, changed.get(resource, amount)) for resource, amount in card.cost]
        figures["cost"] = tuple([(resource, amount) for resource, amount in cost if amount])
        figures["price"] = sum([amount for _, amount in figures["cost"]])
    if card.city_before_2003:
        figures |= {"at_city": True} if card.placement == "region" else {"placement": "city"}
    return _with_figures(card, figures) if figures else card


def _with_figures(card: Card, figures: dict[str, Any]) -> Card:
    return replace(card, **figures)


def _card(raw: dict[str, Any], back: str, hyphens: Hyphens, file: str) -> Card:
    where = f"{file}, card {raw.get('id', '?')!r}"
    _only_known(raw, KEYS, where)
    if raw.get("kind") not in KINDS:
        raise ValueError(f"{where}, key 'kind': {raw.get('kind')!r} is not one of {', '.join(KINDS)}")
    for key, words in (
        ("placement", PLACEMENTS),
        ("timing", TIMINGS),
        ("stores", STORED),
        ("musters", STORED),
        ("hoards", STORED),
        ("lies_at", STORED),
        ("loaded_by", STORED),
        ("shield_reach", REACHES),
        ("needs_token", TOKENS),
    ):
        if raw.get(key, "") not in words:
            raise ValueError(f"{where}, key {key!r}: {raw[key]!r} is not one of {', '.join(words[1:])}")
    for key, goes_with in (("covers", raw.get("placement") == "cover"), ("stores", raw["kind"] == "region_expansion")):
        if bool(raw.get(key)) != goes_with:
            raise ValueError(f"{where}, key {key!r}: cards that are laid on another one, or at a region, say so")
    _check_values(raw, where)
    strange = sorted(set(raw.get("cost", {})) - set(RESOURCES))
    if strange:
        raise ValueError(f"{where}, key 'cost': {strange[0]!r} is no resource")
    on_site = raw["kind"] in EXPANSIONS
    names = printed(raw["name"], raw.get("short", {}), hyphens)
    return Card(
        **{
            **raw,
            "title": raw.get("title", raw["id"]),
            "back": back,
            "cost": tuple(raw.get("cost", {}).items()),
            "before_2003": tuple(raw.get("before_2003", {}).items()),
            "before_1999": tuple(raw.get("before_1999", {}).items()),
            **{key: tuple(raw.get(key, ())) for key in TUPLES},
            "is_expansion": on_site,
            "is_hand_card": on_site or raw["kind"] in ("action", "region_expansion"),
            "price": sum(raw.get("cost", {}).values()),
            "hyphenated": names.full,
            "short": names.short,
        }
    )


def _check_values(raw: Mapping[str, Any], where: str) -> None:
    """Every value is of its kind: figures are whole numbers from 0, names and texts are in both languages."""
    for key, value in raw.items():
        if key in ("name", "text", "why"):
            good = isinstance(value, dict) and set(value) == WORDED and all(isinstance(v, str) for v in value.values())
        elif key == "short":
            good = is_short_name(value)
        elif key == "before_2003":
            good = isinstance(value, dict) and set(value) <= CHANGED and all(map(_is_figure, value.values()))
        elif key == "before_1999":
            known = CHANGED - {*RESOURCES}
            good = isinstance(value, dict) and set(value) <= known and all(map(_is_figure, value.values()))
        elif key == "cost":
            good = isinstance(value, dict) and all(map(_is_figure, value.values()))
        elif key in TUPLES:
            good = isinstance(value, list)
        elif PLAIN[key] is int:
            good = _is_figure(value)
        else:
            good = key == "numbers" or type(value) is PLAIN[key]
        if not good:
            raise ValueError(f"{where}, key {key!r}: {value!r} cannot be used there")
    for key in ("id", "name", "text", "copies"):
        if key not in raw:
            raise ValueError(f"{where}: the key {key!r} is missing")


def _is_figure(value: object) -> bool:
    return type(value) is int and value >= 0


def _reprint(
    raw: dict[str, Any], data: Mapping[str, Any], cards: Mapping[str, Card], hyphens: Hyphens, file: str
) -> Card:
    where = f"{file}, reprint of {raw.get('of', '?')!r}"
    _only_known(raw, REPRINT_KEYS, where)
    if raw.get("of") not in cards:
        raise ValueError(f"{where}, key 'of': no earlier set has such a card")
    for key, usual in (("copies", None), ("duel", 0)):
        if not _is_figure(raw.get(key, usual)):
            raise ValueError(f"{where}, key {key!r}: {raw.get(key)!r} cannot be used there")
    first = cards[raw["of"]]

    def with_back(name: Mapping[str, str], back: Mapping[str, str]) -> Mapping[str, str]:
        """In a hand the two are told apart by their backs; of an event only the front matters. The short name has no
        room for it."""
        if not first.is_hand_card:
            return name
        return {language: f"{text} ({back[language]})" for language, text in name.items()}

    return replace(
        first,
        id=f"{first.id}-{data['set']}",
        back=data["set"],
        copies=raw["copies"],
        duel=raw.get("duel", 0),
        name=with_back(first.name, data["short"]),
        hyphenated=with_back(first.hyphenated, printed(data["short"], {}, hyphens).full),
    )


def _only_known(raw: Mapping[str, Any], keys: set[str], where: str) -> None:
    unknown = sorted(set(raw) - keys)
    if unknown:
        raise ValueError(f"{where}: unknown key {unknown[0]!r}")
