"""Why a sentence is not among the options. Legality itself lives beside each rule; here it is looked up."""

from collections.abc import Callable, Mapping
from typing import Final

from ...kernel import Choice, Option, Reason
from ..realm.regions import RESOURCE_OF
from ..realm.words import GIVE, PAY, STORE, TAKE, TAKE_LOST
from .build import (
    refuse_build,
    refuse_build_open,
    refuse_city,
    refuse_lay,
    refuse_road,
    refuse_settlement,
)
from .cards.basis import refuse_swap
from .hand import refuse_draw, refuse_put, refuse_search, refuse_under
from .play import refuse_play
from .removal import refuse_demolition, refuse_lying
from .state import State
from .trade import refuse_region_trade, refuse_trade
from .words import (
    APPEASE,
    BUILD,
    BUILD_CITY,
    BUILD_OPEN,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    DEMAND,
    DEMOLISH,
    DRAW_FROM,
    LAY_AT,
    NAME,
    PLAY,
    PLUNDER,
    PUT_UNDER,
    REMOVE,
    SEARCH,
    STEAL,
    SWAP_CARDS,
    TAKE_DISCARD,
    TRADE,
    TRADE_REGION,
)

# the rules behind each question, so that an answer to another question is refused with the right ones
QUESTION_RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "start-hand": ("F-029",),
    "start-stack": ("F-133", "F-134"),
    "start-card": ("F-133",),
    "arrange": ("F-135", "F-136"),
    "roll": ("F-040", "F-042", "F-044"),
    "set-die": ("F-162",),
    "markt": ("F-181",),
    "demand": ("F-055", "F-057"),
    "give": ("F-057", "F-206", "F-212"),
    "fest": ("F-059",),
    "harvest": ("F-060",),
    "action": ("F-040", "F-044"),
    "pay": ("F-035",),
    "pay-any": ("F-100", "F-167"),
    "store": ("F-034",),
    "new-regions": ("F-082", "F-169"),
    "scout": ("F-169",),
    "lay-regions": ("F-082", "F-083"),
    "umzug": ("F-074", "F-170", "F-171"),
    "goldschmied": ("F-165",),
    "kaufmannszug": ("F-167",),
    "draw": ("F-040", "F-044", "F-095", "F-098"),
    "surplus": ("F-040", "F-044", "F-096"),
    "exchange": ("F-040", "F-044", "F-099", "F-104", "F-106"),
    "replace": ("F-040", "F-099", "F-100", "F-104", "F-106"),
    "take-card": ("F-100", "F-102"),
    "bruderzwist": ("F-191",),
    "erfindung": ("F-194",),
    "buy": ("F-196",),
    "fehde-name": ("F-197",),
    "fehde-remove": ("F-197", "F-198"),
    "put-removed": ("F-148", "F-197", "F-240"),
    "wettfahrt": ("F-202",),
    "save": ("F-253", "F-281"),
    "handelsmeister": ("F-206",),
    "haendler": ("F-208",),
    "give-back": ("F-208", "F-209"),
    "raubzug": ("F-212",),
    "herald": ("F-213",),
    "sink": ("F-219",),
    "stapelhaus": ("F-232",),
    "beutefahrt": ("F-234",),
    "guard": ("F-242", "F-250", "F-251"),
    "bogenschuetze": ("F-237",),
    "feuerteufel": ("F-238",),
    "sebastian": ("F-244",),
    "verraeter": ("F-247",),
    "irmgard": ("F-255",),
    "festplatz": ("F-258",),
    "zehntscheuer": ("F-263",),
    "unruhen": ("F-264", "F-265", "F-266", "F-267"),
    "take-discard": ("F-069", "F-272", "F-273"),
    "medicus": ("F-276",),
    "bibliothek": ("F-282",),
    "apotheke": ("F-278",),
}

Refusal = Callable[[State, Choice, tuple[str, ...]], Reason | None]


def refuse(s: State, choice: Choice, option: Option) -> Reason | None:
    """The reason an option is not offered, as precise as the rules know it."""
    if option in choice.options:
        return None
    look_up = REFUSALS.get((choice.prompt, option.form.name)) or REFUSALS.get(("", option.form.name))
    reason = look_up(s, choice, option.args) if look_up is not None and _asked(choice, option) else None
    return reason or Reason("not-asked-now", QUESTION_RULES[choice.prompt], prompt=choice.prompt, **choice.about)


