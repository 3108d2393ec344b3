"""Component tables: numbers of a game together with where they come from.

`components.py` of a game lists its tables under their names; the compiled rules read packed copies of them. A designer
changes a number by handing other tables to `Game.with_tables`; the rules do not notice.
"""

from typing import Final, final

from boardinghouse.core.vectors import append, i64, vec

RULEBOOK: Final = "rulebook"
PUBLICATION: Final = "publication"
RECONSTRUCTED: Final = "reconstructed"


@final
class Table:
    """Numbers in order, and their source: one word for all of them, or one a number. `rows` are names for them, where
    they have names; with fewer names than numbers, a row is several numbers."""

    def __init__(self, values: tuple[int, ...], source: str | tuple[str, ...], rows: tuple[str, ...] = ()) -> None:
        sources = (source,) * len(values) if isinstance(source, str) else source
        if len(sources) != len(values):
            raise ValueError(f"{len(values)} values but {len(sources)} sources")
        for word in sources:
            if word not in (RULEBOOK, PUBLICATION, RECONSTRUCTED):
                raise ValueError(f"a source is rulebook, publication or reconstructed, not {word!r}")
        if rows and len(values) % len(rows) != 0:
            raise ValueError(f"{len(values)} values do not divide into {len(rows)} rows")
        self.values = values
        self.sources = sources
        self.rows = rows

    def packed(self) -> vec[i64]:
        """The values as the rules read them."""
        result = vec[i64]()
        for value in self.values:
            result = append(result, value)
        return result
