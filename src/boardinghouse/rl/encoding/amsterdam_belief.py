"""What a seat may believe in Hotels of Amsterdam: nothing is hidden, and only dice are still to come."""

from typing import Final

from boardinghouse.rl.encoding.sheet import Field

BELIEF: Final[tuple[Field, ...]] = ()
