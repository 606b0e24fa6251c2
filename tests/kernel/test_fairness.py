"""Whether the luck in a record is the luck that was promised."""

import hashlib
import re
from pathlib import Path

import pytest

from tafelrunde.kernel import Record, RecordError, Table, parse_record, registry
from tafelrunde.kernel.fairness import DoesNotFit, Verified, commitment, verify
from tafelrunde.kernel.replay import replay

from .toy import CARDS, TOY, ToyState

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.record"))
MOVES = ("step left", "draw", "stop", "stop", "step right", "stop", "stop", "bid 1", "bid 2", "bid 3")


def played(moves: tuple[str, ...] = MOVES, position: ToyState | None = None, **tags: str) -> str:
    table = Table(TOY, "plain", seed="kept secret", position=position)
    for move in moves:
        table.choose(move)
    return table.record(tags).text()


def checked(text: str) -> Verified:
    return verify(TOY, parse_record(text))


def other_throw(text: str) -> str:
    """The record with another throw of the die, and with the result that comes of it."""
    text, old = re.sub(r"\* die: (\d)", lambda found: f"* die: {int(found[1]) % 3 + 1}", text), text
    assert text != old
    winner = ("ann", "bob", "cid")[int(text.split("* die: ")[1]) - 1]
    return re.sub(r'\[Result "\w+', f'[Result "{winner}', text)


def other_shuffle(text: str) -> str:
    """The record with the two last cards of the deck, which nobody draws, in the other order."""
    return re.sub(r"(\* deck: .*) (\w+) (\w+)\n", r"\1 \3 \2\n", text)


def test_the_commitment_is_what_anybody_can_compute() -> None:
    assert commitment("5") == hashlib.sha256(b"tafelrunde:5").hexdigest()


def test_a_fair_record_is_verified() -> None:
    assert checked(played()) == Verified(None, 2, False)
    promised = commitment("kept secret")
    assert checked(played(Commitment=promised)) == Verified(promised, 2, False)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_whole_games_are_verified(file: Path) -> None:
    record = parse_record(file.read_text(encoding="utf-8"))
    found = verify(registry.game(record.tags["Game"]), record)
    assert found.dealt == sum(line.who is None for line in record.lines) > 0


def test_a_game_that_was_broken_off_is_verified_as_far_as_it_went() -> None:
    text = played(MOVES[:4], Commitment=commitment("kept secret"), Termination="bob (resigned); out: ann")
    assert '[Result "*"]' in text
    assert checked(text).dealt == 1


def test_a_commitment_to_another_seed_is_found() -> None:
    with pytest.raises(DoesNotFit, match=f"does not fit the commitment.*{commitment('kept secret')}"):
        checked(played(Commitment=commitment("another")))


def test_another_seed_is_found() -> None:
    with pytest.raises(DoesNotFit, match=r"^Line 10 does not fit the seed"):
        checked(played().replace("kept secret", "found later"))


def test_another_throw_is_found_with_its_line() -> None:
    fair = played()
    thrown = fair.splitlines()[-1]
    unfair = other_throw(fair)
    replay(TOY, parse_record(unfair))  # nothing else is wrong with it
    with pytest.raises(DoesNotFit) as found:
        checked(unfair)
    number = len(fair.splitlines())
    assert str(found.value).startswith(f"Line {number} does not fit the seed: it says '* die: ")
    assert str(found.value).endswith(f"but {thrown!r} should have come.")


def test_another_shuffle_is_found_with_its_first_card() -> None:
    fair = played()
    unfair = other_shuffle(fair)
    replay(TOY, parse_record(unfair))
    fifth, sixth = fair.split("* deck: ")[1].split()[4:6]
    with pytest.raises(DoesNotFit, match=f"^Line 10 .*: number 5 of deck is '{sixth}', but '{fifth}' should have come"):
        checked(unfair)


