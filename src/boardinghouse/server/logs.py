"""Structured logs on standard error: JSON lines for machines, coloured lines at a terminal.

Nothing secret is ever handed to a logger: no cookies, tokens, seeds, hands, chat or query strings.
"""

import logging
import sys

import structlog


def set_up(*, as_json: bool, level: str) -> None:
    number = logging.getLevelNamesMapping()[level.upper()]
    renderer: structlog.types.Processor = (
        structlog.processors.JSONRenderer()
        if as_json
        else structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    )
    # where a fault happened, never the values it happened with: they may be somebody's hand
    trace = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
    faults: list[structlog.types.Processor] = [structlog.processors.ExceptionRenderer(trace)] if as_json else []
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *faults,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s %(message)s", stream=sys.stderr)
