import random

import pytest

from tafelrunde.puzzles import forbidden
from tafelrunde.puzzles.check import check
from tafelrunde.puzzles.forbidden import Words, own_secrets, refused
from tafelrunde.puzzles.hunt import Hunt, look_at


def test_the_hand_is_what_only_its_seat_sees(one_wool_short):
    assert {"harald", "austin", "siglind"} <= own_secrets(one_wool_short, 0)
    assert not {"harald", "austin", "siglind"} & own_secrets(one_wool_short, 1)


def test_refusals_are_of_sentences_somebody_could_think_of(one_wool_short):
    words = Words()
    words.hear(one_wool_short.choice)
    found = refused(one_wool_short, words, random.Random(1))
    assert found and "not-in-hand" not in found
    for code, sentences in found.items():
        for sentence, reason in sentences:
            assert reason.code == code and reason.rules
            assert one_wool_short.why_not(sentence) == reason


@pytest.mark.parametrize("game", ["fuersten", "karthedis"])
def test_exactly_one_sentence_is_the_odd_one(game):
    hunt = Hunt.of(game, kinds=["forbidden"], seed="test")
    found = [puzzle for number in range(6) for puzzle in look_at(hunt, number)[1]]
    assert found
    for puzzle in found:
        assert check(puzzle) == ""
        assert len(set(puzzle.sentences)) == len(puzzle.sentences) >= forbidden.SENTENCES - 1
