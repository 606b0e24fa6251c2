"""What knows a game stands apart, so that another game only adds its own module."""

from ..test_layers import SOURCE, imported

GAMES = ("fuersten", "karthedis", "kartenspiel", "realm")


def test_only_a_games_own_module_imports_it() -> None:
    for file in (SOURCE / "rl").glob("*.py"):
        for name in imported(file):
            for game in GAMES:
                if name.startswith(f"tafelrunde.games.{game}"):
                    assert file.stem == game, f"{file.name} imports {name}"
                if name == f"tafelrunde.rl.{game}":
                    assert file.stem == "encoder", f"{file.name} imports {name}"
