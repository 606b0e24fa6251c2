"""What is kept in the database.

Answers are only ever appended, and (table, seq) is unique: of two moves at the same moment the database takes one. The
row of a table holds the last saved position beside them, so going on needs neither the past nor the same rules.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False),  # all times are milliseconds since 1970
    Column("touched", BigInteger, nullable=False),
    Column("game", String(32), nullable=False),
    Column("mode", String(32), nullable=False),
    Column("number_of_seats", Integer, nullable=False),
    Column("agreed", Text, nullable=False),  # JSON: options, clock, who may watch …
    Column("seed", String(64), nullable=False),
    Column("status", String(8), nullable=False),  # open, running, over, replay
    Column("public", Boolean, nullable=False),
    Column("version", Integer, nullable=False),  # counts what changes besides answers: seats, names, requests
    Column("seq", Integer, nullable=False),
    Column("saved", Text),  # JSON: the position after answer number `seq`
    Column("due", BigInteger),  # when somebody has to look after this table, if nobody moves
    Column("undo", Text),  # JSON: who asks to go back, and who agreed
    Column("rematch", String(32)),  # the table at which it goes on
    Column("seat_request", Text),  # JSON: who asks to change who sits where during a game, and who agreed
    Column("publishing", Text, nullable=False, server_default="[]"),  # JSON: seats that want the game to be open to all
    Column("opened_from", String(32)),  # a keyed hash of the address, as long as the table is in the lobby
)
Index("tables_in_the_lobby", tables.c.public, tables.c.status, tables.c.created)
Index("tables_that_are_due", tables.c.due)
Index("tables_by_opener", tables.c.opened_from)

holders = Table(
    "holders",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("owner", Boolean, nullable=False),
    Column("muted", Text, nullable=False),  # JSON: seats whose chat this person does not want
    Column("held", Text, nullable=False, server_default="[]"),  # JSON: seats this person left during the game
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String(40), nullable=False),  # open, person, bot:NAME
    Column("holder_id", Integer, ForeignKey("holders.id", ondelete="SET NULL")),
    Column("name", String(40), nullable=False),
    Column("invitation_hash", String(64)),
    Column("brought", Text, nullable=False),  # JSON: what this seat said for itself beforehand, such as its deck
    Column("reserved_for", Integer),  # the holder at the table before, after a rematch
    Column("left_by", Integer),  # the holder who has left this open seat of a running game
    Column("offered", Boolean, nullable=False, server_default=false()),  # whether somebody new may be invited to it
)

answers = Table(
    "answers",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("kind", String(12), nullable=False),  # start, move, undo, resign, timeout, passing
    Column("move_id", String(64)),
    Column("lines_from", Integer, nullable=False),  # the record is cut to this length …
    Column("lines", Text, nullable=False),  # … and goes on with these lines (JSON)
    Column("events_from", Integer, nullable=False),
    Column("events", Text, nullable=False),  # JSON: what was told, and who knows the secret part
    UniqueConstraint("table_id", "seat", "move_id", name="a_move_is_made_once"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
)

analyses = Table(  # where finished games were lost: what was found, and what is being found
    "analyses",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),  # the last sign of life of who works on it
    Column("method", Integer, nullable=False),  # what another method found is found again
    Column("finished", Boolean, nullable=False),
    Column("found", Text, nullable=False),  # JSON, as it is sent
)

pulse = Table(  # when the server was last seen alive, so that clocks stand still while it was not
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

pauses = Table(
    "pauses",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("begun", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
)

keys = Table(  # one random key, made with the database, for hashes that must not be looked up without it
    "keys",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("value", String(64), nullable=False),
)
