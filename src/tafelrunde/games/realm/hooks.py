"""Where cards are heard: what a card does is a function registered under its title, and rules name no card.

A game has one `Hooks`, which its box carries; the modules of its card sets fill it.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar

from ...kernel import Reason, Rules

S = TypeVar("S")
Effect: TypeAlias = Callable[[S, int], Rules[None]]
Refusal: TypeAlias = Callable[[S, int], Reason | None]
EventEffect: TypeAlias = Callable[[S], Rules[None]]
# of a card that its owner takes away: the state, the owner, the card
Removal: TypeAlias = Callable[[S, int, str], None]


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


class Hooks(Generic[S]):
    """By title, what cards do: when they are played, drawn as event, built, lost or demolished, and at production."""

    def __init__(self) -> None:
        self.actions: dict[str, Action] = {}
        self.event_cards: dict[str, EventCard] = {}
        self.built: dict[str, Effect[S]] = {}
        self.produced: dict[str, Effect[S]] = {}
        self.lost: dict[str, Effect[S]] = {}
        self.demolished: dict[str, Removal[S]] = {}

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

    def _effect(self, effects: dict[str, Effect[S]], title: str) -> Callable[[Effect[S]], Effect[S]]:
        def register(effect: Effect[S]) -> Effect[S]:
            effects[title] = effect
            return effect

        return register

    def titles(self) -> set[str]:
        """The cards that have a function of their own."""
        every = (self.actions, self.event_cards, self.built, self.produced, self.lost, self.demolished)
        return {title for effects in every for title in effects}
