"""Folders of results: going on, growing together, and refusing what does not belong."""

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from tafelrunde.kernel import BadInput
from tafelrunde.lab.folder import Folder, read_results
from tafelrunde.lab.keep import simulate_into
from tafelrunde.lab.lineup import Lineup
from tafelrunde.lab.run import Described, describe
from tafelrunde.lab.shards import Order, play_shard
from tafelrunde.lab.workers import Alone

from .conftest import KARTHEDIS


def files(path: Path) -> dict[str, bytes]:
    return {str(file.relative_to(path)): file.read_bytes() for file in sorted(path.rglob("*")) if file.is_file()}


def numbers(path: Path) -> list[int]:
    return [row["number"] for row in read_results([path]).games.to_pylist()]


@pytest.fixture
def copy(karthedis_run: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(karthedis_run, tmp_path / "copy"))


# going on


def test_the_same_command_again_plays_nothing(copy: Path) -> None:
    before = files(copy)
    assert simulate_into(copy, KARTHEDIS, 40, "t", Alone()) == 0
    assert files(copy) == before


def test_only_what_is_missing_is_played_again(copy: Path, karthedis_run: Path) -> None:
    for name in ("games", "cards"):
        (copy / name / "t-0000016-0000031.parquet").unlink()
    told: list[tuple[int, int]] = []
    assert simulate_into(copy, KARTHEDIS, 40, "t", Alone(), lambda *far: told.append(far), block=16) == 16
    assert told == [(24, 40), (40, 40)]
    assert files(copy) == files(karthedis_run)


def test_cards_without_their_games_do_not_count(copy: Path, karthedis_run: Path) -> None:
    """As a program leaves them that was killed between the two files, with a third one half written."""
    (copy / "games" / "t-0000000-0000015.parquet").unlink()
    (copy / "games" / ".t-0000000-0000015.parquet.1.part").write_bytes(b"PAR1")
    assert len(numbers(copy)) == 24
    simulate_into(copy, KARTHEDIS, 40, "t", Alone(), block=16)
    assert read_results([copy]).games.equals(read_results([karthedis_run]).games)


def test_a_larger_number_extends_a_run(copy: Path) -> None:
    assert simulate_into(copy, KARTHEDIS, 45, "t", Alone(), block=16) == 5
    assert numbers(copy) == list(range(45))
    assert (copy / "games" / "t-0000040-0000044.parquet").is_file()


def test_another_seed_is_added(copy: Path) -> None:
    simulate_into(copy, KARTHEDIS, 5, "Ein anderer/Seed", Alone())
    results = read_results([copy])
    assert results.seeds == ("Ein anderer/Seed", "t")
    assert results.games.num_rows == 45


# what does not belong


@pytest.mark.parametrize(
    ("lineup", "said"),
    [
        (Lineup.of("karthedis", bots=["random"], seats=3), "bots 'greedy, greedy, greedy' there, 'random"),
        (Lineup.of("karthedis", "draft", ["greedy"], 3), "mode 'classic' there, 'draft' here"),
        (Lineup.of("karthedis", bots=["greedy"], seats=4), "seats 'p1, p2, p3' there, 'p1, p2, p3, p4' here"),
        (Lineup.of("karthedis", bots=["greedy"], seats=3, options={"victory": "long"}), "victory=distinct 5"),
        (Lineup.of("fuersten", bots=["greedy"]), "game 'karthedis' there, 'fuersten' here"),
    ],
)
def test_another_run_is_refused(copy: Path, lineup: Lineup, said: str) -> None:
    before = files(copy)
    with pytest.raises(BadInput, match=said) as error:
        simulate_into(copy, lineup, 50, "t", Alone())
    assert "holds another run" in str(error.value) and "\n" not in str(error.value)
    assert files(copy) == before


def test_the_same_condition_by_another_name_is_the_same_run(copy: Path) -> None:
    named = Lineup.of("karthedis", bots=["greedy"], seats=3, options={"victory": "quick"})
    assert simulate_into(copy, named, 40, "t", Alone()) == 0


