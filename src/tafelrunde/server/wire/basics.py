"""What every family of wire types is made of: texts and numbers with their limits, and how they are written."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=24)]
SeatName = Annotated[str, Meta(min_length=1, max_length=16)]
MoveId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Milliseconds = Annotated[int, Meta(ge=0, le=2000)]
Secret = Annotated[str, Meta(min_length=22, max_length=22, pattern=r"^[A-Za-z0-9_-]+$")]
Who = Annotated[str, Meta(max_length=40)]
TermText = Annotated[str, Meta(max_length=4000)]
ChatText = Annotated[str, Meta(min_length=1, max_length=2000)]
Language = Literal["en", "de"]


class Closed(Struct, forbid_unknown_fields=True):
    """What comes in: a misspelt field is an error, not a wish that is ignored."""


encode = msgspec.json.Encoder().encode
