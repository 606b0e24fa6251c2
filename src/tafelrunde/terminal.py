"""Playing in the terminal: hot seat, or against a bot."""

import os
import sys
import textwrap
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import Any

from .books.messages import Messages
from .books.rulebook import rulebook
from .kernel import Choice, Option, Player, Refused, Table

WIDTH = 79
PERSON = "person"  # the tag of a seat at this keyboard
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
            "  save FILE    write the record  quit         stop (the game is kept)\n"
            "  auto         let every chance to react pass without asking, or ask again"
        ),
        "ask": "Your choice (? for help): ",
        "no_number": "There is no option {word}; choose 1 to {most}, or type ? for help.",
        "possible": "This move is possible now.",
        "saved": "The game is written to {file}.",
        "again": "The game is written to {file}. Play again with:\n  {command} play --after {file}",
        "last_word": "A number, or Enter to leave it at that: ",
        "not_saved": "The game could not be written: {error}.",
        "kept": "The game is kept. Go on with:\n  {command} play --resume {file}",
        "hide": "\nPress Enter to hide the screen; then it is {seat}'s turn to look.",
        "pass": "{seat}, press Enter when only you can see the screen.",
        "no_rule": "There is no rule {id}.",
        "no_word": "Nothing is known about {word!r}. Type ? for help.",
        "back": "0  back",
        "undone": "Taken back.",
        "auto_on": "From now on you let every chance to react pass without being asked. Say auto to change that.",
        "auto_off": "From now on you are asked again whenever you could react.",
        "won": "{seat} has won.",
        "draw": "Nobody has won.",
        "which_file": "Say where to: save FILE",
        "which_move": "Say which move: why build city at 1",
        "try_help": "Type ? to see what can be said, or a number to choose from the list.",
    },
    "de": {
        "help": (
            "Gib die Nummer einer Möglichkeit ein oder einen Zug in Worten:\n  {example}\n"
            "  ?            diese Hilfe         ? 3       was Möglichkeit 3 bedeutet\n"
            "  ? kloster    was eine Karte tut  why ZUG   warum ein Zug nicht geht\n"
            "  rule F-066   eine Regel          log       was bisher geschah\n"
            "  table        Tisch zeigen        undo      letzte Wahl zurücknehmen\n"
            "  save DATEI   Partie schreiben    quit      aufhören; die Partie bleibt\n"
            "  auto         Reaktionen ungefragt vorübergehen lassen, oder wieder fragen"
        ),
        "ask": "Deine Wahl (? für Hilfe): ",
        "no_number": "Möglichkeit {word} gibt es nicht; wähle 1 bis {most} oder gib ? für Hilfe ein.",
        "possible": "Dieser Zug ist jetzt möglich.",
        "saved": "Die Partie steht in {file}.",
        "again": "Die Partie steht in {file}. Noch einmal mit:\n  {command} play --after {file}",
        "last_word": "Eine Zahl, oder Enter, um es dabei zu lassen: ",
        "not_saved": "Die Partie konnte nicht geschrieben werden: {error}.",
        "kept": "Die Partie bleibt erhalten. Weiter mit:\n  {command} play --resume {file}",
        "hide": "\nMit Enter wird der Bildschirm verdeckt; dann ist {seat} dran.",
        "pass": "{seat}, drücke Enter, wenn nur du den Bildschirm siehst.",
        "no_rule": "Eine Regel {id} gibt es nicht.",
        "no_word": "Zu {word!r} ist nichts bekannt. Mit ? gibt es Hilfe.",
        "back": "0  zurück",
        "undone": "Zurückgenommen.",
        "auto_on": "Von jetzt an lässt du jede Gelegenheit zu reagieren ungefragt vorbei. Mit auto änderst du das.",
        "auto_off": "Von jetzt an wirst du wieder gefragt, wenn du reagieren könntest.",
        "won": "{seat} hat gewonnen.",
        "draw": "Niemand hat gewonnen.",
        "which_file": "Sag, wohin: save DATEI",
        "which_move": "Sag, welcher Zug: why build city at 1",
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
        self.ask = partial(_asked, ask)
        self._tell = tell
        self.people = [seat for seat in range(len(table.seats)) if seat not in players]
        self.told = dict.fromkeys(range(len(table.seats)), 0)  # how many events each seat has read
        self.last = self.people[0] if self.people else 0
        self.begun = False
        self.menu: Sequence[Entry] = ()
        self._known_names: list[tuple[str, str]] | None = None

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
            self.ask(self.texts["hide"].format(seat=self._seat(seat)))
        self._clear()
        self.ask(self.texts["pass"].format(seat=self._seat(seat)))
        self._clear()

    def _clear(self) -> None:
        if sys.stdout.isatty():
            self._tell(CLEAR)

    def _show(self, seat: int) -> None:
        view = self.table.view(seat)
        self.tell("\n" + self.table.game.words.draw(view, self.messages.language, self.colour) + "\n")

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
            self.tell(self.texts["draw"])

    def _last_words(self) -> None:
        """What people may still say when the game is over; Enter says nothing."""
        for choice in self.table.offers:
            if choice.seat in self.people:
                self.tell(f"{self._seat(choice.seat)}: {self.messages.prompt(choice)}")
                self._list([Entry(self.messages.option(option), (option,)) for option in choice.options])
                word = self.ask(self.texts["last_word"]).strip()
                if is_number(word) and 1 <= int(word) <= len(choice.options):
                    self.table.choose(choice.options[int(word) - 1], choice.seat)
                    self._tell_news(self.last)

    def _seat(self, seat: int) -> str:
        return self.table.game.words.spell(self.table.seats[seat], self.messages.language)

    # asking

    def _person(self, choice: Choice) -> None:
        seat = choice.seat
        other = seat != self.last or not self.begun
        if other and len(self.people) > 1:
            self._pass_to(seat)
        self.last, self.begun = seat, True
        self._tell_news(seat)
        if other or choice.prompt in self.table.game.main_prompts:
            self._show(seat)
        self.menu = main = self._entries(choice.options)
        self.tell(self.messages.prompt(choice))
        self._list(main)
        while any(open_choice is choice for open_choice in self.table.choices):
            self._command(self.ask(self.texts["ask"]).strip(), choice, main)

    def _entries(self, options: Sequence[Option]) -> list[Entry]:
        """Options that differ only in their last word share a line, so that the list stays short."""
        groups: dict[tuple[str, ...], list[Option]] = {}
        for option in options:
            # what is rarely wanted takes one line, whatever it is about
            alike = () if option.form.rare else option.args[:-1]
            groups.setdefault((option.form.name, *alike), []).append(option)
        if len(options) <= 9:
            groups = {(option.text,): [option] for option in options}
        entries: list[Entry] = []
        for group in groups.values():
            if len(group) < MENU_FROM:
                entries += [Entry(self.messages.option(option), (option,)) for option in group]
            else:
                entries.append(Entry(_shared([self.messages.option(option) for option in group]), tuple(group)))
        return entries

    def _list(self, entries: Sequence[Entry]) -> None:
        """The menu; in two columns where it is long."""
        labels = [f"{number:>3}  {entry.label}" for number, entry in enumerate(entries, 1)]
        if len(labels) > 8 and max(map(len, labels)) < 39:
            half = (len(labels) + 1) // 2
            right = [*labels[half:], ""][:half]
            labels = [f"{one:<40}{two}".rstrip() for one, two in zip(labels[:half], right, strict=True)]
        for label in labels:
            self.tell(label)

    def _command(self, line: str, choice: Choice, main: Sequence[Entry]) -> None:
        word, _, rest = line.replace("?", "? ", 1).partition(" ")
        rest = rest.strip()
        commands: Mapping[str, Callable[[], None]] = {
            "": lambda: None,
            "?": lambda: self._help(rest, choice),
            "help": lambda: self._help(rest, choice),
            "why": lambda: self._why(rest),
            "rule": lambda: self._rule(rest),
            "log": self._log,
            "table": lambda: self._show(choice.seat),
            "undo": self._undo,
            "auto": lambda: self._auto(choice.seat),
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
            self.menu = [Entry(self.messages.option(option), (option,)) for option in self.menu[number - 1].options]
            self._list(self.menu)
            self.tell("  " + self.texts["back"])

    def _choose(self, move: str | Option) -> None:
        try:
            self.table.choose(move if isinstance(move, Option) else self._in_ids(move), self.last)
        except Refused as refused:
            self.tell(self.messages.reason(refused.reason))
            if refused.reason.code in ("not-understood", "unknown-word"):
                self.tell(self.texts["try_help"])

    def _in_ids(self, text: str) -> str:
        """A move in which cards, regions and resources may go by the names that are shown."""
        said = f" {' '.join(text.lower().split())} "
        for name, id in self._names():
            said = said.replace(f" {name} ", f" {id} ")
        return said.strip()

    def _names(self) -> list[tuple[str, str]]:
        """Names in both languages and the ids they stand for, the longest first."""
        if self._known_names is None:
            game = self.table.game
            words = {word for form in game.grammar.forms for words in form.vocabulary.values() for word in words}
            names = {(game.words.spell(word, language).lower(), word) for word in words for language in TEXTS}
            self._known_names = sorted(names - {(word, word) for word in words}, key=lambda pair: -len(pair[0]))
        return self._known_names

    # explaining

    def _help(self, what: str, choice: Choice) -> None:
        if not what:
            self.tell(self.texts["help"].format(example=choice.options[0].text))
        elif is_number(what) and not 1 <= int(what) <= len(self.menu):
            self.tell(self.texts["no_number"].format(word=what, most=len(self.menu)))
        elif is_number(what):
            options = self.menu[int(what) - 1].options
            for option in options:
                self.tell(f"  {option.text}")
            for arg in dict.fromkeys(arg for option in options for arg in option.args):
                self._card(arg)
        elif not self._card(what) and not self._rules_about(what):
            self.tell(self.texts["no_word"].format(word=what))

    def _card(self, word: str) -> bool:
        """What a card does: by its id or name, whole or only the beginning."""
        words, language = self.table.game.words, self.messages.language
        word = word.lower().replace(" ", "_")
        called = {
            id: {id, *(words.spell(id, lang).lower().replace(" ", "_") for lang in TEXTS)} for id in words.glossary
        }
        exact = [id for id, names in called.items() if word in names]
        begun = [id for id, names in called.items() if any(name.startswith(word) for name in names)]
        texts = [f"  {words.spell(id, language)}: {words.card_text(id, language)}" for id in exact or begun]
        for text in list(dict.fromkeys(texts))[:3]:  # a card that lies in several sets is told once
            self.tell(text)
        return bool(exact or begun)

    def _rules_about(self, words: str) -> bool:
        """A few rules that speak of it, where it is no card."""
        found = rulebook(self.table.game.id).find(words.split())[:3]
        for rule in found:
            self.tell(f"  {rule.id}: {rule.text[self.messages.language]}")
        return bool(found)

    def _why(self, move: str) -> None:
        if not move:
            self.tell(self.texts["which_move"])
            return
        reason = self.table.why_not(self._in_ids(move), self.last)
        self.tell(self.texts["possible"] if reason is None else self.messages.reason(reason))

    def _rule(self, words: str) -> None:
        if not words or not self._rules_about(words):
            self.tell(self.texts["no_rule"].format(id=words or "?"))

    def _log(self) -> None:
        for event in self.table.told(self.last)[-30:]:
            self.tell("  " + self.messages.event(event, self.table.seats))

    def _auto(self, seat: int) -> None:
        on = not self.table.passes_automatically(seat)
        self.tell(self.texts["auto_on" if on else "auto_off"])
        self.table.pass_automatically(seat, on)

    # going back and keeping

    def _undo(self) -> None:
        try:
            self.table.undo(self.last)
        except Refused as refused:
            self.tell(self.messages.reason(refused.reason))
            return
        self.told = {seat: min(told, len(self.table.events)) for seat, told in self.told.items()}
        self.tell(self.texts["undone"])
        if self.table.choice.prompt not in self.table.game.main_prompts:
            self._show(self.last)

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
        """Into a new file that then takes the old one's place, so that a record is always whole."""
        try:
            file = file.expanduser()
            if make_folder:
                file.parent.mkdir(parents=True, exist_ok=True)
            new = file.with_name(file.name + ".new")
            new.write_text(self.table.record().text(), encoding="utf-8")
            new.replace(file)
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


def command() -> str:
    """How the command was called, so that what is shown can be typed again."""
    return sys.argv[0] if Path(sys.argv[0]).name == "tafelrunde" else "tafelrunde"


def _shared(labels: Sequence[str]) -> str:
    """The words that all labels begin with, for the entry that stands for them."""
    alike = takewhile(lambda words: len(set(words)) == 1, zip(*(label.split(" ") for label in labels), strict=False))
    return " ".join(words[0] for words in alike).rstrip(" (,:") + " …"


def new_file(game: str, mode: str) -> Path:
    """A file of its own for each game, in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME")
    folder = (Path(base) if base else Path.home() / ".local" / "share") / "tafelrunde"
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    names = (f"{game}-{mode}-{stamp}{more}.record" for more in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(folder / name for name in names if not (folder / name).exists())
