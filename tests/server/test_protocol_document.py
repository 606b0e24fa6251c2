"""docs/protocol.md names everything that crosses the wire: whoever writes a client reads nothing else."""

import inspect
import re
from pathlib import Path

import msgspec
import pytest

from tafelrunde.server import actions, wire  # noqa: F401  the actions register themselves
from tafelrunde.server.door import HANDLERS

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
BODIES = TEXT.split("## Every body, field by field")[1].split("\n## ")[0]
BASES = {"Closed", "Action", "ForSeat"}
TYPES = {
    name: found
    for name, found in inspect.getmembers(wire, inspect.isclass)
    if issubclass(found, msgspec.Struct) and found is not msgspec.Struct and name not in BASES
}


def described(name: str) -> str:
    """What stands between the name of a type and that of the next."""
    found = re.search(rf"\*\*{name}\*\*(.*?)(?=\*\*[A-Z]\w+\*\*|\n### |\Z)", BODIES, re.DOTALL)
    assert found is not None, f"{name} is not described"
    return found[1]


@pytest.mark.parametrize("name", TYPES)
def test_every_field_of_every_type_is_described(name: str) -> None:
    kind = TYPES[name]
    text = described(name)
    inherits = {"WhyNotTold", "SeatedTold", "InvitationTold"}  # the same with a type
    shared = {"seat"} if issubclass(kind, wire.ForSeat) else set()
    assert not shared or "* |" in text
    if name not in inherits:
        missing = [field for field in kind.__struct_fields__ if field not in shared and f"`{field}`" not in text]
        assert missing == [], f"{name}: {missing}"
    tag = kind.__struct_config__.tag
    if tag is not None and name not in inherits:
        assert f"`{tag}`" in text


def test_every_way_to_do_something_is_described() -> None:
    assert HANDLERS
    for handler in HANDLERS.values():
        path = "/" + handler.path.replace("{seat:str}", "<seat>") if handler.path else ""
        assert f"`{handler.method} {path}".rstrip() in TEXT
        row = described(handler.message.__name__)
        assert f"| {handler.status}" in row


def test_every_code_of_a_problem_is_described() -> None:
    sources = Path(wire.__file__).parents[1].rglob("*.py")
    codes = {
        code for source in sources for code in re.findall(r'Trouble\(\s*\d+, "([a-z-]+)"', source.read_text("utf-8"))
    }
    assert {"stale", "storage", "other-rules"} <= codes
    assert [code for code in sorted(codes) if f"`{code}`" not in TEXT] == []
