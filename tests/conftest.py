"""Options of the test run, and the count of what the contract tests checked."""

import os
from collections import Counter

import pytest
from hypothesis import HealthCheck, settings

import boardinghouse as bh

COUNTED = "contract"
# how long an example takes depends on what else the machine does
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", default=None, help="run the contract tests for this game only, registered or not")
    usual = 3 if bh.compiled() else 1
    parser.addoption("--contract-games", type=int, default=usual, help="random games a set-up (seats and options)")


def pytest_configure(config: pytest.Config) -> None:
    expected = os.environ.get("BOARDINGHOUSE_EXPECT_COMPILED")
    if expected is not None and bh.compiled() != (expected == "1"):
        raise pytest.UsageError(f"compiled package expected: {expected}, but bh.compiled() is {bh.compiled()}")


def pytest_report_header() -> str:
    return f"boardinghouse {bh.__version__}, {'compiled' if bh.compiled() else 'interpreted'}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    counts: Counter[str] = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            for name, value in getattr(report, "user_properties", []):
                if name == COUNTED and report.when == "call":
                    counts.update(value)
    if counts:
        terminalreporter.write_line(
            f"contract: {counts['games']} games, {counts['steps']} steps, {counts['properties']} properties checked"
        )
