"""The finder: the same by any number of workers, going on where it was, without anything but the standard library."""

import subprocess
import sys
from pathlib import Path

import tafelrunde.puzzles.find as finder
from tafelrunde.puzzles.book import Book
from tafelrunde.puzzles.find import find, main
from tafelrunde.puzzles.hunt import Hunt

HUNT = Hunt.of("karthedis", seats=[2], kinds=["forbidden"], seed="test")
SOURCE = Path(finder.__file__).parents[2]


def test_several_workers_find_the_same(tmp_path):
    one, two = Book(tmp_path / "one"), Book(tmp_path / "two")
    find(HUNT, 6, 1, one, lambda *_: None)
    find(HUNT, 6, 2, two, lambda *_: None)
    assert one.puzzles() == two.puzzles() != []


def test_the_same_command_goes_on(tmp_path):
    book, told = Book(tmp_path / "book"), []
    find(HUNT, 3, 1, book, lambda *_: None)
    find(HUNT, 5, 1, book, lambda number, _: told.append(number))
    assert told == [3, 4] and book.looked_at(HUNT) == {0, 1, 2, 3, 4}


def test_a_line_that_was_cut_off_is_looked_at_again(tmp_path):
    file = tmp_path / "book"
    find(HUNT, 2, 1, Book(file), lambda *_: None)
    file.write_text(file.read_text("utf-8")[:-40], "utf-8")
    assert len(Book(file).looked_at(HUNT)) == 1


def test_it_needs_nothing_but_the_standard_library(tmp_path):
    out = tmp_path / "found"
    command = [sys.executable, "-S", "-m", "tafelrunde.puzzles.find", "karthedis"]
    command += ["--kind", "forbidden", "--games", "2", "--out", str(out)]
    subprocess.run(command, check=True, env={"PYTHONPATH": str(SOURCE), "PATH": ""}, capture_output=True)
    assert out.is_file()


def test_bad_input_is_answered_with_a_sentence(tmp_path, capsys):
    out = ["--out", str(tmp_path / "x")]
    for wrong in (
        ["chess"],
        ["karthedis", "--seats", "two"],
        ["karthedis", "--option", "x"],
        ["karthedis", "--mode", "x"],
    ):
        assert main([*wrong, *out]) == 2
        assert capsys.readouterr().err.startswith("tafelrunde: ")
