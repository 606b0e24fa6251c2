"""What a page reads about the games, and what it can try without a table: catalogue, rules, scenarios, checks."""

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from tafelrunde.books.guide import guide
from tafelrunde.books.messages import LANGUAGES, messages
from tafelrunde.books.rulebook import rulebook
from tafelrunde.kernel import registry
from tafelrunde.scenarios import library, read_scenario, scenario_files

from .running import Server

GAMES = ("fuersten", "karthedis")
SCENARIO = "/api/scenarios/fuersten/f-030-built-cards-are-public"


@pytest.fixture(scope="module")
def http(server: Server) -> Iterator[Any]:
    with server.http() as client:
        yield client


# documents


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("document", ["catalogue", "rules", "guide", "messages/de", "messages/en"])
def test_documents_are_kept_by_browsers_and_asked_about(http, game, document):
    path = f"/api/games/{game}/{document}"
    first = http.get(path)
    assert first.status_code == 200 and first.headers["content-encoding"] == "gzip"
    assert first.headers["cache-control"] == "no-cache" and first.headers["vary"] == "Accept-Encoding"
    tag = first.headers["etag"]
    assert tag.startswith('"')
    for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        again = http.get(path, headers={"If-None-Match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    plain = http.get(path, headers={"Accept-Encoding": "identity", "If-None-Match": tag})
    assert plain.status_code == 200 and "content-encoding" not in plain.headers
    assert plain.content == first.content and plain.headers["etag"] != tag
    unwanted = http.get(path, headers={"Accept-Encoding": "gzip;q=0"})
    assert "content-encoding" not in unwanted.headers


def test_documents_of_nothing(http):
    for path in ("/api/games/chess/catalogue", "/api/games/chess/rules", "/api/games/chess/guide"):
        answer = http.get(path)
        assert (answer.status_code, answer.json()["error"]) == (404, "no-game")
        assert answer.headers["cache-control"] == "no-store"
    assert http.get("/api/games/fuersten/messages/fr").json()["error"] == "no-language"
    assert http.get("/api/games/..%2f..%2fkernel/messages/de").status_code == 404
    assert http.post("/api/games/chess/check", json={}).status_code == 404


@pytest.mark.parametrize("game", [*GAMES, "kartenspiel"])
def test_the_guide_names_rules_scenarios_and_things_that_can_be_looked_up(http, game):
    catalogue, rules = (http.get(f"/api/games/{game}/{what}").json() for what in ("catalogue", "rules"))
    chapters = http.get(f"/api/games/{game}/guide").json()["chapters"]
    known, playable = ({one["id"] for one in rules[what]} for what in ("rules", "scenarios"))
    assert [chapter["id"] for chapter in chapters] == [chapter.id for chapter in guide(game).chapters]
    points = [point for chapter in chapters for point in chapter["points"]]
    assert {rule for point in points for rule in point["rules"]} <= known
    examples = {point["example"] for point in points} - {None}
    assert len(examples) > 30 and examples <= playable
    for point in points:
        for language in LANGUAGES:
            assert point["mark"] is None or point["name"][language]
            for piece in point["text"][language]:
                named = piece["word"] is not None and catalogue["names"][language].get(piece["word"])
                assert piece["text"] and (not named or named[:2].casefold() == piece["text"][:2].casefold())


@pytest.mark.parametrize("game", GAMES)
def test_whatever_can_be_said_can_be_named(game):
    """Every word in a slot of the grammar that has a name is in the vocabulary."""
    found = registry.game(game)
    words = {word for form in found.grammar.forms for slot in form.slots for word in form.vocabulary[slot]}
    named = {word for word in words if any(found.words.spell(word, language) != word for language in LANGUAGES)}
    assert named and named <= set(found.words.vocabulary)
    assert set(found.words.glossary) <= set(found.words.vocabulary)
    seats = {seat for mode in found.modes.values() for seat in mode.seats}
    assert seats <= set(found.words.vocabulary)


@pytest.mark.parametrize("game", GAMES)
def test_the_catalogue_names_cards_and_sentences(http, game):
    found = registry.game(game)
    catalogue = http.get(f"/api/games/{game}/catalogue").json()
    assert catalogue["game"] == game
    for language in LANGUAGES:
        names = catalogue["names"][language]
        for word in found.words.vocabulary:
            assert names.get(word, word) == found.words.spell(word, language)
    assert [form["name"] for form in catalogue["forms"]] == [form.name for form in found.grammar.forms]
    for form, own in zip(catalogue["forms"], found.grammar.forms, strict=True):
        assert (form["text"], tuple(form["slots"])) == (own.sentence, own.slots)
    assert [card["id"] for card in catalogue["cards"]] == list(found.words.glossary)
    assert all(set(card["text"]) == {"de", "en"} for card in catalogue["cards"])
    for card in catalogue["cards"]:
        assert {language: name.replace("\u00ad", "") for language, name in card["name"].items()} == {
            language: found.words.spell(card["id"], language) for language in LANGUAGES
        }
        assert set(card["short"]) == {"de", "en"}


def test_the_catalogue_of_fuersten(http):
    catalogue = http.get("/api/games/fuersten/catalogue").json()
    cards = {card["id"]: card for card in catalogue["cards"]}
    abbey = cards["kloster"]
    assert abbey["kind"] == "building" and abbey["facts"]["set"] == "basis"
    assert sorted(abbey["facts"]["cost"]) == [["erz", 1], ["getreide", 1], ["lehm", 1]]
    assert abbey["facts"]["progress"] == 1 and abbey["facts"]["vp"] == 0
    assert "(" not in abbey["text"]["en"]
    assert abbey["name"] == abbey["short"] == {"de": "Kloster", "en": "Abbey"}
    ship = cards["holz_handelsschiff"]
    assert ship["name"] == {"de": "Holz-Handels\u00adschiff", "en": "Lumber Ship"}
    assert ship["short"] == {"de": "Holz-Schiff", "en": "Lumber Ship"}
    assert not {"name", "short", "hyphenated"} & set(abbey["facts"])
    assert cards["wald"]["facts"]["numbers"]["red"] == 2
    names = catalogue["names"]
    assert (names["de"]["wald-3"], names["en"]["wald-3"]) == ("Wald 3", "Forest 3")
    assert (names["de"]["1-above"], names["en"]["red"]) == ("1 oben", "Red")
    extra = catalogue["extra"]
    assert extra["regions"]["wald-3"] == {"resource": "holz", "number": 3} and len(extra["regions"]) == 36
    assert len(extra["event_die"]) == 6 and extra["resources"][0] == "holz"
    assert extra["modes"]["duell"]["target"] == 13 and extra["modes"]["gold"]["open_card"] == "haendlergilde"
    assert set(extra["backs"]) == {"basis", "gold", "wirren", "fortschritt"}


def test_the_catalogue_of_karthedis(http):
    catalogue = http.get("/api/games/karthedis/catalogue").json()
    extra = catalogue["extra"]
    dealt = [card for card in catalogue["cards"] if not card["facts"]["retired"]]
    assert len(dealt) == 180 and len(extra["species"]) == 12 and len(extra["resources"]) == 5
    assert extra["deck"] == {"size": 20, "copies": list(range(1, 21))}
    species = {entry["id"] for entry in extra["species"]}
    for card in catalogue["cards"]:
        assert card["kind"] == "card" and card["facts"]["species"] in species
        for ability in card["facts"]["abilities"]:
            assert ability["keyword"] in extra["keywords"]
            assert ability["text"]["de"] in card["text"]["de"] and ability["text"]["en"] in card["text"]["en"]
    assert catalogue["names"]["de"]["p36"] == "Spieler 36"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_are_those_the_server_speaks(http, game, language):
    answer = http.get(f"/api/games/{game}/messages/{language}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert "reason-game-over" in answer.text and messages(game, language).has("reason-game-over")


@pytest.mark.parametrize("game", GAMES)
def test_rules_name_the_scenarios_that_show_them(http, game):
    told = http.get(f"/api/games/{game}/rules").json()
    book = rulebook(game)
    assert [rule["id"] for rule in told["rules"]] == list(book.rules)
    sections = {section["id"] for section in told["sections"]}
    scenarios = {scenario["id"]: scenario for scenario in told["scenarios"]}
    assert len(scenarios) == len(scenario_files([library() / game]))
    for rule in told["rules"]:
        assert rule["section"] in sections and set(rule["text"]) == {"de", "en"}
        assert bool(rule["why"]) >= rule["open"]
        assert all(rule["id"] in scenarios[name]["rules"] for name in rule["scenarios"])
    assert sum(len(rule["scenarios"]) for rule in told["rules"]) >= len(scenarios)


# scenarios


def play(http, path: str, **wish: Any) -> dict[str, Any]:
    answer = http.post(f"{path}/play", json=wish)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_scenario_is_told_step_by_step(http):
    told = http.get(SCENARIO).json()
    assert told["rules"] == ["F-030"] and told["mode"] == "intro" and told["seats"] == ["red", "blue"]
    assert [step["number"] for step in told["steps"]] == [1, 2]
    assert told["steps"][0]["do"] is None and "red sees: kloster, umzug" in told["steps"][0]["expects"]
    last = told["steps"][1]
    assert (last["do"], last["seat"], last["move"]) == (
        "red: build kloster at 2-below",
        "red",
        "build kloster at 2-below",
    )


def test_a_scenario_is_played_and_looked_at_from_any_seat(http):
    before = play(http, SCENARIO)
    assert (before["step"], before["of"], before["seat"], before["asked"]) == (0, 2, "red", ["red"])
    assert before["chooser"] == "red" and "build kloster at 2-below" in before["choice"]["options"]
    after = play(http, SCENARIO, step=2)
    assert any(event["kind"] == "built" and event["card"] == "kloster" for event in after["events"])
    assert "kloster" in str(after["view"]["princes"][0]["sites_below"])
    blue = play(http, SCENARIO, step=2, seat="blue")
    assert blue["seat"] == "blue" and blue["view"]["princes"][0]["hand"] is None
    watching = play(http, SCENARIO, step=2, seat="spectator")
    assert watching["seat"] is None and watching["view"]["seat"] is None
    assert play(http, SCENARIO, step=2) == after


def test_own_moves_go_on_from_anywhere_with_the_same_luck(http):
    moves = ["red: build kloster at 1-above", "red: end turn"]
    own = play(http, SCENARIO, step=1, moves=moves)
    assert own == play(http, SCENARIO, step=1, moves=moves) and own["refused"] is None
    for _ in range(12):
        moves.append(f"{own['chooser']}: {own['choice']['options'][0]}")
        own = play(http, SCENARIO, step=1, moves=moves)
        assert own["refused"] is None
    refused = play(http, SCENARIO, step=1, moves=["red: build umzug at 1-above"])
    assert refused["refused"] is not None and set(refused["refused"]["text"]) == {"de", "en"}
    assert refused["view"] == play(http, SCENARIO, step=1)["view"] and refused["events"] == []
    for moves, status in (
        (["red: nonsense", "red: end turn"], 422),
        (["green: end turn"], 422),
        (["end turn"], 422),
        (["red: end turn"] * 201, 400),
    ):
        assert http.post(f"{SCENARIO}/play", json={"moves": moves}).status_code == status, moves[0]


def test_refusals_are_steps_of_their_own(http):
    name, scenario = next(
        (file.stem, found)
        for file in scenario_files([library() / "fuersten"])
        if len((found := read_scenario(file)).steps) > 1 and found.steps[0].refused
    )
    path = f"/api/scenarios/fuersten/{name}"
    steps = http.get(path).json()["steps"]
    refusals = [step for step in steps if step["refused"]]
    assert len(refusals) == sum(len(step.refused) for step in scenario.steps)
    for step in refusals:
        shown = play(http, path, step=step["number"])
        assert shown["refused"] is not None
        assert set(step["expects"][0].removeprefix("refused: ").split(", ")) <= {
            *shown["refused"]["rules"],
            shown["refused"]["code"],
        }


def test_taking_a_move_back_is_a_step(http):
    path = "/api/scenarios/fuersten/f-041-building-and-trading-can-be-taken-back"
    steps = http.get(path).json()["steps"]
    assert [step["undo"] for step in steps] == [False, False, True, True, True, True]
    first = steps[2]
    assert (first["do"], first["seat"], first["move"], first["refused"]) == ("red: undo", "red", None, False)
    views = [play(http, path, step=number, seat="spectator")["view"] for number in range(7)]
    assert views[0] == views[4] == views[6] and views[1] == views[3]
    refused = play(http, path, step=5)["refused"]
    assert refused["code"] == "undo-nothing" and "nothing to undo" in refused["text"]["en"]


@pytest.mark.parametrize("game", GAMES)
def test_many_scenarios_can_be_walked_through(http, game):
    """Every thirtieth, to its end: each step is another one, and what happens is told once."""
    for file in scenario_files([library() / game])[::30]:
        path = f"/api/scenarios/{game}/{file.stem}"
        of = len(http.get(path).json()["steps"])
        shown = [play(http, path, step=number, seat="spectator") for number in range(of + 1)]
        assert [step["of"] for step in shown] == [of] * (of + 1)
        for earlier, later in pairwise(shown):
            changed = json.dumps(earlier["view"]) != json.dumps(later["view"])
            assert not (changed and later["refused"]), file.stem


def test_scenarios_that_are_not_there(http):
    for path in ("/api/scenarios/fuersten/nothing", "/api/scenarios/chess/x", "/api/scenarios/fuersten/..%2fx"):
        assert http.get(path).status_code == 404
        assert http.post(f"{path}/play", json={}).status_code == 404
    assert http.post(f"{SCENARIO}/play", json={"step": 3}).json()["error"] == "no-such-step"
    assert http.post(f"{SCENARIO}/play", json={"seat": "green"}).status_code == 422


# what could be agreed


def check(http, **wish: Any) -> dict[str, Any]:
    answer = http.post("/api/games/karthedis/check", json=wish)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_decks_are_suggested_and_checked(http):
    wish = {"mode": "deckbau", "term": "deck", "seed": "seven"}
    deck = http.post("/api/games/karthedis/suggest", json=wish).json()["value"]
    assert deck == http.post("/api/games/karthedis/suggest", json=wish).json()["value"]
    assert deck != http.post("/api/games/karthedis/suggest", json={**wish, "seed": None}).json()["value"]
    cards = deck.splitlines()
    assert len(cards) == 20
    good = {"mode": "deckbau", "seats": 2, "options": {"deck_p1": deck, "decks": "random"}}
    assert check(http, **good) == {"ok": True, "message": None, "rules": [], "text": None}
    for lines, rule, german in (
        (cards[:19], "KA-200", "20 Karten, nicht 19"),
        ([*cards[:19], cards[0]], "KA-205", "Zeile 20"),
        ([*cards[:19], "nobody"], "KA-200", "Zeile 20: Eine Karte „nobody“ gibt es nicht"),
        ([f"0 {cards[0]}", *cards[1:]], "KA-200", "0-mal"),
    ):
        options = {"deck_p1": "\n".join(lines), "decks": "random"}
        refused = check(http, mode="deckbau", seats=2, options=options)
        assert not refused["ok"] and refused["rules"] == [rule] and german in refused["text"]["de"], refused
        assert "Spieler 1" in refused["text"]["de"] and rule in refused["message"]


def test_other_things_can_be_checked(http):
    assert check(http) == {"ok": True, "message": None, "rules": [], "text": None}
    for wish, rules in (
        ({"seats": 37}, ["KA-002", "KA-003"]),
        ({"options": {"victory": "all of it"}}, ["KA-210"]),
        ({"options": {"victory": "distinct 99"}}, ["KA-215"]),
        ({"options": {"victory": "same 99"}}, ["KA-215"]),
        ({"options": {"leader": "p9"}}, ["KA-010"]),
        ({"mode": "deckbau", "options": {"deck_copies": "21"}}, ["KA-205"]),
        ({"mode": "deckbau"}, ["KA-200"]),
        ({"options": {"colour": "blue"}}, []),
        ({"mode": "chess"}, []),
    ):
        refused = check(http, **wish)
        assert not refused["ok"] and refused["message"] and refused["rules"] == rules, (wish, refused)
        assert set(refused["text"]) == {"de", "en"} and refused["text"]["de"] != refused["text"]["en"]
    answer = http.post("/api/games/fuersten/check", json={"mode": "duell", "seats": 3})
    assert answer.json()["ok"] is False


def test_what_cannot_be_suggested(http):
    for game, wish, status in (
        ("karthedis", {"mode": "classic", "term": "deck"}, 404),
        ("karthedis", {"mode": "deckbau", "term": "victory"}, 404),
        ("karthedis", {"mode": "deckbau", "term": "deck", "seed": "\n"}, 422),
        ("fuersten", {"term": "deck"}, 404),
    ):
        assert http.post(f"/api/games/{game}/suggest", json=wish).status_code == status, wish


def test_a_table_that_cannot_be_opened_says_which_rule_forbids_it(http):
    wish = {"game": "karthedis", "mode": "deckbau", "seats": ["me", "bot:random"], "options": {"deck_p1": "nobody"}}
    refused = http.post("/api/tables", json=wish).json()
    assert refused["error"] == "bad-input" and refused["reason"]["rules"] == ["KA-200"]
