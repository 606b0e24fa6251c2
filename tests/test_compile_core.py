"""The script that compiles the core. That the compiled core plays the same, the tests of kernel, games, bots and
scenarios say when run with it: `make compiled test-compiled`."""

import importlib.util
import os
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, as if it lay above sources of its own."""
    spec = importlib.util.spec_from_file_location("compile_core", ROOT / "compile_core.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "SOURCES", tmp_path)
    for name, text in (
        ("kernel/driver.py", ""),
        ("kernel/game.py", ""),
        ("kernel/shown.py", "@runtime_checkable"),
        ("games/toy/turn.py", ""),
        ("games/toy/names.py", ""),
        ("bots/easy.py", ""),
        ("lab/report.py", ""),
    ):
        file = tmp_path / "tafelrunde" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        os.utime(file, (1000, 1000))
    return module


def compiled(folder: Path, when: float) -> list[Path]:
    files = [folder / "abc__mypyc.so", folder / "tafelrunde/kernel/driver.so", folder / "tafelrunde/games/toy/turn.so"]
    for file in files:
        file.touch()
        os.utime(file, (when, when))
    return files


def test_rules_are_compiled_and_texts_and_protocols_are_not(script: ModuleType) -> None:
    wanted = ["tafelrunde/kernel/driver.py", "tafelrunde/games/toy/turn.py", "tafelrunde/bots/easy.py"]
    assert [file.as_posix() for file in script.sources()] == wanted


def test_what_is_older_than_its_sources_is_removed(
    script: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = compiled(tmp_path, 2000)
    script.main(["--stale"])
    assert all(file.exists() for file in files) and not capsys.readouterr().out
    os.utime(tmp_path / "tafelrunde/lab/report.py", (3000, 3000))  # is not compiled, so it does not matter
    script.main(["--stale"])
    assert all(file.exists() for file in files)
    os.utime(tmp_path / "tafelrunde/games/toy/turn.py", (3000, 3000))
    script.main(["--stale"])
    assert not any(file.exists() for file in files)
    assert "make compiled" in capsys.readouterr().out
    script.main(["--stale"])
    assert not capsys.readouterr().out


def test_back_to_plain(script: ModuleType, tmp_path: Path) -> None:
    files = compiled(tmp_path, 2000)
    script.main(["--remove"])
    assert not any(file.exists() for file in files)
    assert len(list(tmp_path.rglob("*.py"))) == 7


def test_whether_it_is_compiled_can_be_asked(script: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="not compiled"):
        script.main(["--is-compiled"])
    compiled(tmp_path, 2000)
    script.main(["--is-compiled"])


def test_other_words_are_answered_with_what_there_is(script: ModuleType) -> None:
    with pytest.raises(SystemExit, match="--remove"):
        script.main(["--quickly"])
