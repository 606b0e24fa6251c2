"""Which lines of the rule ledger are behind the questions and refusals that both card games have in common."""

from collections.abc import Mapping
from typing import Final

# by the code of the refusal, with what it is about where the rules differ
CITES: Final[Mapping[str, tuple[str, ...]]] = {
    # resources
    "not-your-region:pay": ("K-005",),
    "not-your-region:store": ("K-005",),
    "not-your-region:give": ("K-005",),
    "wrong-region": ("K-005",),
    "region-empty:pay": ("K-005",),
    "region-empty:give": ("K-005",),
    "region-full": ("K-005", "K-049"),
    "there-is-room": ("K-049",),
    "other-resource:pay": ("K-088",),
    "other-resource:store": ("K-005",),
    "other-resource:give": ("K-055",),
    "other-has-none": ("K-055",),
    "no-room": ("K-005",),
    # trade
    "same-resource": ("K-172",),
    "no-ship": ("K-172",),
    "no-ship-beside": ("K-176",),
    "too-few-there": ("K-176",),
    "too-few:trade": ("K-172",),
    "too-few:ship": ("K-172",),
    "too-few:mint": ("K-172",),
    "no-mint": ("K-172",),
    "mint-used": ("K-170",),
    # the centre row
    "road-lies-there": ("K-010",),
    "no-road-end": ("K-010",),
    "no-such-place:city": ("K-119",),
    "city-already": ("K-119",),
    "none-left": ("K-007",),
    "cannot-afford:road": ("K-010", "K-088"),
    "cannot-afford:settlement": ("K-010", "K-088"),
    "cannot-afford:city": ("K-010", "K-088"),
    # expansions
    "not-in-hand:build": ("K-088",),
    "on-sites-only": ("K-119",),
    "only-once": ("K-180",),
    "only-once:open stack": ("K-015",),
    "not-in-open-stack": ("K-016",),
    "needs-card": ("K-128",),
    "cannot-afford:build": ("K-088",),
    "cannot-afford:open stack": ("K-016",),
    "cannot-afford-even-so:knight": ("K-134",),
    "cannot-afford-even-so:building": ("K-134",),
    "no-such-place:site": ("K-119",),
    "city-only": ("K-119",),
    "site-full": ("K-119", "K-120"),
    "no-demolition": ("K-114",),
    "stays-for-good": ("K-115",),
    "not-there": ("K-113",),
    "not-there:covered": ("K-113",),
    # hands and stacks
    "not-in-hand:play": ("K-088",),
    "not-in-hand:put": ("K-141",),
    "only-before-roll": ("K-029",),
    "only-with-settlement": ("K-098",),
    "only-action": ("K-025", "K-088"),
    "only-reaction": ("K-147", "K-148"),
    "stack-empty": ("K-152",),
    "search-too-dear": ("K-138",),
    "search-too-dear:cheaper": ("K-138",),
}

# by the name of the question
QUESTION_RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "pay": ("K-088",),
    "pay-any": ("K-138",),
    "store": ("K-005", "K-049"),
    "give": ("K-055", "K-111"),
    "demand": ("K-055",),
    "new-regions": ("K-009", "K-098"),
    "scout": ("K-098",),
    "lay-regions": ("K-009",),
    "save": ("K-134",),
    "take-card": ("K-138",),
    "draw": ("K-137",),
    "surplus": ("K-141", "K-142", "K-143"),
    "exchange": ("K-140",),
    "replace": ("K-140",),
    "put-removed": ("K-103",),
}
