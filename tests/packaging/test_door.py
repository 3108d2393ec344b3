"""The packages as strangers get them: built in isolation, installed into empty environments, played from empty folders.

`make test-door` hands over the wheel that `make compiled` built from the checkout with the Python of .venv. The oldest
and the newest other Python here build theirs from the source distribution, without Node, in a folder where a build was
interrupted. Every Python compiles once.
"""

import asyncio
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import boardinghouse as bh
from tests.server.client import get
from tests.server.running import Running
from tests.server.test_games import play_whole_game

pytestmark = pytest.mark.door

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src/boardinghouse"
UV = str(Path(sys.executable).parent / "uv")
MADE = (".git", ".venv", "build", "node_modules", "page", "*.egg-info", "__pycache__", "docs", "tests", ".*_cache")
NODE = ("node", "nodejs", "npm", "npx")
ASK = "import sys, sysconfig; print(*sys.version_info[:2], sysconfig.get_config_var('EXT_SUFFIX'), sys.executable)"


def run(*command: str, folder: Path, **environment: str) -> str:
    """What a program says; what it said to standard error as well if it fails."""
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-3000:]}\n{done.stderr[-6000:]}"
    return done.stdout


def pythons() -> dict[tuple[int, int], tuple[str, str]]:
    """The Pythons of this machine that we support: path and ending of extension modules by version."""
    data = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = re.findall(r"Python :: (\d+)\.(\d+)", "\n".join(data["project"]["classifiers"]))
    supported = {(int(major), int(minor)) for major, minor in named}
    names = [sys.executable, *(f"python{major}.{minor}" for major, minor in sorted(supported))]
    kept = sorted(Path.home().glob(".pyenv/versions/*/bin/python"))
    result: dict[tuple[int, int], tuple[str, str]] = {}
    for name in [*names, *map(str, kept)]:
        found = shutil.which(name)
        if found is None:
            continue
        said = subprocess.run([found, "-c", ASK], capture_output=True, text=True, check=False).stdout.split(maxsplit=3)
        if said and (int(said[0]), int(said[1])) in supported:
            result.setdefault((int(said[0]), int(said[1])), (said[3].strip(), said[2]))
    return result


PYTHONS = pythons()
OWN = (sys.version_info.major, sys.version_info.minor)
TRIED = sorted({min(PYTHONS), max(PYTHONS), OWN})


def without_node(folder: Path) -> str:
    """A path on which everything is found but Node."""
    places = []
    for number, place in enumerate(os.environ["PATH"].split(os.pathsep)):
        if any(Path(place, name).exists() for name in NODE):
            shadow = folder / f"path-{number}"
            shadow.mkdir()
            for program in Path(place).iterdir():
                if program.name not in NODE:
                    (shadow / program.name).symlink_to(program)
            places.append(str(shadow))
        else:
            places.append(place)
    return os.pathsep.join(places)


def build(kind: str, source: Path, out: Path, python: str, **environment: str) -> Path:
    """Build a package in isolation, with the tools of the lock."""
    locked = ["--build-constraints", str(ROOT / "requirements/lock.txt")]
    run(UV, "build", kind, "--python", python, *locked, "--out-dir", str(out), str(source), folder=out, **environment)
    (built,) = [*out.glob("*.whl"), *out.glob("*.tar.gz")]
    return built


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, from a clean copy of the checkout: the page has to be made for it."""
    copy = tmp_path_factory.mktemp("copy") / "checkout"
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*MADE))
    return build("--sdist", copy, tmp_path_factory.mktemp("sdist"), sys.executable)


@pytest.fixture(scope="module", params=TRIED, ids=lambda version: f"python{version[0]}.{version[1]}")
def python(request: pytest.FixtureRequest) -> tuple[int, int]:
    version: tuple[int, int] = request.param
    return version


@pytest.fixture(scope="module")
def wheel(python: tuple[int, int], sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel for a Python."""
    given = os.environ.get("BOARDINGHOUSE_WHEEL")
    if python == OWN and given:
        return Path(given)
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (source,) = folder.iterdir()
    path, ending = PYTHONS[python]
    # what a build that was interrupted while linking leaves behind, newer than everything it was linked from
    for base in ("build", f"build/package-cpython-{python[0]}{python[1]}"):
        broken = source / base / f"lib.linux-x86_64-cpython-{python[0]}{python[1]}" / f"boardinghouse__mypyc{ending}"
        broken.parent.mkdir(parents=True)
        broken.write_bytes(b"\x7fELF")
        os.utime(broken, (2**31, 2**31))
    out = tmp_path_factory.mktemp("wheel")
    return build("--wheel", source, out, path, PATH=without_node(folder), BOARDINGHOUSE_QUICK="1")


