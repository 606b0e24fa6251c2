"""What observations must hold, written by name and with no regard to speed: the encoders' second opinion."""

from collections import Counter, defaultdict
from collections.abc import Mapping

from tafelrunde.games.fuersten.modes import MODES as FUERSTEN_MODES
from tafelrunde.games.fuersten.view import PrinceView as FuerstenPrince
from tafelrunde.games.fuersten.view import View as FuerstenView
from tafelrunde.games.kartenspiel.data import CARDS as KARTENSPIEL_CARDS
from tafelrunde.games.kartenspiel.decks import pool
from tafelrunde.games.kartenspiel.modes import (
    LAYOUTS,
    SPECIAL_CARDS,
    Deal,
    deck_deal,
    mode_with,
    themes_of,
    usual_deal,
)
from tafelrunde.games.kartenspiel.view import PrinceView as KartenspielPrince
from tafelrunde.games.kartenspiel.view import View as KartenspielView
from tafelrunde.games.karthedis.data import SET, copies_for, resource_cards
from tafelrunde.games.karthedis.view import PlayerView, SlotView
from tafelrunde.games.karthedis.view import View as KarthedisView
from tafelrunde.games.realm.mode import hand_cards
from tafelrunde.kernel import Choice

Entries = defaultdict[str, float]
EVENTS = [card.id for card in KARTENSPIEL_CARDS.values() if card.kind == "event"]

LANDSCAPE = {
    "holz": "wald",
    "lehm": "huegelland",
    "erz": "gebirge",
    "getreide": "ackerland",
    "wolle": "weideland",
    "gold": "goldfluss",
}
# twice the kinds of event cards of a mode
MOST_EVENTS = {
    "intro": 14,
    "gold": 20,
    "wirren": 20,
    "fortschritt": 18,
    "duell": 30,
    "grund": 14,
    "erweitert": 42,
    "turnier": 44,
}


def told(entries: Entries) -> dict[str, float]:
    """Without what is nought."""
    return {name: float(value) for name, value in entries.items() if value}


# Die Fürsten von Catan


def fuersten(view: FuerstenView, choice: Choice | None) -> dict[str, float]:
    copies = Counter(hand_cards(FUERSTEN_MODES[view["mode"]]))
    e = realm_turn(view)
    e["herald"] = view["herald"]
    e["minted"] = min(1, view["minted"] / 2)
    for number, stack in enumerate(view["stacks"], 1):
        e[f"stack.{number}"] = min(1, stack["cards"] / 12)
    for stack in view["open_stacks"]:
        e["open-stack"] = min(1, stack["cards"] / 2)
    e["supply.events"] = view["event_stack"] / MOST_EVENTS[view["mode"]]
    realm_supplies(e, view, copies)
    for prince in view["princes"]:
        who = "me" if prince["seat"] == view["seat"] else "other"
        for name, value in fuersten_prince(prince, view, copies).items():
            e[f"{who}.{name}"] = value
    if choice is not None:
        assert not realm_question(e, choice)
    return told(e)


def fuersten_prince(prince: FuerstenPrince, view: FuerstenView, copies: Counter[str]) -> Entries:
    e = realm_prince(prince, copies)
    e["covered"] = prince["covered"] is not None
    for annex in prince["annexes"]:
        e[f"store.{annex['card']}.owned"] = 1
        e[f"store.{annex['card']}.stored"] = annex["stored"] / 3
        e[f"annex.{annex['card']}.{annex['row']}-{annex['at'] + 1}"] = 1
    for name, points in prince["points"].items():
        e[f"points.{name}"] = min(1, points / (view["target"] if name == "victory" else 12))
    for stone in ("heldenstein", "handelsstein"):
        e[f"stone.{stone}"] = view[stone] == prince["seat"]
    e["won"] = view["winner"] == prince["seat"]
    return e


# Das Siedler-Kartenspiel


