"""The history of the database, for Alembic: one file a change in `versions/`."""
