"""The worked examples, in a short form; and the snippets of the docs, as they stand there."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_maskable_ppo_learns_maui() -> None:
    pytest.importorskip("torch", reason="no PyTorch in .venv", exc_type=ImportError)
    curve = example("learn_maui").learn(8192, seconds=600, against=["random"], every=100_000, games=60)
    (_, _, _, won_before, margin_before), (steps, _, _, won, margin) = curve.rows
    assert steps == 8192
    assert margin > margin_before + 4, f"the margin went from {margin_before} to {margin} points"
    assert won > max(won_before, 0.7)


def test_ppo_in_one_file_learns_maui() -> None:
    pytest.importorskip("torch", reason="no PyTorch in .venv", exc_type=ImportError)
    _, (first, last) = example("ppo_maui").learn(
        32_768, seconds=600, against=["random"], every=100_000, games=100, teacher="random"
    )
    assert last[0] == 32_768
    assert last[4] > first[4] + 4, f"the margin went from {first[4]} to {last[4]} points"
    assert last[3] > max(first[3], 0.7)


def test_openspiel_search_beats_a_random_seat_at_overbooking() -> None:
    play = example("search_overbooking").play
    assert sum(play(simulations=50, seat=game % 2, seed=game) for game in range(8)) > 0


def snippets(path: str) -> list[str]:
    """The Python blocks that use the environments."""
    text = (ROOT / path).read_text(encoding="utf-8")
    return [block for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if "boardinghouse.rl" in block]


PAGES = ("README.md", "docs/environments.md", "docs/cluster.md", "docs/leaderboard.md")
BLOCKS = [(path, place) for path in PAGES for place in range(len(snippets(path)))]


@pytest.mark.parametrize(("path", "place"), BLOCKS)
def test_snippets_run(path: str, place: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = snippets(path)[place]
    if "sb3_contrib" in code or "ray.rllib" in code:
        pytest.importorskip("torch", reason="no PyTorch in .venv", exc_type=ImportError)
    monkeypatch.chdir(tmp_path)
    exec(compile(code, f"{path}, snippet {place + 1}", "exec"), {"__name__": "__snippet__"})  # noqa: S102


def test_readme_shows_how_to_learn() -> None:
    assert len(snippets("README.md")) >= 1