def _asked(choice: Choice, option: Option) -> bool:
    """Whether this question can be answered with this form of sentence at all."""
    return option.form.name in ANSWERS.get(choice.prompt, ())


def _build(s: State, choice: Choice, args: tuple[str, ...]) -> Reason | None:
    return refuse_build(s, choice.seat, args[0], args[1])


def _build_open(s: State, choice: Choice, args: tuple[str, ...]) -> Reason | None:
    return refuse_build_open(s, choice.seat, *args)


def _lay(s: State, choice: Choice, args: tuple[str, ...]) -> Reason | None:
    return refuse_lay(s, choice.seat, *args)


def _demolish(s: State, choice: Choice, args: tuple[str, ...]) -> Reason | None:
    return refuse_demolition(s, choice.seat, *args)


# why a card that does lie there is not among those meant
NOT_MEANT: Final[Mapping[str, tuple[str, ...]]] = {
    "fehde-name": ("F-197", "F-199"),
    "fehde-remove": ("F-197", "F-199"),
    "feuerteufel": ("F-241",),
    "bogenschuetze": ("F-237",),
    "sink": ("F-219", "F-222"),
    "unruhen": ("F-264", "F-267"),
    "medicus": ("F-276",),
}


def _lying_card(s: State, choice: Choice, args: tuple[str, ...]) -> Reason | None:
    """A card to be named or removed: the attacker names the other's, everybody removes his own."""
    card, site = args
    owner = 1 - choice.seat if choice.prompt in ("fehde-name", "feuerteufel") else choice.seat
    if reason := refuse_lying(s, owner, card, site, QUESTION_RULES[choice.prompt][0]):
        return reason
    if choice.prompt == "feuerteufel" and s.cards[card].kind == "building":
        return Reason("protected", ("F-259",), card=card, site=site)
    return Reason("not-meant", NOT_MEANT[choice.prompt], card=card, site=site)


def _swap_cards(s: State, choice: Choice, args: tuple[str, ...]) -> Reason | None:
    return refuse_swap(s, choice.seat, *args)


def _appease(s: State, choice: Choice, args: tuple[str, ...]) -> Reason | None:
    due = choice.about["amount"]
    if args[0] != due:
        return Reason("other-amount", ("F-264", "F-266"), amount=int(due))
    gold = s.princes[choice.seat].totals["gold"]
    return Reason("too-few", ("F-264", "F-266"), resource="gold", needed=int(due), stored=gold)


def _steal(_s: State, _choice: Choice, args: tuple[str, ...]) -> Reason | None:
    return Reason("not-in-their-hand", ("F-247",), card=args[0])


def _take_discard(s: State, _choice: Choice, args: tuple[str, ...]) -> Reason | None:
    if args[0] in s.playing:
        return Reason("being-played", ("F-275",), card=args[0])
    return Reason("not-discarded", ("F-272", "F-273"), card=args[0])


def _plunder(s: State, choice: Choice, args: tuple[str, ...]) -> Reason | None:
    region = args[0]
    resource = RESOURCE_OF[region]
    if region in s.princes[choice.seat].stock and not s.princes[1 - choice.seat].totals[resource]:
        return Reason("other-has-none", ("F-212",), resource=resource)
    return _room_there(s, choice.seat, resource, region)


def _road(s: State, choice: Choice, args: tuple[str, ...]) -> Reason | None:
    return refuse_road(s, choice.seat, args[0])


def _settlement(s: State, choice: Choice, args: tuple[str, ...]) -> Reason | None:
    return refuse_settlement(s, choice.seat, args[0])


def _city(s: State, choice: Choice, args: tuple[str, ...]) -> Reason | None:
    return refuse_city(s, choice.seat, int(args[0]) - 1)


def _trade(s: State, choice: Choice, args: tuple[str, ...]) -> Reason | None:
    return refuse_trade(s, choice.seat, *args)


def _trade_region(s: State, choice: Choice, args: tuple[str, ...]) -> Reason | None:
    return refuse_region_trade(s.princes[choice.seat], *args)


