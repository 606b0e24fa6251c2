"""The sentences in which a principality's choices are made.

Those about resources, regions and sites are the same for every game. Those about cards and stacks are made for each
game with its own cards: `Sentences`.
"""

from collections.abc import Collection, Iterable
from typing import Final

from ...kernel import Args, Form, Option, amounts, places
from .cards import Card
from .prince import MOST_PLACES, SIDES, SITES
from .regions import ALL_REGIONS, RESOURCE_OF, RESOURCES, STORES

# resources and regions

PAY: Final = Form("pay", "pay {resource} from {region}", resource=RESOURCES, region=STORES)
STORE: Final = Form("store", "store {resource} in {region}", resource=RESOURCES, region=STORES)
TAKE: Final = Form("take", "take {resource} in {region}", resource=RESOURCES, region=STORES)
TAKE_LOST: Final = Form("take-lost", "take {resource} and lose it", resource=RESOURCES)
GIVE: Final = Form("give", "give {resource} from {region}", resource=RESOURCES, region=STORES)
DEMAND: Final = Form("demand", "demand {resource}", resource=RESOURCES)
SAVE: Final = Form("save", "save {resource}", resource=RESOURCES)
TRADE: Final = Form(
    "trade", "trade {rate} {resource} for {other}", rate=amounts((1, 2, 3)), resource=RESOURCES, other=RESOURCES
)
TRADE_REGION: Final = Form("trade-region", "trade 2 from {region} for {resource}", region=STORES, resource=RESOURCES)
TRADE_LIT: Final = Form("trade-lit", "trade 1 from {region} for {resource}", region=STORES, resource=RESOURCES)

# the centre row

BUILD_ROAD: Final = Form("build-road", "build road {side}", side=SIDES)
BUILD_SETTLEMENT: Final = Form("build-settlement", "build settlement {side}", side=SIDES)
BUILD_CITY: Final = Form("build-city", "build city at {place}", place=places(MOST_PLACES))
TOP_REGIONS: Final = Form("top-regions", "take top regions")
CHOOSE_REGION: Final = Form("choose-region", "choose {region}", region=ALL_REGIONS)
LAY_ABOVE: Final = Form("lay-above", "lay {region} above", region=ALL_REGIONS)


def _in_order(args: Args) -> Args:
    """Swapping a with b is swapping b with a: the one that comes first in the box stands first."""
    one, other = args
    return args if ALL_REGIONS.index(one) <= ALL_REGIONS.index(other) else (other, one)


SWAP_REGIONS: Final = Form(
    "swap-regions", "swap {region} with {other}", _in_order, region=ALL_REGIONS, other=ALL_REGIONS
)

# a turn

ROLL_DICE: Final = Form("roll", "roll dice")
END_TURN: Final = Form("end-turn", "end turn")
KEEP_HAND: Final = Form("keep", "keep hand")
PASS: Final = Form("pass", "pass")


# one option per region, made once: asking which region pays or stores is the most frequent question of the game
PAY_FROM: Final = {region: PAY(resource, region) for region, resource in RESOURCE_OF.items()}
STORE_IN: Final = {region: STORE(resource, region) for region, resource in RESOURCE_OF.items()}
TAKE_IN: Final = {region: TAKE(resource, region) for region, resource in RESOURCE_OF.items()}
GIVE_FROM: Final = {region: GIVE(resource, region) for region, resource in RESOURCE_OF.items()}


def add_store(card: str, resource: str) -> None:
    """A game has a card that is laid at a region and stores a resource as a region does."""
    if card not in RESOURCE_OF:
        RESOURCE_OF[card] = resource
        STORES.append(card)
        for form, options in ((PAY, PAY_FROM), (STORE, STORE_IN), (TAKE, TAKE_IN), (GIVE, GIVE_FROM)):
            options[card] = form(resource, card)


# by resource and card, paying with what a card keeps apart from the regions
PAY_KEPT: Final[dict[tuple[str, str], Option]] = {}


