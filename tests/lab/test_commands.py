"""`tafelrunde simulate --out` and `tafelrunde report`: what they print, and with which exit code they leave."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tafelrunde.cli import main
from tafelrunde.lab.folder import Folder
from tafelrunde.lab.shards import Shard

from .changed import changed, cheap_market

SMALL = ("simulate", "karthedis", "--bots", "greedy", "--seats", "3", "--seed", "t")


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments], catch_exceptions=False)


def everything(folder: Path) -> dict[Path, bytes]:
    return {file: file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_simulate_extend_and_report(tmp_path: Path) -> None:
    out = tmp_path / "results" / "quick"
    told = run(*SMALL, "--games", "6", "--shard", "4", "--out", out)
    assert told.exit_code == 0
    assert f"karthedis classic: 6 games in {out}, 6 of them new" in told.output
    assert "95 % interval" in told.output and f"tafelrunde report {out}" in told.output
    more = json.loads(run(*SMALL, "--games", "9", "--out", out, "--json").output)
    assert (more["new"], more["games"], more["seeds"]) == (3, 9, ["t"])
    told = run("report", out)
    assert told.exit_code == 0 and told.output.startswith(f"{out / 'report.html'}: Karthedis")
    assert (out / "report.html").stat().st_size > 500_000
    figures = json.loads(run("report", out, "--json").output)
    assert figures["games"] == 9 and len(figures["groups"]) == 12


def test_what_was_kept_counts_even_if_ctrl_c_comes_before_it_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The shard lies there, and the signal arrives before anybody has heard of it; or before there is a folder."""
    keep = Folder.keep

    def keep_and_stop(folder: Folder, shard: Shard) -> None:
        keep(folder, shard)
        raise KeyboardInterrupt

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    for where, what in (("keep", keep_and_stop), ("begin", stop)):
        monkeypatch.setattr(Folder, where, what)
        told = run(*SMALL, "--games", "6", "--shard", "4", "--out", out := tmp_path / where)
        kept = 4 if where == "keep" else 0
        assert told.stderr == f"stopped: {kept} of 6 games are kept in {out}, the same command goes on\n"
        assert told.exit_code == 130


def test_folders_are_counted_together(karthedis_run: Path, tmp_path: Path) -> None:
    assert run(*SMALL, "--seed", "u", "--games", "3", "--out", tmp_path / "more").exit_code == 0
    figures = json.loads(run("report", karthedis_run, tmp_path / "more", "--json").output)
    assert (figures["games"], figures["seeds"]) == (43, ["t", "u"])


def test_other_cards_are_simulated_and_compared(fuersten_run: Path, tmp_path: Path) -> None:
    cheap = ("simulate", "fuersten", "--bots", "greedy", "--seed", "t", "--cards", cheap_market(tmp_path))
    assert run(*cheap, "--games", "6", "--out", tmp_path / "cheap").exit_code == 0
    told = run("report", "--compare", fuersten_run, tmp_path / "cheap", "--out", tmp_path / "both.md")
    assert told.exit_code == 0
    text = (tmp_path / "both.md").read_text(encoding="utf-8")
    assert "| Marketplace | cost | 1 grain, 1 wool | 1 wool |" in text
    told = run("simulate", "fuersten", "--bots", "greedy", "--games", "9", "--out", tmp_path / "cheap")
    assert told.exit_code == 2 and "card data" in told.stderr  # without --cards it is another run


