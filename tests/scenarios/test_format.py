"""What a scenario can say, and what is answered to one that is wrong."""

import pytest

from tafelrunde.kernel import Reason, registry
from tafelrunde.scenarios import Broken, Failure
from tafelrunde.scenarios.model import UNDO
from tafelrunde.scenarios.read import parse_scenario
from tafelrunde.scenarios.run import run_scenario

HEAD = """\
title = "A test"
rules = ["F-066"]
game = "fuersten"
mode = "intro"
"""
POSITION = (
    HEAD
    + """
[position]
turn = "blue"

[position.blue]
stock = { wald-3 = 2, huegelland-2 = 2, weideland-1 = 1, ackerland-5 = 1 }
hand = ["webstube", "umzug"]
expansions = [
  "kloster at 1-above",
  "markt at 1-below",
]
"""
)
STEP = '\n[[step]]\ndo = "blue: end turn"\n'


def run(source: str) -> Failure | None:
    return run_scenario(parse_scenario(source, "a.toml"))


def test_a_scenario_that_holds() -> None:
    assert run(POSITION + '\n[[step]]\ndo = "blue: build road left"\nexpect = { blue.total = 3, roads = 6 }\n') is None


def test_titles_and_notes_have_languages() -> None:
    notes = 'note = "A note"\n' + STEP + 'note = { de = "Eine Notiz", en = "A note" }\n'
    scenario = parse_scenario(HEAD + notes, "a.toml")
    assert scenario.title == {"en": "A test"} and scenario.note == {"en": "A note"}
    assert scenario.steps[0].note == {"de": "Eine Notiz", "en": "A note"}


# line, key, message: (what is wrong, where, what the message says)
BROKEN = [
    ("title = ", 1, "", "no TOML"),
    (HEAD, 1, "", "'step' is missing"),
    (HEAD.replace("fuersten", "chess") + STEP, 3, "game", "there is no game 'chess'"),
    (HEAD.replace("intro", "night") + STEP, 4, "mode", "no mode 'night'"),
    (HEAD + 'titel = "x"\n' + STEP, 5, "titel", "did you mean 'title'"),
    (HEAD.replace('["F-066"]', "[]") + STEP, 2, "rules", "at least one rule"),
    (HEAD + 'note = { fr = "x" }\n' + STEP, 5, "note", "by language (de, en)"),
    (HEAD + STEP + "note = 3\n", 8, "step[1].note", "by language (de, en)"),
    (HEAD + "\n[[step]]\n", 6, "step[1]", "neither does nor checks"),
    (HEAD + '\n[[step]]\ndo = "end turn"\n', 7, "step[1].do[1]", "does not say who moves"),
    (HEAD + '\n[[step]]\ndo = ["red: end turn",\n "green: end turn"]\n', 8, "step[1].do[2]", "does not say who moves"),
    (HEAD + '\n[[step]]\nexpekt = { turn = "red" }\n', 7, "step[1].expekt", "did you mean 'expect'"),
    (HEAD + '\n[[step]]\nrefused = ["red: end turn"]\n', 7, "step[1].refused", "because"),
    (HEAD + '\n[[step]]\nnot_offered = ["bild road"]\n', 7, "step[1].not_offered[1]", "is no move of this game"),
    (HEAD + '\n[[step]]\nhidden = { green = ["x"] }\n', 7, "step[1].hidden.green", "no seat 'green'"),
    (POSITION.replace('"kloster at', '"klostr at') + STEP, 13, "position.blue.expansions[1]", "did you mean 'kloster'"),
    (POSITION.replace('"markt at 1-below"', '"markt at 1-above"') + STEP, 14, "position.blue.expansions[2]", "F-072"),
    (POSITION.replace('"markt at', '"kloster at') + STEP, 14, "position.blue.expansions[2]", "only once"),
    (POSITION.replace("wald-3 = 2", "wald-3 = 4") + STEP, 10, "position.blue.stock.wald-3", "0 to 3"),
    (POSITION.replace("wald-3", "wald-9") + STEP, 10, "position.blue.stock.wald-9", "lies not in this principality"),
    (POSITION.replace('"umzug"]', '"umzug", "umzug"]') + STEP, 11, "position.blue.hand[3]", "'umzug' only 1 time"),
    (POSITION.replace('"umzug"]', '"fehde"]') + STEP, 11, "position.blue.hand[2]", "no hand card 'fehde'"),
    (POSITION.replace('turn = "blue"', 'turn = "green"') + STEP, 7, "position.turn", "'green' is not one of"),
    (POSITION.replace('turn = "blue"', 'phase = "night"') + STEP, 7, "position.phase", "'night' is not one of"),
    (POSITION.replace('turn = "blue"', "roads = 9") + STEP, 7, "position.roads", "from 0 to 7"),
    (POSITION.replace('turn = "blue"', 'stacks = [["julfest"]]') + STEP, 7, "position.stacks[1][1]", "no 'julfest'"),
    (POSITION.replace('turn = "blue"', "stacks = [[], [3]]") + STEP, 7, "position.stacks[2][1]", "expected a text"),
    (POSITION + 'centre = ["settlement", "settlement"]\n' + STEP, 16, "position.blue.centre", "exactly one road"),
    (
        POSITION + 'centre = ["settlement", "road", "city", "road", "city"]\n' + STEP,
        9,
        "position.blue.above",
        "4 regions",
    ),
]


