"""Scenarios: every ruling can be played. A position, a script of moves, and what is expected, in one TOML file."""

from .files import library, scenario_files
from .model import Broken, Scenario
from .read import read_scenario
from .run import Failure, run_scenario

__all__ = ["Broken", "Failure", "Scenario", "library", "read_scenario", "run_scenario", "scenario_files"]
