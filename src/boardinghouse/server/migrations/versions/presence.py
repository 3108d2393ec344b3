"""Who is connected to which process."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("process", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("here", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "process", "person", name=op.f("pk_presence")),
    )
    op.create_index(op.f("ix_presence_at"), "presence", ["at"])