REFUSED = HEAD + '\n[[step]]\nrefused = [{ move = "red: end turn", '
BROKEN += [
    (HEAD.replace("F-066", "F-999") + STEP, 2, "rules[1]", "no rule 'F-999'"),
    (HEAD.replace('"A test"', '{ fr = "x" }') + STEP, 1, "title", "by language"),
    (HEAD.replace('"A test"', '{ de = "" }') + STEP, 1, "title.de", "de is a text"),
    (POSITION + "\n[[step]]\nexpect = { blue.total = 6.0 }\n", 18, "step[1].expect.blue.total", "can never be"),
    (POSITION + "\n[[step]]\nexpect = { blue.gold = 7 }\n", 18, "step[1].expect.blue.gold", "nothing called 'gold'"),
    (POSITION + "\n[[step]]\nexpect = { blue = 7 }\n", 18, "step[1].expect.blue", "can never be"),
    (POSITION + '\n[[step]]\nsees = { red = [""] }\n', 18, "step[1].sees.red[1]", "no word ''"),
    (
        HEAD + '\n[[step]]\nrefused = [{ move = "red: end turn", code = 5 }]\n',
        7,
        "step[1].refused[1].code",
        "is a text",
    ),
    (
        HEAD + '\n[[step]]\nrefused = [{ move = "red: end turn", because = "F-999" }]\n',
        7,
        "step[1].refused[1].because[1]",
        "no rule",
    ),
    (
        HEAD + '\n[[step]]\nrefused = [{ move = "red: end turn", code = "not-your-tun" }]\n',
        7,
        "step[1].refused[1].code",
        "no code 'not-your-tun' in this game; did you mean 'not-your-turn'",
    ),
    (
        HEAD + '\n[[step]]\nrefused = [{ move = "red: end turn", because = "F-066", mising = "1 erz" }]\n',
        7,
        "step[1].refused[1].mising",
        "did you mean 'missing'",
    ),
    (
        HEAD + '\n[[step]]\nrefused = [{ move = "red: end turn", because = "F-066", missing = true }]\n',
        7,
        "step[1].refused[1].missing",
        "a text or a number, not True",
    ),
    (
        HEAD + '\n[[step]]\nprompt = "acton"\n',
        7,
        "step[1].prompt",
        "no prompt 'acton' in this game; did you mean 'action'",
    ),
    (
        HEAD + '\n[[step]]\nhidden = { red = ["umzug", "klostr"] }\n',
        7,
        "step[1].hidden.red[2]",
        "no word 'klostr' in this game; did you mean 'kloster'",
    ),
    (
        HEAD + '\n[[step]]\nhidden = { red = ["wald-2", "wald-1"] }\n',  # a forest with that number lies in no box
        7,
        "step[1].hidden.red[2]",
        "no word 'wald-1' in this game; did you mean 'wald-",
    ),
    (
        HEAD + '\n[[step]]\nsees = { spectator = ["klostr"] }\n',
        7,
        "step[1].sees.spectator[1]",
        "did you mean 'kloster'",
    ),
    (HEAD + '\n[[step]]\ndo = "red: bild road left"\n', 7, "step[1].do[1]", "is no move of this game"),
    (HEAD + '\n[[step]]\nasked = "red"\nnote = 5\n', 8, "step[1].note", "note is a text"),
    (HEAD + 'note = ["x"]\n' + STEP, 5, "note", "note is a text"),
    (HEAD + "options = { a = 1 }\n" + STEP, 5, "options.a", "a is a text, not 1"),
    ("x = " + "[" * 3000, 1, "", "no TOML"),
    ("x = " + "9" * 6000, 1, "", "no TOML"),
    (POSITION.replace('turn = "blue"', "stacks = [5]") + STEP, 7, "position.stacks[1]", "expected a list"),
    (POSITION.replace('turn = "blue"', 'discard = ["jul"]') + STEP, 7, "position.discard[1]", "no 'jul'"),
    (POSITION + "centre = []\n" + STEP, 16, "position.blue.centre", "cannot be empty"),
    (
        POSITION + 'above = ["wald-3", "wald-3", "ackerland-5"]\n' + STEP,
        16,
        "position.blue.above[2]",
        "'wald-3' only 1",
    ),
    (
        POSITION + 'above = ["wald-2", "goldfluss-4", "ackerland-5"]\n' + STEP,
        10,
        "position.blue.stock.wald-3",
        "lies not",
    ),
    (POSITION + f"centre = {['city', 'road'] * 13 + ['city']}\n" + STEP, 16, "position.blue.centre", "at most 12"),
]


