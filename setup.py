"""Compiles the core and the games with mypyc where a C compiler is to be had; everything else stands in pyproject.toml.

The package is the same either way. It stays plain Python when the install is editable, when BOARDINGHOUSE_PURE=1, or
when no C compiler can build an extension here: one line then says so. A compiler that is there but fails on our code is
an error, never a quiet step back. `pip install -v` shows these lines; `boardinghouse version` says what is installed.
"""

import os
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

BUILDS = {"bdist_wheel", "build", "build_ext", "install"}
COMPILED = (
    "src/boardinghouse/core/*.py",
    "src/boardinghouse/games/*/*.py",
    "src/boardinghouse/bots/greedy.py",
    "src/boardinghouse/bots/search.py",
    "src/boardinghouse/bots/tree.py",
    "src/boardinghouse/bots/evaluation/*.py",
    "src/boardinghouse/rl/encoding/*.py",
    "src/boardinghouse/analysis/calibration.py",
    "src/boardinghouse/analysis/compare.py",
    "src/boardinghouse/analysis/fit.py",
)


class ParallelBuild(build_ext):
    """Compiles the C files of an extension side by side: all of ours are in one."""

    def build_extensions(self) -> None:
        compile_one_by_one = self.compiler.compile

        def compile_side_by_side(sources: list[str], *args: Any, **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                jobs = [pool.submit(compile_one_by_one, [source], *args, **options) for source in sources]
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
    if "editable_wheel" in sys.argv or "develop" in sys.argv:
        return "the install is editable"
    if os.environ.get("BOARDINGHOUSE_PURE", "0") not in ("", "0"):
        return "BOARDINGHOUSE_PURE is set"
    if builds([]):
        return None
    return "no C compiler here can build a Python extension; to compile, install one, and Python's headers"


def compiled_modules() -> list[Extension]:
    """One library of all modules, so that games call the core directly; a C file a module, to compile side by side."""
    from mypyc.build import mypycify

    paths = sorted(str(path) for pattern in COMPILED for path in Path().glob(pattern))
    print(f"boardinghouse: compiling {len(paths)} modules with mypyc", file=sys.stderr, flush=True)
    modules = mypycify(paths, opt_level="3", debug_level="0", multi_file=True, group_name="boardinghouse")
    # calls from one C file into another are inlined only when the linker sees them all
    whole = ["-flto=auto"] if os.name == "posix" and builds(["-flto=auto"]) else []
    for module in modules:
        # mypyc asks for -Werror; a warning that a newer compiler learns must not stop an install
        module.extra_compile_args = [flag for flag in module.extra_compile_args if flag not in ("-Werror", "/WX")]
        if os.name == "posix":
            # nobody replaces our functions at load time: let the compiler call and inline them directly
            module.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden", *whole]
            module.extra_link_args = [*(module.extra_link_args or []), *whole]
    return modules


modules: list[Extension] = []
if BUILDS & set(sys.argv) or "editable_wheel" in sys.argv:  # and not when pip only asks for names and versions
    reason = why_pure()
    if reason:
        print(f"boardinghouse: installed as plain Python, not compiled: {reason}", file=sys.stderr, flush=True)
    else:
        modules = compiled_modules()

setup(ext_modules=modules, cmdclass={"build_ext": ParallelBuild}, options={"build_ext": {"parallel": True}})
