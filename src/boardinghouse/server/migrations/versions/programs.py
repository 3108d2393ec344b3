"""People who are programs."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("people", sa.Column("bot", sa.Boolean(), server_default=sa.false(), nullable=False))
