"""The Encyclopedia over HTTP: contents, chapters, search."""

from collections.abc import Iterator
from typing import Any

import pytest

from tafelrunde.books.encyclopedia.book import encyclopedia, is_rule

from .running import Server

BOOK = encyclopedia()


@pytest.fixture(scope="module")
def http(server: Server) -> Iterator[Any]:
    with server.http() as client:
        yield client


def test_the_contents_name_every_article_and_the_cards_they_speak_of(http: Any) -> None:
    told = http.get("/api/encyclopedia").json()
    titles = [article for chapter in told["chapters"] for article in chapter["articles"]]
    assert [article["id"] for article in titles] == list(BOOK.articles)
    assert {card for article in titles for card in article["cards"]} <= set(told["cards"])
    assert told["cards"]["spion"] == {"de": "Spion", "en": "Spy"}


def test_what_an_article_names_is_in_the_contents(http: Any) -> None:
    cards = http.get("/api/encyclopedia").json()["cards"]
    for id in BOOK.chapters:
        for article in http.get(f"/api/encyclopedia/chapters/{id}").json()["articles"]:
            texts = [article["verdict"], article["reasons"], *article["examples"]]
            words = {piece["word"] for text in texts for pieces in text.values() for piece in pieces} - {None}
            assert all(word in cards or word in BOOK.articles or is_rule(word) for word in words), article["id"]


def test_a_ruling_that_can_be_played_leads_to_its_scenarios(http: Any) -> None:
    articles = {one["id"]: one for one in http.get("/api/encyclopedia/chapters/112").json()["articles"]}
    shown = articles["112.G.b"]["shown"]
    of_another_game = {one["id"]: one for one in http.get("/api/encyclopedia/chapters/151").json()["articles"]}
    assert shown and of_another_game["151.C.a"]["shown"] == []
    for one in shown:
        found = http.get(f"/api/scenarios/{one['game']}/{one['scenario']}")
        assert found.status_code == 200 and found.json()["title"] == one["title"]


def test_documents_are_kept_and_what_is_not_there_is_said(http: Any) -> None:
    first = http.get("/api/encyclopedia/chapters/112")
    assert first.status_code == 200
    again = http.get("/api/encyclopedia/chapters/112", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    gone = http.get("/api/encyclopedia/chapters/999")
    assert (gone.status_code, gone.json()["error"]) == (404, "no-chapter")


def test_a_search_forgives_and_bounds_what_is_asked(http: Any) -> None:
    found = http.get("/api/encyclopedia/search", params={"words": "feuerteuffel"}).json()["articles"]
    assert found and "feuerteufel" in BOOK.articles[found[0]].cards
    assert http.get("/api/encyclopedia/search", params={"words": "quantencomputer"}).json() == {"articles": []}
    assert http.get("/api/encyclopedia/search", params={"words": "x" * 201}).status_code == 400
    assert http.get("/api/encyclopedia/search").status_code == 400
