"""What options are worth to a prince of this game (see `realm/appraisal.py`)."""

from collections.abc import Mapping
from typing import Final

from ...kernel import Args, Choice
from ..realm.appraisal import COMMON_JUDGES, Advice, Judge, Table, something_to_build
from ..realm.appraisal import Appraisal as CommonAppraisal
from ..realm.regions import RESOURCE_OF
from .data import SEATS
from .modes import BOX, MODES
from .view import View

__all__ = ["Appraisal", "appraise", "could_help", "something_to_build", "worth_playing"]


class Appraisal(CommonAppraisal):
    """One look at the table from one seat."""

    def __init__(self, view: View, seat: int) -> None:
        princes = view["princes"]
        self.is_as_skilled = princes[seat]["points"]["skill"] >= princes[1 - seat]["points"]["skill"]
        table = Table(
            box=BOX,
            advice=ADVICE,
            phase=view["phase"],
            roads=view["roads"],
            settlements=view["settlements"],
            cities=view["cities"],
            discard=view["discard"],
            discard_top=view["discard_top"],
            hero=view["heldenstein"],
            trader=view["handelsstein"],
            advantage=MODES[view["mode"]].advantage,
            points={prince["seat"]: prince["points"]["victory"] for prince in princes},
            strength={prince["seat"]: prince["points"]["strength"] for prince in princes},
            trade={prince["seat"]: prince["points"]["trade"] for prince in princes},
            progress=princes[seat]["points"]["progress"],
            open_cards=[stack["card"] for stack in view["open_stacks"] if stack["cards"]],
        )
        super().__init__(table, princes[seat], princes[1 - seat])

    def buy(self, args: Args) -> float:
        return 3.0 if args[0] in self.goal.missing and args[0] != "gold" else -1.0

    def plunder(self, args: Args) -> float:
        resource = RESOURCE_OF[args[0]]
        return min(3 - self.stored_in(args[0]), self.other["resources"][resource]) * (1.0 + self.want(resource))

    def guard(self, _args: Args) -> float:
        return 5.0

    def appease(self, _args: Args) -> float:
        return 2.0


JUDGES: Final[Mapping[str, Judge]] = {
    **COMMON_JUDGES,
    "buy": Appraisal.buy,
    "guard": Appraisal.guard,
    "appease": Appraisal.appease,
    "plunder": Appraisal.plunder,
    "receive": Appraisal.take,
}
ADVICE: Final = Advice(JUDGES)
worth_playing = ADVICE.worth_playing
could_help = ADVICE.could_help


def appraise(view: View, choice: Choice) -> list[float]:
    """The worth of each option of a choice to the seat that makes it."""
    appraisal = Appraisal(view, SEATS.index(str(view["seat"])))
    return [appraisal.option(option) for option in choice.options]
