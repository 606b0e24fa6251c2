"""A game that another package brings: found by its entry point, and played, served, simulated, drawn and tested.

The package is examples/nim. It is put beside Tafelrunde as an installer would: its modules, and the metadata that names
the entry point.
"""

import json
import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .server.running import Server

ROOT = Path(__file__).parents[1]
NIM = ROOT / "examples" / "nim"


@pytest.fixture(scope="module")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of packages, as site-packages is one, that holds the game."""
    folder = tmp_path_factory.mktemp("site-packages")
    shutil.copytree(NIM / "tafelrunde_nim", folder / "tafelrunde_nim")
    project = tomllib.loads((NIM / "pyproject.toml").read_text("utf-8"))["project"]
    metadata = folder / f"tafelrunde_nim-{project['version']}.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    (metadata / "entry_points.txt").write_text(
        "".join(
            f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in entries.items())
            for group, entries in project["entry-points"].items()
        )
    )
    return folder


def run(beside: Path, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(beside), "XDG_DATA_HOME": str(beside / "home")}
    return subprocess.run(
        [sys.executable, *command], env=environment, input=typed, capture_output=True, text=True, check=False
    )


def tafelrunde(beside: Path, *arguments: str, typed: str = "") -> str:
    done = run(beside, "-m", "tafelrunde", *arguments, typed=typed)
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout


def test_it_is_listed_after_our_own_games(beside: Path) -> None:
    listed = json.loads(tafelrunde(beside, "games", "--json"))["games"]
    assert [game["id"] for game in listed][-1] == "nim"
    assert len(listed) > 1


def test_it_is_played_in_the_terminal(beside: Path) -> None:
    said = tafelrunde(beside, "play", "nim", "--seed", "1", "--bot", "random", typed="take 9 from a\n" + "1\n" * 20)
    assert "heap A  | | |" in said  # drawn
    assert "There are only 3 matches in heap A. [N-3]" in said  # refused, with its rule
    assert "First takes one match from heap A." in said
    assert "has won" in said or "wins" in said


def test_it_is_simulated(beside: Path) -> None:
    said = json.loads(tafelrunde(beside, "simulate", "nim", "--bots", "greedy,random", "--games", "60", "--json"))
    assert said["finished"] == 60
    assert said["wins"]["first"] > 50  # the nim-sum of 3, 4 and 5 is not 0, so the first player can force the win


def test_its_scenarios_and_rules_are_known(beside: Path) -> None:
    assert "2 passed, 0 failed" in tafelrunde(beside, "scenario", "run", str(NIM / "scenarios"))
    assert "The player who takes the last match wins." in tafelrunde(beside, "rules", "nim", "N-4")


def test_what_it_does_not_offer_is_said_in_one_sentence(beside: Path) -> None:
    for arguments, said in (
        (("simulate", "nim", "--bots", "hard,random"), "cannot think ahead in nim"),
        (("simulate", "nim", "--out", str(beside / "out")), "does not tell its games to the lab"),
    ):
        done = run(beside, "-m", "tafelrunde", *arguments)
        assert done.returncode == 2 and said in done.stderr and "Traceback" not in done.stderr


def test_it_is_a_library_like_our_own(beside: Path) -> None:
    program = """
import tafelrunde
table = tafelrunde.new_table("nim", seed=1)
table.choose("take 2 from a")
assert "heap A  |\\n" in str(table)
twin = tafelrunde.load_record(table.record().text())
assert twin.view(None) == table.view(None) == tafelrunde.load_table(table.dump()).view(None)
table.drive([tafelrunde.make_bot("greedy", table.game, seat) for seat in (0, 1)])
print(table.result.how)
"""
    done = run(beside, "-c", program)
    assert done.stdout == "last match\n", done.stderr


@pytest.fixture(scope="module")
def server(beside: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    server.start({"PYTHONPATH": f"{ROOT}{os.pathsep}{beside}"})
    yield server
    server.stop()


def test_it_is_served(server: Server) -> None:
    with server.http() as http:
        assert "nim" in [game["id"] for game in http.get("/api/games").json()["games"]]
        assert "reason-too-many" in http.get("/api/games/nim/messages/en").text
        assert "reason-game-over" in http.get("/api/games/nim/messages/en").text  # what every game says alike
        opened = http.post("/api/tables", json={"game": "nim", "seats": ["me", "bot:greedy"]}).json()
    table, token = opened["table"]["id"], opened["token"]
    with server.http(token) as http:
        for number in range(200):
            seen: dict[str, Any] = http.get(f"/api/tables/{table}/view", params={"seat": "first"}).json()
            if seen["over"] is not None:
                break
            if seen["choice"] is None:
                time.sleep(0.05)  # the bot thinks
                continue
            move = {"id": f"m{number}", "seq": seen["seq"], "move": seen["choice"]["options"][0], "seat": "first"}
            assert http.post(f"/api/tables/{table}/moves", json=move).status_code == 200
        assert seen["over"] is not None and sum(seen["view"]["heaps"].values()) == 0


def test_games_that_cannot_be_loaded_are_named_and_the_others_are_played(beside: Path, tmp_path: Path) -> None:
    wrong = {
        "broken": ("no_such_module:GAME", "ModuleNotFoundError"),
        "odd": ("tafelrunde_nim:__doc__", "no tafelrunde.kernel.Game"),
        "again": ("tafelrunde.games.fuersten:GAME", "there is a game 'fuersten' already"),
    }
    for name, (entry, _) in wrong.items():
        metadata = tmp_path / f"{name}-1.0.dist-info"
        metadata.mkdir()
        (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (metadata / "entry_points.txt").write_text(f"[tafelrunde.games]\n{name} = {entry}\n")
    environment = {**os.environ, "PYTHONPATH": f"{beside}{os.pathsep}{tmp_path}"}
    done = subprocess.run(
        [sys.executable, "-m", "tafelrunde", "games"], env=environment, capture_output=True, text=True, check=True
    )
    for name, (_, why) in wrong.items():
        (line,) = (line for line in done.stderr.splitlines() if f"of {name} is left out" in line)
        assert why in line
    assert "nim" in done.stdout and "fuersten" in done.stdout
