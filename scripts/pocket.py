"""Builds the house in your pocket: a folder of static files that any host can serve. `make pocket` runs this.

Pyodide comes with the other packages of the page (web/package-lock.json), msgspec for it from the Python index
(requirements/pocket.txt), both by version and hash; the package itself is packed as bytecode of plain Python. Names
hold a hash of what is in the file, so that a host may let browsers keep them for ever, all but index.html, sw.js, the
manifest and the icons.
"""

import gzip
import hashlib
import io
import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from scripts import page
from scripts.page import ROOT, WEB, NoPage

from boardinghouse.bots.planned import plans_turns
from boardinghouse.pocket.house import HIGHEST

SITE = ROOT / "src/boardinghouse/pocket/site"
ASIDE = ROOT / "build/pocket"
WHEELS = ROOT / "build/pocket-wheels"
LOCK = ROOT / "requirements/pocket.txt"
PACKAGE = ROOT / "src/boardinghouse"
PYODIDE = WEB / "node_modules/pyodide"
PLATFORM = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--only-binary", ":all:"]
# what the workers run; nothing of it needs more than msgspec
FOLDERS = ("analysis", "bots", "core", "games", "pocket", "server")
MODULES = ("__init__", "glance", "lessons", "processes", "rulebook", "standin")
DATA = {".json", ".md", ".net", ".py"}
LEFT_OUT = ("pocket/site/", "server/page/", "server/contract/", "server/migrations/")
PACKED = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".webmanifest"}
ALWAYS = (1980, 1, 1, 0, 0, 0)  # the same content gives the same archive


def house_files() -> list[Path]:
    files = [PACKAGE / f"{name}.py" for name in MODULES]
    for folder in FOLDERS:
        files += [path for path in (PACKAGE / folder).rglob("*") if path.is_file() and path.suffix in DATA]
    return sorted(path for path in files if not left_out(path))


def left_out(path: Path) -> bool:
    """Plain Python reads the network of a game only if its levels plan whole turns."""
    if path.suffix == ".net" and not plans_turns(path.stem):
        return True
    return path.relative_to(PACKAGE).as_posix().startswith(LEFT_OUT)


def house_archive() -> bytes:
    """The package as plain Python."""
    body = io.BytesIO()
    with zipfile.ZipFile(body, "w") as archive:
        for path in house_files():
            name = zipfile.ZipInfo(f"boardinghouse/{path.relative_to(PACKAGE).as_posix()}", ALWAYS)
            archive.writestr(name, path.read_bytes())
    return body.getvalue()


