"""The package as it is installed: complete, compiled where that is claimed, and built from checked, pinned parts."""

import os
import pkgutil
import re
import tomllib
from importlib import import_module, metadata, resources
from pathlib import Path
from typing import Any

import pytest

import boardinghouse as bh
import boardinghouse.core

ROOT = Path(__file__).parents[2]
LOCKS = ("lock", "uv")


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def normalized(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def locked() -> dict[str, str]:
    """What the lock files pin: version by name."""
    texts = [(ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8") for lock in LOCKS]
    return dict(re.findall(r"^([a-z0-9-]+)==([\w.]+)", "\n".join(texts), re.MULTILINE))


def rule_modules() -> list[str]:
    """The modules that are compiled: all of core, and of the packages of the games."""
    names = [f"boardinghouse.core.{module.name}" for module in pkgutil.iter_modules(boardinghouse.core.__path__)]
    for id in bh.games():
        package = import_module(f"boardinghouse.games.{id}")
        names += [package.__name__]
        names += [f"{package.__name__}.{module.name}" for module in pkgutil.iter_modules(package.__path__)]
    return names


@pytest.mark.skipif("BOARDINGHOUSE_EXPECT_COMPILED" not in os.environ, reason="asked only by make test")
def test_every_rule_module_is_compiled_or_none_is() -> None:
    expected = os.environ["BOARDINGHOUSE_EXPECT_COMPILED"] == "1"
    assert bh.compiled() == expected
    for name in rule_modules():
        file = import_module(name).__file__
        assert file is not None
        assert file.endswith(".py") != expected, name


def test_installed_version_is_the_version_of_the_code() -> None:
    assert metadata.version("boardinghouse") == bh.__version__


def test_data_is_installed_with_the_package() -> None:
    package = resources.files("boardinghouse")
    assert package.joinpath("py.typed").is_file()
    for id in bh.games():
        assert package.joinpath("games", id, "RULES.md").is_file()


def test_every_source_file_is_installed() -> None:
    source = ROOT / "src" / "boardinghouse"
    installed = Path(bh.__file__).parent
    for path in source.rglob("*"):
        made = path.relative_to(source).parts[:2] == ("pocket", "site")  # after the package, by `make pocket`
        if path.is_file() and path.suffix not in (".pyc", ".so", ".pyd") and not made:
            assert (installed / path.relative_to(source)).is_file(), (
                f"package-data in pyproject.toml leaves out {path.name}"
            )


@pytest.mark.parametrize("lock", LOCKS)
def test_lock_file_holds_versions_and_hashes_only(lock: str) -> None:
    for line in (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8").splitlines():
        assert re.fullmatch(r"[a-z0-9-]+==[\w.]+( ; [^#:]+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?", line), line


def test_lock_has_what_the_package_and_its_extras_need() -> None:
    data = pyproject()
    project = data["project"]
    extras = [requirement for extra in project["optional-dependencies"].values() for requirement in extra]
    for requirement in [*data["build-system"]["requires"], *project["dependencies"], *extras]:
        name = re.match(r"[\w.-]+", requirement)
        assert name is not None
        assert normalized(name[0]) in locked(), f"{requirement}: run make lock"


def test_build_and_development_use_the_same_compiler() -> None:
    data = pyproject()
    build = {requirement for requirement in data["build-system"]["requires"] if "==" in requirement}
    assert build <= set(data["project"]["optional-dependencies"]["dev"])
    assert build == {f"{name}=={locked()[name]}" for name in ("mypy", "librt")}


def test_every_locked_package_is_in_the_notice() -> None:
    words = {normalized(word) for word in re.findall(r"[\w.-]*\w", (ROOT / "NOTICE").read_text(encoding="utf-8"))}
    assert set(locked()) - words == set()
