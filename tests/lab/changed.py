"""A card file with one changed figure."""

from pathlib import Path

import tafelrunde

FUERSTEN_CARDS = "TAFELRUNDE_FUERSTEN_CARDS"
BASIS = Path(tafelrunde.__file__).parent / "games" / "fuersten" / "cards" / "basis.toml"


def changed(folder: Path, old: str, new: str) -> Path:
    text = BASIS.read_text(encoding="utf-8")
    assert old in text
    file = folder / "my basis.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


def cheap_market(folder: Path) -> Path:
    """The Markt costs one wool, and no grain."""
    text = BASIS.read_text(encoding="utf-8")
    market = text[text.index('id = "markt"') :]
    market = market[: market.index("[[card]]")]
    assert "cost = { getreide = 1, wolle = 1 }" in market
    return changed(folder, market, market.replace("cost = { getreide = 1, wolle = 1 }", "cost = { wolle = 1 }"))
