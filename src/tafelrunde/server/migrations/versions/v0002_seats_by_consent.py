"""Who has left which seat, what is asked about seats during a game, who wants a finished game to be open to all."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("seat_request", sa.Text))
    op.add_column("tables", sa.Column("publishing", sa.Text, nullable=False, server_default="[]"))
    op.add_column("holders", sa.Column("held", sa.Text, nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("left_by", sa.Integer))
    op.add_column("seats", sa.Column("offered", sa.Boolean, nullable=False, server_default=sa.false()))
