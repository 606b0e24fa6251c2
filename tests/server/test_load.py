"""The load benchmark runs: in its short form, without a look at the clock."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]
TIMES = {"p50", "p95", "p99", "max"}
KEYS = {
    "echo": {"connections", "seconds", "messages", "messages_per_second"},
    "saturation": {
        "tables",
        "clients",
        "seconds",
        "moves",
        "moves_per_second",
        "share_of_echo",
        "acknowledged_ms",
        "games_finished",
        "server_cpu",
        "client_cpu",
        "errors",
    },
    "steady": {
        "tables",
        "clients",
        "seconds",
        "moves",
        "moves_per_second",
        "seen_ms",
        "acknowledged_ms",
        "late",
        "games_finished",
        "server_cpu",
        "client_cpu",
        "errors",
    },
    "memory": {
        "tables",
        "moves_each",
        "before_mb",
        "after_mb",
        "kb_per_table",
        "kb_per_table_read",
        "kb_per_table_read_with_clients",
        "reload_ms",
        "errors",
    },
}


@pytest.fixture(scope="module")
def figures(tmp_path_factory: pytest.TempPathFactory) -> Any:
    file = tmp_path_factory.mktemp("load") / "figures.json"
    command = [sys.executable, str(ROOT / "benchmarks" / "server_load.py"), "--short", "--json", str(file)]
    ran = subprocess.run(command, env=dict(os.environ), capture_output=True, text=True, timeout=240, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    for part in KEYS:
        assert f"{part}\n" in ran.stdout
    return json.loads(file.read_text("utf-8"))


def test_every_part_has_its_figures_and_no_errors(figures: Any) -> None:
    assert set(figures) == {"cores", "python", *KEYS}
    for part, keys in KEYS.items():
        assert set(figures[part]) == keys
        assert figures[part].get("errors", []) == []
        for name in keys:
            if name.endswith("_ms"):
                assert set(figures[part][name]) == TIMES


def test_moves_were_made_and_seen(figures: Any) -> None:
    assert figures["echo"]["messages"] > 0
    assert figures["saturation"]["moves"] > 0 and figures["saturation"]["share_of_echo"] > 0
    assert figures["steady"]["moves"] > 0 and figures["steady"]["seen_ms"]["max"] > 0
    assert figures["memory"]["after_mb"] >= figures["memory"]["before_mb"] > 0
    assert figures["memory"]["reload_ms"]["max"] > 0
