"""A wheel holds the page, which is built along with it; an editable install (`make setup`) builds it by itself.

With TAFELRUNDE_COMPILE=1 a wheel also holds kernel and games compiled by mypyc, for this Python and this machine.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILE = os.environ.get("TAFELRUNDE_COMPILE", "0") not in ("", "0")


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    _leave_compiled = False

    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]>=1.13", "setuptools"] if COMPILE else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and version == "standard":
            self._run("web/build.py")
            build_data["artifacts"].append("src/tafelrunde/page/**")
            if COMPILE:
                self._leave_compiled = bool(self._compiled())
                self._run("compile_core.py")
                self._take_compiled(build_data)

    def finalize(self, version: str, _build_data: dict[str, Any], _artifact_path: str) -> None:
        """Whoever installs a compiled package has not asked for compiled modules among the sources."""
        if COMPILE and self.target_name == "wheel" and version == "standard" and not self._leave_compiled:
            self._run("compile_core.py", "--remove")

    def _run(self, program: str, *arguments: str) -> None:
        """What cannot be built says why itself; a traceback of ours would only bury it."""
        if subprocess.run([sys.executable, program, *arguments], cwd=self.root, check=False).returncode:
            raise SystemExit(1)

    def _compiled(self) -> list[Path]:
        return [file for ending in ("so", "pyd") for file in Path(self.root, "src").rglob(f"*.{ending}")]

    def _take_compiled(self, build_data: dict[str, Any]) -> None:
        """The compiled modules beside their sources, and the library they share at the top."""
        for ending in ("so", "pyd"):
            build_data["artifacts"].append(f"src/tafelrunde/**/*.{ending}")
            for library in Path(self.root, "src").glob(f"*__mypyc*.{ending}"):
                build_data["force_include"][str(library)] = library.name
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
