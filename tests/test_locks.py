"""What a server is installed with: what the package needs, in the versions that were tested, and nothing else."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def locked(name: str) -> dict[str, str]:
    lines = (ROOT / name).read_text("utf-8").splitlines()
    return dict(re.findall(r"^([\w.-]+)==(\S+)", "\n".join(lines), re.MULTILINE))


def plain(requirement: str) -> str:
    """The name of a package as locks write it."""
    return re.split(r"[\[<>=~! ]", requirement)[0].lower().replace(".", "-").replace("_", "-")


def test_a_server_has_what_the_package_needs_in_the_tested_versions():
    serve, everything = locked("requirements-serve.lock"), locked("requirements.lock")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert {plain(needed) for needed in project["dependencies"]} <= set(serve)
    assert serve.items() <= everything.items()


def test_a_server_has_no_tools_of_tests_and_builds():
    tools = {"pytest", "hypothesis", "mypy", "ruff", "schemathesis", "psutil", "playwright", "pillow", "hatchling"}
    assert not (tools | {"ray", "numpy", "pyarrow", "altair"}) & set(locked("requirements-serve.lock"))
    recipe = (ROOT / "docs" / "deploy.md").read_text("utf-8").partition("```dockerfile")[2].partition("```")[0]
    served = recipe.rpartition("FROM ")[2]
    assert "-r requirements-serve.lock" in served and "requirements.lock" not in served
