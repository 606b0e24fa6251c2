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
    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]>=1.13", "setuptools"] if COMPILE else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and version == "standard":
            subprocess.run([sys.executable, "web/build.py"], cwd=self.root, check=True)
            build_data["artifacts"].append("src/tafelrunde/page/**")
            if COMPILE:
                subprocess.run([sys.executable, "compile_core.py"], cwd=self.root, check=True)
                self._take_compiled(build_data)

    def _take_compiled(self, build_data: dict[str, Any]) -> None:
        """The compiled modules beside their sources, and the library they share at the top."""
        for ending in ("so", "pyd"):
            build_data["artifacts"].append(f"src/tafelrunde/**/*.{ending}")
            for library in Path(self.root, "src").glob(f"*__mypyc*.{ending}"):
                build_data["force_include"][str(library)] = library.name
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