@pytest.mark.parametrize(("source", "line", "key", "message"), BROKEN)
def test_a_broken_file_is_answered_with_line_and_key(source: str, line: int, key: str, message: str) -> None:
    with pytest.raises(Broken) as broken:
        run(source)
    text = str(broken.value)
    assert message in text
    assert text.startswith(f"a.toml:{line}: {key + ': ' if key else ''}")


FAILING = [
    ('do = "blue: build city at 1"', "was refused: cannot-afford"),
    ('do = "red: end turn"', "was refused: not-your-turn"),
    ("expect = { blue.total = 7 }", "blue.total should be 7, but is 6"),
    ('asked = "red"', "red should be asked"),
    ('prompt = "roll"', "'roll' should be asked"),
    ('options = ["end turn"]', "the options differ"),
    ('offered = ["build city at 1"]', "is not offered: cannot-afford"),
    ('not_offered = ["end turn"]', "'end turn' is offered"),
    ('refused = [{ move = "blue: end turn", because = "F-040" }]', "should be refused, but is allowed"),
    ('refused = [{ move = "blue: build city at 1", because = "F-001" }]', "because of F-001, but it is"),
    ('refused = [{ move = "blue: build city at 1", code = "site-full" }]', "with site-full, but it is"),
    (
        'refused = [{ move = "blue: build city at 1", because = "F-078", missing = "1 erz" }]',
        "with missing = '1 erz', but it is: cannot-afford (missing: 3 erz 1 getreide)",
    ),
    (
        'refused = [{ move = "blue: build city at 1", because = "F-078", card = "umzug" }]',
        "with card = 'umzug', but it is: cannot-afford",
    ),
    ('do = "blue: undo"', "'blue: undo' was refused: undo-nothing"),
    ('do = ["blue: build road left", "red: undo"]', "'red: undo' was refused: undo-other-seat"),
    (
        'do = "blue: build road left"\nrefused = [{ move = "blue: undo", code = "undo-nothing" }]',
        "'blue: undo' should be refused, but is allowed",
    ),
    ('refused = [{ move = "blue: undo", code = "undo-chance" }]', "with undo-chance, but it is: undo-nothing"),
    ('sees = { red = ["webstube"] }', "red should see 'webstube'"),
    ('hidden = { red = ["kloster"] }', "should be hidden from red, but is seen"),
    ('do = "blue: play umzug"', "the script ends, but blue's choice 'umzug' is not answered"),
    ('do = "blue: end turn"\nchance = ["4"]', "nothing asks for the chance '4'"),
]


