"""The page: files that a build has put into the package, listed once, so that no path can lead anywhere else."""

import mimetypes
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from .api.common import AnyRequest
from .documents import AGAIN_EACH_TIME, answer, best_encoding, tag_of

BUILT = Path(__file__).parents[1] / "page"
FOR_EVER = "public, max-age=31536000, immutable"  # the names of assets change with their content
INDEX = "index.html"
SQUEEZED = {"br": ".br", "gzip": ".gz"}
# what the page shows itself; the rest of the address is its own
PLACES = ("table", "rules", "replay", "scenario", "decks", "puzzles", "lobby", "about", "art", "new", "learn")
MISSING = (
    b'<!doctype html><html lang="en"><meta charset="utf-8"><title>Tafelrunde</title>'
    b"<p>The page was not built: <code>make setup</code> builds it. Everything else works."
)
TYPES = {  # Litestar says of texts that they are in UTF-8
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
    ".ftl": "text/plain",
    ".map": "application/json",
}


class PageFile:
    """One file in memory, with what is known of it compressed."""

    __slots__ = ("_cached", "_contents", "_tag", "_type")

    def __init__(self, file: Path, cached: str) -> None:
        plain = file.read_bytes()
        self._contents: dict[str | None, bytes] = {}
        for encoding, ending in SQUEEZED.items():
            beside = file.with_name(file.name + ending)
            if beside.is_file():
                self._contents[encoding] = beside.read_bytes()
        self._contents[None] = plain
        self._tag = tag_of(plain)
        self._type = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        self._cached = cached

    def answer(self, request: AnyRequest) -> Response[bytes]:
        there_are = tuple(encoding for encoding in self._contents if encoding is not None)
        encoding = best_encoding(request, there_are)
        return answer(request, self._contents[encoding], self._type, self._tag, encoding, self._cached)


class Page:
    """All files of a built page by their address, or none."""

    def __init__(self, folder: Path) -> None:
        self.files: dict[str, PageFile] = {}
        if not (folder / INDEX).is_file():
            return
        for file in sorted(folder.rglob("*")):
            if not file.is_file() or file.suffix in SQUEEZED.values():
                continue
            address = "/" + file.relative_to(folder).as_posix()
            self.files[address] = PageFile(file, FOR_EVER if address.startswith("/assets/") else AGAIN_EACH_TIME)

    def index(self, request: AnyRequest) -> Response[bytes]:
        found = self.files.get(f"/{INDEX}")
        if found is None:
            return Response(MISSING, status_code=503, media_type=TYPES[".html"], headers={"Cache-Control": "no-store"})
        return found.answer(request)

    def file(self, address: str, request: AnyRequest) -> Response[bytes]:
        found = self.files.get(address)
        if found is None:
            raise NotFoundException
        return found.answer(request)


def page_routes(folder: Path) -> list[HTTPRouteHandler]:
    """The routes of the page that lies in a folder."""
    page = Page(folder)
    places = [path for place in PLACES for path in (f"/{place}", f"/{place}/{{rest:path}}")]
    options: dict[str, Any] = {"http_method": [HttpMethod.GET, HttpMethod.HEAD], "include_in_schema": False}

    @route(["/", *places], **options)
    async def show_page(request: AnyRequest) -> Response[bytes]:
        return page.index(request)

    @route("/assets/{rest:path}", **options)
    async def show_asset(request: AnyRequest) -> Response[bytes]:
        return page.file(request.scope["path"], request)

    routes: list[HTTPRouteHandler] = [show_page, show_asset]
    beside = [address for address in page.files if not address.startswith("/assets/") and address != f"/{INDEX}"]
    if beside:

        @route(beside, **options)
        async def show_file(request: AnyRequest) -> Response[bytes]:
            return page.file(request.scope["path"], request)

        routes.append(show_file)
    return routes
