"""The page: one file that needs nothing else, and the same figures as Markdown."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from tafelrunde.kernel import BadInput
from tafelrunde.kernel.study import CardLegend
from tafelrunde.lab.charts import histogram
from tafelrunde.lab.figures import figures_in
from tafelrunde.lab.page import Page, Section, Table, html, markdown, write_page
from tafelrunde.lab.report import report

SECTIONS = (
    "Win share by seat",
    "Win share by turn order",
    "Length",
    "How games end",
    "Where points come from",
    "Win contribution of cards",
    "Use and contribution",
    "All cards",
)


def test_a_report_has_everything_that_is_wanted(fuersten_run: Path, karthedis_run: Path) -> None:
    page = report(figures_in([fuersten_run]))
    assert tuple(section.heading for section in page.sections) == SECTIONS
    facts = dict(page.facts)
    assert facts["Rules version"] and facts["Card data"] and facts["Seeds"] == "t"
    others = report(figures_in([karthedis_run]))
    assert "By species" in [section.heading for section in others.sections]
    for section in (*page.sections, *others.sections):
        assert len(section.words) > 20, "every section says what it shows"
        assert section.chart is not None or section.table is not None
    contribution = next(section for section in page.sections if section.heading == "Win contribution of cards")
    assert "correlation" in contribution.words and "Wilson" in contribution.words


def test_the_page_needs_no_network(fuersten_run: Path) -> None:
    text = html(report(figures_in([fuersten_run])))
    assert "vegaEmbed" in text or "vega-embed" in text
    body = re.sub(r"<script>.*?</script>", "", text, flags=re.DOTALL)
    assert not re.search(r"(src|href)\s*=\s*(?![\"']?#)", body)
    assert not re.search(r"<link|@import|url\(", body)
    charts = json.loads(re.search(r'id="charts">(.*?)</script>', text, re.DOTALL)[1])
    assert len(charts) == text.count('<figure class="chart"') >= 6
    assert not any("url" in chart.get("data", {}) for chart in charts)


def test_a_histogram_has_no_holes_and_not_too_many_bars() -> None:
    (rows,) = histogram({"": {3: 1, 5: 3}}, "rounds")["datasets"].values()
    assert [(row["number"], row["share"]) for row in rows] == [("3", 0.25), ("4", 0.0), ("5", 0.75)]
    (rows,) = histogram({"A": {10: 1, 300: 1}, "B": {150: 4}}, "rounds")["datasets"].values()
    assert len(rows) == 2 * 37 and rows[0]["number"] == "10–17"
    assert sum(row["count"] for row in rows) == 6


def test_names_from_card_files_stay_text(fuersten_run: Path) -> None:
    figures = figures_in([fuersten_run])
    nasty = CardLegend("</script><script>alert(1)</script>", "building", {})
    legend = figures.legend._replace(cards={**figures.legend.cards, "strasse": nasty})
    text = html(report(replace(figures, legend=legend, seeds=("<b>",))))
    assert "alert(1)" in text
    assert "<script>alert(1)" not in text and "<b>" not in text.replace("<body>", "")


def test_markdown_has_the_tables_but_the_long_one(karthedis_run: Path) -> None:
    text = markdown(report(figures_in([karthedis_run])))
    assert "| Player 1 |" in text and "## By species" in text
    assert "plays a game" not in text
    assert markdown(Page("t", "w", (), (Section("s", "w", table=Table(("a", "b"), (("x|y", "1"),))),))).endswith(
        "| a | b |\n| --- | --- |\n| x\\|y | 1 |\n"
    )


def test_only_reports_are_overwritten(fuersten_run: Path, tmp_path: Path) -> None:
    page = report(figures_in([fuersten_run]))
    for name in ("report.html", "report.md"):
        write_page(page, tmp_path / name)
        write_page(page, tmp_path / name)
        (tmp_path / name).write_text("my thesis", encoding="utf-8")
        with pytest.raises(BadInput, match="is no report"):
            write_page(page, tmp_path / name)
        assert (tmp_path / name).read_text(encoding="utf-8") == "my thesis"
    with pytest.raises(BadInput, match=r"\.html.*\.md"):
        write_page(page, tmp_path / "report.pdf")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["report.html", "report.md"]
