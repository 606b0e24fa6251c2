"""What can be read about the games, and what can be tried without opening a table, over HTTP."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from ...kernel import BadInput, registry
from .. import books, encyclopedia, scenes
from ..documents import Document
from ..trouble import Trouble, bad_input
from ..visitor import enter_to_ask
from ..wire import (
    ArticlesFound,
    Catalogue,
    ChapterInfo,
    Check,
    Checked,
    EncyclopediaInfo,
    GuideInfo,
    PlayScenario,
    RulesInfo,
    ScenarioInfo,
    ScenarioStep,
    Suggest,
    Suggested,
)
from .common import AnyRequest, hall_of, troubles

MOST_WORDS = 200  # letters


def _document(of: Any, described: str, *codes: int) -> dict[int, ResponseSpec]:
    """For the OpenAPI document: the answer is made of bytes that are ready, so its form has to be told."""
    return {
        200: ResponseSpec(data_container=of, description=described, generate_examples=False),
        304: ResponseSpec(data_container=None, description="You have it", generate_examples=False),
        **troubles(404, *codes),
    }


async def _read(request: AnyRequest, make: Callable[..., Document], *what: Any) -> Response[bytes]:
    """The first time a document is made, which may take a second; nobody at a table waits for it."""
    return (await asyncio.to_thread(make, *what)).answer(request)


async def _those_at(request: AnyRequest, table: str) -> books.Readers:
    room, _ = await enter_to_ask(hall_of(request), request, table)
    return books.those_at(room)


@get("/api/games/{game:str}/catalogue", responses=_document(Catalogue, "The catalogue"), tags=["games"])
async def catalogue(request: AnyRequest, game: str) -> Response[bytes]:
    """What it takes to name and draw the things of a game."""
    return await _read(request, books.catalogue, books.anybody(game))


@get("/api/tables/{table:str}/catalogue", responses=_document(Catalogue, "The catalogue", 403), tags=["tables"])
async def table_catalogue(request: AnyRequest, table: str) -> Response[bytes]:
    """The same with what the table's setting opens, and without what it keeps sealed."""
    return await _read(request, books.catalogue, await _those_at(request, table))


@get(
    "/api/games/{game:str}/messages/{language:str}",
    media_type=MediaType.TEXT,
    responses=troubles(404),
    tags=["games"],
)
async def message_file(request: AnyRequest, game: str, language: str) -> Response[bytes]:
    """The texts of a game in a language, as a file of Project Fluent."""
    return await _read(request, books.message_file, books.anybody(game), language)


@get(
    "/api/tables/{table:str}/messages/{language:str}",
    media_type=MediaType.TEXT,
    responses=troubles(403, 404),
    tags=["tables"],
)
async def table_message_file(request: AnyRequest, table: str, language: str) -> Response[bytes]:
    """The same without what names something that the table's setting keeps sealed."""
    return await _read(request, books.message_file, await _those_at(request, table), language)


@get("/api/games/{game:str}/rules", responses=_document(RulesInfo, "The rules"), tags=["games"])
async def rules(request: AnyRequest, game: str) -> Response[bytes]:
    """Every rule of a game in our words, and the scenarios that show it."""
    return await _read(request, books.rules, books.anybody(game))


@get("/api/tables/{table:str}/rules", responses=_document(RulesInfo, "The rules", 403), tags=["tables"])
async def table_rules(request: AnyRequest, table: str) -> Response[bytes]:
    """The same without rules and scenarios of something that the table's setting keeps sealed."""
    return await _read(request, books.rules, await _those_at(request, table))


@get("/api/games/{game:str}/guide", responses=_document(GuideInfo, "The guide"), tags=["games"])
async def guide(request: AnyRequest, game: str) -> Response[bytes]:
    """The rules of a game on one page, each sentence with the rules behind it. No chapters: the game brings none."""
    return await _read(request, books.guide_page, books.anybody(game))


@get("/api/tables/{table:str}/guide", responses=_document(GuideInfo, "The guide", 403), tags=["tables"])
async def table_guide(request: AnyRequest, table: str) -> Response[bytes]:
    """The same without what names something that the table's setting keeps sealed."""
    return await _read(request, books.guide_page, await _those_at(request, table))


@get("/api/encyclopedia", responses=_document(EncyclopediaInfo, "The contents"), tags=["encyclopedia"])
async def encyclopedia_contents(request: AnyRequest) -> Response[bytes]:
    """The chapters of the Encyclopedia with the titles of their articles."""
    return await _read(request, encyclopedia.contents)


@get(
    "/api/encyclopedia/chapters/{chapter:str}",
    responses=_document(ChapterInfo, "The chapter"),
    tags=["encyclopedia"],
)
async def encyclopedia_chapter(request: AnyRequest, chapter: str) -> Response[bytes]:
    """The articles of a chapter."""
    return await _read(request, encyclopedia.chapter, chapter)


@get("/api/encyclopedia/search", responses=troubles(), tags=["encyclopedia"])
async def search_encyclopedia(words: Annotated[str, Parameter(max_length=MOST_WORDS)]) -> ArticlesFound:
    """The articles that speak of something, in whatever form the words are written."""
    return await asyncio.to_thread(encyclopedia.found, words)


@post("/api/games/{game:str}/check", responses=troubles(404), status_code=200, tags=["games"])
async def check(game: str, data: Check) -> Checked:
    """Whether a game can be played so: number of seats, options, deck lists. Nothing is opened."""
    found = books.game_called(game)
    mode = data.mode or next(iter(found.modes))
    try:
        registry.game(game, mode).agree(mode, data.seats, data.options)
    except BadInput as error:
        trouble = bad_input(error, game)
        rules = [] if trouble.reason is None else trouble.reason.rules
        return Checked(False, trouble.text["en"], rules, trouble.text)
    return Checked(True)


@post("/api/games/{game:str}/suggest", responses=troubles(404, 422), status_code=200, tags=["games"])
async def suggest(game: str, data: Suggest) -> Suggested:
    """Something a seat could bring: a random deck."""
    found = books.game_called(game)
    mode = data.mode or next(iter(found.modes))
    try:
        if found.decks is not None and data.term == found.decks.term and mode in found.decks.modes:
            return Suggested(found.decks.random(data.seed, data.options))
    except BadInput as error:
        raise bad_input(error, game) from error
    raise Trouble(404, "no-suggestion")


@get("/api/scenarios/{game:str}/{scenario:str}", responses=troubles(404, 409), tags=["scenarios"])
async def scenario(game: str, scenario: str) -> ScenarioInfo:
    """A ruling that can be played: its position is reached, its moves are made, what must hold is checked."""
    return await asyncio.to_thread(scenes.describe, books.game_called(game).id, scenario)


@post(
    "/api/scenarios/{game:str}/{scenario:str}/play",
    responses=troubles(404, 409, 422),
    status_code=200,
    tags=["scenarios"],
)
async def play_scenario(game: str, scenario: str, data: PlayScenario) -> ScenarioStep:
    """The scenario after some of its steps and then moves of your own. The same request has the same answer."""
    return await asyncio.to_thread(scenes.play, books.game_called(game).id, scenario, data)


ROUTES = [
    catalogue,
    table_catalogue,
    message_file,
    table_message_file,
    rules,
    table_rules,
    guide,
    table_guide,
    encyclopedia_contents,
    encyclopedia_chapter,
    search_encyclopedia,
    check,
    suggest,
    scenario,
    play_scenario,
]
