"""Pairs of cards that meet: of each kind of pair one, each card once as what happens and once as what is there.

All of them: `make soak-pairs`.
"""

import pytest

from .pairs import Outcome, every_pair, firsts, play_pair, sample, seconds

PAIRS = sample(every_pair())
PARTS = 4  # of which several processes take one each
CLOSELY = 0.08
MOST_NOT_LEGAL = 0.05  # of the pairs, how many may not happen in any position that was tried


def test_every_kind_of_pair_and_every_card_is_among_them() -> None:
    assert {pair.kind for pair in PAIRS} == {pair.kind for pair in every_pair()}
    assert {pair.first for pair in PAIRS} == {*firsts()}
    assert {pair.second for pair in PAIRS} == {*seconds()}


@pytest.mark.parametrize("part", range(PARTS))
def test_cards_that_meet_keep_what_the_game_promises(part: int) -> None:
    outcomes = [play_pair(pair, closely=CLOSELY) for pair in PAIRS[part::PARTS]]
    assert not [_told(outcome) for outcome in outcomes if outcome.finding]
    not_legal = [f"{outcome.pair}: {outcome.not_legal}" for outcome in outcomes if outcome.not_legal]
    assert len(not_legal) <= MOST_NOT_LEGAL * len(outcomes), not_legal


def _told(outcome: Outcome) -> str:
    return f"{outcome.again}\n{outcome.finding}"
