"""The report on one run: its figures in sections."""

from collections.abc import Iterable

from ..kernel import registry
from .charts import NUMBER, SHARE, SIGNED_SHARE, Dot, Spot, bars, histogram, intervals, spots
from .estimates import Estimate
from .figures import CardFigures, Figures
from .lineup import Lineup
from .page import Page, Section, Table

EXTREMES = 15  # cards shown at either end; all are in the table
INTERVAL = "95 % interval"
CORRELATION = (
    "This is correlation, not cause: a card that is played late, or by a player who is ahead anyway, looks good "
    "without being so."
)


def report(figures: Figures) -> Page:
    lineup = figures.run.lineup
    sections = [
        _by_seat(figures),
        _by_position(figures),
        _length(figures),
        _ends(figures),
        *([_sources(figures)] if figures.sources else []),
        *([_groups(figures)] if figures.groups else []),
        *([_best_and_worst(figures), _map(figures), _all_cards(figures)] if figures.cards else []),
    ]
    title = f"{game_name(lineup)}, {mode_name(lineup)}: {figures.games:,} games"
    words = (
        "What many games between bots say about the game and its cards. Figures come with 95 % intervals: of twenty "
        "such intervals, one misses the truth by chance."
    )
    return Page(title, words, tuple(facts(figures)), tuple(sections))


def facts(figures: Figures) -> list[tuple[str, str]]:
    run = figures.run
    return [
        ("Game", f"{run.lineup.game}, {run.lineup.mode}"),
        ("Seats", seats_and_bots(run.lineup)),
        ("Options", run.value("options")),
        ("Rules version", run.rules),
        ("Card data", run.cards),
        ("Seeds", ", ".join(figures.seeds)),
        ("Games", f"{figures.games:,}, of which {figures.games - figures.finished:,} were not finished"),
    ]


def seats_and_bots(lineup: Lineup) -> str:
    if len(set(lineup.bots)) == 1:
        return f"{len(lineup.seats)} × {lineup.bots[0]}"
    return ", ".join(seat_name(lineup, seat) for seat in lineup.seats)


def game_name(lineup: Lineup) -> str:
    return str(registry.game(lineup.game).name["en"])


def mode_name(lineup: Lineup) -> str:
    return str(registry.game(lineup.game, lineup.mode).modes[lineup.mode].name["en"])


def seat_name(lineup: Lineup, seat: str) -> str:
    """The seat, and who sits there where not all are the same."""
    name = registry.game(lineup.game).words.spell(seat, "en")
    return name if len(set(lineup.bots)) == 1 else f"{name} ({lineup.bots[lineup.seats.index(seat)]})"


def card_name(figures: Figures, card: str) -> str:
    known = figures.legend.cards.get(card)
    return known.name if known is not None else card


def source_name(figures: Figures, source: str) -> str:
    return figures.legend.sources.get(source, source)


def group_name(figures: Figures, card: str) -> str:
    known = figures.legend.cards.get(card)
    return figures.legend.groups.get(known.group, known.group) if known is not None else ""


def position_name(number: int) -> str:
    return "who begins" if number == 1 else f"{number}. in turn"


def end_name(how: str) -> str:
    return how.replace("-", " ")


# figures as texts


def interval(found: Estimate, form: str) -> str:
    return f"{found.low:{form}} – {found.high:{form}}"


def table(heading: str, dots: Iterable[Dot], measure: str, form: str) -> Table:
    rows = [(dot.name, f"{dot.estimate.value:{form}}", interval(dot.estimate, form)) for dot in dots]
    return Table((heading, measure, INTERVAL), tuple(rows))


# sections


def _by_seat(figures: Figures) -> Section:
    dots = [Dot(seat_name(figures.run.lineup, seat), found) for seat, found in figures.by_seat.items()]
    return Section(
        "Win share by seat",
        f"Which share of the games each seat wins. An even share would be {figures.even:.1%} (intervals by Wilson).",
        intervals(dots, "share of games won", SHARE, figures.even),
        table("seat", dots, "win share", SHARE),
    )


def _by_position(figures: Figures) -> Section:
    dots = [Dot(position_name(number), found) for number, found in enumerate(figures.by_position, 1)]
    return Section(
        "Win share by turn order",
        "Whether it pays to begin: which share of the games is won by the seat that began, by the next one, and so on.",
        intervals(dots, "share of games won", SHARE, figures.even),
        table("position", dots, "win share", SHARE),
    )


def _length(figures: Figures) -> Section:
    rounds, decided = figures.rounds, figures.decisions
    rows = (
        ("rounds", f"{rounds.value:.2f}", interval(rounds, NUMBER)),
        ("decisions", f"{decided.value:.1f}", interval(decided, ".1f")),
    )
    return Section(
        "Length",
        f"How many rounds a game takes: {rounds.value:.2f} on average, from {min(figures.lengths)} to "
        f"{max(figures.lengths)}. A decision is one answer of one seat.",
        histogram({"": figures.lengths}, "rounds"),
        Table(("per game", "mean", INTERVAL), rows),
    )


