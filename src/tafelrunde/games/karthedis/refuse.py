"""Why a sentence is not among the options. Legality itself lives beside each rule; here it is looked up."""

from collections.abc import Mapping
from typing import Final

from ...kernel import Choice, Option, Reason
from .abilities import EINSATZ, INTERVENIEREN, SPEKULIEREN
from .round import may_be_called
from .state import State, abilities
from .words import (
    BANISH,
    BID,
    CALL,
    CHOOSE_BID,
    CHOOSE_SEAT,
    DISCARD,
    DRAFT,
    EXCHANGE,
    INTERVENE,
    MOVE_TO,
    OPT_OUT,
    PASS_WITH,
    PUT_NEXT,
    RECALL,
    RECLAIM,
    REDRAW,
    REMOVE,
    RETRIEVE,
    USE,
)

# the rules behind each question, so that an answer to another question is refused with the right ones
QUESTION_RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "draft": ("KA-190",),
    "spekulieren": ("KA-031", "KA-149"),
    "einsatz": ("KA-146",),
    "call": ("KA-040",),
    "trade": ("KA-060", "KA-064"),
    "second-call": ("KA-110", "KA-119"),
    "recall": ("KA-114", "KA-122"),
    "discard": ("KA-141",),
    "sift": ("KA-156",),
    "retrieve": ("KA-156",),
    "refine": ("KA-145",),
    "reclaim": ("KA-145",),
    "wipe": ("KA-157",),
    "tax": ("KA-156",),
    "mill": ("KA-141", "KA-156"),
    "redraw": ("KA-156",),
    "exchange": ("KA-156",),
    "banish": ("KA-145",),
    "peek": ("KA-148",),
    "reroute": ("KA-148",),
    "withdraw": ("KA-148",),
    "move": ("KA-148", "KA-081"),
    "weaken": ("KA-081",),
    "halve": ("KA-081",),
    "support": ("KA-081",),
    "echo": ("KA-081",),
}
# sentences that belong to one moment only
FORM_RULES: Final[Mapping[str, tuple[str, ...]]] = {
    INTERVENE.name: ("KA-148",),
    OPT_OUT.name: ("KA-066",),
    BID.name: ("KA-060",),
    PASS_WITH.name: ("KA-040", "KA-119"),
}
FROM_HAND: Final = (
    CALL.name,
    PASS_WITH.name,
    BID.name,
    INTERVENE.name,
    OPT_OUT.name,
    DISCARD.name,
    REMOVE.name,
    USE.name,
)
ANSWERS: Final[Mapping[str, tuple[str, ...]]] = {
    "draft": (DRAFT.name,),
    "spekulieren": (USE.name,),
    "einsatz": (USE.name,),
    "call": (CALL.name, PASS_WITH.name),
    "trade": (BID.name, INTERVENE.name, OPT_OUT.name),
    "second-call": (CALL.name,),
    "recall": (RECALL.name,),
    "discard": (DISCARD.name,),
    "sift": (PUT_NEXT.name,),
    "retrieve": (RETRIEVE.name,),
    "refine": (REMOVE.name,),
    "reclaim": (RECLAIM.name,),
    "wipe": (CHOOSE_SEAT.name,),
    "tax": (CHOOSE_SEAT.name,),
    "mill": (CHOOSE_SEAT.name,),
    "redraw": (REDRAW.name,),
    "exchange": (EXCHANGE.name,),
    "banish": (BANISH.name,),
    "peek": (CHOOSE_BID.name,),
    "reroute": (CHOOSE_BID.name,),
    "withdraw": (CHOOSE_BID.name,),
    "move": (MOVE_TO.name,),
    "weaken": (CHOOSE_BID.name,),
    "halve": (CHOOSE_BID.name,),
    "support": (CHOOSE_BID.name,),
    "echo": (CHOOSE_BID.name,),
}


def refuse(s: State, choice: Choice, option: Option) -> Reason | None:
    """The reason an option is not offered, as precise as the rules know it."""
    if option in choice.options:
        return None
    if option.form.name in ANSWERS[choice.prompt]:
        reason = _from_hand(s, choice, option) if option.form.name in FROM_HAND else None
        return reason or Reason("cannot-be-chosen", QUESTION_RULES[choice.prompt])
    rules = tuple(dict.fromkeys((*FORM_RULES.get(option.form.name, ()), *QUESTION_RULES[choice.prompt])))
    return Reason("not-asked-now", rules, prompt=choice.prompt, **choice.about)


def _from_hand(s: State, choice: Choice, option: Option) -> Reason | None:
    """Why a hand card cannot be used in this way."""
    player = s.players[choice.seat]
    card, form = option.args[0], option.form
    if card not in player.hand:
        return Reason("not-in-hand", QUESTION_RULES[choice.prompt], card=card)
    if form is USE:
        keyword = SPEKULIEREN if choice.prompt == "spekulieren" else EINSATZ
        if not abilities(card, keyword):
            return Reason("no-such-ability", QUESTION_RULES[choice.prompt], card=card, keyword=keyword)
        return Reason(
            "not-usable-now", ("KA-034", "KA-035") if keyword == SPEKULIEREN else ("KA-146", "KA-152"), card=card
        )
    if form is INTERVENE:
        return Reason("no-such-ability", ("KA-061", "KA-148"), card=card, keyword=INTERVENIEREN)
    if form is CALL and not may_be_called(s, card):
        return Reason("only-intervenes", ("KA-148",), card=card)
    if player.passed and form in (BID, OPT_OUT):
        return Reason("has-passed", ("KA-042", "KA-074"))
    if form is BID:
        return Reason("nothing-to-win", ("KA-060",), slot=int(option.args[1]))
    if form is OPT_OUT:
        return Reason("only-first-turn", ("KA-066", "KA-071"))
    return None
