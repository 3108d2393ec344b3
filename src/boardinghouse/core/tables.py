"""Component tables: numbers of a game together with where they come from.

`components.py` of a game lists its tables under their names; the compiled rules read packed copies of them. A designer
changes a number by handing other tables to `Game.with_tables`; the rules do not notice. Where a number would say
nothing to a designer, the table holds short text ("2 krones"), and its notation makes the numbers of it, once.
"""

from typing import Final, final

from boardinghouse.core.vectors import append, i64, vec

RULEBOOK: Final = "rulebook"
PUBLICATION: Final = "publication"
RECONSTRUCTED: Final = "reconstructed"


class Notation:
    """How the values of a table are written as text."""

    def read(self, text: str) -> int:
        """The number the rules read; ValueError says what is wrong with the text."""
        raise NotImplementedError


@final
class Names(Notation):
    """One name from a list: the number is its place there."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def read(self, text: str) -> int:
        if text not in self.names:
            raise ValueError(f"{text!r} is none of {', '.join(self.names)}")
        return self.names.index(text)


@final
class NumberTable:
    """Values in order, and their source: one word for all of them, or one per value. `rows` are names for them, if they
    have names; with fewer names than values, a row is several values. `values` are the numbers; for a table that is
    written as text, `texts` are what it says."""

    def __init__(
        self,
        values: tuple[int | str, ...],
        source: str | tuple[str, ...],
        rows: tuple[str, ...] = (),
        notation: Notation | None = None,
    ) -> None:
        sources = (source,) * len(values) if isinstance(source, str) else source
        if len(sources) != len(values):
            raise ValueError(f"{len(values)} values but {len(sources)} sources")
        for word in sources:
            if word not in (RULEBOOK, PUBLICATION, RECONSTRUCTED):
                raise ValueError(f"a source is rulebook, publication or reconstructed, not {word!r}")
        if rows and len(values) % len(rows) != 0:
            raise ValueError(f"{len(values)} values do not divide into {len(rows)} rows")
        self.written: tuple[int | str, ...] = values
        self.texts: tuple[str, ...] = tuple([value for value in values if isinstance(value, str)])
        self.sources = sources
        self.rows = rows
        self.notation = notation
        self.values: tuple[int, ...] = tuple([self.number(place) for place in range(len(values))])

    def number(self, place: int) -> int:
        """What the rules read at a place. Text without a notation waits for the table that it replaces."""
        value = self.written[place]
        if isinstance(value, int):
            return value
        if self.notation is None:
            return 0
        try:
            return self.notation.read(value)
        except ValueError as fault:
            raise ValueError(f"{self.rows[place] if self.rows else place}: {fault}") from None

    def replaced(self, table: "NumberTable") -> "NumberTable":
        """Another table in place of this one: text is read the same way."""
        if self.notation is None or table.notation is not None:
            return table
        if not table.texts:
            raise ValueError(f"its values are text such as {self.texts[0]!r}, not numbers")
        return NumberTable(table.texts, table.sources, self.rows, self.notation)

    def packed(self) -> vec[i64]:
        """The values as the rules read them."""
        result = vec[i64]()
        for value in self.values:
            result = append(result, value)
        return result
