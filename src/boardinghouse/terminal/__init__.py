"""Terminal play: boards drawn with Rich from views, actions by number or text, through the same door as everybody."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from rich.console import RenderableType

from boardinghouse.words import Words

Drawing = Callable[[Any, int | None, Words], RenderableType]


def drawing(id: str) -> Drawing:
    """How a view of this game is drawn."""
    draw: Drawing = import_module(f"boardinghouse.terminal.{id}").draw
    return draw
