"""A session at the keyboard: what is shown, what is typed, and what becomes of it."""

import sys
import textwrap
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from ..books.messages import Messages
from ..kernel import Choice, Option, Player, Refused, Table
from .explain import Explainer
from .keeping import command, write_record
from .menu import Entry, entries, listed, single_entries
from .texts import TEXTS, commands

WIDTH = 79
PERSON = "person"  # the tag of a seat at this keyboard
CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class Quit(Exception):
    """The player stops."""


class Terminal:
    """One session. Seats without a player are people at this keyboard."""

    def __init__(
        self,
        table: Table[Any, Any],
        players: Mapping[int, Player[Any]],
        messages: Messages,
        keep: Path,
        colour: bool = True,
        ask: Callable[[str], str] = input,
        tell: Callable[[str], None] = print,
    ) -> None:
        self.table = table
        self.players = players
        self.messages = messages
        self.texts = TEXTS[messages.language]
        self.keep = keep
        self.colour = colour
        self.ask = partial(_asked, ask)
        self._tell = tell
        self.people = [seat for seat in range(len(table.seats)) if seat not in players]
        self.told = dict.fromkeys(range(len(table.seats)), 0)  # how many events each seat has read
        self.last = self.people[0] if self.people else 0
        self.begun = False
        self.menu: Sequence[Entry] = ()
        self.explainer = Explainer(table.game, messages.language, table.game.sealed(table.setting))
        self.auto: set[int] = set()  # seats for which single answers are given
        self.automatic: set[int] = set()  # the numbers of the answers that were given so

    def run(self) -> None:
        """Plays until the game is over or somebody stops. The game is kept after every choice of a person."""
        try:
            while not self.table.over:
                choice = self.table.choice
                if choice.seat in self.players:
                    look = partial(self.table.view, choice.seat)
                    self.table.choose(self.players[choice.seat].pick(choice, look), choice.seat)
                else:
                    self._person(choice)
                    self._keep()
            self._tell_news(self.last)
            self._show(self.last)
            self._tell_result()
            self._last_words()
        except (Quit, EOFError, KeyboardInterrupt):
            self.tell("")
        if self._keep():
            # not broken into lines, so that it can be copied
            self._tell(self.texts["again" if self.table.over else "kept"].format(command=command(), file=self.keep))

    # showing

    def tell(self, text: str) -> None:
        """Long lines are broken between words; a sketch has none."""
        for line in text.split("\n"):
            if len(line) <= WIDTH or "\x1b" in line:
                self._tell(line)
            else:
                for part in textwrap.wrap(
                    line, WIDTH, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False
                ):
                    self._tell(part)

    def _pass_to(self, seat: int) -> None:
        """At a hot seat screen and scrollback are cleared before the other one may look."""
        if self.begun:
            self._tell_news(self.last)
            self.ask(self.texts["hide"].format(seat=self._seat(seat)))
        self._clear()
        self.ask(self.texts["pass"].format(seat=self._seat(seat)))
        self._clear()

    def _clear(self) -> None:
        if sys.stdout.isatty():
            self._tell(CLEAR)

    def _show(self, seat: int) -> None:
        view = self.table.view(seat)
        self.tell("\n" + self.table.game.words.sketch(view, self.messages.language, self.colour) + "\n")

    def _tell_news(self, seat: int) -> None:
        for event in self.table.told(seat, self.told[seat]):
            self.tell("  " + self.messages.event(event, self.table.seats))
        self.told[seat] = len(self.table.events)

    def _tell_result(self) -> None:
        result = self.table.result
        if result is None:
            return
        for seat in result.winners:
            self.tell(self.texts["won"].format(seat=self._seat(seat)))
        if not result.winners:
            self.tell(self.texts["undecided"])

    def _last_words(self) -> None:
        """What people may still say when the game is over; Enter says nothing."""
        for choice in self.table.offers:
            if choice.seat in self.people:
                self.tell(f"{self._seat(choice.seat)}: {self.messages.prompt(choice)}")
                self._list(single_entries(choice.options, self.messages))
                word = self.ask(self.texts["last_word"]).strip()
                if is_number(word) and 1 <= int(word) <= len(choice.options):
                    self.table.choose(choice.options[int(word) - 1], choice.seat)
                    self._tell_news(self.last)

    def _seat(self, seat: int) -> str:
        return self.table.game.words.spell(self.table.seats[seat], self.messages.language)

    # asking

    def _person(self, choice: Choice) -> None:
        seat = choice.seat
        if self._answered_for(choice):
            return
        other = seat != self.last or not self.begun
        if other and len(self.people) > 1:
            self._pass_to(seat)
        self.last, self.begun = seat, True
        self._tell_news(seat)
        if other or choice.prompt in self.table.game.main_prompts:
            self._show(seat)
        self.menu = main = entries(choice.options, self.messages)
        self.tell(self.messages.prompt(choice))
        self._list(main)
        while any(open_choice is choice for open_choice in self.table.choices):
            self._command(self.ask(self.texts["ask"]).strip(), choice, main)

    def _list(self, menu: Sequence[Entry]) -> None:
        for line in listed(menu):
            self.tell(line)

    def _command(self, line: str, choice: Choice, main: Sequence[Entry]) -> None:
        word, _, rest = line.replace("?", "? ", 1).partition(" ")
        rest = rest.strip()
        commands: Mapping[str, Callable[[], None]] = {
            "": lambda: None,
            "?": lambda: self._help(rest, choice),
            "help": lambda: self._help(rest, choice),
            "why": lambda: self._why(rest, choice),
            "rule": lambda: self._rule(rest),
            "log": self._log,
            "table": lambda: self._show(choice.seat),
            "undo": self._undo,
            "auto": lambda: self._auto(choice),
            "save": lambda: self._save(rest),
            "quit": self._quit,
            "q": self._quit,
        }
        if is_number(word):
            self._number(int(word), main)
        elif word.lower() in commands:
            commands[word.lower()]()
        else:
            self._choose(line)

    def _number(self, number: int, main: Sequence[Entry]) -> None:
        """Chooses an entry, opens the menu behind it, or (0) goes back to the main list."""
        if number == 0 and self.menu is not main:
            self.menu = main
            self._list(main)
        elif not 1 <= number <= len(self.menu):
            self.tell(self.texts["no_number"].format(word=number, most=len(self.menu)))
        elif len(self.menu[number - 1].options) == 1:
            self._choose(self.menu[number - 1].options[0])
        else:
            self.menu = single_entries(self.menu[number - 1].options, self.messages)
            self._list(self.menu)
            self.tell("  " + self.texts["back"])

    def _choose(self, move: str | Option) -> None:
        self.automatic.discard(len(self.table.answers))  # a person's answer, whatever stood there before an undo
        try:
            self.table.choose(move if isinstance(move, Option) else self.explainer.in_ids(move), self.last)
        except Refused as refused:
            self.tell(self.messages.reason(refused.reason))
            if refused.reason.code in ("not-understood", "unknown-word"):
                self.tell(self.texts["try_help"])

    # explaining

    def _help(self, what: str, choice: Choice) -> None:
        if not what:
            self.tell(f"{self.texts['help']}\n  {choice.options[0].text}")
            for line in commands(self.messages.language, self.explainer.examples(choice)):
                self.tell(line)
        elif is_number(what) and not 1 <= int(what) <= len(self.menu):
            self.tell(self.texts["no_number"].format(word=what, most=len(self.menu)))
        elif is_number(what):
            options = self.menu[int(what) - 1].options
            self._tell_all([f"  {option.text}" for option in options])
            for word in dict.fromkeys(word for option in options for word in option.words):
                self._tell_all(self.explainer.cards(word))
        elif not self._tell_all(self.explainer.cards(what) or self.explainer.rules(what)):
            self.tell(self.texts["no_word"].format(word=what))

    def _tell_all(self, lines: Sequence[str]) -> bool:
        """Whether there was anything to tell."""
        for line in lines:
            self.tell(line)
        return bool(lines)

    def _why(self, move: str, choice: Choice) -> None:
        if not move:
            self.tell(self.texts["which_move"].format(move=self.explainer.examples(choice)["move"]))
            return
        reason = self.table.why_not(self.explainer.in_ids(move), self.last)
        self.tell(self.texts["possible"] if reason is None else self.messages.reason(reason))

    def _rule(self, words: str) -> None:
        if not words or not self._tell_all(self.explainer.rules(words)):
            self.tell(self.texts["no_rule"].format(id=words or "?"))

    def _log(self) -> None:
        for event in self.table.told(self.last)[-30:]:
            self.tell("  " + self.messages.event(event, self.table.seats))

    # answering for people

    def _auto(self, choice: Choice) -> None:
        """Whether a person wants to be asked where there is only one answer. Nothing is ever decided for anybody."""
        self.auto ^= {choice.seat}
        self.tell(self.texts["auto_on" if choice.seat in self.auto else "auto_off"])
        self._answered_for(choice)

    def _answered_for(self, choice: Choice) -> bool:
        only = choice.only_answer
        if choice.seat not in self.auto or only is None:
            return False
        self.automatic.add(len(self.table.answers))
        self.table.choose(only, choice.seat)
        return True

    # going back and keeping

    def _undo(self) -> None:
        """The last choice, with what was answered automatically after it."""
        try:
            while self._taken_back() in self.automatic:
                continue
        except Refused as refused:
            self.tell(self.messages.reason(refused.reason))
            return
        self.tell(self.texts["undone"])
        if self.table.choice.prompt not in self.table.game.main_prompts:
            self._show(self.last)

    def _taken_back(self) -> int:
        """The number of the answer that was taken back."""
        self.table.undo(self.last)
        self.told = {seat: min(told, len(self.table.events)) for seat, told in self.told.items()}
        return len(self.table.answers)

    def _save(self, file: str) -> None:
        if not file:
            self.tell(self.texts["which_file"])
            return
        if self._write(Path(file)):
            self.tell(self.texts["saved"].format(file=file))

    def _quit(self) -> None:
        raise Quit

    def _keep(self) -> bool:
        return self._write(self.keep, make_folder=True)

    def _write(self, file: Path, make_folder: bool = False) -> bool:
        try:
            write_record(self.table.record().text(), file, make_folder)
        except (OSError, ValueError, RuntimeError) as error:
            self.tell(self.texts["not_saved"].format(error=getattr(error, "strerror", None) or error))
            return False
        return True


def _asked(ask: Callable[[str], str], prompt: str) -> str:
    try:
        return ask(prompt)
    except RuntimeError as error:  # standard input is closed: nobody can answer
        raise EOFError from error


def is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) < 6
