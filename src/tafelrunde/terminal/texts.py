"""What the terminal says in both languages. Examples are filled in from the game that is played."""

from collections.abc import Mapping
from string import Formatter

TEXTS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "help": "Type the number of an option, or a move in words:",
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
        "auto_on": "From now on questions with only one answer are answered for you. Say auto to change that.",
        "auto_off": "From now on you are asked again, even if there is only one answer.",
        "won": "{seat} has won.",
        "undecided": "Nobody has won.",
        "which_file": "Say where to: save FILE",
        "which_move": "Say which move: why {move}",
        "try_help": "Type ? to see what can be said, or a number to choose from the list.",
    },
    "de": {
        "help": "Gib die Nummer einer Möglichkeit ein oder einen Zug in Worten:",
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
        "auto_on": "Von jetzt an wird für dich geantwortet, wo es nur eine Antwort gibt. Mit auto änderst du das.",
        "auto_off": "Von jetzt an wirst du wieder gefragt, auch wenn es nur eine Antwort gibt.",
        "won": "{seat} hat gewonnen.",
        "undecided": "Niemand hat gewonnen.",
        "which_file": "Sag, wohin: save DATEI",
        "which_move": "Sag, welcher Zug: why {move}",
        "try_help": "Mit ? siehst du, was man sagen kann; eine Zahl wählt aus der Liste.",
    },
}

# what can be typed, and what it does
COMMANDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "?": "this help",
        "? 1": "what option 1 means",
        "? {card}": "what a card does",
        "why {move}": "why a move is not possible",
        "rule {rule}": "a rule",
        "log": "what happened so far",
        "table": "show the table",
        "undo": "take the last choice back",
        "auto": "give the only answer for me, or ask again",
        "save FILE": "write the record",
        "quit": "stop (the game is kept)",
    },
    "de": {
        "?": "diese Hilfe",
        "? 1": "was Möglichkeit 1 bedeutet",
        "? {card}": "was eine Karte tut",
        "why {move}": "warum ein Zug nicht geht",
        "rule {rule}": "eine Regel",
        "log": "was bisher geschah",
        "table": "Tisch zeigen",
        "undo": "letzte Wahl zurücknehmen",
        "auto": "einzige Antwort geben oder wieder fragen",
        "save DATEI": "Partie schreiben",
        "quit": "aufhören; die Partie bleibt",
    },
}


def commands(language: str, examples: Mapping[str, str]) -> list[str]:
    """One line for each command, with what it does beside it; without those for which the game has no example."""
    said = [
        (command.format(**examples), does)
        for command, does in COMMANDS[language].items()
        if {name for _, name, _, _ in Formatter().parse(command) if name} <= set(examples)
    ]
    width = max(len(command) for command, _ in said)
    return [f"  {command:<{width}}  {does}" for command, does in said]
