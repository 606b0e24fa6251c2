"""The arena: fair, repeatable, and honest about how sure it is."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tafelrunde.cli import main
from tafelrunde.kernel import BadInput
from tafelrunde.lab import arena
from tafelrunde.lab.arena import Pair, bootstrap, meetings, play, play_pair, rate, so_far
from tafelrunde.lab.lineup import Lineup


def lineup_of(game: str, mode: str, *bots: str) -> Lineup:
    return Lineup.of(game, mode, bots, len(bots))


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["arena", *arguments])


def test_the_same_seed_gives_the_same_pairs_however_many_play_them() -> None:
    lineup = lineup_of("karthedis", "classic", "greedy", "easy", "random")
    assert play(lineup, 6, "x") == play(lineup, 6, "x", workers=2)
    assert play(lineup, 6, "x").pairs != play(lineup, 6, "y").pairs


def test_the_wins_of_a_pair_are_shared_out_completely() -> None:
    lineup = lineup_of("karthedis", "classic", "greedy", "random", "easy", "random")
    for number in range(5):
        pair = play_pair(lineup, f"s/{number}")
        assert sum(pair.shares) == pytest.approx(1)
        assert pair.unfinished == 0


def test_everybody_sits_in_every_seat_with_the_same_luck() -> None:
    """A bot against itself: over a pair each of the two wins exactly what its seats win, so both have half."""
    outcome = play(lineup_of("fuersten", "intro", "greedy", "greedy"), 5, "even")
    assert all(pair.shares == (0.5, 0.5) for pair in outcome.pairs)


def test_greedy_beats_easy_beats_random() -> None:
    for better, worse in (("greedy", "easy"), ("easy", "random")):
        outcome = play(lineup_of("fuersten", "intro", better, worse), 15, 1)
        assert outcome.interval(0).low > 0.5, outcome.json()


def test_the_interval_is_that_of_the_pairs() -> None:
    even = bootstrap([0.0, 1.0] * 50)
    assert even.low == pytest.approx(0.40, abs=0.02) and even.high == pytest.approx(0.60, abs=0.02)
    assert bootstrap([0.5] * 20).low == bootstrap([0.5] * 20).high == 0.5
    assert bootstrap([0.0, 1.0] * 200).low > even.low  # more pairs, less doubt


def test_a_ladder_puts_the_better_bot_higher() -> None:
    outcomes = [play(lineup, 8, 2) for lineup in meetings("fuersten", "intro", ["random", "greedy", "easy"], 2, {})]
    assert [rung.bot for rung in rate(outcomes).rungs] == ["greedy", "easy", "random"]


def test_more_than_two_seats_sit_by_turns_on_a_ladder() -> None:
    (lineup,) = meetings("karthedis", "classic", ["greedy", "random", "greedy"], 4, {})
    assert lineup.bots == ("greedy", "random", "greedy", "random")


def test_the_command_tells_people_and_programs() -> None:
    told = run("greedy", "random", "--pairs", "4")
    assert told.exit_code == 0
    assert "4 pairs, 8 games" in told.output and "95 % interval" in told.output
    data = json.loads(run("greedy", "random", "--pairs", "4", "--json").output)
    assert data["bots"][0] == {"bot": "greedy", "share": 1.0, "low": 1.0, "high": 1.0}
    ladder = json.loads(run("greedy", "random", "--ladder", "--pairs", "3", "--json").output)
    assert [rung["bot"] for rung in ladder["ladder"]] == ["greedy", "random"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["greedy", "clever"], "there is no bot 'clever'"),
        (["greedy", "greedy", "greedy"], "2 seats"),
        (["greedy", "random", "--mode", "nowhere"], "nowhere"),
        (["greedy", "random", "--game", "chess"], "chess"),
        (["greedy", "--ladder"], "two different bots"),
        (["greedy", "random", "--option", "colour=red"], "colour"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(arguments: list[str], said: str) -> None:
    told = run(*arguments)
    assert told.exit_code == 2
    assert said in told.stderr and told.stderr.count("\n") == 1
    assert told.stdout == ""


def test_one_bot_cannot_play_alone() -> None:
    with pytest.raises(BadInput, match="seats"):
        lineup_of("fuersten", "intro", "greedy")


def test_how_long_to_think_can_be_said_for_all_or_for_one() -> None:
    wanted = ["arena", "hard", "medium@3", "--pairs", "1", "--seed", "1", "--json"]
    told = json.loads(CliRunner().invoke(main, [*wanted, "--trials", "2"]).stdout)
    assert [row["bot"] for row in told["bots"]] == ["hard@2", "medium@3"]
    for arguments, sentence in (
        (["--trials", "2", "--budget", "5"], "by --budget or by --trials, not by both"),
        (["--budget", "0"], "x>=1"),
    ):
        refused = CliRunner().invoke(main, [*wanted, *arguments])
        assert refused.exit_code == 2 and sentence in refused.output


def test_pairs_that_were_played_are_not_played_again() -> None:
    lineup = lineup_of("fuersten", "intro", "greedy", "random")
    whole = play(lineup, 4, "x")
    told: list[int] = []
    known = {1: whole.pairs[1], 3: Pair((0.25, 0.75), 0, 1)}  # not what would be played: so it must be what is known
    again = play(lineup, 4, "x", 1, known, lambda number, pair: told.append(number))
    assert told == [0, 2]
    assert again.pairs == (*whole.pairs[:3], Pair((0.25, 0.75), 0, 1))


def test_of_a_match_that_was_stopped_the_pairs_without_a_gap_count() -> None:
    lineup = lineup_of("fuersten", "intro", "greedy", "random")
    one, other = Pair((1.0, 0.0), 0, 1), Pair((0.0, 1.0), 0, 1)
    assert so_far(lineup, {0: one, 1: other, 3: one}).pairs == (one, other)
    assert so_far(lineup, {2: one}).pairs == ()


def test_a_match_goes_on_where_its_file_ends(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    wanted = ["greedy", "random", "--seed", "s", "--json"]
    straight = run(*wanted, "--pairs", "4").stdout
    assert run(*wanted, "--pairs", "2", "--out", str(file)).exit_code == 0
    lines = file.read_text().splitlines()
    assert len(lines) == 3
    file.write_text("\n".join([*lines[:2], lines[2][:20]]))  # as if it had been stopped while it wrote
    assert run(*wanted, "--pairs", "4", "--out", str(file)).stdout == straight
    assert [json.loads(line)["pair"] for line in file.read_text().splitlines()[1:]] == [0, 1, 2, 3]
    marked = file.read_text().replace('"decisions": ', '"decisions": 1')
    file.write_text(marked)
    told = json.loads(run(*wanted, "--pairs", "4", "--out", str(file)).stdout)
    assert told["decisions"] > json.loads(straight)["decisions"]  # read, not played again
    assert file.read_text() == marked


def test_a_file_that_leaves_options_open_goes_on(tmp_path: Path) -> None:
    """Older versions wrote down what was asked for, not what the game made of it."""
    file = tmp_path / "match.jsonl"
    wanted = ["greedy", "random", "--game", "karthedis", "--seed", "s", "--pairs", "1", "--out", str(file)]
    assert run(*wanted).exit_code == 0
    head, pair = file.read_text().splitlines()
    for written in ({}, {"victory": "quick"}):
        old = "\n".join([json.dumps({**json.loads(head), "options": written}), pair, ""])
        file.write_text(old)
        assert run(*wanted).exit_code == 0
        assert file.read_text() == old
        assert "another options" in run(*wanted, "--option", "victory=long").stderr


def test_a_ladder_goes_on_as_well(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    wanted = ["greedy", "easy", "random", "--ladder", "--pairs", "2", "--json"]
    assert run(*wanted, "--out", str(file)).stdout == run(*wanted).stdout
    before = file.read_text()
    assert len(before.splitlines()) == 1 + 3 * 2
    assert run(*wanted, "--out", str(file)).stdout == run(*wanted).stdout
    assert file.read_text() == before


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a letter to a friend", "no file of an arena"),
        ("a letter\nto a friend\n", "no file of an arena"),
        ('{"format": "something else"}\n', "no file of an arena"),
        ("[]\n", "no file of an arena"),
        ('{"format": "tafelrunde arena 1", "game": "fuersten"}\n', "no file of an arena"),
        ("SEED", "another seed (t, not s)"),
        ("RULES", "another rules"),
        ("PAIR", "no file of an arena"),
    ],
)
def test_a_file_of_something_else_is_left_as_it_is(text: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    run("greedy", "random", "--pairs", "1", "--seed", "t" if text == "SEED" else "s", "--out", str(file))
    written = file.read_text()
    if text == "RULES":
        text = written.replace('"rules": "', '"rules": "older ')
    elif text == "PAIR":
        text = written.replace('"shares": [', '"shares": ["much", ')
    elif text == "SEED":
        text = written
    file.write_text(text)
    told = run("greedy", "random", "--pairs", "1", "--seed", "s", "--out", str(file))
    assert told.exit_code == 2
    assert said in told.stderr and told.stderr.count("\n") == 1
    assert file.read_text() == text


@pytest.mark.parametrize("kept", [True, False])
def test_who_stops_it_is_told_how_it_stands(kept: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "match.jsonl"
    real = arena.play_pair

    def until_stopped(lineup: Lineup, seed: str) -> Pair:
        if seed.endswith("/2"):
            raise KeyboardInterrupt
        return real(lineup, seed)

    monkeypatch.setattr(arena, "play_pair", until_stopped)
    out = ["--out", str(file)] if kept else []
    told = run("greedy", "random", "--pairs", "5", *out)
    assert told.exit_code == 130
    assert "2 pairs, 4 games" in told.stdout and "95 % interval" in told.stdout
    end = f"kept in {file}, the same command goes on" if kept else "none is kept without --out"
    assert told.stderr == f"stopped after 2 of 5 pairs: {end}\n"
    assert file.exists() == kept
    if kept:
        monkeypatch.undo()
        assert run("greedy", "random", "--pairs", "3", *out).exit_code == 0
        assert len(file.read_text().splitlines()) == 4
