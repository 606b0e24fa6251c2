"""Two runs of one game side by side: other cards, other options, another reading of the rules, other bots."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from ..kernel import BadInput
from .charts import NUMBER, SHARE, SIGNED, SIGNED_SHARE, Dot, histogram, intervals
from .estimates import Estimate, difference
from .figures import Figures
from .page import Page, Section, Table
from .report import (
    CORRELATION,
    card_name,
    end_name,
    game_name,
    interval,
    mode_name,
    position_name,
    seat_name,
    seats_and_bots,
    source_name,
)
from .run import WORDS

MOST_SHOWN = 20  # cards in a chart; all are in the table
NONE = Estimate(0.0, 0.0, 0.0, 0)
ONE_IN_TWENTY = (
    "Of many cards without any change, one in twenty shows a clear difference by chance; so look for those far from 0, "
    "and for those that were changed."
)


@dataclass(frozen=True, slots=True)
class Side:
    name: str
    figures: Figures


@dataclass(frozen=True, slots=True)
class Change:
    """A figure on both sides. `marked` is what somebody has changed: it is always shown."""

    name: str
    one: Estimate
    other: Estimate
    marked: bool = False

    @property
    def by(self) -> Estimate:
        return difference(self.one, self.other)


@dataclass(frozen=True, slots=True)
class Part:
    """Figures of one kind, and how they are written."""

    heading: str
    words: str
    changes: tuple[Change, ...]
    measure: str
    form: str

    @property
    def signed(self) -> str:
        return SIGNED if self.form == NUMBER else SIGNED_SHARE


def compare(one: Side, other: Side) -> Page:
    """What differs from one run to the other, as a page. Raises BadInput if the two cannot be compared."""
    length, *parts = _parts(one, other)
    lineup = one.figures.run.lineup
    words = (
        "B minus A, with 95 % intervals: where an interval leaves 0 out, the two differ by more than chance. "
        "Differences of shares are in percentage points. Runs of the same seed have some luck in common, which makes "
        "these intervals rather too wide than too narrow."
    )
    return Page(
        f"{game_name(lineup)}, {mode_name(lineup)}: A and B compared",
        words,
        tuple(_facts(one, other)),
        (*_changed_cards(one, other), _lengths(one, other, length), *(_section(part) for part in parts)),
    )


def compare_json(one: Side, other: Side) -> dict[str, Any]:
    """The same for programs. Raises BadInput likewise."""
    return {
        "a": one.figures.run.json(),
        "b": other.figures.run.json(),
        **{
            part.heading: {
                change.name: {"a": asdict(change.one), "b": asdict(change.other), "difference": asdict(change.by)}
                for change in part.changes
            }
            for part in _parts(one, other)
        },
    }


def _parts(one: Side, other: Side) -> list[Part]:
    for key in ("game", "mode", "seats"):
        ours, theirs = one.figures.run.value(key), other.figures.run.value(key)
        if ours != theirs:
            raise BadInput(
                f"{one.name} and {other.name} cannot be compared: {WORDS[key]} {ours!r} in the one, {theirs!r} in the "
                "other"
            )
    return [
        _length(one, other),
        _by_seat(one, other),
        _by_position(one, other),
        _ends(one, other),
        _sources(one, other),
        *([_groups(one, other)] if one.figures.groups and other.figures.groups else []),
        _use(one, other),
        _contribution(one, other),
    ]


def _facts(one: Side, other: Side) -> list[tuple[str, str]]:
    facts = [("A", one.name), ("B", other.name)]
    for label, side in (("Games of A", one), ("Games of B", other)):
        facts.append((label, f"{side.figures.games:,} (seeds: {', '.join(side.figures.seeds)})"))
    a, b = one.figures.run, other.figures.run
    for key, label in (("options", "Options"), ("rules", "Rules version"), ("cards", "Card data")):
        facts.append((label, _both(a.value(key), b.value(key))))
    return [*facts, ("Seats", _both(seats_and_bots(a.lineup), seats_and_bots(b.lineup)))]


def _both(one: str, other: str) -> str:
    return f"{one} in both" if one == other else f"{one} in A, {other} in B"


# sections


def _changed_cards(one: Side, other: Side) -> list[Section]:
    """The cards whose figures differ, key by key."""
    a, b = one.figures.legend.cards, other.figures.legend.cards
    rows = []
    for card in dict.fromkeys((*a, *b)):
        if card not in a or card not in b:
            known = a.get(card) or b[card]
            rows.append((known.name, "the card", *(("there", "not there") if card in a else ("not there", "there"))))
            continue
        ours, theirs = a[card].facts, b[card].facts
        rows += [
            (a[card].name, key, ours.get(key, "–"), theirs.get(key, "–"))
            for key in dict.fromkeys((*ours, *theirs))
            if ours.get(key) != theirs.get(key)
        ]
    if not rows:
        return []
    words = "The figures of cards that are not the same in both."
    return [Section("Changed cards", words, table=Table(("card", "figure", "A", "B"), tuple(rows)))]


def _lengths(one: Side, other: Side, part: Part) -> Section:
    chart = histogram({"A": one.figures.lengths, "B": other.figures.lengths}, "rounds")
    by = part.changes[0].by
    longer, sure = "longer" if by.value >= 0 else "shorter", "" if by.clear else "; that may be chance"
    words = f"A game of B is {abs(by.value):.2f} rounds {longer} on average ({interval(by, SIGNED)}){sure}."
    return Section(part.heading, words, chart, _table(part))


def _section(part: Part) -> Section:
    """Differences as a chart, and both figures beside them in a table. Of many only the clearest are in the chart."""
    shown, which = part.changes, ""
    if len(part.changes) > MOST_SHOWN:
        clearest = sorted(part.changes, key=lambda change: (not change.marked, -_clearness(change.by)))[:MOST_SHOWN]
        shown = tuple(change for change in part.changes if change in clearest)
        which = f" The chart shows what was changed and the clearest of all {len(part.changes)}. {ONE_IN_TWENTY}"
    dots = [Dot(change.name, change.by) for change in shown]
    return Section(
        part.heading,
        part.words + which,
        intervals(dots, f"{part.measure}, B minus A", part.signed, 0.0) if len(dots) > 1 else None,
        _table(part),
    )


def _clearness(found: Estimate) -> float:
    """How far a difference is from 0, measured by its own interval."""
    width = found.high - found.low
    return abs(found.value) / width if width else 0.0


def _table(part: Part) -> Table:
    rows = [
        (
            change.name,
            f"{change.one.value:{part.form}}",
            f"{change.other.value:{part.form}}",
            f"{change.by.value:{part.signed}}",
            interval(change.by, part.signed),
        )
        for change in part.changes
    ]
    return Table(("", "A", "B", "B minus A", "95 % interval"), tuple(rows))


# parts


def _length(one: Side, other: Side) -> Part:
    a, b = one.figures, other.figures
    changes = (Change("rounds", a.rounds, b.rounds), Change("decisions", a.decisions, b.decisions))
    words = "By how much a game gets longer or shorter on average."
    return Part("Length", words, changes, "per game", NUMBER)


def _by_seat(one: Side, other: Side) -> Part:
    a, b = one.figures, other.figures
    changes = [Change(_seat(one, other, seat), a.by_seat[seat], b.by_seat[seat]) for seat in a.run.lineup.seats]
    words = "By how much the share of games a seat wins grows or shrinks."
    return Part("Win share by seat", words, tuple(changes), "win share", SHARE)


def _seat(one: Side, other: Side, seat: str) -> str:
    ours, theirs = seat_name(one.figures.run.lineup, seat), seat_name(other.figures.run.lineup, seat)
    return ours if ours == theirs else f"{ours} / {theirs}"


def _by_position(one: Side, other: Side) -> Part:
    pairs = zip(one.figures.by_position, other.figures.by_position, strict=True)
    changes = [Change(position_name(number), a, b) for number, (a, b) in enumerate(pairs, 1)]
    return Part("Win share by turn order", "Whether it pays more or less to begin.", tuple(changes), "win share", SHARE)


def _ends(one: Side, other: Side) -> Part:
    changes = _common(one.figures.ends, other.figures.ends, end_name)
    return Part("How games end", "Which share of the games ends in which way.", changes, "share of games", SHARE)


def _sources(one: Side, other: Side) -> Part:
    a, b = one.figures, other.figures
    changes = _common(
        {source: found.winners for source, found in a.sources.items()},
        {source: found.winners for source, found in b.sources.items()},
        lambda source: source_name(b if source in b.sources else a, source),
    )
    words = f"Mean {a.legend.points} of seats that won, by where they come from."
    return Part("Where the winners' points come from", words, changes, a.legend.points, NUMBER)


def _groups(one: Side, other: Side) -> Part:
    a, b = one.figures, other.figures
    changes = _common(
        {group: found.relative for group, found in a.groups.items()},
        {group: found.relative for group, found in b.groups.items()},
        lambda group: b.legend.groups.get(group) or a.legend.groups.get(group, group),
    )
    words = f"How the relative win share of each {a.legend.grouping} changes; in each run 50 % is neutral."
    return Part(f"By {a.legend.grouping}", words, _falling(changes), "relative win share", SHARE)


def _use(one: Side, other: Side) -> Part:
    a, b = one.figures.cards, other.figures.cards
    changes = [
        _card_change(one, other, card, a[card].use if card in a else NONE, b[card].use if card in b else NONE)
        for card in dict.fromkeys((*a, *b))
    ]
    words = "By how much the share of seats that play a card grows or shrinks."
    return Part("Use of cards", words, _falling(changes), "seats that play it", SHARE)


def _contribution(one: Side, other: Side) -> Part:
    """Only of cards that are played in both: what is not played contributes nothing that could be measured."""
    a, b = one.figures.cards, other.figures.cards
    changes = [_card_change(one, other, card, a[card].contribution, b[card].contribution) for card in a if card in b]
    words = f"By how much the win contribution of a card (of seats that play it) grows or shrinks. {CORRELATION}"
    return Part("Win contribution of cards", words, _falling(changes), "win contribution", SIGNED_SHARE)


def _common(
    one: Mapping[str, Estimate], other: Mapping[str, Estimate], name: Callable[[str], str]
) -> tuple[Change, ...]:
    """What either side has; where one has it not, it is 0 there."""
    keys = dict.fromkeys((*one, *other))
    return tuple(Change(name(key), one.get(key, NONE), other.get(key, NONE)) for key in keys)


def _falling(changes: Iterable[Change]) -> tuple[Change, ...]:
    return tuple(sorted(changes, key=lambda change: (-change.by.value, change.name)))


def _card_change(one: Side, other: Side, card: str, ours: Estimate, theirs: Estimate) -> Change:
    a, b = one.figures.legend.cards.get(card), other.figures.legend.cards.get(card)
    changed = a is None or b is None or a.facts != b.facts
    name = card_name(one.figures if b is None else other.figures, card)
    return Change(f"{name} (changed)" if changed else name, ours, theirs, changed)