def msgspec_wheel() -> bytes:
    """msgspec for Pyodide, of the version and hash in the lock."""
    WHEELS.mkdir(parents=True, exist_ok=True)
    found = sorted(WHEELS.glob("msgspec-*.whl"))
    if not found or found[-1].stat().st_mtime < LOCK.stat().st_mtime:
        for old in found:
            old.unlink()
        wish = ["--require-hashes", "--no-deps", "--quiet", "--disable-pip-version-check", "-r", str(LOCK)]
        command = [sys.executable, "-m", "pip", "download", *PLATFORM, *wish, "--dest", str(WHEELS)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
        if done.returncode:
            raise NoPage(f"pip could not fetch msgspec for Pyodide:\n{done.stderr.strip()[-2000:]}")
        found = sorted(WHEELS.glob("msgspec-*.whl"))
        found[-1].touch()
    return found[-1].read_bytes()


def compiled(msgspec: bytes) -> tuple[bytes, bytes]:
    """The standard library and the package, compiled by Pyodide itself as far as the house needs them to open."""
    stdlib, house = (PYODIDE / "python_stdlib.zip").read_bytes(), house_archive()
    script = WEB / "pocket/compile.mjs"
    key = hashlib.sha256(b"".join([stdlib, house, msgspec, script.read_bytes()])).hexdigest()[:16]
    made = [WHEELS / f"{name}-{key}" for name in ("stdlib.zip", "house.tar")]
    if not all(path.exists() for path in made):
        for old in [*WHEELS.glob("stdlib-*"), *WHEELS.glob("house-*")]:
            old.unlink()
        given = [WHEELS / f"{name}-{key}.in" for name in ("stdlib", "house", "msgspec")]
        for path, body in zip(given, (stdlib, house, msgspec), strict=True):
            path.write_bytes(body)
        node, _, environment = page.commands()
        page.call([*node, str(script), *map(str, [*given, *made])], environment, "Python could not be compiled")
        for path in given:
            path.unlink()
    return made[0].read_bytes(), made[1].read_bytes()


def packed(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


def lay(name: str, body: bytes) -> dict[str, object]:
    """Put a part into the folder under a name of its own."""
    stem, _, ending = name.partition(".")
    path = ASIDE / f"{stem}-{hashlib.sha256(body).hexdigest()[:12]}.{ending}"
    path.write_bytes(body)
    return {"name": path.name, "bytes": len(body)}


def build() -> None:
    page.fetch(everything=True)
    print("== Building the house in your pocket", flush=True)
    shutil.rmtree(ASIDE, ignore_errors=True)
    ASIDE.mkdir(parents=True)
    version = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))["version"]
    python = f"pyodide-{version}"
    msgspec = msgspec_wheel()
    stdlib, house = compiled(msgspec)
    files = {
        "wasm": lay("python.wasm.gz", packed((PYODIDE / "pyodide.asm.wasm").read_bytes())),
        "stdlib": lay("stdlib.zip.gz", packed(stdlib)),
        "house": lay("house.tar.gz", packed(house)),
        "msgspec": lay("msgspec.zip", msgspec),
    }
    (ASIDE / python).mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        shutil.copy(PYODIDE / name, ASIDE / python / name)
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    parts = {"python": python, "lock": json.dumps({"info": info, "packages": {}}), "highest": HIGHEST, "files": files}
    node, _, environment = page.commands()
    vite = [*node, "node_modules/vite/bin/vite.js", "build", "--mode", "pocket", "--logLevel", "error"]
    page.call(
        [*vite, "--emptyOutDir", "false", "--outDir", str(ASIDE)],
        {**environment, "BOARDINGHOUSE_POCKET": json.dumps(parts)},
        "the page could not be built",
    )
    keep(sorted(path.relative_to(ASIDE).as_posix() for path in ASIDE.rglob("*") if path.is_file()))
    for path in [path for path in ASIDE.rglob("*") if path.suffix in PACKED]:
        path.with_name(f"{path.name}.gz").write_bytes(packed(path.read_bytes()))
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.move(ASIDE, SITE)
    print(f"== {SITE.relative_to(ROOT)}: {compressed() / 1e6:.1f} MB as browsers fetch it", flush=True)


def keep(names: list[str]) -> None:
    """Write the service worker: what it keeps, under a version that changes with any of it."""
    version = hashlib.sha256(b"".join((ASIDE / name).read_bytes() for name in names)).hexdigest()[:12]
    files = ["./", *(f"./{name}" for name in names if name != "index.html")]
    script = (WEB / "pocket/sw.js").read_text(encoding="utf-8")
    script = script.replace('"{version}"', json.dumps(version)).replace('["{files}"]', json.dumps(files))
    (ASIDE / "sw.js").write_text(script, encoding="utf-8")


def compressed() -> int:
    """The bytes of a first visit where the host sends what is packed beside a file."""
    files = [path for path in SITE.rglob("*") if path.is_file()]
    packed = {path.with_suffix("") for path in files if path.suffix == ".gz" and path.with_suffix("") in files}
    return sum(path.stat().st_size for path in files if path not in packed)


if __name__ == "__main__":
    try:
        build()
    except NoPage as fault:
        sys.exit(str(fault))
