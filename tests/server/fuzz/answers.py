"""What the server may answer: of a type that is promised, and with nothing in it that the asker may not know."""

import json
import re
import sys
from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from tafelrunde.kernel import Game, registry
from tafelrunde.kernel.event import EventKind
from tafelrunde.server import wire

from ..running import Server
from .connections import Line
from .stage import Playground, Watched

SHOWN_OF_EACH = 3  # findings of the same kind
# what a server must never say or write down
FORBIDDEN = ("Traceback (most recent", "site-packages", 'File "', "sqlalchemy", "sqlite3.")


def _secret_fields(game: Game[Any, Any]) -> dict[str, set[str]]:
    """Of events, by kind: those of its own modules and of what games stand on, all that is no other game's."""
    others = tuple(f"{other.package}." for other in registry.games() if other is not game)
    secret: dict[str, set[str]] = {}
    for name, module in list(sys.modules.items()):
        if name.startswith(("tafelrunde.games.", f"{game.package}.")) and not name.startswith(others):
            for kind in vars(module).values():
                if isinstance(kind, EventKind):
                    secret.setdefault(kind.name, set()).update(kind.secret)
    return secret


SECRET_FIELDS = {game.id: _secret_fields(game) for game in registry.games()}

ToClient = (
    wire.Update
    | wire.Accepted
    | wire.Attended
    | wire.UndoAnswer
    | wire.ChatLine
    | wire.Problem
    | wire.TableChanged
    | wire.WhyNotTold
    | wire.Hint
    | wire.SeatedTold
    | wire.InvitationTold
    | wire.Gone
    | wire.Pong
)
read_answer = msgspec.json.Decoder(ToClient).decode
read_problem = msgspec.json.Decoder(wire.Problem).decode

# asked by POST, and changes nothing at a table: a reason, other moves from a moment of a finished game, a look back
ASKING = ("/why-not", "/play", "/play/sketch", "/analysis")


