"""Who opened a table in the lobby, as a keyed hash of the address."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("opened_from", sa.String(32)))
    op.create_index("tables_by_opener", "tables", ["opened_from"])
    op.create_table(
        "keys",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )
