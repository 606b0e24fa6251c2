"""Where cards are heard: what a card does is a function registered under its title, and rules name no card.

A game has one `Hooks`, which its box carries; the modules of its card sets fill it.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

from ...kernel import Reason, Rules
from .cards import Card, Cost

S = TypeVar("S")
Effect: TypeAlias = Callable[[S, int], Rules[None]]
Refusal: TypeAlias = Callable[[S, int], Reason | None]
EventEffect: TypeAlias = Callable[[S], Rules[None]]
# of a card that its owner takes away: the state, the owner, the card
Removal: TypeAlias = Callable[[S, int, str], None]
# of an action card that lies open and is about to be carried out: the state, who plays it, the card
Played: TypeAlias = Callable[[S, int, str], Rules[None]]
# of a trade with the bank: the state, who trades, the resource that is given away
Traded: TypeAlias = Callable[[S, int, str], Rules[None]]
# of an action card that lies open: whether something keeps it from being carried out
Stopped: TypeAlias = Callable[[S, int, str], Rules[bool]]
# of an action card that somebody wants to play: the state, who, the card
Forbidden: TypeAlias = Callable[[S, int, str], Reason | None]
# of a building cost that is about to be paid: the state, who pays, the cost; what is paid in its place
Pricing: TypeAlias = Callable[[S, int, Cost], Rules[Cost]]
# of an expansion that is about to be laid: the state, its owner; what is counted on it from the beginning
Laid: TypeAlias = Callable[[S, int], Rules[int]]


class Action:
    """An action card: `refuse` says why its effect is impossible now, `play` carries it out."""

    __slots__ = ("play", "refuse")

    def __init__(self, refuse: Refusal[Any], play: Effect[Any]) -> None:
        self.refuse = refuse
        self.play = play


class EventCard:
    """An event card: what it brings; whether it shows a hand to the other, and whether it strikes before it asks."""

    __slots__ = ("happens", "shows_hand", "strikes_first")

    def __init__(self, happens: EventEffect[Any], shows_hand: bool, strikes_first: bool) -> None:
        self.happens = happens
        self.shows_hand = shows_hand
        self.strikes_first = strikes_first


def never_refused(_s: Any, _me: int) -> Reason | None:
    return None


class Spare:
    """A card that makes others cheaper: of which resources one could be saved now, and saving them."""

    __slots__ = ("could", "save")

    def __init__(
        self, could: Callable[[Any, int, str], tuple[str, ...]], save: Callable[[Any, int, str], Rules[tuple[str, ...]]]
    ) -> None:
        self.could = could
        self.save = save


class Toll:
    """What some cards cost besides resources: why it cannot be paid, and paying it."""

    __slots__ = ("pay", "refuse")

    def __init__(self, refuse: Callable[[Any, int, Card], Reason | None], pay: Callable[[Any, int, Card], Rules[None]]):
        self.refuse = refuse
        self.pay = pay


class Hooks(Generic[S]):
    """By title, what cards do: when they are played, drawn as event, built, lost or demolished, and at production."""

    def __init__(self) -> None:
        self.actions: dict[str, Action] = {}
        self.event_cards: dict[str, EventCard] = {}
        self.built: dict[str, Effect[S]] = {}
        self.produced: dict[str, Effect[S]] = {}
        self.lost: dict[str, Effect[S]] = {}
        self.demolished: dict[str, Removal[S]] = {}
        self.plays: list[Played[S]] = []
        self.stops: list[Stopped[S]] = []
        self.spares: list[Spare] = []
        self.toll: Toll | None = None
        # each with the cards of which one must lie somewhere, so that games without them are not held up
        self.trades: list[tuple[frozenset[str], Traded[S]]] = []
        self.traders = frozenset[str]()  # all of these cards
        self.forbids: list[Forbidden[S]] = []
        self.laid: dict[str, Laid[S]] = {}
        self.price: Pricing[S] | None = None
        self.robbed: dict[str, Effect[S]] = {}
        self.after_tournament: dict[str, Effect[S]] = {}
        self.after_event_card: list[Callable[[S], None]] = []

    def action(self, title: str, refuse: Refusal[S] = never_refused) -> Callable[[Effect[S]], Effect[S]]:
        """Played from the hand."""

        def register(play: Effect[S]) -> Effect[S]:
            self.actions[title] = Action(refuse, play)
            return play

        return register

    def event_card(
        self, title: str, shows_hand: bool = False, strikes_first: bool = False
    ) -> Callable[[EventEffect[S]], EventEffect[S]]:
        """Drawn from the event stack."""

        def register(effect: EventEffect[S]) -> EventEffect[S]:
            self.event_cards[title] = EventCard(effect, shows_hand, strikes_first)
            return effect

        return register

    def when_built(self, title: str) -> Callable[[Effect[S]], Effect[S]]:
        """Once, at the moment an expansion is laid down and paid for."""
        return self._effect(self.built, title)

    def at_production(self, title: str) -> Callable[[Effect[S]], Effect[S]]:
        """For its owner, after all regions with the number have yielded."""
        return self._effect(self.produced, title)

    def when_lost(self, title: str) -> Callable[[Effect[S]], Effect[S]]:
        """For its owner, when an expansion of his had to leave the principality, whichever it was."""
        return self._effect(self.lost, title)

    def when_demolished(self, title: str) -> Callable[[Removal[S]], Removal[S]]:
        """Before its owner tears it down."""

        def register(removal: Removal[S]) -> Removal[S]:
            self.demolished[title] = removal
            return removal

        return register

    def when_played(self, heard: Played[S]) -> Played[S]:
        """K-092: between laying an action card open and carrying it out."""
        self.plays.append(heard)
        return heard

    def stops_playing(self, stopped: Stopped[S]) -> Stopped[S]:
        """K-092: between laying an action card open and carrying it out: it may come to nothing."""
        self.stops.append(stopped)
        return stopped

    def when_traded(self, titles: Iterable[str]) -> Callable[[Traded[S]], Traded[S]]:
        """K-175: after a trade with the bank, where one of these cards works in either principality."""

        def register(heard: Traded[S]) -> Traded[S]:
            self.trades.append((frozenset(titles), heard))
            self.traders |= frozenset(titles)
            return heard

        return register

    def forbids_playing(self, refuse: Forbidden[S]) -> Forbidden[S]:
        """Cards that keep others from being played."""
        self.forbids.append(refuse)
        return refuse

    def when_laid(self, title: str) -> Callable[[Laid[S]], Laid[S]]:
        """Once, before it lies there: on which side."""

        def register(laid: Laid[S]) -> Laid[S]:
            self.laid[title] = laid
            return laid

        return register

    def when_coins_pay(self, pricing: Pricing[S]) -> Pricing[S]:
        """For a prince whose gold may stand for other resources in building costs."""
        self.price = pricing
        return pricing

    def when_robbers_come(self, title: str) -> Callable[[Effect[S]], Effect[S]]:
        """For its owner, after what robbers took."""
        return self._effect(self.robbed, title)

    def when_tournament_ends(self, title: str) -> Callable[[Effect[S]], Effect[S]]:
        """For its owner, after the prize."""
        return self._effect(self.after_tournament, title)

    def when_event_is_over(self, effect: Callable[[S], None]) -> Callable[[S], None]:
        """K-060: after an event card has been carried out."""
        self.after_event_card.append(effect)
        return effect

    def _effect(self, effects: dict[str, Effect[S]], title: str) -> Callable[[Effect[S]], Effect[S]]:
        def register(effect: Effect[S]) -> Effect[S]:
            effects[title] = effect
            return effect

        return register

    def titles(self) -> set[str]:
        """The cards that have a function of their own."""
        every: tuple[Mapping[str, object], ...] = (
            self.actions,
            self.event_cards,
            self.built,
            self.produced,
            self.lost,
            self.demolished,
            self.laid,
            self.robbed,
            self.after_tournament,
        )
        return {title for effects in every for title in effects}