def kartenspiel(view: KartenspielView, choice: Choice | None) -> dict[str, float]:
    copies: Counter[str] = Counter()
    for deal in kartenspiel_deals(view["mode"]):
        copies |= Counter(hand_cards(mode_with(view["mode"], deal)))
    e = realm_turn(view)
    e[f"edition.{view['edition']}"] = 1
    for theme in view["sets"]:
        e[f"theme.{theme}"] = 1
    e["mixed"] = view["layout"] == "mixed"
    e["split"] = view["layout"] == "split"
    for stack in view["open_stacks"]:
        e[f"open-stack.{stack['card']}"] = min(1, stack["cards"] / 2)
    if view["sets"]:
        kartenspiel_later(e, view)
    kartenspiel_shares(e, view, copies)
    kartenspiel_decks(e, view)
    if view["carted"]:
        e[f"carted.{view['carted']}"] = 1
    for used in view["used"]:
        e[f"used.{used['card']}"] += 1 / copies[used["card"]]
    e["actions-open"] = view["actions_open"]
    e["offers"] = view["offers"] / 3
    for number, stack in enumerate(view["stacks"], 1):
        e[f"stack.{number}"] = min(1, stack["cards"] / 24)
    e["supply.events"] = view["event_stack"] / MOST_EVENTS[view["mode"]]
    realm_supplies(e, view, copies)
    for prince in view["princes"]:
        who = "me" if prince["seat"] == view["seat"] else "other"
        for name, value in kartenspiel_prince(prince, view, copies).items():
            e[f"{who}.{name}"] = value
    if choice is not None:
        about = realm_question(e, choice)
        e["asked-other-amount"] = min(1, int(about.pop("otheramount", "0")) / 6)
        e[f"asked-other-resource.{about.pop('other', '')}"] = "other" in choice.about
        for resource in about.pop("sold", "").split():
            e[f"asked-sold.{resource}"] += 1 / 3
        # which event is undone, and what was chosen of several, is seen elsewhere or goes without saying
        assert about.keys() <= {"event", "laid", "under", "site"}
    return told(e)


def kartenspiel_deals(mode: str) -> list[Deal]:
    """What can be agreed, so that every card is in one of them."""
    if mode == "turnier":
        return [deck_deal(edition)._replace(special=special) for edition, special in SPECIAL_CARDS.items()]
    return [usual_deal(*themes_of(mode))._replace(layout=layout) for layout in LAYOUTS]


def kartenspiel_shares(e: Entries, view: KartenspielView, copies: Counter[str]) -> None:
    """What only the small tournament has."""
    if view["kept"]:
        e["kept"] = view["kept"] / 56
        for card in view["put_away"] or ():
            e[f"put-away.{card}"] += 1 / copies[card]


def kartenspiel_decks(e: Entries, view: KartenspielView) -> None:
    """What only the tournament game has."""
    if view["mode"] != "turnier":
        return
    most: Counter[str] = Counter()
    for deal in kartenspiel_deals(view["mode"]):
        most |= Counter(pool(deal))
    for special in view["special"]:
        e[f"special.{special}"] = 1
    for card in view["deck"] or ():
        if card in EVENTS:
            e[f"chosen-event.{card}"] += 1 / 4
        else:
            e[f"deck.{card}"] += 1 / most[card]
    for card in view["told_events"]:
        e[f"told-event.{card}"] = 1
    e["other-discard"] = (view["other_discard"] or 0) / 33
    if view["other_discard_top"]:
        e[f"other-discard-top.{view['other_discard_top']}"] = 1


def kartenspiel_prince(prince: KartenspielPrince, view: KartenspielView, copies: Counter[str]) -> Entries:
    assert prince["covered"] is None
    e = realm_prince(prince, copies)
    for number, place in enumerate(prince["places"], 1):
        if place == "metropolis":
            e[f"metropolis.{number}"] = 1
            del e[f"place.{number}.metropolis"]
            e[f"place.{number}.city"] = 1
    kartenspiel_magic(e, prince, view)
    for annex in prince["annexes"]:
        e[f"elsewhere.{annex['row']}-{annex['at'] + 1}.{annex['card']}"] = 1
    for lying in prince["on_roads"]:
        e[f"elsewhere.{lying['site']}.{lying['card']}"] = 1
    for block in prince["blocks"]:
        e[f"blocked.{block['card']}"] = 1
    for counter in prince["counters"]:
        e[f"counted.{counter['card']}"] = counter["count"] / 3
    for kept in prince["kept"]:
        e[f"kept.{kept['resource']}"] = kept["stored"] / 2
    if prince["ally"]:
        e[f"ally.{prince['ally']['card']}"] = 1
    for at, card in enumerate(prince["forces"], 1):
        e[f"force.{card}"] = at / len(prince["forces"])
    for name, points in prince["points"].items():
        e[f"points.{name}"] = min(1, points / (view["target"] if name == "victory" else 24))
    for token in ("ritterfigur", "muehlenstein"):
        e[f"token.{token}"] = view[token] == prince["seat"]
    e["won"] = view["winner"] == prince["seat"]
    return e


