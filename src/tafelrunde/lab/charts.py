"""Charts, as Vega-Lite. Text and rules take the colour of the page, so that they can be read on light and on dark."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import altair as alt

from .estimates import Estimate

INK = "currentColor"
BLUE, ORANGE, GREY = "#3d8bd4", "#e08a2e", "#8a8f98"
ROW = 22  # pixels
TICKS = 8
MOST_BARS = 40
SHARE, NUMBER, SIGNED_SHARE, SIGNED = ".1%", ".2f", "+.1%", "+.2f"
Spec = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Dot:
    """A line of a chart: a figure with its interval, and whose it is where several stand in one line."""

    name: str
    estimate: Estimate
    whose: str = ""


def intervals(dots: Sequence[Dot], title: str, form: str, reference: float | None = None) -> Spec:
    """A point with its interval in each line, and a dashed line where nothing would be special."""
    base = _lines_of(dots, form)
    axis = alt.Axis(format=_axis_form(form), title=title, tickCount=TICKS)
    lines = base.mark_rule(strokeWidth=3, opacity=0.55, color=BLUE).encode(
        x=alt.X("low:Q", axis=axis, scale=alt.Scale(zero=False, nice=True)), x2="high:Q"
    )
    points = base.mark_point(filled=True, size=60, opacity=1, color=BLUE).encode(x="value:Q")
    if reference is None:
        return _finished(alt.LayerChart(layer=[lines, points]), _height(dots))
    special = _dashed(reference).encode(x="at:Q")
    return _finished(alt.LayerChart(layer=[special, lines, points]), _height(dots))


def bars(dots: Sequence[Dot], title: str, form: str) -> Spec:
    """A bar in each line, or one for each of those that stand in one line."""
    axis = alt.Axis(format=_axis_form(form), title=title, tickCount=TICKS)
    chart = _lines_of(dots, form).mark_bar(cornerRadiusEnd=2, color=BLUE).encode(x=alt.X("value:Q", axis=axis))
    return _finished(chart, _height(dots))


def histogram(counts: Mapping[str, Mapping[int, int]], title: str) -> Spec:
    """How often each number came, as a share; several runs side by side. Many numbers are taken together in steps."""
    numbers = {number for by_number in counts.values() for number in by_number}
    least, step = min(numbers), -(-(max(numbers) - min(numbers) + 1) // MOST_BARS)
    starts = range(least, max(numbers) + 1, step)
    names = {start: str(start) if step == 1 else f"{start}–{start + step - 1}" for start in starts}
    rows = []
    for whose, by_number in counts.items():
        for start in starts:
            found = sum(by_number.get(number, 0) for number in range(start, start + step))
            share = found / sum(by_number.values())
            rows.append({"whose": whose, "number": names[start], "share": share, "count": found})
    chart = (
        alt.Chart(alt.InlineData(values=rows))
        .mark_bar(cornerRadiusEnd=2, color=BLUE)
        .encode(
            x=alt.X(
                "number:O",
                sort=list(names.values()),
                title=title,
                axis=alt.Axis(labelAngle=0, labelOverlap=True),
            ),
            y=alt.Y("share:Q", axis=alt.Axis(format=".0%", title="share of games")),
            tooltip=[
                alt.Tooltip("number:O", title=title),
                alt.Tooltip("count:Q", title="games", format=","),
                alt.Tooltip("share:Q", title="share", format=SHARE),
            ],
        )
    )
    if len(counts) > 1:
        runs = list(counts)
        chart = chart.encode(xOffset=alt.XOffset("whose:N", sort=runs), color=_colour(runs))
    return _finished(chart, 240)


@dataclass(frozen=True, slots=True)
class Spot:
    """A point of a map: how much a card is used, and what it contributes."""

    name: str
    group: str
    across: float
    up: Estimate


def spots(found: Iterable[Spot], across: str, up: str, grouping: str) -> Spec:
    """Every card by use and contribution; the grey lines are the intervals."""
    rows = [{"name": spot.name, "group": spot.group, "across": spot.across, **asdict(spot.up)} for spot in found]
    base = alt.Chart(alt.InlineData(values=rows)).encode(
        x=alt.X(
            "across:Q",
            axis=alt.Axis(format=_axis_form(SHARE), title=across, tickCount=TICKS),
            scale=alt.Scale(zero=False, nice=True),
        ),
        tooltip=[
            alt.Tooltip("name:N", title="card"),
            alt.Tooltip("group:N", title=grouping),
            alt.Tooltip("across:Q", title=across, format=SHARE),
            alt.Tooltip("value:Q", title=up, format=SIGNED_SHARE),
            alt.Tooltip("low:Q", title="95 % from", format=SIGNED_SHARE),
            alt.Tooltip("high:Q", title="to", format=SIGNED_SHARE),
        ],
    )
    lines = base.mark_rule(color=GREY, opacity=0.3).encode(
        y=alt.Y("low:Q", axis=alt.Axis(format=_axis_form(SIGNED_SHARE), title=up, tickCount=TICKS)), y2="high:Q"
    )
    points = base.mark_circle(size=55, opacity=0.9).encode(
        y="value:Q",
        color=alt.Color("group:N", legend=_legend(columns=6), scale=alt.Scale(scheme="tableau20")),
    )
    return _finished(alt.LayerChart(layer=[_dashed(0).encode(y="at:Q"), lines, points]), 380)


def _lines_of(dots: Sequence[Dot], form: str) -> alt.Chart:
    """One line for each name, in the order given; who shares it stands side by side, each in a colour of its own."""
    rows = [{"name": dot.name, "whose": dot.whose, **asdict(dot.estimate)} for dot in dots]
    names, whose = (list(dict.fromkeys(texts)) for texts in zip(*((dot.name, dot.whose) for dot in dots), strict=True))
    chart = alt.Chart(alt.InlineData(values=rows)).encode(
        y=alt.Y("name:N", sort=names, title=None, axis=alt.Axis(labelLimit=260)),
        tooltip=[
            alt.Tooltip("name:N", title=" "),
            *([alt.Tooltip("whose:N", title=" ")] if len(whose) > 1 else []),
            alt.Tooltip("value:Q", title="value", format=form),
            alt.Tooltip("low:Q", title="95 % from", format=form),
            alt.Tooltip("high:Q", title="to", format=form),
            alt.Tooltip("of:Q", title="observations", format=","),
        ],
    )
    if len(whose) > 1:
        chart = chart.encode(yOffset=alt.YOffset("whose:N", sort=whose), color=_colour(whose))
    return chart


def _height(dots: Sequence[Dot]) -> int:
    shared = len({dot.whose for dot in dots}) > 1
    return 10 + int(ROW * len({dot.name for dot in dots}) * (1.4 if shared else 1))


def _dashed(at: float) -> alt.Chart:
    line: alt.Chart = alt.Chart(alt.InlineData(values=[{"at": at}])).mark_rule(
        color=INK, strokeDash=[4, 4], opacity=0.6
    )
    return line


def _colour(whose: Sequence[str]) -> alt.Color:
    return alt.Color("whose:N", sort=list(whose), scale=alt.Scale(range=[BLUE, ORANGE]), legend=_legend())


def _axis_form(form: str) -> str:
    """No more digits beside an axis than it takes."""
    return form.replace(".1%", ".1~%").replace(".2f", "~g")


def _legend(columns: int = 4) -> alt.Legend:
    return alt.Legend(title=None, orient="top", columns=columns, symbolLimit=40, labelLimit=200)


def _finished(chart: alt.Chart | alt.LayerChart, height: int) -> Spec:
    font = "system-ui, sans-serif"
    finished = (
        chart.properties(width="container", height=height, background="transparent")
        .configure(font=font)
        .configure_view(stroke=None)
        .configure_axis(
            labelColor=INK,
            titleColor=INK,
            domainColor=INK,
            tickColor=INK,
            gridColor=INK,
            gridOpacity=0.12,
            domainOpacity=0.5,
            tickOpacity=0.5,
            labelFontSize=12,
            titleFontSize=12,
            titleFontWeight="normal",
        )
        .configure_legend(labelColor=INK, titleColor=INK, labelFontSize=12)
    )
    spec: Spec = finished.to_dict()
    return spec