@pytest.fixture(scope="module")
def house(python: tuple[int, int], wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program, installed into an environment where nothing was."""
    environment = tmp_path_factory.mktemp("environment")
    run(UV, "venv", "--quiet", "--clear", "--python", PYTHONS[python][0], str(environment), folder=environment)
    install(environment, str(wheel))
    return environment / "bin/boardinghouse"


def install(environment: Path, what: str) -> None:
    lock = str(ROOT / "requirements/lock.txt")
    into = ["--python", str(environment / "bin/python"), "--constraints", lock]
    run(UV, "pip", "install", "--quiet", *into, what, folder=environment)


# what is built, of which the house for browsers is packed only if `make pocket` came first
BUILT = (("server", "page"), ("pocket", "site"))


def check_contents(names: set[str]) -> None:
    for path in SOURCE.rglob("*"):
        inside = path.relative_to(SOURCE)
        if path.is_file() and path.suffix not in (".pyc", ".so") and inside.parts[:2] not in BUILT:
            assert f"boardinghouse/{inside.as_posix()}" in names
    for game in bh.games():
        assert {f"boardinghouse/games/{game}/RULES{language}.md" for language in ("", ".ru", ".uk")} <= names
    assert "boardinghouse/py.typed" in names
    assert "boardinghouse/server/page/index.html" in names
    assert any(name.startswith("boardinghouse/server/page/assets/") for name in names)
    assert not [name for name in names if re.search(r"(^|/)(tests?|node_modules)/|(^|/)test_", name)]


def test_source_distribution_is_complete(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = [member.name.split("/", 1)[-1] for member in archive.getmembers() if member.isfile()]
    assert not [name for name in names if name.startswith(("tests/", "web/", "scripts/"))]
    check_contents({name.removeprefix("src/") for name in names})


def test_wheel_is_complete(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        check_contents(set(archive.namelist()))


def test_plain_package_is_built_from_the_sources_without_node(sdist: Path, tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    path = without_node(tmp_path)
    built = build("--wheel", sdist, tmp_path / "out", sys.executable, PATH=path, BOARDINGHOUSE_PURE="1")
    assert built.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(built) as archive:
        check_contents(set(archive.namelist()))


def test_installed_program_is_compiled(house: Path, python: tuple[int, int], tmp_path: Path) -> None:
    said = run(str(house), "version", folder=tmp_path)
    assert f"Python {python[0]}.{python[1]}" in said
    include = run(PYTHONS[python][0], "-c", "import sysconfig; print(sysconfig.get_path('include'))", folder=tmp_path)
    if shutil.which("cc") and Path(include.strip(), "Python.h").exists():
        assert "compiled with mypyc" in said
    assert list(tmp_path.iterdir()) == []


def test_a_game_is_recorded_verified_and_analysed(house: Path, tmp_path: Path) -> None:
    run(
        str(house), "play", "maui", "--seats", "greedy,greedy", "--seed", "5", "--record", "game.jsonl", folder=tmp_path
    )
    run(str(house), "replay", "--verify", "game.jsonl", folder=tmp_path)
    said = json.loads(run(str(house), "analyse", "game.jsonl", "--budget", "0.5", "--json", folder=tmp_path))
    assert said


def test_server_has_the_page_and_plays_over_the_socket(house: Path, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    server = Running(f"sqlite:///{tmp_path}/tables.db", program=(str(house),), folder=empty)
    try:
        page = get(server.url).raise_for_status().text
        parts = re.findall(r'(?:src|href)="(/?assets/[^"]+)"', page)
        assert parts
        for part in parts:
            assert get(f"{server.url}/{part.lstrip('/')}").raise_for_status().content
        asyncio.run(play_whole_game(server, "maui"))
    finally:
        server.stop()


def test_a_published_wheel_is_tried_with_commands_that_work(
    house: Path, python: tuple[int, int], tmp_path: Path
) -> None:
    """What cibuildwheel asks of a wheel on its own platform before it is published."""
    data = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    said = run(str(house), "version", folder=tmp_path)
    for command in data["tool"]["cibuildwheel"]["test-command"]:
        if "compiled with mypyc" in said or "compiled()" not in command:
            run(*shlex.split(command), folder=tmp_path, PATH=f"{house.parent}{os.pathsep}{os.environ['PATH']}")


def test_extras_can_be_installed(house: Path, wheel: Path, python: tuple[int, int], tmp_path: Path) -> None:
    if python != OWN:
        pytest.skip("once is enough, and the packages of this Python are here already")
    install(house.parents[1], f"boardinghouse[lab,postgres,rl] @ {wheel.as_uri()}")
    code = "import altair, polars, psycopg, boardinghouse.rl as rl; rl.gym_env('maui').reset(seed=1)"
    run(str(house.parent / "python"), "-c", code, folder=tmp_path)