def _ends(figures: Figures) -> Section:
    dots = [Dot(end_name(how), found) for how, found in figures.ends.items()]
    return Section(
        "How games end",
        "Which share of the games ends in which way.",
        bars(dots, "share of games", SHARE) if len(dots) > 1 else None,
        table("end", dots, "share", SHARE),
    )


def _sources(figures: Figures) -> Section:
    found = figures.sources
    dots = [
        Dot(source_name(figures, source), estimate, whose)
        for source, points in found.items()
        for whose, estimate in (("winners", points.winners), ("others", points.others))
    ]
    rows = [
        (
            source_name(figures, source),
            f"{points.winners.value:.2f}",
            interval(points.winners, NUMBER),
            f"{points.others.value:.2f}",
            interval(points.others, NUMBER),
        )
        for source, points in found.items()
    ]
    return Section(
        "Where points come from",
        f"Mean {figures.legend.points} of a seat at the end of a game, by where they come from: of seats that won and "
        "of the others.",
        bars(dots, f"{figures.legend.points} per seat", NUMBER),
        Table(("source", "winners", INTERVAL, "others", INTERVAL), tuple(rows)),
    )


def _groups(figures: Figures) -> Section:
    ordered = sorted(figures.groups.items(), key=lambda item: -item[1].relative.value)
    dots = [Dot(figures.legend.groups.get(group, group), found.relative) for group, found in ordered]
    rows = [
        (
            figures.legend.groups.get(group, group),
            f"{found.relative.value:.1%}",
            interval(found.relative, SHARE),
            f"{found.points.value:.3f}",
        )
        for group, found in ordered
    ]
    grouping = figures.legend.grouping
    return Section(
        f"By {grouping}",
        f"How many cards of a {grouping} lie in the winners' decks (w), compared with how many lie in all decks on "
        "average (m): w / (w + m). 50 % is neutral. Where decks are dealt at random this is cause, not only "
        "correlation.",
        intervals(dots, "relative win share", SHARE, 0.5),
        Table((grouping, "relative win share", INTERVAL, f"{figures.legend.points} per seat"), tuple(rows)),
    )


def by_contribution(figures: Figures) -> list[tuple[str, CardFigures]]:
    return sorted(figures.cards.items(), key=lambda item: (-item[1].contribution.value, item[0]))


def _best_and_worst(figures: Figures) -> Section:
    """Of cards that are hardly ever played the figure says little; they are only in the table of all cards."""
    often = [(card, found) for card, found in by_contribution(figures) if found.contribution.of >= _enough(figures)]
    shown = often if len(often) <= 2 * EXTREMES else often[:EXTREMES] + often[-EXTREMES:]
    dots = [Dot(card_name(figures, card), found.contribution) for card, found in shown]
    which = f" The {EXTREMES} highest and {EXTREMES} lowest of {len(often)} cards." if len(shown) < len(often) else ""
    return Section(
        "Win contribution of cards",
        f"How much more (or less) often than {figures.even:.1%} a seat wins that has played the card at least once "
        f"(intervals by Wilson). {CORRELATION}{which}",
        intervals(dots, "win share above an even share", SIGNED_SHARE, 0.0),
        Table(
            ("card", "contribution", INTERVAL, "played by"),
            tuple(
                (
                    card_name(figures, card),
                    f"{found.contribution.value:+.1%}",
                    interval(found.contribution, SIGNED_SHARE),
                    f"{found.use.value:.1%} of seats",
                )
                for card, found in shown
            ),
        ),
    )


def _enough(figures: Figures) -> int:
    """Seats that must have played a card for it to be shown among the best and worst."""
    return min(100, max(1, figures.games // 20))


def _map(figures: Figures) -> Section:
    found = [
        Spot(card_name(figures, card), group_name(figures, card), card_figures.use.value, card_figures.contribution)
        for card, card_figures in figures.cards.items()
    ]
    return Section(
        "Use and contribution",
        "Every card that was played: how many seats play it, and how much it contributes. Right: played a lot; high: "
        "those who play it win. Point at a card for its figures; grey lines are 95 % intervals.",
        spots(found, "seats that play it", "win contribution", figures.legend.grouping),
    )


def _all_cards(figures: Figures) -> Section:
    rows = [
        (
            card_name(figures, card),
            group_name(figures, card),
            f"{found.plays:.3f}",
            f"{found.use.value:.1%}",
            f"{found.contribution.of:,}",
            f"{found.contribution.value:+.1%}",
            interval(found.contribution, SIGNED_SHARE),
        )
        for card, found in by_contribution(figures)
    ]
    columns = ("card", figures.legend.grouping, "plays a game", "seats that play it", "uses", "contribution", INTERVAL)
    return Section(
        "All cards",
        "Every card that was played, by its win contribution. Uses are seats that have played it in a game.",
        table=Table(columns, tuple(rows), long=True),
    )