def add_keeper(card: str, resources: Iterable[str]) -> None:
    """A game has a card that keeps resources of several kinds."""
    if card not in STORES:
        STORES.append(card)
    for resource in resources:
        PAY_KEPT[resource, card] = PAY(resource, card)


LOSE: Final = {resource: TAKE_LOST(resource) for resource in RESOURCES}
ROADS: Final = (BUILD_ROAD("left"), BUILD_ROAD("right"))
SETTLEMENTS: Final = (BUILD_SETTLEMENT("left"), BUILD_SETTLEMENT("right"))
CITIES: Final = tuple(BUILD_CITY(place) for place in range(MOST_PLACES))


def _trades(rate: int) -> dict[str, tuple[Option, ...]]:
    """Every trade at a rate, by what is given away."""
    return {
        resource: tuple(TRADE(rate, resource, other) for other in RESOURCES if other != resource)
        for resource in RESOURCES
    }


FAIR_TRADES: Final = _trades(3)
SHIP_TRADES: Final = _trades(2)
MINT_TRADES: Final = _trades(1)


def _site_by_site(args: Args) -> Args:
    """Cards change places in either order: the one further left, and above before below, stands first."""
    card, site, other, other_site = args
    return args if (SITES.index(site), card) <= (SITES.index(other_site), other) else (other, other_site, card, site)


class Sentences:
    """The sentences about the cards and stacks of one game, and those of their options that rules keep at hand."""

    def __init__(
        self, cards: Iterable[Card], stacks: int, open_cards: Collection[str] = (), spots: Collection[str] = ()
    ) -> None:
        """With `spots`, where cards of this game can lie besides the building sites: at regions, on roads."""
        cards = list(cards)
        sites = (*SITES, *spots)
        hand = tuple([card.id for card in cards if card.is_hand_card])
        expansions = tuple([card.id for card in cards if card.is_expansion])
        annexes = tuple([card.id for card in cards if card.kind == "region_expansion"])
        actions = tuple([card.id for card in cards if card.kind == "action"])
        self.play = Form("play", "play {card}", card=actions)
        self.build = Form("build", "build {card} at {site}", card=(*expansions, *annexes), site=sites)
        self.build_open = Form("build-open", "build open {card} at {site}", card=open_cards, site=SITES)
        self.lay_at = Form("lay-at", "lay {card} at {region}", card=(*annexes, *expansions), region=ALL_REGIONS)
        self.demolish = Form(
            "demolish",
            "demolish {card} at {site}",
            rare=True,
            card=(*expansions, *annexes),
            site=tuple(dict.fromkeys((*sites, *ALL_REGIONS))),
        )
        self.swap_cards = Form(
            "swap-cards",
            "swap {card} at {site} with {other} at {othersite}",
            _site_by_site,
            card=expansions,
            site=SITES,
            other=expansions,
            othersite=SITES,
        )
        self.draw_from = Form("draw", "draw from stack {stack}", stack=places(stacks))
        self.put_under = Form("put", "put {card} under stack {stack}", card=hand, stack=places(stacks))
        self.search = Form("search", "search stack {stack}", stack=places(stacks))
        self.take_card = Form("take-card", "take {card} from place {place}", card=hand, place=places(len(hand) * 2 - 1))
        self.take_discard = Form("take-discard", "take {card} from discards", card=hand)
        self.name = Form("name", "name {card} at {site}", card=expansions, site=sites)
        self.remove = Form("remove", "remove {card} at {site}", card=expansions, site=sites)
        self.plays = {card: self.play(card) for card in actions}
        self.builds = {card: {site: self.build(card, site) for site in sites} for card in expansions}
        self.demolitions = {(card, site): self.demolish(card, site) for card in expansions for site in sites}
        self.draws = tuple([self.draw_from(stack) for stack in range(stacks)])
        self.searches = tuple([self.search(stack) for stack in range(stacks)])