def kartenspiel_magic(e: Entries, prince: KartenspielPrince, view: KartenspielView) -> None:
    for number, place in enumerate(prince["places"], 1):
        if place == "citadel":
            e[f"citadel.{number}"] = 1
            del e[f"place.{number}.citadel"]
            e[f"place.{number}.settlement"] = 1
    for cast in view["cast"]:
        if cast["by"] == prince["seat"]:
            e[f"cast.{cast['card']}"] = 1
    for wizard in view["charged"] if view["active"] == prince["seat"] else ():
        e[f"charged.{wizard['card']}"] = 1


def kartenspiel_later(e: Entries, view: KartenspielView) -> None:
    """What only some of the theme sets have."""
    e["supply.metropolises"] = view["metropolises"] / 2
    e["supply.citadels"] = view["citadels"] / 5
    for event in view["banished"]:
        e[f"banished.{event}"] = 1
    for at, event in enumerate(view["foreseen"], 1):
        e[f"foreseen.{at}.{event}"] = 1
    for card in view["stopped"]:
        e[f"stopped.{card}"] = 1
    for ban in view["bans"]:
        e[f"ban.{'me' if ban['by'] == view['seat'] else 'other'}.{ban['stack'] or 'discards'}"] = 1
    for number, stack in enumerate(view["stacks"], 1):
        if "top" in stack:
            e[f"face-up.{number}.{stack['top']}"] = 1
    for card in view["fresh"]:
        e[f"fresh.{card}"] = 1


# what both games of principalities have


def realm_turn(view: FuerstenView | KartenspielView) -> Entries:
    e: Entries = defaultdict(float)
    e[f"phase.{view['phase']}"] = 1
    e["my-turn"] = view["active"] == view["seat"]
    e["turn"] = min(1, view["turn"] / 200)
    for key in ("production", "event", "event_card", "discard_top"):
        if view[key]:
            e[f"{key.replace('_', '-')}.{view[key]}"] = 1
    return e


def realm_supplies(e: Entries, view: FuerstenView | KartenspielView, copies: Counter[str]) -> None:
    e["supply.regions"] = view["region_stack"] / 12
    for name in ("roads", "settlements", "cities"):
        e[f"supply.{name}"] = view[name] / 7
    e["discard"] = view["discard"] / copies.total()
    for card in view["playing"]:
        e[f"playing.{card}"] = 1
    for region in view["new_regions"]:
        e[f"new-region.{region}"] = 1
    for seen in view["looked_at"] or ():
        e[f"looked-at.{seen}"] += 1 / copies.get(seen, KARTENSPIEL_CARDS[seen].copies if seen in EVENTS else 1)


def realm_prince(prince: FuerstenPrince | KartenspielPrince, copies: Counter[str]) -> Entries:
    e: Entries = defaultdict(float)
    for number, place in enumerate(prince["places"], 1):
        e[f"place.{number}.{place}"] = 1
    e["road.left"], e["road.right"] = prince["road_left"], prince["road_right"]
    for row in ("above", "below"):
        for gap, region in enumerate(prince[row], 1):
            e[f"region.{row}-{gap}.{LANDSCAPE[region['resource']]}"] = 1
            e[f"region.{row}-{gap}.number-{region['number']}"] = 1
            e[f"region.{row}-{gap}.stored"] = e[f"store.{region['region']}.stored"] = region["stored"] / 3
            e[f"store.{region['region']}.owned"] = 1
        for place, cards in enumerate(prince[f"sites_{row}"], 1):
            for card in cards:
                e[f"site.{place}-{row}.{card}"] += 1 / 2
    for resource, amount in prince["resources"].items():
        e[f"resource.{resource}"] = min(1, amount / 12)
    e["hand-seen"] = prince["hand"] is not None
    for card in prince["hand"] or ():
        e[f"hand.{card}"] += 1 / copies[card]
    e["hand-size"], e["hand-limit"] = min(1, prince["hand_size"] / 12), min(1, prince["hand_limit"] / 12)
    return e


