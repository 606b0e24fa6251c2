"""The command line: what it prints, and with which exit code it leaves."""

import json
import re
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tafelrunde import new_table
from tafelrunde.books.guide import Guide
from tafelrunde.bots import make_bot
from tafelrunde.cli import main
from tafelrunde.kernel import Table, registry
from tafelrunde.kernel.fairness import commitment
from tafelrunde.lab import bench as benchmark
from tafelrunde.scenarios import read_scenario
from tafelrunde.scenarios.run import start_scenario


def run(*args: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(main, args, input=typed, catch_exceptions=False)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    table = new_table("fuersten", seed=7)
    table.drive([make_bot("greedy", table.game, seat) for seat in (0, 1)])
    file = tmp_path / "game.record"
    file.write_text(table.record().text(), encoding="utf-8")
    return file


def test_help_shows_every_command() -> None:
    text = run("--help").output
    for command in (
        "analyse",
        "arena",
        "bench",
        "db",
        "games",
        "guide",
        "play",
        "record",
        "report",
        "rules",
        "scenario",
        "serve",
        "simulate",
    ):
        assert f"  {command}" in text


def test_the_package_can_be_run() -> None:
    result = subprocess.run([sys.executable, "-m", "tafelrunde", "games"], capture_output=True, text=True, check=True)
    assert result.stdout.startswith("fuersten")


def test_only_server_commands_wait_for_the_servers_libraries() -> None:
    code = "import sys, tafelrunde.cli; print(*{name.partition('.')[0] for name in sys.modules})"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(result.stdout.split())
    assert "click" in loaded
    assert not loaded & {"alembic", "asyncio", "litestar", "msgspec", "redis", "sqlalchemy", "structlog", "uvicorn"}
    assert not loaded & {"altair", "numpy", "openskill", "pyarrow", "ray", "vl_convert"}


def test_games() -> None:
    assert "fuersten" in run("games").output
    listed = json.loads(run("games", "--json").output)["games"]
    assert listed[0]["id"] == "fuersten"
    assert listed[0]["modes"][0]["seats"] == ["red", "blue"]


def test_simulate() -> None:
    args = ("simulate", "fuersten", "--mode", "intro", "--bots", "random,greedy", "--games", "6", "--seed", "3")
    text = run(*args).output
    assert "6 of 6 games finished" in text
    summary = json.loads(run(*args, "--json").output)
    assert set(summary) >= {
        "game",
        "mode",
        "games",
        "finished",
        "decisions",
        "seconds",
        "decisions_per_second",
        "games_per_second",
        "wins",
        "draws",
        "rounds",
    }
    assert summary["games"] == summary["finished"] == 6
    assert sum(summary["wins"].values()) + summary["draws"] == 6
    assert set(summary["rounds"]) == {"mean", "min", "max"}
    again = json.loads(run(*args, "--json").output)
    assert (again["decisions"], again["wins"]) == (summary["decisions"], summary["wins"])


def test_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, few in (("ROUNDS", 2), ("REPEATS", 50), ("THINKING", 100)):
        monkeypatch.setattr(benchmark, name, few)
    result = json.loads(run("bench", "--games", "1", "--mode", "intro", "--mode", "duell", "--json").stdout)
    assert [(row["game"], row["mode"]) for row in result["results"]] == [("fuersten", "intro"), ("fuersten", "duell")]
    for row in result["results"]:
        assert all(
            row[key] > 0
            for key in (
                "decisions_per_second",
                "games_per_second",
                "clone_us",
                "options_per_decision",
                "record_bytes_per_game",
                "search_trials_per_second",
                "environment_steps_per_second",
            )
        )
    assert result["core"] in ("plain", "compiled")


def test_bench_of_a_mode_that_does_not_exist() -> None:
    result = run("bench", "--mode", "night")
    assert result.exit_code == 2
    assert "no game has a mode 'night'; there is: intro, gold, wirren, fortschritt, duell" in result.output


def test_rules_can_be_read_and_searched() -> None:
    assert "F-078" in run("rules", "fuersten", "F-078").output
    assert "Lagerstätte" in run("rules", "fuersten", "Lagerstätte", "-l", "de").output
    assert json.loads(run("rules", "fuersten", "F-078", "--json").output)[0]["id"] == "F-078"


def test_coverage_has_no_gap_and_says_where() -> None:
    """Of every game, as none is named."""
    result = run("rules", "--coverage", "--fail-uncovered", "--json")
    assert result.exit_code == 0
    told = json.loads(result.output)
    assert list(told) == [game.id for game in registry.games()]
    for game, rules in (("fuersten", 289), ("karthedis", 150)):
        summary = told[game]
        assert summary["rules"] == summary["covered"] == len(summary["by_rule"]) == rules
        assert summary["uncovered"] == []
    assert "scenarios/fuersten/kloster-once.toml" in told["fuersten"]["by_rule"]["F-066"]
    assert any(where.startswith("tests/") for where in told["fuersten"]["by_rule"]["F-049"])


def test_coverage_of_one_game_and_of_all_in_a_line_each() -> None:
    assert json.loads(run("rules", "karthedis", "--coverage", "--json").output)["rules"] == 150
    result = run("rules", "--coverage", "--fail-uncovered", "--quiet")
    assert result.exit_code == 0
    assert [line.partition(":")[0] for line in result.output.splitlines()] == [game.id for game in registry.games()]


def test_a_record_is_shown_and_replayed(record: Path) -> None:
    shown = run("record", "show", str(record), "-l", "de").output
    assert "Game: fuersten" in shown and "beginnt" in shown
    replayed = run("record", "replay", str(record))
    assert replayed.exit_code == 0
    assert "replayed exactly" in replayed.output and "(points)" in replayed.output


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("simulate", "chess"), "there is no game 'chess'"),
        (("simulate", "fuersten", "--mode", "night"), "no mode 'night'"),
        (("simulate", "fuersten", "--bots", "deep"), "there is no bot 'deep'"),
        (("simulate", "fuersten", "--bots", "random,random,random"), "2 seats"),
        (("rules", "chess"), "there is no game 'chess'"),
        (("rules",), "say which game's rules; there is: fuersten"),
        (("rules", "fuersten", "xyzzy"), "no rule of fuersten speaks of 'xyzzy'"),
        (("play", "chess"), "there is no game 'chess'"),
        (("play", "--seat", "green"), "there is no seat 'green'"),
        (("play", "--bot", "deep"), "there is no bot 'deep'"),
        (("play", "--bot", "person"), "there is no bot 'person'"),
        (("play", "--people", "--bot", "random"), "leave --bot and --seat out"),
        (("play", "--seat", ""), "there is no seat ''"),
        (("play", "--seed", ""), "a seed is"),
        (("simulate", "fuersten", "--mode", ""), "no mode ''"),
        (("simulate", "fuersten", "--seed", "\udcff"), "a seed is"),
        (("play", "--resume", "no/such/file"), "no/such/file: No such file"),
        (("record", "show", "no/such/file"), "no/such/file: No such file"),
        (("record", "replay", "pyproject.toml"), "line 1: "),
        (("record", "verify", "no/such/file"), "no/such/file: No such file"),
        (("scenario", "run", "no/such/file"), "there is no such file or folder"),
        (("serve", "--workers", "2"), "--channels redis://"),
        (("serve", "--database", "mysql://host/name"), "SQLite or PostgreSQL"),
        (("db", "backup", "copy.sqlite", "--database", "sqlite:///no/such/file"), "there is no database no/such/file"),
        (("db", "backup", "copy.sqlite", "--database", "postgresql://host/name"), "pg_dump"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    args: tuple[str, ...], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(Path(__file__).parents[1])
    result = run(*args)
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stderr.startswith("tafelrunde: ") and result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("end turn", "end trun", "not-understood"),
        ("red: end turn\n", "", "announces"),
        ('[Mode "intro"]', '[Mode "night"]', "no mode 'night'"),
        ('[Game "fuersten"]', '[Game "chess"]', "there is no game 'chess'"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(record: Path, old: str, new: str, message: str) -> None:
    text = record.read_text(encoding="utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), encoding="utf-8")
    for command in ("show", "replay", "verify"):
        result = run("record", command, str(record))
        assert result.exit_code == 2
        assert message in result.stderr and result.stderr.count("\n") == 1


def test_a_record_of_earlier_rules_that_lead_the_same_way_is_shown_replayed_and_verified(record: Path) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace('[Rules "1"]', '[Rules "0"]'), encoding="utf-8")
    for command in ("show", "replay", "verify"):
        assert run("record", command, str(record)).exit_code == 0
    verified = run("record", "verify", str(record)).output
    assert verified.startswith("Played with rules version 0; these are version 1. The record is complete: ")
    assert "are those of the seed" in verified


def test_a_record_of_earlier_rules_is_shown_as_far_as_the_present_ones_lead(record: Path) -> None:
    text = record.read_text(encoding="utf-8").replace('[Rules "1"]', '[Rules "0"]')
    number = next(n for n, line in enumerate(text.splitlines(), 1) if line.endswith(": end turn"))
    text = text.replace(": end turn", ": end turn at once", 1)
    record.write_text(text, encoding="utf-8")
    verified = run("record", "verify", str(record))
    assert verified.exit_code == 3
    assert f"Line {number} cannot be played by version 1: end turn at once" in verified.output
    before = sum(line.startswith("* ") for line in text.splitlines()[:number])
    assert f"All {before} shuffles, throws and draws before that are those of the seed." in verified.output
    replayed = run("record", "replay", str(record))
    assert replayed.exit_code == 3 and " answers replayed. Played with rules version 0" in replayed.output
    shown = run("record", "show", str(record))
    assert shown.exit_code == 3 and f"Line {number}: end turn at once" in shown.output
    assert shown.output.endswith(text.splitlines()[-1] + "\n")


def test_a_fair_record_is_verified(record: Path) -> None:
    promised = commitment("7")
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace('[Seed "7"]', f'[Seed "7"]\n[Commitment "{promised}"]'), encoding="utf-8")
    result = run("record", "verify", str(record))
    assert result.exit_code == 0
    luck = f"All {text.count(chr(10) + '* ')} shuffles, throws and draws are those of the seed.\n"
    assert result.output.startswith(f"The seed fits the commitment in the record, {promised[:16]}…; compare it")
    assert result.output.endswith(luck)
    seen = run("record", "verify", str(record), "--commitment", promised[:20].upper())
    assert (seen.exit_code, seen.output) == (0, f"The seed fits the commitment you have seen.\n{luck}")
    other = run("record", "verify", str(record), "--commitment", commitment("8"))
    assert other.exit_code == 1 and "is not the one that was committed to" in other.output
    short = run("record", "verify", str(record), "--commitment", promised[:8])
    assert short.exit_code == 2


def test_a_record_without_a_commitment_is_verified_by_its_seed(record: Path) -> None:
    result = run("record", "verify", str(record))
    assert result.exit_code == 0
    assert "Nothing was committed to beforehand" in result.output and "are those of the seed" in result.output


def test_a_record_that_was_resigned_is_verified(tmp_path: Path) -> None:
    table = new_table("fuersten", "duell", seed="resigned")
    table.drive([make_bot("greedy", table.game, seat) for seat in (0, 1)], most=60)
    tags = {"Commitment": commitment("resigned"), "Termination": "blue (resigned); out: red"}
    file = tmp_path / "resigned.record"
    file.write_text(table.record(tags).text(), encoding="utf-8")
    assert '[Result "*"]' in file.read_text(encoding="utf-8")
    result = run("record", "verify", str(file))
    assert (result.exit_code, result.output.count("\n")) == (0, 2)


def test_a_record_from_a_scenario_is_verified(tmp_path: Path) -> None:
    start = start_scenario(read_scenario(Path(__file__).parents[1] / "scenarios" / "fuersten" / "kloster-once.toml"))
    table = Table(start.game, start.mode, position=start.state, seed="from here on")
    table.drive([make_bot("greedy", table.game, seat) for seat in (0, 1)], most=60)
    file = tmp_path / "scenario.record"
    file.write_text(table.record().text(), encoding="utf-8")
    result = run("record", "verify", str(file))
    assert result.exit_code == 0
    assert "are those of the seed" in result.output and "began with a given position" in result.output


@pytest.mark.parametrize(
    ("pattern", "new", "message"),
    [
        (r"(\* production_die: )[1-6]", r"\g<1>7", r"Line \d+ .* it says '\* production_die: 7', but '\* pr.* should"),
        (r"(\* basis: )(\w+) (\w+)", r"\1\3 \2", r"Line \d+ .* number 1 of basis is '\w+', but '\w+' should have come"),
        (r'\[Seed "7"\]', '[Seed "7"]\n[Commitment "0123"]', "The seed does not fit the commitment"),
    ],
)
def test_luck_that_does_not_fit_is_exit_code_1(record: Path, pattern: str, new: str, message: str) -> None:
    text, changed = re.subn(pattern, new, record.read_text(encoding="utf-8"), count=1)
    assert changed
    record.write_text(text, encoding="utf-8")
    result = run("record", "verify", str(record))
    assert result.exit_code == 1
    assert re.match(message, result.output) and result.output.count("\n") == 1


def test_a_record_without_its_seed_cannot_be_verified(record: Path) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace('[Seed "7"]\n', ""), encoding="utf-8")
    result = run("record", "verify", str(record))
    assert result.exit_code == 2
    assert "no tag [Seed]" in result.stderr and result.stderr.count("\n") == 1


