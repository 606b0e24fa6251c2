"""Compiles `kernel`, `games` and `bots` with mypyc, from the sources as they are.

    python compile_core.py            beside the sources: Python then imports the compiled modules
    python compile_core.py --remove   back to plain Python
    python compile_core.py --stale    removes compiled modules that are older than a source of theirs, and says so
    python compile_core.py --is-compiled   ends with 1 where there is none, so that no test passes for want of it

`make compiled`, `make plain` and the build of a wheel with TAFELRUNDE_COMPILE=1 come here.
"""

import io
import sys
import sysconfig
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir, redirect_stdout
from os import cpu_count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).parent
SOURCES = ROOT / "src"
PACKAGES = ("tafelrunde/kernel", "tafelrunde/games", "tafelrunde/bots")

# What stays plain Python. Declarations and the games' faces: protocols and class attributes that people may replace,
# with nothing in them that takes time. And what is read or drawn for people: compiled it would be as fast and as large.
PLAIN = {
    "__init__.py",
    "game.py",
    "names.py",
    "sketch.py",
    "catalogue.py",
    "position.py",
    "workshop.py",
    "decks.py",
    "survey.py",
    "chronicle.py",
    "documents.py",
    "hyphens.py",
    "layout.py",
    "puzzling.py",
    "shown.py",
    "thinking.py",
}
ENDINGS = (".so", ".pyd")


def sources() -> list[Path]:
    found = (file for package in PACKAGES for file in sorted((SOURCES / package).rglob("*.py")))
    return [file.relative_to(SOURCES) for file in found if file.name not in PLAIN and not _asks_for_protocols(file)]


def _asks_for_protocols(file: Path) -> bool:
    """mypyc compiles no protocol that `isinstance` is asked about; they declare and do nothing."""
    return "@runtime_checkable" in file.read_text(encoding="utf-8")


def compiled() -> list[Path]:
    """The compiled modules that lie beside the sources, and the library they share."""
    return [file for file in sorted(SOURCES.rglob("*")) if file.suffix in ENDINGS]


def remove() -> None:
    for file in compiled():
        file.unlink()


def is_stale() -> bool:
    """Whether a source was changed after it was compiled, which Python would not notice."""
    built = compiled()
    newest = max((SOURCES / source).stat().st_mtime for source in sources())
    return bool(built) and newest > min(file.stat().st_mtime for file in built)


def flags() -> list[str]:
    """What lets the C compiler look across the generated files. Modules call each other directly, nobody else does."""
    compiler = sysconfig.get_config_var("CC") or ""
    if "gcc" in compiler:
        return ["-fvisibility=hidden", "-flto=auto"]
    return ["-fvisibility=hidden"] if compiler else []  # where Python names no compiler it is Microsoft's


def build() -> list[Path]:
    """Compiles, and puts the modules beside their sources. Raises SystemExit with one sentence if that cannot be."""
    try:
        from mypyc.build import mypycify
        from setuptools import Distribution
        from setuptools.command.build_ext import build_ext
        from setuptools.errors import CompileError
    except ImportError as error:
        raise SystemExit(f"compiling needs mypyc and setuptools ({error}): pip install mypy setuptools") from error

    class BuildOnAllCores(build_ext):
        """The generated C is one large extension of many files, which setuptools would compile one after another."""

        def build_extensions(self) -> None:
            for module in self.extensions:
                module.extra_compile_args += flags()
                module.extra_link_args += flags()
            one_by_one: Any = self.compiler.compile

            def compile_at_once(files: Sequence[str], **how: Any) -> list[str]:
                with ThreadPoolExecutor(cpu_count()) as pool:
                    return [made for file in pool.map(lambda file: one_by_one([file], **how), files) for made in file]

            self.compiler.compile = compile_at_once
            super().build_extensions()

    remove()
    with TemporaryDirectory() as scratch, chdir(SOURCES):  # mypy names modules by their path from here
        # what the rest of the package imports need not be there where a wheel is built
        arguments = ["--strict", "--ignore-missing-imports", *map(str, sources())]
        told = io.StringIO()  # what it cannot make any faster, of interest only if there is more to it
        try:
            with redirect_stdout(told):
                modules = mypycify(arguments, opt_level="3", debug_level="0", multi_file=True, target_dir=scratch)
        except SystemExit as failed:
            raise SystemExit(f"{told.getvalue()}no compiled core: mypyc does not take the sources") from failed
        command = BuildOnAllCores(Distribution({"name": "tafelrunde", "ext_modules": modules}))
        command.inplace = True
        command.build_lib = command.build_temp = scratch
        command.ensure_finalized()
        try:
            command.run()
        except CompileError as error:
            remove()
            raise SystemExit(
                f"no compiled core, as the C compiler failed or is missing ({error}); plain Python works as before"
            ) from error
    return compiled()


def main(arguments: Sequence[str]) -> None:
    if arguments == ["--remove"]:
        remove()
    elif arguments == ["--stale"]:
        if is_stale():
            remove()
            print("The compiled core was older than its sources and is removed; `make compiled` makes it again.")
    elif arguments == ["--is-compiled"]:
        if not compiled():
            raise SystemExit("The core is not compiled; `make compiled` does it.")
    elif not arguments:
        print("Compiling kernel, games and bots (some minutes) …", flush=True)
        print(f"{len(build())} compiled modules; `make plain` removes them.")
    else:
        raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