def realm_question(e: Entries, choice: Choice) -> dict[str, str]:
    """What is asked, and about what; what only one of the games can say of it is returned."""
    e[f"asked.{choice.prompt}"] = 1
    about = dict(choice.about)
    e["asked-amount"] = min(1, int(about.pop("amount", "0")) / 6)
    for resource in about.pop("named", "").split():
        e[f"asked-named.{resource}"] += 1 / 2
    for key in ("resource", "stack", "card"):
        if key in about:
            e[f"asked-{key}.{about.pop(key)}"] = 1
    return about


# Karthedis


def karthedis(view: KarthedisView, choice: Choice | None) -> dict[str, float]:
    names = [player["seat"] for player in view["players"]]
    seats, me = len(names), names.index(view["seat"])
    who = {name: "me" if name == view["seat"] else f"next-{(at - me) % seats}" for at, name in enumerate(names)}
    own = 2 if view["mode"] == "deckbau" else copies_for(seats)
    e: Entries = defaultdict(float)
    e[f"seat.{view['seat']}"] = 1
    e[f"phase.{view['phase']}"] = 1
    e["round"] = min(1, view["round"] / 20)
    for alternative in view["victory"].split(" or "):
        kind, number = alternative.split()
        e[f"victory.{kind}"] = min(1, int(number) / 5)
    e["resource-deck"] = view["resource_deck"] / len(resource_cards(copies_for(seats)))
    for number, slot in enumerate(view["display"], 1):
        karthedis_slot(e, number, slot, who, own, own * seats if view["mode"] == "deckbau" else own)
    for name in [name for name in e if name.startswith("offer.")]:
        e[name] = max(-1, min(1, e[name]))
    for key in ("playing", "looked_at", "pack", "drafted"):
        for card in view[key] or ():
            e[f"{key.replace('_', '-')}.{card}"] += 1 / own
    for player in view["players"]:
        karthedis_player(e, who[player["seat"]], player, view, own)
    if choice is not None:
        e[f"asked.{choice.prompt}"] = 1
        about = dict(choice.about)
        e["asked-amount"] = min(1, int(about.pop("amount", "0")) / 3)
        e[f"asked-to.{about.pop('to', '')}"] = "to" in choice.about
        e[f"bid.{about.pop('number', '')}.moving"] = "number" in choice.about
        assert not about
    return told(e)


def karthedis_slot(e: Entries, number: int, slot: SlotView, who: Mapping[str, str], own: int, at_slot: int) -> None:
    e[f"slot.{number}.{slot['resource'] or 'taken'}"] = 1
    for owner, total in slot["totals"].items():
        e[f"offer.{number}.{who[owner]}.total"] = min(1, total / 20)
    for bid in slot["bids"]:
        owner, this = who[bid["owner"]], f"bid.{bid['number']}"
        e[f"offer.{number}.{owner}.{'up' if bid['up'] else 'down'}"] += 1 / 5
        e[f"{this}.{number}"] = e[f"{this}.{owner}"] = 1
        e[f"{this}.up"], e[f"{this}.shielded"], e[f"{this}.edge"] = bid["up"], bid["shielded"], bid["edge"]
        if bid["card"] is not None:
            e[f"offer.{number}.{owner}.seen"] += bid["value"] / 20
            e[f"{this}.value"] = max(-1, min(1, bid["value"] / 20))
            e[f"{this}.card"] = (list(SET.cards).index(bid["card"]) + 1) / len(SET.cards)
            e[f"{owner}.bid.{bid['card']}"] += 1 / own
            e[f"lying.{number}.{bid['card']}"] += 1 / at_slot


def karthedis_player(e: Entries, who: str, player: PlayerView, view: KarthedisView, own: int) -> None:
    for key in ("hand_size", "deck", "removed_size"):
        e[f"{who}.{key.replace('_', '-')}"] = min(1, player[key] / 20)
    e[f"{who}.passed"], e[f"{who}.done"] = player["passed"], player["done"]
    e[f"{who}.leads"] = view["leader"] == player["seat"]
    e[f"{who}.in-turn"] = view["in_turn"] == player["seat"]
    e[f"{who}.won-game"] = player["seat"] in view["winners"]
    for resource, number in Counter(player["won"]).items():
        e[f"{who}.won.{resource}"] = min(1, number / 5)
    for key in ("laid", "pile", "lost"):
        for card in player[key]:
            e[f"{who}.{key}.{card}"] += 1 / own
    if who == "me":
        for key in ("hand", "removed"):
            for card in player[key]:
                e[f"{key}.{card}"] += 1 / own
        e[f"pass-card.{player['pass_card']}"] = (player["pass_card"] is not None) / own