def test_scenarios_close_with_a_sum(tmp_path: Path) -> None:
    head = 'title = "t"\nrules = ["F-040"]\ngame = "fuersten"\n[position]\n[[step]]\n'
    good, bad, broken = (tmp_path / f"{name}.toml" for name in ("good", "bad", "broken"))
    good.write_text(head + 'asked = "red"\n', encoding="utf-8")
    bad.write_text(head + 'asked = "blue"\n', encoding="utf-8")
    broken.write_text(head + 'do = "red: fly"\n', encoding="utf-8")
    result = run("scenario", "run", str(good))
    assert (result.exit_code, result.output) == (0, "1 passed, 0 failed\n")
    result = run("scenario", "run", str(good), str(bad))
    assert result.exit_code == 1 and result.output.endswith("1 passed, 1 failed\n")
    assert f"{bad}:6:" in result.output
    result = run("scenario", "run", str(tmp_path))
    assert result.exit_code == 2 and result.output.endswith("1 passed, 2 failed\n")
    assert "not-understood" in result.output


def test_a_server_is_told_what_was_asked_and_stopped_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    told = []

    def until_stopped(config: object, open_page: bool) -> None:
        told.append((config, open_page))
        raise KeyboardInterrupt

    monkeypatch.setattr("tafelrunde.server.serve.serve", until_stopped)
    result = run("serve", "--host", "::1", "--port", "0")
    assert (result.exit_code, result.output) == (0, "")
    run("serve", "--open")
    assert [(config.host, config.port, config.workers, open_page) for config, open_page in told] == [
        ("::1", 0, 1, False),
        ("127.0.0.1", 8700, 1, True),
    ]


