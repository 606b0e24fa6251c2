"""Sections with charts and tables, made into one page that needs no network, or into Markdown (tables only)."""

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from html import escape
from pathlib import Path

from ..kernel import BadInput
from ..version import __version__
from .charts import Spec

GENERATOR = '<meta name="generator" content="tafelrunde report">'
MARKDOWN_NOTE = "<!-- tafelrunde report -->"
HTML, MARKDOWN = (".html", ".htm"), (".md",)


@dataclass(frozen=True, slots=True)
class Table:
    """The first column is a text, the others are figures. A long table is folded away, and left out of Markdown."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    long: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """A heading, a few words that say what is shown, a chart and its figures."""

    heading: str
    words: str
    chart: Spec | None = None
    table: Table | None = None


@dataclass(frozen=True, slots=True)
class Page:
    title: str
    words: str
    facts: tuple[tuple[str, str], ...]
    sections: tuple[Section, ...] = field(default=())


def write_page(page: Page, file: Path) -> None:
    """Writes the page, whole or not at all. Raises BadInput for a file that is no page of ours: nothing is lost."""
    if file.suffix.lower() not in (*HTML, *MARKDOWN):
        raise BadInput(f"{file}: a report is a page (.html) or Markdown (.md)")
    if file.exists() and not _is_ours(file):
        raise BadInput(f"{file} exists already and is no report; choose another name")
    text = markdown(page) if file.suffix.lower() in MARKDOWN else html(page)
    under_way = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        under_way.write_text(text, encoding="utf-8")
        under_way.replace(file)
    finally:
        under_way.unlink(missing_ok=True)


def _is_ours(file: Path) -> bool:
    with file.open(encoding="utf-8", errors="replace") as text:
        beginning = text.read(1000)
    return GENERATOR in beginning or MARKDOWN_NOTE in beginning


# Markdown


def markdown(page: Page) -> str:
    parts = [f"# {page.title}", MARKDOWN_NOTE, page.words, _markdown_table(("", ""), page.facts)]
    for section in page.sections:
        if section.table is not None and not section.table.long:
            parts += [f"## {section.heading}", section.words]
            parts.append(_markdown_table(section.table.columns, section.table.rows))
    return "\n\n".join(parts) + "\n"


def _markdown_table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


# HTML


def html(page: Page) -> str:
    charts = [section.chart for section in page.sections if section.chart is not None]
    sections = "\n".join(_section(section, number) for number, section in _numbered(page.sections))
    facts = "\n".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in page.facts)
    contents = "\n".join(
        f'<li><a href="#s{number}">{escape(section.heading)}</a></li>' for number, section in _numbered(page.sections)
    )
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
{GENERATOR}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(page.title)}</title>
<style>{STYLE}</style>
</head>
<body>
<header>
<h1>{escape(page.title)}</h1>
<p>{_prose(page.words)}</p>
<dl>
{facts}
</dl>
<nav aria-label="Contents"><ul>
{contents}
</ul></nav>
</header>
<main>
{sections}
</main>
<footer>Made with tafelrunde {escape(__version__)}.</footer>
<script type="application/json" id="charts">{_for_script(charts)}</script>
<script>{_drawing() if charts else ""}</script>
</body>
</html>
"""


def _prose(words: str) -> str:
    """A percent sign stays with its number."""
    return escape(words).replace(" %", "&nbsp;%")


def _numbered(sections: Sequence[Section]) -> list[tuple[int, Section]]:
    return list(enumerate(sections, 1))


def _section(section: Section, number: int) -> str:
    label = f"Chart: {section.heading}. The figures are in the table below."
    figure = f'<div class="wide"><figure class="chart" role="img" aria-label="{escape(label)}"></figure></div>'
    return f"""<section id="s{number}">
<h2>{escape(section.heading)}</h2>
<p>{_prose(section.words)}</p>
{figure if section.chart else ""}
{_table(section.table, folded=section.chart is not None or section.table.long) if section.table else ""}
</section>"""


def _table(table: Table, folded: bool) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in table.columns)
    rows = "\n".join(
        f'<tr><th scope="row">{escape(row[0])}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:]) + "</tr>"
        for row in table.rows
    )
    whole = f'<div class="wide"><table><thead><tr>{head}</tr></thead>\n<tbody>{rows}</tbody></table></div>'
    return f"<details><summary>Figures</summary>{whole}</details>" if folded else whole


def _for_script(data: object) -> str:
    """JSON that cannot end the script it stands in."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


@cache
def _drawing() -> str:
    """The script that draws the charts, with Vega in the version they are written for."""
    import altair  # noqa: PLC0415  a page without charts does without
    import vl_convert  # noqa: PLC0415

    major, minor = altair.SCHEMA_VERSION.lstrip("v").split(".")[:2]
    return vl_convert.javascript_bundle(DRAW, vl_version=f"{major}.{minor}").replace("</script", "<\\/script")


DRAW = """
const specs = JSON.parse(document.getElementById("charts").textContent);
const menu = { export: true, source: false, compiled: false, editor: false };
document.querySelectorAll("figure.chart").forEach((figure, number) => {
  vegaEmbed(figure, specs[number], { renderer: "svg", actions: menu }).catch((error) => {
    figure.textContent = `This chart cannot be drawn here (${error.message}); the figures are in the table.`;
  });
});
"""

STYLE = """
:root { color-scheme: light dark; --ink: #1d2430; --paper: #fcfcfa; --soft: #5c6673; --line: #d9dce1; --link: #1f5fa8; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e8eb; --paper: #171a1f; --soft: #a3acb8; --line: #353b44; --link: #8ab8f0; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 60rem; color: var(--ink); background: var(--paper);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .25rem; }
p { margin: .25rem 0 1rem; max-width: 46rem; }
section > p, header > p, footer { color: var(--soft); }
a { color: var(--link); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: 1rem 0; font-size: .95rem; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none; font-size: .95rem; }
figure.chart { display: block; width: 100%; min-width: 34rem; margin: 0; padding: 0; color: var(--ink); }
figure.chart.vega-embed summary { opacity: .4; }
.wide { overflow-x: auto; }
summary { cursor: pointer; color: var(--link); font-size: .95rem; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; margin: .5rem 0; }
th, td { padding: .2rem .8rem .2rem 0; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child { text-align: left; }
tbody th { font-weight: normal; white-space: normal; min-width: 9rem; }
footer { margin-top: 3rem; font-size: .85rem; }
#vg-tooltip-element { font-family: system-ui, sans-serif; }
@media print { nav, .vega-embed summary { display: none; } }
"""