def test_several_workers_without_a_folder() -> None:
    told = run("simulate", "fuersten", "--bots", "greedy", "--games", "4", "--workers", "2", "--json")
    shared = json.loads(told.output)
    alone = json.loads(run("simulate", "fuersten", "--bots", "greedy", "--games", "4", "--json").output)
    assert (shared["wins"], shared["decisions"]) == (alone["wins"], alone["decisions"])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("simulate", "chess"), "there is no game 'chess'"),
        (("simulate", "fuersten", "--mode", "night"), "no mode 'night'"),
        (("simulate", "fuersten", "--bots", "deep"), "there is no bot 'deep'"),
        (("simulate", "fuersten", "--bots", "greedy,greedy,greedy"), "2 seats"),
        (("simulate", "fuersten", "--option", "colour=red"), "no option 'colour'"),
        (("simulate", "karthedis", "--option", "victory=never"), "no victory condition"),
        (("simulate", "karthedis", "--seats", "99"), "for 2 to 36 players"),
        (("simulate", "karthedis", "--seed", ""), "a seed is"),
        (("simulate", "karthedis", "--cards", "nowhere.toml"), "nowhere.toml: No such file"),
    ],
)
def test_what_cannot_be_played_leaves_no_folder(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    told = run(*arguments, "--out", tmp_path / "out", "--games", "2")
    assert told.exit_code == 2
    assert said in told.stderr and told.stderr.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_a_broken_card_file_leaves_no_folder(tmp_path: Path) -> None:
    cards = changed(tmp_path, "cost = { holz = 1, lehm = 2 }", 'cost = { holz = "one" }')
    told = run("simulate", "fuersten", "--cards", cards, "--out", tmp_path / "out", "--games", "2")
    assert told.exit_code == 2
    assert "card 'strasse', key 'cost'" in told.stderr and told.stderr.count("\n") == 1
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("report",), "name a folder"),
        (("report", "nowhere"), "nowhere is no folder with results"),
        (("report", "--compare", "nowhere", "nowhere"), "nowhere is no folder with results"),
        (("report", "FUERSTEN", "KARTHEDIS"), "cannot be counted together"),
        (("report", "--compare", "FUERSTEN", "KARTHEDIS"), "cannot be compared"),
        (("report", "FUERSTEN", "--compare", "FUERSTEN", "FUERSTEN"), "no others"),
        (("report", "FUERSTEN", "--out", "report.pdf"), "report.pdf"),
        (("report", "FUERSTEN", "--out", "nowhere/report.md"), "No such file"),
        (("simulate", "karthedis", "--games", "2", "--out", "FUERSTEN"), "holds another run"),
        (("simulate", "karthedis", "--cards", "x.toml"), "--cards goes with --out"),
    ],
)
def test_bad_input_is_one_sentence_and_overwrites_nothing(
    fuersten_run: Path, karthedis_run: Path, tmp_path: Path, arguments: tuple[str, ...], said: str
) -> None:
    places = {"FUERSTEN": tmp_path / "fuersten", "KARTHEDIS": karthedis_run}
    shutil.copytree(fuersten_run, places["FUERSTEN"])
    before = everything(tmp_path)
    told = run(*(places.get(argument, argument) for argument in arguments))
    assert told.exit_code == 2
    assert said in told.stderr and told.stderr.count("\n") == 1
    assert everything(tmp_path) == before


@pytest.mark.parametrize(
    ("package", "arguments"),
    [
        ("pyarrow", (*SMALL, "--games", "2", "--out", "OUT")),
        ("pyarrow", ("report", "OUT")),
        ("altair", ("report", "OUT")),
        ("vl_convert", ("report", "OUT")),
    ],
)
def test_without_the_extra_one_sentence_says_what_to_install(
    package: str, arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    told = run(*(tmp_path / "out" if argument == "OUT" else argument for argument in arguments))
    assert told.exit_code == 2
    assert "pip install tafelrunde[lab]" in told.stderr and told.stderr.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_a_plain_simulation_needs_no_extra() -> None:
    code = (
        "import sys\n"
        "for name in ('pyarrow', 'altair', 'vl_convert', 'ray', 'openskill', 'numpy'): sys.modules[name] = None\n"
        "from tafelrunde.cli import main\n"
        "main(['simulate', 'fuersten', '--games', '1'])"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert result.returncode == 0 and "1 of 1 games finished" in result.stdout, result.stderr