class Fuzzer:
    """What all workers share: the stage, the counts, the findings, and how answers are looked at."""

    def __init__(self, server: Server, watched: list[Watched], records: list[str]) -> None:
        self.server = server
        self.watched = watched
        self.records = records
        self.sent: Counter[str] = Counter()
        self.answered: Counter[str] = Counter()
        self.findings: list[str] = []
        self.found: Counter[str] = Counter()
        self.secrets: set[str] = set()
        self._pattern = re.compile(r"(?!)")
        for table in watched:
            self.keep_secret(*table.tokens, *([] if table.invitation is None else [table.invitation]))

    def keep_secret(self, *secrets: str) -> None:
        """From now on these must not stand in any answer or line of the log."""
        self.secrets |= set(secrets)
        self._pattern = re.compile("|".join(map(re.escape, sorted(self.secrets))))

    def find(self, what: str, *details: Any) -> None:
        shown = " | ".join(repr(detail)[:300] for detail in details)
        finding = f"{what}: {shown}"
        self.found[what] += 1
        if self.found[what] <= SHOWN_OF_EACH and finding not in self.findings:
            self.findings.append(finding)

    def check_words(self, kind: str, sent: Any, answer: str, own: str | None = None) -> None:
        """Nobody else's secrets, and nothing of the inside of the program."""
        for found in self._pattern.findall(answer):
            if found != own:
                self.find(f"{kind}: a secret in an answer", found, sent, answer)
        for word in FORBIDDEN:
            if word in answer:
                self.find(f"{kind}: the inside of the program in an answer", word, sent, answer)

    def check_log(self) -> None:
        """No secret and no failure stands there, and every line is JSON."""
        for line in self.server.log_text().splitlines():
            if self._pattern.search(line):
                self.find("a secret in the log", line)
            try:
                said = json.loads(line)
            except ValueError:
                self.find("the log has a line that is no JSON", line)
                continue
            if said.get("level") in ("error", "critical") or "Traceback" in line:
                failed = re.search(r'"exc_type": "(\w+)"', line)
                self.find(f"the log has an error: {said.get('event')} ({failed and failed[1]})", line[:2000])

    def check_message(self, kind: str, line: Line, sent: list[Any], answer: str) -> Any:
        """One message of the server: of a type that is promised, and nothing in it that this client may not know."""
        find, table = self.find, line.table
        try:
            message = read_answer(answer)
        except msgspec.MsgspecError as error:
            find(f"{kind}: an answer that is not in the protocol", str(error), sent, answer)
            return None
        # somebody who sits down is told their own secret, and nobody else ever is
        self.check_words(kind, sent, answer, line.token if isinstance(message, wire.SeatedTold) else None)
        name = message.__struct_config__.tag
        if isinstance(message, wire.Problem):
            self.answered[f"ws error {message.error}"] += 1
            if message.error in ("internal", "storage"):
                find(f"{kind}: {message.error}", sent, answer)
        else:
            self.answered[f"ws {name}"] += 1
        line.greeted = line.greeted or isinstance(message, wire.TableChanged)
        if isinstance(message, wire.Update):
            self.check_update(kind, line, sent, message)
            if isinstance(table, Playground):
                table.seq = message.seq
                line.update = msgspec.to_builtins(message)
                table.shown[message.seat] = line.update
        elif isinstance(message, wire.Gone) and isinstance(table, Watched):
            find(f"{kind}: a watched table was deleted", sent)
        elif line.private and not (isinstance(message, wire.WhyNotTold | wire.Problem) and _of_grammar(message)):
            said = "".join(part if isinstance(part, str) else repr(part) for part in sent)
            for word in line.private:
                if word in answer and word not in said:
                    find(f"{kind}: another seat's card in an answer", word, sent, answer)
        return message

    def check_update(self, kind: str, line: Line, sent: list[Any], update: wire.Update) -> None:
        """The eyes of a seat that is theirs, with nothing of the others; at a watched table all is as it was."""
        find, table = self.find, line.table
        if update.seat is not None and update.seat not in line.seats and line.token not in table.tokens:
            find(f"{kind}: shown with the eyes of a seat that is not theirs", update.seat, sent)
        for player in update.view.get("princes", update.view.get("players", [])):
            # whoever is asked at one of these was shown the other's hand (F-191, F-246)
            shown = update.choice is not None and update.choice.prompt in ("bruderzwist", "verraeter")
            if player["seat"] != update.seat and player["hand"] is not None and not shown:
                find(f"{kind}: another seat's hand", update.seat, player, sent)
        for event in update.events if update.seat is None else ():
            if not SECRET_FIELDS[table.game].get(event["kind"], set()).isdisjoint(event):
                find(f"{kind}: a spectator was told a secret", event, sent)
        if isinstance(table, Playground):
            return
        shown = table.shown.get(update.seat)
        if shown is None or (not table.spectators and update.seat is None and table.status == "running"):
            find(f"{kind}: shown something that nobody may see", update.seat, sent)
        elif update.view != shown["view"] or update.seq != table.seq or update.waiting_for != shown["waiting_for"]:
            find(f"{kind}: the table has changed", update.seat, sent, update.seq)
        elif update.choice is not None and msgspec.to_builtins(update.choice) != shown["choice"]:
            find(f"{kind}: asked something else", update.seat, sent, update.choice)
        elif shown["events"][update.events_from :] != update.events:
            find(f"{kind}: other events than this seat may know", update.seat, sent, update.events_from)

    def check_watched(self, kind: str, sent: Any, table: Watched, status: int, found: Any) -> None:
        """Nothing but looking and asking succeeds at a watched table."""
        method, path, _, headers = sent
        if status >= 300 or not isinstance(found, dict):
            return
        changing = method not in ("GET", "HEAD", "OPTIONS") and not path.split("?")[0].endswith(ASKING)
        repeated = found.get("repeated") is True or found.get("type") == "undo"
        if changing and not repeated:
            self.find(f"{kind}: a request changed something", sent, status, found)
        if found.get("type") == "update":
            token = carried(headers)
            line = Line(table, token, table.tokens.get(token, []), None)
            self.check_update(kind, line, [sent], msgspec.convert(found, wire.Update))


def carried(headers: Mapping[str, str]) -> str:
    """The token a request came with."""
    if "Cookie" in headers:
        return headers["Cookie"].partition("=")[2]
    return headers.get("Authorization", "").removeprefix("Bearer ")


def _of_grammar(message: wire.WhyNotTold | wire.Problem) -> bool:
    """Whether an answer only says how sentences of the game look; it may name any card then."""
    reason = message.refused if isinstance(message, wire.WhyNotTold) else message.reason
    return reason is not None and reason.code in ("unknown-word", "not-understood")
