"""What the documents show works: Python, command lines, links. The Python of boardinghouse.rl runs in tests/rl."""

import json
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

import boardinghouse as bh
from boardinghouse.cli import main
from boardinghouse.lab.experiment import read_experiment

ROOT = Path(__file__).parent.parent
ALSO = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", ".github/pull_request_template.md")
PAGES = [*ALSO, *sorted(str(path.relative_to(ROOT)) for path in (ROOT / "docs").glob("**/*.md"))]

# A command runs as the page has it, but for these: what takes hours there takes seconds here.
SHORTER = (
    (r"--games \d+", "--games 4"),
    (r" --budget 300", ""),
    (r"--jobs 2", "--jobs 1"),
    (r"search:200", "search:20"),
    (r"analyse (.*)", r"analyse \1 --budget 0.1 --jobs 1"),
    (r"play overbooking", "play maui"),  # its analysis is the quickest
    (r"--seats you,\S+", "--seats random,random"),  # nobody is there to answer
    (r"--host 0\.0\.0\.0", "--host 127.0.0.1"),  # tests listen on loopback only
    (r"backup FILE", "backup backup.db"),
    (r"restore FILE", "restore backup.db --database sqlite:///restored.db"),
    (r"(lab (run|compare) .*)", r"\1 --jobs 1"),
    (r"examples/lab/outside.toml", f"{ROOT}/examples/lab/outside.toml --games 4"),
    (r"ladder --game maui", "ladder --game maui --bot greedy --games 4"),
    (r"--simulations \d+", "--simulations 2"),
    (r"docs/leaderboard/", f"{ROOT}/docs/leaderboard/"),
    (r"curve.csv docs/images/", "curve.csv "),  # the pictures of the docs stay as they are
)
SHELLS = ("sh", "shell", "bash", "console")
PROGRAM = re.compile(r"(\w+=\S+ )*(boardinghouse|make|pipx?|uvx?|python|node|npm|cd|podman|docker|\.venv/bin/\w+)( |$)")
# What cannot run inside a test of seconds, and where it runs instead.
ELSEWHERE = {
    "boardinghouse calibration": "minutes to hours; tests/analysis runs fit, check and planted on a few games",
    "boardinghouse train": "minutes to hours; tests/rl learns from a few games",
    "boardinghouse pocket": "needs `make pocket` first; tests/server/test_pocket.py runs it",
    "boardinghouse connect": "needs a server and a token; tests/server/test_client.py runs it",
    "make play": "tests/packaging/test_play.py runs what it runs",
    "make test": "this is it",
    "make venv": "it made the environment of this test",
    "make pocket": "tests/web opens what it makes",
    "make fixtures": "the line with one game is run here; this one plays one of each",
    "pip install .": "tests/packaging/test_door.py, in an environment where nothing was",
    "pip install 'boardinghouse[rl]'": "tests/packaging/test_door.py, with the other extras",
    "pip install 'boardinghouse[rl,train]'": "fetches PyTorch; tests/rl uses it where it is",
    "pip install 'boardinghouse[train]'": "fetches PyTorch; tests/rl uses it where it is",
    "python examples/learn_maui.py": "minutes; tests/rl/test_examples.py learns for seconds, where PyTorch is",
    "python examples/ppo_maui.py": "minutes; tests/rl/test_examples.py learns for seconds, where PyTorch is",
    "cd web && npm run dev": "serves the page until it is stopped; its script is looked up",
    "cd web && node scripts/survey.mjs": "takes pictures for many minutes; its script is looked up",
    "cd web && node scripts/clicks.mjs": "plays fifteen whole games; its script is looked up",
    "cd web && node scripts/shots.mjs": "takes pictures for people to look at; tests/web checks the boards",
}
# The same without a C compiler.
ONLY_COMPILED = {"boardinghouse analyse": "minutes as plain Python; the compiled tests run it"}
# Blocks that no program runs, by page and beginning, and why.
SHOWN = {
    ("docs/adding-a-game.md", "**OVB-12**"): "a paragraph of rules",
    ("docs/architecture.md", "src/boardinghouse/"): "folders",
    ("docs/boards.md", "web/src/games/<id>/"): "folders",
    ("docs/boards.md", "// index.ts"): "a pattern; `npm run check` checks the boards made after it",
    ("docs/boards.md", "{#each"): "the same",
    ("docs/bots.md", "call() {"): "tests/server/test_calls.py and test_sessions.py ask the same of the server",
    (
        "docs/bots.md",
        "import { Client, type Turn }",
    ): "tests/web/test_clients.py runs examples/bot.ts, which it is compared with",
    ("docs/bots.md", "[project.entry-points"): "read below",
    ("docs/cluster.md", "ray start"): "tests/lab/test_ray.py starts two nodes",
    ("docs/cluster.md", "boardinghouse lab run"): "tests/lab/test_ray.py runs it on them",
    ("docs/lab.md", "game = "): "read below",
    ("docs/operations.md", "[Unit]"): "a service file; systemd is not in a test",
    ("docs/operations.md", "[Service]"): "the same",
    ("docs/operations.md", "[Install]"): "the same",
    ("docs/operations.md", "server {"): "nginx is not in a test",
    ("docs/operations.md", "location "): "the same",
    ("docs/protocol.md", "POST /api/guests"): "requests; tests/server/test_first_game.py sends them",
    ("docs/protocol.md", "< {"): "messages; tests/server/test_first_game.py plays by them",
    ("docs/protocol.md", "{type:"): "a message; tests/server/test_socket.py has it",
    ("docs/record-format.md", "line "): "tests/test_vectors.py compares it",
    ("docs/study.md", "start + own errors"): "a sum; tests/analysis checks that it holds",
}
CURVE = "steps,seconds,bot,won,margin\n0,0,random,0.4,-2.0\n2048,9,random,0.6,3.5\n"


