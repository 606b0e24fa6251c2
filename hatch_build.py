"""A wheel holds the page. It is built along with it; an editable install (`make setup`) builds it by itself."""

import subprocess
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and version == "standard":
            subprocess.run([sys.executable, "web/build.py"], cwd=self.root, check=True)
            build_data["artifacts"].append("src/tafelrunde/page/**")
