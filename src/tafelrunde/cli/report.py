"""`tafelrunde report`: what was simulated, as a page."""

import json
from pathlib import Path

import click

from ..kernel import BadInput
from .common import clear_errors, json_option, needs_extra


@click.command()
@click.argument("folders", nargs=-1, type=click.Path(path_type=Path))
@click.option(
    "--compare", nargs=2, type=click.Path(path_type=Path), metavar="A B", help="Show what differs from A to B."
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="The page (.html) or Markdown (.md) to write.  [default: report.html in the folder, comparison.html here]",
)
@json_option
@clear_errors
def report(folders: tuple[Path, ...], compare: tuple[Path, Path] | None, out: Path | None, as_json: bool) -> None:
    """Make one page of the games that `tafelrunde simulate --out` has kept in FOLDERS.

    Several folders of the same run are counted together. The page is one file and needs no network. With --json the
    figures are printed and no page is made.
    """
    needs_extra("lab", "report", "pyarrow", "altair", "vl_convert")
    from ..lab.compare import Side, compare_json  # noqa: PLC0415  takes the extra `lab`
    from ..lab.compare import compare as compared  # noqa: PLC0415
    from ..lab.figures import figures_in  # noqa: PLC0415
    from ..lab.page import write_page  # noqa: PLC0415
    from ..lab.report import report as reported  # noqa: PLC0415

    if compare is not None and folders:
        raise BadInput("with --compare there are two folders, A and B, and no others")
    if compare is None and not folders:
        raise BadInput("name a folder that tafelrunde simulate --out has made, or two with --compare A B")
    sides = [Side(str(folder), figures_in([folder])) for folder in compare or ()]
    if as_json:
        told = compare_json(*sides) if sides else figures_in(folders).json()
        click.echo(json.dumps(told, indent=2))
        return
    if sides:
        page, file = compared(*sides), out or Path("comparison.html")
    else:
        page, file = reported(figures_in(folders)), out or folders[0] / "report.html"
    write_page(page, file)
    click.echo(f"{file}: {page.title}")
