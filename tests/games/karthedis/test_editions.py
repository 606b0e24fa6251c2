"""Games begun with the first edition of the card set go on with it; new games are dealt the present one."""

import json
import re
from pathlib import Path

import pytest

from tafelrunde import load_record, load_table, make_bot, new_table
from tafelrunde.games.karthedis import GAME
from tafelrunde.games.karthedis.cards import read_set
from tafelrunde.games.karthedis.data import CARDS, EDITIONS, NOW, RETIRED, SET
from tafelrunde.games.karthedis.state import cards_of
from tafelrunde.kernel import BadInput, RecordError, Table
from tafelrunde.kernel.replay import table_before

OURS = Path(__file__).parents[3] / "src" / "tafelrunde" / "games" / "karthedis" / "cards" / "grundset.toml"
RECORDS = sorted((Path(__file__).parents[2] / "records").glob("karthedis-*.record"))
FIRST = "4c495e51a040"  # the fingerprint all records and saved tables of before carry


def first_game() -> Table:  # type: ignore[type-arg]
    return Table(GAME.editions[FIRST], "classic", seed="first")


def test_there_are_two_editions_of_the_same_size() -> None:
    assert list(EDITIONS) == [NOW, FIRST]
    assert len(EDITIONS[FIRST].cards) == len(SET.cards) == 180
    assert len(CARDS) == 180 + len(RETIRED)
    for old, new in zip(EDITIONS[FIRST].cards.values(), SET.cards.values(), strict=True):
        assert (old.species, old.value) == (new.species, new.value)
        assert (old.id == new.id) == (old.abilities == new.abilities and old.name == new.name)


def test_wording_is_no_new_edition(tmp_path: Path) -> None:
    """Names, short names and hyphens are no figures: the fingerprint does not know them."""
    ours = OURS.read_text(encoding="utf-8")
    worded = re.sub(r"\[hyphens\].*?(?=\[\[)", "", re.sub(r"(?m)^short = .*$", "", ours), flags=re.DOTALL)
    worded = worded.replace('de = "Tauzähler"', 'de = "Tropfenzähler"')
    (tmp_path / "worded.toml").write_text(worded, encoding="utf-8")
    found = read_set(tmp_path / "worded.toml")
    assert found.cards["tauzaehler"].short["de"] == "Tropfenzähler" and "hyphens" not in worded
    assert found.fingerprint == NOW == "0d211e49f63b"


def test_a_card_that_changed_has_a_new_name() -> None:
    for language in ("de", "en"):
        names = [card.name[language].casefold() for card in CARDS.values()]
        assert len(set(names)) == len(names)


def test_retired_cards_are_never_dealt() -> None:
    for mode in ("classic", "draft", "deckbau"):
        options = {"decks": "random"} if mode == "deckbau" else {}
        table = new_table("karthedis", mode, 7, seats=9 if mode == "classic" else 4, options=options)
        dealt = {card for seat in range(len(table.seats)) for card in cards_of(table.state, seat)}
        assert dealt.isdisjoint(RETIRED)
    with pytest.raises(BadInput, match=f"no card '{RETIRED[0]}'"):
        deck = "\n".join([RETIRED[0], *list(SET.cards)[:19]])
        new_table("karthedis", "deckbau", 1, options={"deck_p1": deck, "decks": "random"})


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_saved_table_of_the_first_edition_goes_on(file: Path) -> None:
    """From the middle of a recorded game: what was saved before there was a second edition looks like this."""
    record = load_record(file.read_text(encoding="utf-8")).record()
    table = table_before(GAME, record)
    for line in record.lines[: len(record.lines) // 2]:
        table.repeat(line)
    saved = json.loads(json.dumps(table.dump()))
    assert saved["Cards"] == FIRST and "edition" not in saved["anchor"]
    again = load_table(saved)
    assert again.game.data_hash == FIRST
    for line in record.lines[len(record.lines) // 2 :]:
        again.repeat(line)
    assert again.over


def test_bots_play_on_with_the_cards_of_the_table() -> None:
    table = first_game()
    table.drive([make_bot("easy" if seat else "greedy", table.game, f"{seat}") for seat in range(4)])
    assert table.over
    assert load_table(json.loads(json.dumps(table.dump()))).game.data_hash == FIRST


def test_what_a_seat_imagines_is_of_the_same_edition() -> None:
    table = first_game()
    assert GAME.thinking is not None and GAME.thinking.ahead is not None
    state = GAME.thinking.ahead.determinize(table.view(0), lambda _cards: None, table.choice)
    assert state is not None and state.edition == FIRST  # a retired card was seen
    imagined = {card for seat in range(4) for card in cards_of(state, seat)}
    assert imagined <= set(EDITIONS[FIRST].cards)


def test_cards_that_are_not_known_any_more_are_refused_in_one_sentence() -> None:
    table = new_table("karthedis", seed=1)
    saved = {**json.loads(json.dumps(table.dump())), "Cards": "0123456789ab"}
    with pytest.raises(ValueError, match=r"^the table was saved with other card data \(0123456789ab\) than this"):
        load_table(saved)
    text = table.record().text().replace(f'[Cards "{NOW}"]', '[Cards "0123456789ab"]')
    with pytest.raises(RecordError, match=r"^the record was played with other card data \(0123456789ab\) than this"):
        load_record(text)


def test_a_position_with_a_card_of_before_is_one_of_that_edition() -> None:
    old = next(card for card in EDITIONS[FIRST].cards if card in RETIRED)
    new = next(card for card in SET.cards if card not in EDITIONS[FIRST].cards)
    assert GAME.scenarios is not None
    state = GAME.scenarios.read("classic", {"p1": {"hand": [old]}}, None)
    assert state.edition == FIRST
    assert GAME.from_json(GAME.to_json(state)).edition == FIRST
    with pytest.raises(ValueError, match="different editions"):
        GAME.scenarios.read("classic", {"p1": {"hand": [old, new]}}, None)
