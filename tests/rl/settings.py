"""Every game and mode the environments are tested with."""

import pytest

SETTINGS = [
    ("fuersten", "intro", 2),
    ("fuersten", "gold", 2),
    ("fuersten", "wirren", 2),
    ("fuersten", "fortschritt", 2),
    ("fuersten", "duell", 2),
    ("karthedis", "classic", 2),
    ("karthedis", "classic", 4),
    ("karthedis", "classic", 9),
    ("karthedis", "draft", 2),
    ("karthedis", "draft", 4),
    ("karthedis", "draft", 9),
    ("karthedis", "deckbau", 2),
    ("karthedis", "deckbau", 4),
    ("karthedis", "deckbau", 9),
    ("kartenspiel", "grund", 2),
    ("kartenspiel", "erweitert", 2),
    ("kartenspiel", "turnier", 2),
]

every_setting = pytest.mark.parametrize(("game", "mode", "seats"), SETTINGS)