@pytest.mark.parametrize("line", ["* deck: ace bishop", "* die: 1", "ann: stop"])
def test_an_answer_that_is_not_even_possible_is_found(line: str) -> None:
    text = re.sub(r"\* deck: .*", line, played())
    with pytest.raises(DoesNotFit, match=r"Line 10 does not fit the seed: it says .* but '\* deck: \w+ .*' should"):
        checked(text)


def test_comments_and_spaces_are_not_luck() -> None:
    head, body = played().split("\n\n")
    spaced = body.replace("* deck: ", "* deck:   ").replace("* die: ", "; the last throw\n\n* die: ")
    assert checked(f"{head}\n\n{spaced}").dealt == 2


def test_without_a_seed_nothing_can_be_verified() -> None:
    record = parse_record(played(Commitment=commitment("kept secret")))
    tags = {name: value for name, value in record.tags.items() if name != "Seed"}
    with pytest.raises(RecordError, match=r"no tag \[Seed\]"):
        verify(TOY, Record(tags, record.lines))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("ann: step left", "ann: step up", "line 11: "),
        ("ann: step left", "* die: 1", r"line 11: chance \(die\) is not asked here"),
        ('[Cards "toy"]', '[Cards "x"]', "other card data"),
        ('(die)"]', '(luck)"]', "announces the result"),
    ],
)
def test_a_damaged_record_is_refused(old: str, new: str, message: str) -> None:
    text = played()
    assert old in text
    with pytest.raises(RecordError, match=message):
        checked(text.replace(old, new))


def test_from_a_position_on_the_seed_deals_what_comes() -> None:
    position = ToyState()
    position.phase, position.deck, position.seat = "walk", CARDS, 2
    fair = played(("draw", "stop", "bid 1", "bid 1", "bid 1"), position)
    assert checked(fair) == Verified(None, 1, True)
    with pytest.raises(DoesNotFit, match="should have come"):
        checked(other_throw(fair))


# records of rules that are gone


def of_other_rules(old: str = "", new: str = "") -> str:
    """A record of version 0, in which the present rules, version 1, find something they would not do."""
    text = played(Commitment=commitment("kept secret")).replace('[Rules "1"]', '[Rules "0"]')
    assert old in text
    return text.replace(old, new)


def test_a_record_of_earlier_rules_that_lead_the_same_way_is_verified() -> None:
    assert checked(of_other_rules()) == Verified(commitment("kept secret"), 2, False)


@pytest.mark.parametrize(
    ("old", "new", "dealt", "stopped"),
    [
        ("ann: step left", "ann: step up", 1, "Line 12 cannot be played by version 1: step up: unknown-word"),
        ("* deck: ", "* die: ", 0, "By version 1 something else would have been dealt. Line 11 does not fit the seed"),
        ('(die)"]', '(luck)"]', 2, "Version 1 ends otherwise: it announces the result"),
        ('[Cards "toy"]', '[Cards "x"]', 0, "It cannot be begun by version 1: the record was played with other card"),
    ],
)
def test_a_record_of_earlier_rules_is_verified_as_far_as_the_present_ones_lead(
    old: str, new: str, dealt: int, stopped: str
) -> None:
    found = checked(of_other_rules(old, new))
    assert found.dealt == dealt and found.stopped.startswith(stopped)
    assert found.commitment == commitment("kept secret")


def test_the_same_goes_for_a_record_whose_rules_changed_on_the_way() -> None:
    text = played(RulesChanged="2 from answer 1").replace("ann: step left", "ann: step up")
    assert checked(text).stopped.startswith("Line 12 cannot be played by version 1")


@pytest.mark.parametrize("result", ["eve (die)", "ann", "ann bob", ""])
def test_a_result_that_no_rules_could_have_is_found(result: str) -> None:
    text = re.sub(r'\[Result "[^"]*', f'[Result "{result}', of_other_rules())
    with pytest.raises(RecordError, match="is no result of a game between ann, bob, cid"):
        checked(text)


def test_another_seed_than_committed_to_is_found_whatever_the_rules() -> None:
    with pytest.raises(DoesNotFit, match="does not fit the commitment"):
        checked(of_other_rules("kept secret", "found later"))