def _play_at(timing: str) -> Refusal:
    def refusal(s: State, choice: Choice, args: tuple[str, ...]) -> Reason | None:
        return refuse_play(s, choice.seat, args[0], timing)

    return refusal


def _draw(s: State, choice: Choice, args: tuple[str, ...]) -> Reason | None:
    stack = int(args[0]) - 1
    if choice.prompt == "start-hand" and stack == s.first_stack:
        return Reason("stack-taken", ("F-029",), stack=stack + 1)
    return refuse_draw(s, stack)


def _search(s: State, choice: Choice, args: tuple[str, ...]) -> Reason | None:
    stack = int(args[0]) - 1
    if choice.prompt == "start-stack":
        return refuse_draw(s, stack) or Reason("basis-only", ("F-133",), stack=stack + 1)
    return refuse_draw(s, stack) if choice.prompt == "bibliothek" else refuse_search(s, choice.seat, stack)


def _put(s: State, choice: Choice, args: tuple[str, ...]) -> Reason | None:
    if choice.prompt == "put-removed":
        if args[0] != choice.about["card"]:
            return Reason("other-card", QUESTION_RULES["put-removed"], card=choice.about["card"])
        return refuse_under(s, args[0], int(args[1]) - 1)
    if choice.prompt == "bruderzwist":
        taken = Reason("chosen-already", ("F-191",), card=args[0])
        return refuse_put(s, 1 - choice.seat, args[0], int(args[1]) - 1) or taken
    return refuse_put(s, choice.seat, args[0], int(args[1]) - 1)


def _pay(s: State, choice: Choice, args: tuple[str, ...]) -> Reason | None:
    resource, region = args
    if choice.prompt == "pay" and resource != choice.about["resource"]:
        return Reason("other-resource", ("F-035",), resource=choice.about["resource"])
    return _stored_there(s, choice.seat, resource, region, "F-035")


def _give(s: State, choice: Choice, args: tuple[str, ...]) -> Reason | None:
    resource, region = args
    if choice.prompt == "give" and resource != choice.about["resource"]:
        return Reason("other-resource", ("F-057",), resource=choice.about["resource"])
    return _stored_there(s, choice.seat, resource, region, "F-057" if choice.prompt == "give" else "F-208")


def _stored_there(s: State, seat: int, resource: str, region: str, rule: str) -> Reason | None:
    return _own_region(s, seat, resource, region, rule) or (
        Reason("region-empty", (rule,), region=region) if not s.princes[seat].stock[region] else None
    )


def _store(s: State, choice: Choice, args: tuple[str, ...]) -> Reason | None:
    resource, region = args
    if resource != choice.about["resource"]:
        return Reason("other-resource", ("F-034",), resource=choice.about["resource"])
    return _room_there(s, choice.seat, resource, region)


def _take(s: State, choice: Choice, args: tuple[str, ...]) -> Reason | None:
    return _room_there(s, choice.seat, *args)


def _take_lost(s: State, choice: Choice, args: tuple[str, ...]) -> Reason | None:
    room = s.princes[choice.seat].with_room(args[0])
    return Reason("there-is-room", ("F-037",), resource=args[0], region=room[0]) if room else None


def _room_there(s: State, seat: int, resource: str, region: str) -> Reason | None:
    return _own_region(s, seat, resource, region, "F-034") or (
        Reason("region-full", ("F-032", "F-033"), region=region)
        if region not in s.princes[seat].with_room(resource)
        else None
    )


def _own_region(s: State, seat: int, resource: str, region: str, rule: str) -> Reason | None:
    if region not in s.princes[seat].stock:
        return Reason("not-your-region", (rule,), region=region)
    if RESOURCE_OF[region] != resource:
        return Reason("wrong-region", ("F-018",), region=region, resource=resource)
    return None


def _demand(s: State, choice: Choice, args: tuple[str, ...]) -> Reason | None:
    already = choice.about["named"].split().count(args[0])
    rules = {"handelsmeister": ("F-206",), "haendler": ("F-208",), "beutefahrt": ("F-235",)}
    rule = rules.get(choice.prompt, ("F-057",))
    if s.princes[1 - choice.seat].totals[args[0]] <= already:
        return Reason("other-has-none", rule, resource=args[0])
    return Reason("no-room", ("F-038", *rule), resource=args[0])


