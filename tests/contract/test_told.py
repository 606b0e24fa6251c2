"""What a game says and shows: messages in both languages, sketches, catalogue, appraisals, numbers."""

import json
import math
import pickle
import random
from array import array
from collections.abc import Iterator
from itertools import islice

import pytest

from tafelrunde.books.messages import LANGUAGES, Messages
from tafelrunde.books.rulebook import rulebook
from tafelrunde.kernel import Option, registry
from tafelrunde.scenarios import library, read_scenario, run_scenario, scenario_files

from ..random_moves import any_sentence
from .walks import NIM, Walker, eyes

SEEDS = range(6)
WIDTH = 80


@pytest.fixture(autouse=True)
def nim_is_known() -> Iterator[None]:
    """Only here: other tests look at every game there is, and ask more of it than of this one."""
    known = registry.has(NIM.id)
    registry.register(NIM)
    yield
    if not known:
        del registry._GAMES[NIM.id]


@pytest.mark.needs("words")
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_asked_told_or_refused_has_its_sentence(walker: Walker, language: str) -> None:
    words = Messages(walker.game, language)
    rng = random.Random(1)
    for seed in SEEDS:
        for table in islice(walker.walk(seed), 0, 600, 7):
            for choice in table.choices:
                assert words.prompt(choice)
                assert all(words.option(option) for option in choice.options)
                reason = table.why_not(any_sentence(walker.game.grammar, rng), choice.seat)
                assert reason is None or words.reason(reason)
        for seat in eyes(table):
            assert all(words.event(event, table.seats) for event in table.told(seat))


@pytest.mark.needs("words")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_view_is_json_and_can_be_drawn_in_eighty_columns(walker: Walker, language: str) -> None:
    for seed in SEEDS:
        for table in islice(walker.walk(seed), 0, 800, 41):
            for seat in eyes(table):
                view = table.view(seat)
                json.dumps(view)
                sketch = walker.game.words.sketch(view, language, False)
                assert max(map(len, sketch.splitlines())) <= WIDTH


def test_every_word_has_a_name_and_every_card_a_text(walker: Walker) -> None:
    words = walker.game.words
    for language in LANGUAGES:
        assert all(words.spell(word, language) for word in words.vocabulary)
    assert set(words.glossary) <= set(words.vocabulary)


@pytest.mark.needs("page")
def test_the_catalogue_lists_what_can_be_explained(walker: Walker) -> None:
    assert walker.game.page is not None
    catalogue = walker.game.page.catalogue(None)
    json.dumps([dict(card.facts) for card in catalogue.cards])
    json.dumps(dict(catalogue.extra))
    assert {card.id for card in catalogue.cards} == set(walker.game.words.glossary)
    assert all(set(card.text) == set(LANGUAGES) for card in catalogue.cards)


@pytest.mark.needs("thinking")
def test_every_option_has_a_worth(walker: Walker) -> None:
    assert walker.game.thinking is not None
    for seed in SEEDS:
        for table in islice(walker.walk(seed), 0, 600, 11):
            for choice in table.choices:
                worth = walker.game.thinking.appraise(table.view(choice.seat), choice)
                assert len(worth) == len(choice.options)
                assert not any(math.isnan(value) for value in worth)


@pytest.mark.needs("numbers")
def test_every_option_has_a_number_and_every_view_a_row(walker: Walker) -> None:
    assert walker.game.numbers is not None
    for seed in SEEDS:
        table = walker.new(seed)
        encoder = walker.game.numbers(table.mode, len(table.seats))
        if any(option.startswith("deck_") or option == "deck_copies" for option in table.setting.options):
            continue  # decks that people bring may hold what observations do not tell apart
        for table in islice(walker.walk(seed), 0, 400, 17):
            for choice in table.choices:
                view = table.view(choice.seat)
                row: array[float] = encoder.layout.blank()
                encoder.write(row, view, choice)
                assert all(-1 <= entry <= 1 for entry in row)
                numbers = encoder.actions.numbers(choice, view)
                assert len(set(numbers)) == len(choice.options)
                for number, option in zip(numbers, choice.options, strict=True):
                    found: Option | None = encoder.actions.option(number, choice, lambda view=view: view)  # type: ignore[misc]
                    assert found is option


@pytest.mark.needs("lab")
def test_every_game_tells_its_story_to_the_lab(walker: Walker) -> None:
    study = walker.game.lab
    assert study is not None
    legend = study.legend()
    assert pickle.loads(pickle.dumps(legend)) == legend  # other processes, which play, send it
    for seed in SEEDS:
        table = walker.walked(seed, 20_000)
        told = study.chronicle(table)
        assert set(told.sources) <= set(legend.sources)
        assert all(len(points) == len(table.seats) for points in told.sources.values())
        assert all(0 <= card.seat < len(table.seats) for card in told.played)


@pytest.mark.needs("scenarios")
def test_its_scenarios_are_read_and_name_its_rules(walker: Walker) -> None:
    folder = library() / walker.game.id
    if not folder.is_dir():
        folder = library().parent / "examples" / walker.game.id / "scenarios"
    files = scenario_files([folder])
    assert files
    book = rulebook(walker.game.id)
    for file in files[:: max(1, len(files) // 40)]:  # all of them are played by tests/scenarios
        scenario = read_scenario(file)
        assert set(scenario.rules) <= set(book.rules)
        assert run_scenario(scenario) is None