@pytest.mark.parametrize(("step", "message"), FAILING)
def test_a_step_that_does_not_hold_fails_with_its_line(step: str, message: str) -> None:
    failure = run(POSITION + f"\n[[step]]\n{step}\n")
    assert failure is not None
    assert message in str(failure)
    assert failure.line >= POSITION.count("\n") + 2


def test_dice_must_be_scripted_and_possible() -> None:
    roll = HEAD + '\n[position]\nphase = "roll"\n'
    failure = run(roll + '\n[[step]]\ndo = "red: roll dice"\n')
    assert failure is not None and "production_die is left to chance" in str(failure)
    failure = run(roll + '\n[[step]]\ndo = "red: roll dice"\nchance = ["7", "fest"]\n')
    assert failure is not None and "'7' is no result of production_die" in str(failure)


def test_a_shuffle_can_be_scripted() -> None:
    order = (
        "wald-6 wald-4 ackerland-1 ackerland-3 gebirge-2 gebirge-4 goldfluss-2 goldfluss-3 huegelland-1 huegelland-5"
    )
    source = HEAD + f'\n[[step]]\nchance = ["regions: {order} weideland-5 weideland-6", "5", "2"]\n'
    assert run(source + 'expect.region_stack = ["wald-6"]\n') is not None
    assert run(source + 'expect.red.total = 5\nasked = "red"\n') is None


def test_options_are_compared_as_moves_not_as_letters() -> None:
    assert run(POSITION + '\n[[step]]\noffered = ["End  TURN"]\n') is None
    failure = run(POSITION + '\n[[step]]\nnot_offered = ["End  TURN"]\n')
    assert failure is not None and "is offered" in str(failure)


def test_nothing_is_offered_while_dice_are_to_be_thrown() -> None:
    roll = HEAD + '\n[position]\nphase = "roll"\n\n[[step]]\ndo = "red: roll dice"\n'
    failure = run(roll + 'not_offered = ["end turn"]\n')
    assert failure is not None and "must be thrown first" in str(failure)


SEARCH = (
    HEAD
    + """
[position]
phase = "exchange"
rest = "box"
stacks = [["harald", "austin"]]

[position.red]
stock = { wald-2 = 2 }
hand = ["kloster", "webstube", "markt"]

[[step]]
do = ["red: put kloster under stack 2", "red: search stack 1", "red: take harald from place 1"]
"""
)


def test_what_a_seat_remembers_has_reached_it() -> None:
    """After a search the stack lies face down again; what is known of it is in the view, and must not leak."""
    assert run(SEARCH + 'sees = { red = ["austin"] }\nhidden = { blue = ["austin"], spectator = ["austin"] }\n') is None
    failure = run(SEARCH + 'hidden = { red = ["austin"] }\n')
    assert failure is not None and "'austin' should be hidden from red, but is seen" in str(failure)


def test_an_undo_is_scripted_like_a_move() -> None:
    do = 'do = ["blue: build road left", "blue: undo"]\nexpect = { blue.total = 6, roads = 7 }\n'
    assert run(POSITION + "\n[[step]]\n" + do + 'refused = [{ move = "blue: undo", code = "undo-nothing" }]\n') is None
    assert run(POSITION + '\n[[step]]\nrefused = [{ move = "blue: undo", code = "undo-nothing" }]\n') is None


def test_what_was_told_of_a_move_that_is_taken_back_was_told() -> None:
    shown = 'do = "blue: play umzug"\nprompt = "umzug"\nsees = { red = ["umzug"] }\n'
    back = '\n[[step]]\ndo = "blue: undo"\nsees = { red = ["umzug"] }\nhidden = { red = ["webstube"] }\n'
    assert run(POSITION + "\n[[step]]\n" + shown + back) is None


def test_the_parameters_of_a_refusal_are_compared_by_name() -> None:
    refused = 'refused = [{ move = "blue: build city at 1", because = "F-078", missing = "3 erz 1 getreide" }]\n'
    assert run(POSITION + "\n[[step]]\n" + refused) is None


@pytest.mark.parametrize("game", ["fuersten", "karthedis"])
def test_no_game_has_a_move_that_reads_like_an_undo(game: str) -> None:
    assert isinstance(registry.game(game).grammar.parse(UNDO), Reason)