@pytest.mark.parametrize(
    ("key", "said"), [("rules", "rules version '[0-9]+' there"), ("cards", "card data '[0-9a-f]+' there")]
)
def test_other_rules_or_cards_are_another_run(copy: Path, key: str, said: str) -> None:
    described = describe(KARTHEDIS)
    with pytest.raises(BadInput, match=f"{said}, 'new' here"):
        Folder(copy).begin(Described(replace(described.run, **{key: "new"}), described.legend))


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work", encoding="utf-8")
    with pytest.raises(BadInput, match="is not empty and holds no run"):
        simulate_into(tmp_path, KARTHEDIS, 5, "t", Alone())
    assert list(files(tmp_path)) == ["thesis.txt"]


def test_mixed_rules_versions_are_refused_naming_both(copy: Path) -> None:
    """Somebody has copied the files of a newer program into the folder of an older one."""
    shard = play_shard(Order(describe(KARTHEDIS).run, "u", 0, 3))
    version = shard.order.run.rules
    newer = replace(shard.order, run=replace(shard.order.run, rules="new"))
    Folder(copy).keep(replace(shard, order=newer))
    with pytest.raises(BadInput, match=rf"mixes runs: rules version '{version}' in run\.json, 'new' in games/u-0"):
        read_results([copy])
    with pytest.raises(BadInput, match="mixes runs"):
        simulate_into(copy, KARTHEDIS, 50, "t", Alone())


# what cannot be read


@pytest.mark.parametrize(
    ("file", "content", "said"),
    [
        ("run.json", None, "it has no run.json"),
        ("run.json", b"{", "run.json is damaged"),
        ("run.json", b"[]", "run.json is damaged"),
        ("run.json", b"\xff", "run.json is damaged"),
        ("run.json", b'{"format": 1, "run": {}, "legend": {}}', "run.json is damaged"),
        ("run.json", b'{"format": 99}', "format 99"),
        ("games/t-0000000-0000015.parquet", b"", "delete it and simulate again"),
        ("games/t-0000000-0000015.parquet", b"PAR1PAR1", "delete it and simulate again"),
        ("cards/t-0000000-0000015.parquet", None, "is missing"),
    ],
)
def test_a_damaged_folder_is_refused_in_one_sentence(copy: Path, file: str, content: bytes | None, said: str) -> None:
    if content is None:
        (copy / file).unlink()
    else:
        (copy / file).write_bytes(content)
    with pytest.raises(BadInput, match=said) as error:
        read_results([copy])
    assert str(copy) in str(error.value) and "\n" not in str(error.value)


def test_a_damaged_page_of_a_file_is_found(copy: Path) -> None:
    file = copy / "games" / "t-0000000-0000015.parquet"
    content = bytearray(file.read_bytes())
    content[4:400] = bytes(396)
    file.write_bytes(content)
    with pytest.raises(BadInput, match="damaged"):
        read_results([copy])


def test_other_parquet_files_are_not_results(copy: Path) -> None:
    table = pq.read_table(copy / "games" / "t-0000000-0000015.parquet").replace_schema_metadata(None)
    pq.write_table(table, copy / "games" / "mine.parquet")
    with pytest.raises(BadInput, match=r"mine\.parquet is no file of results"):
        read_results([copy])


def test_a_run_without_games_says_so(copy: Path) -> None:
    for file in (copy / "games").iterdir():
        file.unlink()
    with pytest.raises(BadInput, match="no finished games yet"):
        read_results([copy])


# growing together


def test_folders_of_one_run_are_counted_together_and_no_game_twice(karthedis_run: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    simulate_into(other, KARTHEDIS, 43, "t", Alone(), block=10)
    both = read_results([karthedis_run, other])
    assert sorted(row["number"] for row in both.games.to_pylist()) == list(range(43))
    alone = read_results([other])
    assert both.cards.num_rows == alone.cards.num_rows


def test_folders_of_other_runs_are_not(karthedis_run: Path, fuersten_run: Path) -> None:
    with pytest.raises(BadInput, match="cannot be counted together: game 'karthedis' in "):
        read_results([karthedis_run, fuersten_run])


def test_every_file_names_its_run(copy: Path) -> None:
    for file in sorted(copy.rglob("*.parquet")):
        label = json.loads(pq.read_schema(file).metadata[b"tafelrunde"])
        assert label["run"] == json.loads((copy / "run.json").read_text("utf-8"))["run"]
        assert label["run"]["rules"] and label["run"]["cards"] and label["seed"] == "t"