_TAKING: Final = (TAKE.name, TAKE_LOST.name)
ANSWERS: Final[Mapping[str, tuple[str, ...]]] = {
    "start-hand": (DRAW_FROM.name,),
    "roll": (PLAY.name,),
    "markt": _TAKING,
    "demand": (DEMAND.name,),
    "give": (GIVE.name,),
    "fest": _TAKING,
    "harvest": _TAKING,
    "goldschmied": _TAKING,
    "kaufmannszug": _TAKING,
    "erfindung": _TAKING,
    "wettfahrt": _TAKING,
    "action": (
        PLAY.name,
        BUILD.name,
        BUILD_OPEN.name,
        LAY_AT.name,
        DEMOLISH.name,
        BUILD_ROAD.name,
        BUILD_SETTLEMENT.name,
        BUILD_CITY.name,
        TRADE.name,
        TRADE_REGION.name,
    ),
    "pay": (PAY.name,),
    "pay-any": (PAY.name,),
    "store": (STORE.name,),
    "new-regions": (PLAY.name,),
    "draw": (DRAW_FROM.name,),
    "surplus": (PUT_UNDER.name,),
    "exchange": (PUT_UNDER.name,),
    "replace": (DRAW_FROM.name, SEARCH.name),
    "bruderzwist": (PUT_UNDER.name,),
    "put-removed": (PUT_UNDER.name,),
    "start-stack": (SEARCH.name,),
    "umzug": (SWAP_CARDS.name,),
    "handelsmeister": (DEMAND.name,),
    "haendler": (DEMAND.name,),
    "beutefahrt": (DEMAND.name,),
    "give-back": (GIVE.name,),
    "raubzug": (PLUNDER.name,),
    "herald": _TAKING,
    "stapelhaus": _TAKING,
    "festplatz": _TAKING,
    "irmgard": _TAKING,
    "apotheke": _TAKING,
    "sink": (REMOVE.name,),
    "bogenschuetze": (REMOVE.name,),
    "fehde-remove": (REMOVE.name,),
    "fehde-name": (NAME.name,),
    "feuerteufel": (NAME.name,),
    "medicus": (NAME.name,),
    "sebastian": (PLAY.name,),
    "unruhen": (APPEASE.name, PLAY.name, REMOVE.name),
    "verraeter": (STEAL.name,),
    "take-discard": (TAKE_DISCARD.name,),
    "bibliothek": (SEARCH.name,),
}

REFUSALS: Final[Mapping[tuple[str, str], Refusal]] = {
    ("roll", PLAY.name): _play_at("before_roll"),
    ("new-regions", PLAY.name): _play_at("with_settlement"),
    ("action", PLAY.name): _play_at("action"),
    ("sebastian", PLAY.name): _play_at("reaction"),
    ("unruhen", PLAY.name): _play_at("reaction"),
    ("", BUILD.name): _build,
    ("", BUILD_OPEN.name): _build_open,
    ("", LAY_AT.name): _lay,
    ("", DEMOLISH.name): _demolish,
    ("", REMOVE.name): _lying_card,
    ("", NAME.name): _lying_card,
    ("", SWAP_CARDS.name): _swap_cards,
    ("", APPEASE.name): _appease,
    ("", STEAL.name): _steal,
    ("", TAKE_DISCARD.name): _take_discard,
    ("", PLUNDER.name): _plunder,
    ("", BUILD_ROAD.name): _road,
    ("", BUILD_SETTLEMENT.name): _settlement,
    ("", BUILD_CITY.name): _city,
    ("", TRADE.name): _trade,
    ("", TRADE_REGION.name): _trade_region,
    ("", DRAW_FROM.name): _draw,
    ("", SEARCH.name): _search,
    ("", PUT_UNDER.name): _put,
    ("", PAY.name): _pay,
    ("", GIVE.name): _give,
    ("", STORE.name): _store,
    ("", TAKE.name): _take,
    ("", TAKE_LOST.name): _take_lost,
    ("", DEMAND.name): _demand,
}
