"""Numbers for Prometheus, served at /metrics."""

try:
    from prometheus_client import Counter, Gauge, Histogram
except ImportError:  # the house in a browser: nobody reads them

    class Uncounted:
        """Takes a number and forgets it."""

        def __init__(self, *_: object, **__: object) -> None:
            pass

        def labels(self, *_: str) -> "Uncounted":
            return self

        def inc(self, *_: float) -> None:
            pass

        dec = set = observe = inc

    Counter = Gauge = Histogram = Uncounted  # type: ignore[assignment,misc]

STEPS = Counter("boardinghouse_steps_total", "Steps stored, by kind of change", ["change"])
COMMANDS = Histogram(
    "boardinghouse_command_seconds",
    "From a command's arrival to its stored answer",
    ["command"],
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
CONFLICTS = Counter("boardinghouse_conflicts_total", "Steps lost to another process and decided again")
PASSED_ON = Counter("boardinghouse_passed_on_total", "Requests passed on to the process that has their table")
TABLES_LOADED = Counter("boardinghouse_tables_loaded_total", "Tables read from the database into memory")
TABLES = Gauge("boardinghouse_tables_in_memory", "Tables in memory now")
SOCKETS = Gauge("boardinghouse_sockets", "Open sockets")
CUT = Counter("boardinghouse_connections_cut_total", "Connections cut: silent, unread, too many", ["why"])
RESYNCS = Counter("boardinghouse_slow_readers_total", "Sockets closed because they read too slowly")
REFUSED = Counter("boardinghouse_refused_total", "Commands refused, by reason", ["reason"])
LIMITED = Counter("boardinghouse_limited_total", "Requests over a rate limit, by limit", ["limit"])
BOT_SECONDS = Histogram(
    "boardinghouse_bot_seconds", "Thought of a bot", ["bot"], buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20)
)
WAITING = Gauge("boardinghouse_thoughts_waiting", "Thoughts that wait for a process, by kind of work", ["work"])
UNDER_WAY = Gauge("boardinghouse_thoughts_under_way", "Thoughts under way, by kind of work", ["work"])
WAITED = Histogram(
    "boardinghouse_thought_waited_seconds",
    "Time a thought waited for a process, by kind of work",
    ["work"],
    buckets=(0.01, 0.1, 0.5, 1, 2, 5, 10, 30, 60, 300),
)
HELD_BACK = Counter("boardinghouse_thoughts_held_back_total", "Thoughts put off: their person or address has too many")
BOT_FALLBACKS = Counter("boardinghouse_bot_fallbacks_total", "Random answers in place of a bot that failed", ["bot"])
REQUESTS = Histogram("boardinghouse_request_seconds", "HTTP requests", ["method", "status"])