def commands(page: str) -> list[str]:
    """Indented lines, and lines of sh blocks, that begin with a program. test_cli has `boardinghouse` alone."""
    text = (ROOT / page).read_text(encoding="utf-8")
    fenced = re.findall(r"^```(\w*)\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    rest = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    lines = [line[4:] for line in rest.splitlines() if line.startswith("    ")]
    lines += [line for kind, block in fenced if kind in SHELLS for line in block.splitlines()]
    return [line.split(" #")[0].strip() for line in (line.removeprefix("$ ") for line in lines) if PROGRAM.match(line)]


def blocks(page: str) -> list[tuple[str, str]]:
    """The language of every block of a page, empty for indented ones, and its lines."""
    text = (ROOT / page).read_text(encoding="utf-8")
    fence = re.compile(r"^```(\S*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
    indented = re.findall(r"(?:^ {4,}\S.*\n)+", fence.sub("", text), re.MULTILINE)
    return fence.findall(text) + [("", re.sub(r"^ {4}", "", block, flags=re.MULTILINE)) for block in indented]


EVERY = [(page, line) for page in PAGES for line in commands(page)]


def of(program: str) -> list[tuple[str, str]]:
    return [(page, line) for page, line in EVERY if line.split()[0] == program]


@pytest.mark.parametrize("page", PAGES)
def test_the_python_of_a_page_runs(page: str) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)
    for block in blocks:
        if "boardinghouse.rl" not in block:  # the others run in tests/rl
            exec(compile(block, page, "exec"), {})  # noqa: S102


def shorter(line: str) -> str:
    for long, short in SHORTER:
        line = re.sub(long, short, line)
    return line


def own_commands(page: str) -> list[str]:
    lines = [line for where, line in of("boardinghouse") if where == page]
    left = ("boardinghouse serve", *ELSEWHERE, *(() if bh.compiled() else ONLY_COMPILED))  # SERVES are started below
    return [line for line in lines if line != "boardinghouse" and not line.startswith(left)]


@pytest.mark.parametrize("page", [page for page in PAGES if own_commands(page)])
def test_the_command_lines_of_a_page_run(
    page: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    house: Callable[[str], str],
) -> None:
    """All in one folder and in their order, as a reader would: later ones use what earlier ones wrote."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BOARDINGHOUSE_DATABASE", f"sqlite:///{tmp_path}/tables.db")
    lines = own_commands(page)
    if any(" db " in line for line in lines):
        house("boardinghouse serve")  # a database that has been used
    if any("analyse" in line for line in lines) and not any("--record" in line for line in lines):
        lines.insert(0, "boardinghouse play maui --seats random,random --seed 3 --record game.jsonl")
    for line in lines:
        monkeypatch.setattr("sys.argv", shlex.split(shorter(line)))
        with pytest.raises(SystemExit) as left:
            main()
        assert not left.value.code, line


@pytest.fixture
def house(tmp_path: Path) -> Callable[[str], str]:
    """Start a server as a page says, wait until it says where it is, stop it."""

    def start(line: str) -> str:
        database = f"sqlite:///{tmp_path}/tables.db"
        command = [*shlex.split(shorter(line))[1:], "--port", "0", "--database", database]
        with subprocess.Popen(
            [sys.executable, "-m", "boardinghouse.cli", *command], stdout=subprocess.PIPE, text=True
        ) as server:
            assert server.stdout is not None
            said = server.stdout.readline()
            server.send_signal(signal.SIGINT)
        assert server.returncode == 0, line
        return said

    return start


SERVES = sorted({line for _, line in of("boardinghouse") if line.startswith("boardinghouse serve")})


@pytest.mark.parametrize("line", SERVES)
def test_servers_of_the_pages_start(line: str, house: Callable[[str], str]) -> None:
    if "--help" in line:
        subprocess.run([sys.executable, "-m", "boardinghouse.cli", "serve", "--help"], check=True)
    else:
        assert house(line).startswith("Boardinghouse is at http://127.0.0.1:")


def test_what_runs_elsewhere_is_on_a_page() -> None:
    for beginning in (*ELSEWHERE, *ONLY_COMPILED):
        assert any(line.startswith(beginning) for _, line in EVERY), f"{beginning} is on no page any more"


def test_the_tests_that_run_the_rest_exist() -> None:
    named = re.findall(r"\b(?:tests|examples)/[\w/]+(?:\.\w+)?", " ".join([*ELSEWHERE.values(), *SHOWN.values()]))
    assert len(named) > 10
    assert [path for path in named if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("page", PAGES)
def test_no_block_is_fenced_in_a_way_that_is_not_read_here(page: str) -> None:
    """A fence inside a list, or of another kind, and its code would never run."""
    assert re.findall(r"^(?: +```|~~~).*", (ROOT / page).read_text(encoding="utf-8"), re.MULTILINE) == []


def left_here(*programs: str) -> list[str]:
    """The lines of these programs that nothing else runs."""
    return sorted({line for program in programs for _, line in of(program) if not line.startswith(tuple(ELSEWHERE))})


@pytest.mark.parametrize("line", left_here("make", "pip", "python", "cd", "node", ".venv/bin/python"))
def test_other_programs_of_the_pages_run(line: str, tmp_path: Path) -> None:
    (tmp_path / "curve.csv").write_text(CURVE, encoding="utf-8")
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    shutil.copytree(ROOT / "web/scripts", tmp_path / "web/scripts")  # it writes beside itself
    words = [sys.executable if word.endswith("python") else word for word in shlex.split(shorter(line))]
    folder = ROOT if words[0] == "make" else tmp_path
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout or list(tmp_path.glob("*.png"))


@pytest.mark.parametrize(("page", "line"), of("make"))
def test_make_has_the_targets_of_the_pages(page: str, line: str) -> None:
    """Also those that are not run here."""
    targets = [word for word in line.split()[1:] if "=" not in word]
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8").replace("\\\n", " ")
    known = {name for names in re.findall(r"^\.PHONY:(.*)$", makefile, re.MULTILINE) for name in names.split()}
    assert set(targets) <= known, page


@pytest.mark.parametrize("page", PAGES)
def test_installs_name_extras_that_there_are(page: str) -> None:
    """Installing itself is tested by tests/packaging, in empty environments."""
    text = (ROOT / page).read_text(encoding="utf-8")
    known = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    for extras in re.findall(r"pip install '(?:boardinghouse|\.)\[([\w,]+)\]'", text):
        assert set(extras.split(",")) <= set(known), extras


@pytest.mark.parametrize(("page", "line"), [*of("python"), *of("cd"), *of("node"), *of(".venv/bin/python")])
def test_scripts_of_the_pages_exist(page: str, line: str) -> None:
    """Also those that are not run here."""
    folder = ROOT / "web" if line.startswith("cd web") else ROOT
    for script in re.findall(r"(?:python|node) (\S+\.(?:py|mjs))", line):
        assert (folder / script).is_file(), page
    for name in re.findall(r"npm run (\w+)", line):
        assert name in json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["scripts"], page


def test_no_program_of_the_pages_is_left_unlooked_at() -> None:
    known = {"boardinghouse", "make", "pip", "python", "cd", "node", ".venv/bin/python"}
    assert {line.split()[0] for _, line in EVERY} <= known


@pytest.mark.parametrize("page", PAGES)
def test_every_block_runs_or_says_why_not(page: str) -> None:
    """Python here or in tests/rl, command lines above; the rest is listed with its reason."""
    elsewhere = (ROOT / "tests/rl/test_examples.py").read_text(encoding="utf-8")
    for kind, block in blocks(page):
        lines = [line for line in block.splitlines() if line.strip()]
        assert "boardinghouse.rl" not in block or kind != "python" or f'"{page}"' in elsewhere
        if kind == "python" or (kind in ("", *SHELLS) and all(PROGRAM.match(line) for line in lines)):
            continue
        if kind == "{toctree}":  # `make docs` reads it
            continue
        assert any(page == where and block.lstrip().startswith(start) for where, start in SHOWN), block


def test_blocks_that_are_only_shown_are_on_their_pages() -> None:
    for page, start in SHOWN:
        assert any(block.lstrip().startswith(start) for _, block in blocks(page)), f"{page}: {start}"


def test_the_experiment_and_the_entry_point_of_the_pages_are_read(tmp_path: Path) -> None:
    [experiment] = [block for kind, block in blocks("docs/lab.md") if kind == "toml"]
    (tmp_path / "plan.toml").write_text(experiment, encoding="utf-8")
    (tmp_path / "statistics.py").write_text((ROOT / "examples/lab/statistics.py").read_text(encoding="utf-8"))
    assert read_experiment(tmp_path / "plan.toml", {}).game == "maui"
    [entry] = [tomllib.loads(block) for kind, block in blocks("docs/bots.md") if kind == "toml"]
    assert list(entry["project"]["entry-points"]) == ["boardinghouse.bots"]


def test_links_between_documents_lead_somewhere() -> None:
    pages = [ROOT / page for page in PAGES if not page.startswith("docs/site/")]  # those are linked as on the site
    broken = [
        f"{page.name}: {target}"
        for page in pages
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
        if not (page.parent / target).exists()
    ]
    assert broken == []


def test_the_tests_that_the_page_on_security_names_exist() -> None:
    page = (ROOT / "docs/security.md").read_text(encoding="utf-8")
    files = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py")}
    named = set(re.findall(r"`(test_\w+)`", page))
    assert len(named) > 10
    assert {name for name in named if not any(f"def {name}(" in text for text in files.values())} == set()
    assert set(re.findall(r"`(test_\w+\.py)`", page)) <= set(files)
    assert all((ROOT / path).exists() for path in re.findall(r"`(web/tests/\S+)`", page))
