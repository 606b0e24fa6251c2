"""Many games of all kinds, played at a server and checked."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy

import httpx
import uvloop

from tafelrunde.games.karthedis.data import SET as MARKET_SET
from tafelrunde.kernel import Record, parse_record, registry
from tafelrunde.kernel.setting import every_option

from .check import Checker, Figures
from .clients import Leak, Opened, play_game

MOST_SIZES = 4  # of a table, where any number can sit down
AT_ONCE = 20  # tables at the same time


@asynccontextmanager
async def visitor(address: str) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody whom the server does not know again: each request is made by somebody else."""
    nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    async with httpx.AsyncClient(base_url=address, timeout=60, cookies=nobody, verify=False, trust_env=False) as http:
        yield http


async def one_game(
    address: str, http: httpx.AsyncClient, game: str, mode: str, seats: int, seed: str, own_decks: bool = False
) -> tuple[Opened, Record]:
    """A game that was played to its end, and its record."""
    found = registry.game(game, mode)
    decks = _own_decks(seats, seed) if own_decks else []
    usual = found.modes[mode].usual
    agreed = found.agree(mode, seats, usual)
    common = {name: value for name, value in agreed.options.items() if name not in usual or not own_decks}
    opened = Opened(found, mode, agreed.seats, every_option(found.terms(mode, seats), common))
    return opened, parse_record(await play_game(address, http, opened, decks, seed))


async def _play_and_check(address: str, game: str, mode: str, seats: int, numbers: range, seed: str) -> Figures:
    total = Figures()
    left = iter(numbers)
    async with visitor(address) as http:

        async def work() -> None:
            for number in left:
                own = f"{seed}/{game}/{mode}/{seats}/{number}"
                decks = mode == "deckbau" and (number + seats) % 2 == 0
                opened, record = await one_game(address, http, game, mode, seats, own, decks)
                total.add(await Checker(opened, record, own).check())

        async with asyncio.TaskGroup() as group:
            for _ in range(min(AT_ONCE, len(numbers))):
                group.create_task(work())
    return total


def play_and_check(address: str, game: str, mode: str, seats: int, numbers: range, seed: str) -> Figures:
    """Plays the games of one kind with these numbers, many at a time, and checks all that was sent. Raises Leak."""
    try:
        return uvloop.run(_play_and_check(address, game, mode, seats, numbers, seed))
    except BaseExceptionGroup as group:
        leaks: BaseException | None = group.subgroup(Leak)
        while isinstance(leaks, BaseExceptionGroup):
            leaks = leaks.exceptions[0]
        if leaks is None:
            raise
        raise leaks from None


def _own_decks(seats: int, seed: str) -> list[str]:
    """A list of twenty cards for each seat."""
    rng = random.Random(seed)
    return ["\n".join(rng.sample(list(MARKET_SET.cards), 20)) for _ in range(seats)]


def kinds(games: int) -> Iterator[tuple[str, str, int, int]]:
    """Every mode of every game, that many games of it; where any number can sit down, with some numbers of seats, and
    other ones first in each mode, so that a few games of each mode see all of them."""
    for game in registry.games():
        for nth, mode in enumerate(game.modes.values()):
            fewest = mode.fewest or len(mode.seats)
            sizes = range(fewest, min(fewest + MOST_SIZES - 1, max(mode.most, fewest)) + 1)
            for place in range(len(sizes)):
                share = games // len(sizes) + (place < games % len(sizes))
                if share:
                    yield game.id, mode.id, sizes[(nth + place) % len(sizes)], share
