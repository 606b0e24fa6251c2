"""Playing in the terminal: hot seat, or against a bot."""

import os
import sys
import textwrap
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import Any

from .kernel import Choice, Option, Refused, Table
from .kernel.table import Player
from .messages import Messages
from .rulebook import rulebook

WIDTH = 79
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
MENU_FROM = 3  # from so many options that differ in one word on, they become one entry with a menu of its own

TEXTS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "help": (
            "Type the number of an option, or a move in words:\n  {example}\n"
            "  ?            this help         ? 3          what option 3 means\n"
            "  ? kloster    what a card does  why MOVE     why a move is not possible\n"
            "  rule F-066   a rule            log          what happened so far\n"
            "  table        show the table    undo         take the last choice back\n"
            "  save FILE    write the record  quit         stop (the game is kept)"
        ),
        "ask": "Your choice (? for help): ",
        "no_number": "There is no option {word}; choose 1 to {most}, or type ? for help.",
        "possible": "This move is possible now.",
        "saved": "The game is written to {file}.",
        "not_saved": "The game could not be written: {error}.",
        "kept": "The game is kept. Go on with:\n  tafelrunde play --resume {file}",
        "pass": "\n{seat} is asked. Give the keyboard to {seat} and press Enter.",
        "no_rule": "There is no rule {id}.",
        "no_word": "Nothing is known about {word!r}. Type ? for help.",
        "back": "0  back",
        "undone": "Taken back.",
        "won": "{seat} has won.",
        "draw": "Nobody has won.",
        "which_file": "Say where to: save FILE",
        "try_help": "Type ? to see what can be said, or a number to choose from the list.",
    },
    "de": {
        "help": (
            "Gib die Nummer einer Möglichkeit ein oder einen Zug in Worten:\n  {example}\n"
            "  ?            diese Hilfe         ? 3       was Möglichkeit 3 bedeutet\n"
            "  ? kloster    was eine Karte tut  why ZUG   warum ein Zug nicht geht\n"
            "  rule F-066   eine Regel          log       was bisher geschah\n"
            "  table        Tisch zeigen        undo      letzte Wahl zurücknehmen\n"
            "  save DATEI   Partie schreiben    quit      aufhören; die Partie bleibt"
        ),
        "ask": "Deine Wahl (? für Hilfe): ",
        "no_number": "Möglichkeit {word} gibt es nicht; wähle 1 bis {most} oder gib ? für Hilfe ein.",
        "possible": "Dieser Zug ist jetzt möglich.",
        "saved": "Die Partie steht in {file}.",
        "not_saved": "Die Partie konnte nicht geschrieben werden: {error}.",
        "kept": "Die Partie bleibt erhalten. Weiter mit:\n  tafelrunde play --resume {file}",
        "pass": "\n{seat} ist gefragt. Gib {seat} die Tastatur und drücke Enter.",
        "no_rule": "Eine Regel {id} gibt es nicht.",
        "no_word": "Zu {word!r} ist nichts bekannt. Mit ? gibt es Hilfe.",
        "back": "0  zurück",
        "undone": "Zurückgenommen.",
        "won": "{seat} hat gewonnen.",
        "draw": "Niemand hat gewonnen.",
        "which_file": "Sag, wohin: save DATEI",
        "try_help": "Mit ? siehst du, was man sagen kann; eine Zahl wählt aus der Liste.",
    },
}


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the menu: one option, or several that differ in their last word."""

    label: str
    options: tuple[Option, ...]


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
        self.ask = ask
        self._tell = tell
        self.people = [seat for seat in range(len(table.seats)) if seat not in players]
        self.told = dict.fromkeys(range(len(table.seats)), 0)  # how many events each seat has read
        self.last = self.people[0] if self.people else 0
        self.begun = False

    def run(self) -> None:
        """Plays until the game is over or somebody quits; then the game is kept."""
        try:
            while not self.table.over:
                choice = self.table.choice
                if choice.seat in self.players:
                    look = partial(self.table.view, choice.seat)
                    self.table.choose(self.players[choice.seat].pick(choice, look), choice.seat)
                else:
                    self._person(choice)
            self._tell_news(self.last)
            self._show(self.last)
            self._tell_result()
        except (Quit, EOFError, KeyboardInterrupt):
            self.tell("")
        self._keep()

    # showing

    def tell(self, text: str) -> None:
        """Long lines are broken between words; a drawing has none."""
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
        self.ask(self.texts["pass"].format(seat=self._seat(seat)))
        if sys.stdout.isatty():
            self.tell(CLEAR)

    def _show(self, seat: int) -> None:
        view = self.table.view(seat)
        self.tell("\n" + self.table.game.draw(view, self.messages.language, self.colour) + "\n")

    def _tell_news(self, seat: int) -> None:
        for event in self.table.told(seat, self.told[seat]):
            self.tell("  " + self.messages.event(event))
        self.told[seat] = len(self.table.events)

    def _tell_result(self) -> None:
        result = self.table.result
        if result is None:
            return
        for seat in result.winners:
            self.tell(self.texts["won"].format(seat=self._seat(seat)))
        if not result.winners:
            self.tell(self.texts["draw"])

    def _seat(self, seat: int) -> str:
        return self.table.game.spell(self.table.seats[seat], self.messages.language)

    # asking

    def _person(self, choice: Choice) -> None:
        seat = choice.seat
        other = seat != self.last or not self.begun
        if other and len(self.people) > 1:
            self._pass_to(seat)
        self.last, self.begun = seat, True
        self._tell_news(seat)
        if other or choice.prompt in ("action", "roll"):
            self._show(seat)
        entries = self._entries(choice.options)
        self.tell(self.messages.prompt(choice))
        self._list(entries)
        while self.table.ask is choice:
            self._command(self.ask(self.texts["ask"]).strip(), choice, entries)

    def _entries(self, options: Sequence[Option]) -> list[Entry]:
        """Options that differ only in their last word share a line, so that the list stays short."""
        groups: dict[tuple[str, ...], list[Option]] = {}
        for option in options:
            groups.setdefault((option.form.name, *option.args[:-1]), []).append(option)
        if len(options) <= 9:
            groups = {(option.text,): [option] for option in options}
        entries: list[Entry] = []
        for group in groups.values():
            if len(group) < MENU_FROM:
                entries += [Entry(self.messages.option(option), (option,)) for option in group]
            else:
                first, last = self.messages.option(group[0]), self.messages.option(group[-1])
                entries.append(Entry(_shared(first, last), tuple(group)))
        return entries

    def _list(self, entries: Sequence[Entry]) -> None:
        labels = [f"{number:>3}  {entry.label}" for number, entry in enumerate(entries, 1)]
        if len(labels) > 8 and max(map(len, labels)) < 39:
            half = (len(labels) + 1) // 2
            right = [*labels[half:], ""][:half]
            labels = [f"{one:<40}{two}".rstrip() for one, two in zip(labels[:half], right, strict=True)]
        for label in labels:
            self.tell(label)

    def _command(self, line: str, choice: Choice, entries: Sequence[Entry]) -> None:
        word, _, rest = line.replace("?", "? ", 1).partition(" ")
        rest = rest.strip()
        commands: Mapping[str, Callable[[], None]] = {
            "": lambda: None,
            "?": lambda: self._help(rest, choice, entries),
            "help": lambda: self._help(rest, choice, entries),
            "why": lambda: self._why(rest),
            "rule": lambda: self._rule(rest),
            "log": self._log,
            "table": lambda: self._show(choice.seat),
            "undo": self._undo,
            "save": lambda: self._save(rest),
            "quit": self._quit,
            "q": self._quit,
        }
        if word.isdigit():
            self._number(int(word), entries)
        elif word.lower() in commands:
            commands[word.lower()]()
        else:
            self._choose(line)

    def _number(self, number: int, entries: Sequence[Entry]) -> None:
        if not 1 <= number <= len(entries):
            self.tell(self.texts["no_number"].format(word=number, most=len(entries)))
            return
        options = entries[number - 1].options
        if len(options) == 1:
            self._choose(options[0])
            return
        while True:
            self._list([Entry(self.messages.option(option), (option,)) for option in options])
            self.tell("  " + self.texts["back"])
            word = self.ask(self.texts["ask"]).strip()
            if word == "0":
                return
            if word.isdigit() and 1 <= int(word) <= len(options):
                self._choose(options[int(word) - 1])
                return
            self.tell(self.texts["no_number"].format(word=word, most=len(options)))

    def _choose(self, move: str | Option) -> None:
        try:
            self.table.choose(move)
        except Refused as refused:
            self.tell(self.messages.reason(refused.reason))
            if refused.reason.code in ("not-understood", "unknown-word"):
                self.tell(self.texts["try_help"])

    # explaining

    def _help(self, what: str, choice: Choice, entries: Sequence[Entry]) -> None:
        if not what:
            self.tell(self.texts["help"].format(example=choice.options[0].text))
            return
        if what.isdigit() and 1 <= int(what) <= len(entries):
            for option in entries[int(what) - 1].options:
                self.tell(f"  {option.text}")
                for arg in option.args:
                    self._card(arg)
            return
        if not self._card(what.lower().replace(" ", "_")):
            self.tell(self.texts["no_word"].format(word=what))

    def _card(self, card: str) -> bool:
        """What a card does; also by the beginning of its id or of its name."""
        game, language = self.table.game, self.messages.language
        ids = {word for form in game.grammar.forms for words in form.vocabulary.values() for word in words}
        for id in sorted(ids):
            text = game.card_text(id, language)
            name = game.spell(id, language)
            if text and (id.startswith(card) or name.lower().replace(" ", "_").startswith(card)):
                self.tell(f"  {name}: {text}")
                return True
        return False

    def _why(self, move: str) -> None:
        reason = self.table.why_not(move)
        self.tell(self.texts["possible"] if reason is None else self.messages.reason(reason))

    def _rule(self, id: str) -> None:
        rule = rulebook(self.table.game.id).rules.get(id.upper())
        self.tell(f"{rule.id}: {rule.text[self.messages.language]}" if rule else self.texts["no_rule"].format(id=id))

    def _log(self) -> None:
        for event in self.table.told(self.last)[-30:]:
            self.tell("  " + self.messages.event(event))

    # going back and keeping

    def _undo(self) -> None:
        try:
            self.table.undo(self.last)
        except Refused as refused:
            self.tell(self.messages.reason(refused.reason))
            return
        self.told = {seat: min(told, len(self.table.events)) for seat, told in self.told.items()}
        self.tell(self.texts["undone"])
        self._show(self.last)

    def _save(self, file: str) -> None:
        if not file:
            self.tell(self.texts["which_file"])
            return
        try:
            Path(file).expanduser().write_text(self.table.record().text(), encoding="utf-8")
        except OSError as error:
            self.tell(self.texts["not_saved"].format(error=error.strerror))
            return
        self.tell(self.texts["saved"].format(file=file))

    def _quit(self) -> None:
        raise Quit

    def _keep(self) -> None:
        try:
            self.keep.parent.mkdir(parents=True, exist_ok=True)
            self.keep.write_text(self.table.record().text(), encoding="utf-8")
        except OSError as error:
            self.tell(self.texts["not_saved"].format(error=error.strerror))
            return
        over = self.table.over
        self.tell(self.texts["saved" if over else "kept"].format(file=self.keep))


def _shared(first: str, last: str) -> str:
    """What two labels begin with alike, for the entry that stands for both."""
    alike = takewhile(lambda pair: pair[0] == pair[1], zip(first, last, strict=False))
    return "".join(letter for letter, _ in alike).rstrip(" (,:") + " …"


def data_folder() -> Path:
    """Where games are kept: the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "tafelrunde"
