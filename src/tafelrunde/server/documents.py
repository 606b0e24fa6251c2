"""Public documents that change only with the program: made once, compressed once, answered with 304 when known.

Only what everybody may read is ever compressed: the size of a compressed answer tells about its secrets (BREACH).
"""

import gzip
import hashlib
from typing import Any

from litestar import Request, Response

WORTH_COMPRESSING = 1024
AGAIN_EACH_TIME = "no-cache"  # it may be kept, but has to be asked about


class Document:
    """A text with its tag. Each encoding has a tag of its own, since a strong tag stands for the bytes."""

    __slots__ = ("media_type", "plain", "squeezed", "tag")

    def __init__(self, plain: bytes, media_type: str, *parts_of_tag: str) -> None:
        self.plain = plain
        self.media_type = media_type
        self.squeezed = gzip.compress(plain, 9, mtime=0) if len(plain) > WORTH_COMPRESSING else None
        self.tag = tag_of(plain, *parts_of_tag)

    def answer(self, request: "Request[Any, Any, Any]") -> Response[bytes]:
        encoding = best_encoding(request, ("gzip",) if self.squeezed is not None else ())
        content = self.plain if encoding is None or self.squeezed is None else self.squeezed
        return answer(request, content, self.media_type, self.tag, encoding, AGAIN_EACH_TIME)


def tag_of(content: bytes, *parts: str) -> str:
    """Letters for a strong tag: who names more than the content wants it to change with that, too."""
    return hashlib.sha256(b"\0".join([*(part.encode() for part in parts), content])).hexdigest()[:24]


def answer(
    request: "Request[Any, Any, Any]", content: bytes, media_type: str, tag: str, encoding: str | None, cached: str
) -> Response[bytes]:
    """The content, or 304 to those who have it."""
    own = f'"{tag}"' if encoding is None else f'"{tag}-{encoding}"'
    headers = {"ETag": own, "Cache-Control": cached, "Vary": "Accept-Encoding"}
    known = [part.strip().removeprefix("W/") for part in request.headers.get("if-none-match", "").split(",")]
    if own in known or "*" in known:
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    if encoding is not None:
        headers["Content-Encoding"] = encoding
    return Response(content, headers=headers, media_type=media_type)


def best_encoding(request: "Request[Any, Any, Any]", there_are: tuple[str, ...]) -> str | None:
    """The first of our encodings that the client accepts; None: as it is."""
    accepted = set()
    for part in request.headers.get("accept-encoding", "").split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            accepted.add(name.strip().lower())
    return next((encoding for encoding in there_are if encoding in accepted), None)
