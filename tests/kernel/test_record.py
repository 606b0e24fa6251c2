import pytest

from tafelrunde.kernel import RecordError, Table, parse_record
from tafelrunde.kernel.record import Dealt
from tafelrunde.kernel.replay import replay

from .toy import CARDS, TOY


def finished() -> Table:  # type: ignore[type-arg]
    table = Table(TOY, "plain", seed=1)
    for move in ("step left", "draw", "stop", "stop", "step right", "stop", "stop", "bid 1", "bid 2", "bid 3"):
        table.choose(move)
    assert table.over
    return table


def test_a_record_replays_exactly() -> None:
    table = finished()
    text = table.record().text()
    twin = replay(TOY, parse_record(text))
    assert twin.record().text() == text
    assert twin.told(0) == table.told(0)


def test_an_unfinished_record_goes_on_with_the_same_luck() -> None:
    table = Table(TOY, "plain", seed=1)
    table.choose("draw")
    twin = replay(TOY, parse_record(table.record().text()))
    for game in (table, twin):
        for move in ("draw", "stop", "stop", "stop", "bid 1", "bid 1", "bid 1"):
            game.choose(move)
    assert twin.record().text() == table.record().text()


def test_tags_are_escaped() -> None:
    record = finished().record({"Players": 'Anna "die Kühne" \\ Bob'})
    assert parse_record(record.text()).tags["Players"] == 'Anna "die Kühne" \\ Bob'


def test_comments_and_blank_lines_are_ignored() -> None:
    text = finished().record().text()
    head, body = text.split("\n\n", 1)
    replay(TOY, parse_record(f"{head}\n\n; the first turn\n\n{body}"))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('[Rules "1"]', '[Rules "0"]', "rules version 0"),
        ('[Cards "toy"]', '[Cards "x"]', "other card data"),
        ('[Game "toy"]\n', "", r"the tag \[Game\] is missing"),
        ("ann: step left", "ann: step up", "line 11: .*unknown-word"),
        ("ann: step left", "bob: step left", "line 11: .*not-your-turn"),
        ("ann: step left", "eve: step left", "line 11: there is no seat 'eve'"),
        ("ann: step left", "step left", "line 11: 'step left' is neither"),
        ("ann: step left", "* die: 1", "line 11: chance"),
        ("cid: bid 3\n", "", "announces 12 answers, but holds 11"),
        ("* deck: ace", "* deck: joker", "line 10: .*impossible-shuffle"),
    ],
)
def test_a_damaged_record_is_refused_with_its_line(old: str, new: str, message: str) -> None:
    table = Table(TOY, "plain", deal_by_hand=True)
    table.deal("ace bishop crown dagger eagle flag")
    for move in ("step left", "draw", "stop", "stop", "step right", "stop", "stop", "bid 1", "bid 2", "bid 3", "1"):
        table.answer(move)
    text = table.record().text()
    assert old in text
    with pytest.raises(RecordError, match=message):
        replay(TOY, parse_record(text.replace(old, new)))


def test_another_result_than_announced_is_noticed() -> None:
    text = finished().record().text()
    winner = text.split('[Result "')[1].split(" ")[0]
    other = "ann" if winner != "ann" else "bob"
    with pytest.raises(RecordError, match="announces the result"):
        replay(TOY, parse_record(text.replace(f'[Result "{winner}', f'[Result "{other}')))


def test_tags_stay_with_the_table() -> None:
    table = finished()
    table.tags["Place"] = "Köln"
    text = table.record({"Round": 3}).text()
    twin = replay(TOY, parse_record(text))
    assert twin.tags == {"Place": "Köln", "Round": "3"}
    assert twin.record().text() == text
    assert Table.load(TOY, twin.dump()).tags == twin.tags  # type: ignore[arg-type]


@pytest.mark.parametrize("tags", [{"Seed": "1"}, {"Two words": "x"}, {"Result": "*"}, {"Note": "two\nlines"}])
def test_a_tag_that_would_spoil_the_record_is_refused(tags: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="tag"):
        finished().record(tags).text()


def test_a_tag_that_stands_there_twice_is_refused() -> None:
    text = finished().record().text()
    with pytest.raises(RecordError, match=r"line 2: the tag \[Game\] stands there twice"):
        parse_record(text.replace('[Mode "plain"]', '[Game "toy"]'))


def test_other_seats_are_noticed() -> None:
    text = finished().record().text()
    with pytest.raises(RecordError, match=r"3 seats \(ann, bob, cid\), not 2"):
        replay(TOY, parse_record(text.replace('[Seats "ann bob cid"]', '[Seats "ann bob"]')))


def test_windows_line_ends_and_a_byte_order_mark_do_not_matter() -> None:
    text = finished().record().text()
    replay(TOY, parse_record("\ufeff" + text.replace("\n", "\r\n")))


def test_an_empty_shuffle_can_be_written_down() -> None:
    table = finished()
    table.answers.append(Dealt("deck", ()))
    assert parse_record(table.record().text()).lines[-1].text == ""


def test_a_record_that_ends_at_a_throw_goes_on() -> None:
    table = Table(TOY, "plain", deal_by_hand=True, seed=1)
    table.deal(" ".join(CARDS))
    for move in ("stop", "stop", "stop", "bid 1", "bid 1", "bid 1"):
        table.choose(move)
    twin = replay(TOY, parse_record(table.record().text()))
    assert twin.over


def test_chance_of_another_kind_does_not_fit() -> None:
    text = finished().record().text()
    assert "* deck: " in text
    with pytest.raises(RecordError, match=r"line 10: chance \(die\) is not asked here"):
        replay(TOY, parse_record(text.replace("* deck: ", "* die: ")))