def test_a_database_is_backed_up(tmp_path: Path) -> None:
    source, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    with sqlite3.connect(source) as database:
        database.execute("create table kept as select 5 as number")
    result = run("db", "backup", str(copy), "--database", f"sqlite:///{source}")
    assert result.exit_code == 0
    assert result.output == f"{copy}: {copy.stat().st_size:,} bytes\n"
    assert sqlite3.connect(copy).execute("select number from kept").fetchall() == [(5,)]
    again = run("db", "backup", str(copy), "--database", f"sqlite:///{source}")
    assert again.exit_code == 2 and "exists already" in again.stderr


def test_guide_is_the_rules_on_one_page() -> None:
    told = run("guide", "fuersten", "-l", "de").output
    assert told.startswith("Die Fürsten von Catan\n\nWorum es geht\n")
    assert "  · Räuberüberfall: Die Keule." in told and "[F-052, F-053]" in told
    assert "\nDas Duell der Fürsten\n" in told and "(Die ersten Cataner) [F-117]" in " ".join(told.split())
    assert max(map(len, told.splitlines())) <= 100
    english = run("guide", "fuersten", "--mode", "intro").output
    assert "7 victory points" in english and "13 victory points" not in english and "Hedge Tavern" not in english
    assert "(The First Catanians)" not in english


def test_guide_as_json() -> None:
    told = json.loads(run("guide", "karthedis", "--mode", "draft", "--json").output)
    assert [chapter["id"] for chapter in told][:2] == ["aim", "setup"]
    assert "deck-building" not in [chapter["id"] for chapter in told]
    point = told[0]["points"][1]
    assert point["text"]["en"] == "There are five kinds: Mist Salt, Echo Glass, Wind Wax, Dream Yeast and Glow Peat."
    assert point["rules"] == ["KA-005"] and point["example"] == "ka-005-five-kinds-of-ten-cards"


def test_guide_of_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for args, complaint in (
        (("guide", "chess"), "there is no game 'chess'"),
        (("guide", "fuersten", "--mode", "long"), "fuersten has no mode 'long'"),
    ):
        result = run(*args)
        assert result.exit_code == 2 and complaint in result.output
    monkeypatch.setattr("tafelrunde.books.guide.guide", lambda _: Guide())
    result = run("guide", "fuersten")
    assert result.exit_code == 2 and "read them one by one with: tafelrunde rules fuersten" in result.output
