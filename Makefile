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

# where `make play` listens
HOST ?= 127.0.0.1
PORT ?= 8000

BIN := .venv/bin
VENV := .venv/.made
COMPILED := build/compiled/.made
# the peers of `make bench` are large, and nothing else needs them
BENCH_BIN := .venv-bench/bin
BENCH_VENV := .venv-bench/.made
# so is Ray
RAY_BIN := .venv-ray/bin
RAY_VENV := .venv-ray/.made
# so are those of boardinghouse.rl
RL_BIN := .venv-rl/bin
RL_VENV := .venv-rl/.made
# PyTorch: a CPU build that pip finds without an index (`pip config set global.find-links FOLDER`); the package index has
# only one of some gigabytes, and `make test-rl TORCH_FROM=` takes that
TORCH ?= torch==2.13.0
TORCH_FROM ?= --no-index
INSTALL := $(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check
# the long forms may take their time
SOAK := -o faulthandler_timeout=0
PYTEST := $(BIN)/python -m pytest -n $(JOBS) --dist worksteal
# rules, bots and tools are tested as plain Python and compiled; server and page once, as players run them
RULES := --ignore tests/web --ignore tests/server --ignore tests/rl
AS_COMPILED := PYTHONPATH=$(CURDIR)/build/compiled BOARDINGHOUSE_EXPECT_COMPILED=1
AS_PYTHON := PYTHONPATH= BOARDINGHOUSE_EXPECT_COMPILED=0
# what `make play` starts: compiled where there is a C compiler
AS_PLAYERS := PYTHONPATH=$(CURDIR)/build/compiled
# the library is missing only where no C compiler was found: one that fails stops the build
WHERE_COMPILED = set -e; ls build/compiled/boardinghouse__mypyc.* > /dev/null 2>&1 || \
	{ echo "== No C compiler here, so $@ is left out"; exit 0; }
SOURCES := pyproject.toml setup.py $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*' \
	-not -path 'src/boardinghouse/server/page/*')
# the page: built by Node (the system's, or one from PyPI) into the package
PAGE := src/boardinghouse/server/page/index.html
MODULES := web/node_modules/.made
WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
# the page inside the compiled package: it changes more often than what is compiled
COMPILED_PAGE := build/compiled/.page
PAGE_SOURCES := web/index.html web/vite.config.ts $(shell find web/src web/public src/boardinghouse/locales -type f)

.DELETE_ON_ERROR:
# what `make reports` plays, cheapest first
REPORTED ?= maui amsterdam samoa austria overbooking
REPORT_GAMES ?= 10000
LAB := $(AS_PLAYERS) $(BIN)/python -m boardinghouse.cli lab

.PHONY: reports test-ray test-rl page fixtures help play test lint test-python test-compiled test-same test-server test-page soak bench bench-server guard venv compiled lock clean

help:
	@echo "make play      the house in the browser: lobby, tables, bots (HOST=0.0.0.0 for phones in the same network)"
	@echo "make test      everything: lint, the tests as plain Python and compiled, and that both play the same games"
	@echo "make lint      ruff and mypy only"
	@echo "make test-rl   only the environments for learning agents: PettingZoo, Gymnasium, OpenSpiel"
	@echo "make soak      the long forms: contract tests on many games (SOAK_GAMES=$(SOAK_GAMES) for each set-up), the server's faults, whole games in the browser"
	@echo "make bench     our games and the peers (OpenSpiel, Catanatron, ...) side by side; ARGS=--json for machines"
	@echo "make reports   $(REPORT_GAMES) games of each game between bots, and what they show into docs/reports"
	@echo "make bench-server  the server under load, and boardgame.io's beside it"
	@echo "make guard     note what random games and copies cost now; make test fails when they cost 25 % more"
	@echo "make page      the page into src/boardinghouse/server/page"
	@echo "make fixtures  bot games for drawing boards without a server (docs/boards.md)"
	@echo "make venv      .venv with the development tools and an editable install"
	@echo "make compiled  the package compiled into build/compiled"
	@echo "make lock      requirements/*.txt anew from pyproject.toml (UPGRADE=--upgrade for newest releases)"
	@echo "make clean     remove everything that make made"

play: $(COMPILED_PAGE)
	@echo "== Opening the house: the page, the tables and the bots (HOST=0.0.0.0 lets phones in the same network in)"
	@PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/python -m boardinghouse.cli serve --host $(HOST) --port $(PORT) --open

test: lint test-python test-compiled test-same test-ray test-server test-page test-rl
	@echo "== All is well"

lint: $(VENV) $(MODULES)
	@echo "== Linting: ruff check, ruff format, mypy --strict, svelte-check"
	@$(BIN)/python -m ruff check --quiet --output-format concise .
	@$(BIN)/python -m ruff format --quiet --check .
	@$(BIN)/python -m mypy src tests benchmarks examples web/scripts
	@cd web && $(WITH_NODE) npm run --silent check

test-server: $(COMPILED_PAGE)
	@echo "== Testing the server"
	@$(AS_PLAYERS) $(PYTEST) tests/server

test-page: $(COMPILED_PAGE)
	@echo "== Testing the page in a real browser"
	@$(AS_PLAYERS) $(WITH_NODE) $(BIN)/python -m pytest tests/web

test-rl: $(COMPILED) $(RL_VENV)
	@echo "== Testing the environments for learning agents"
	@$(AS_PLAYERS) OMP_NUM_THREADS=1 $(RL_BIN)/python -m pytest -n $(JOBS) --dist worksteal tests/rl

test-python: $(VENV)
	@echo "== Testing as plain Python"
	@$(AS_PYTHON) $(PYTEST) $(RULES)

test-compiled: $(COMPILED_PAGE)
	@$(WHERE_COMPILED); \
	echo "== Testing compiled"; \
	$(AS_COMPILED) $(PYTEST) $(RULES)

test-same: $(COMPILED)
	@$(WHERE_COMPILED); \
	echo "== Comparing golden games played by plain Python and compiled"; \
	$(AS_PYTHON) $(BIN)/python -m tests.golden.digests > build/digests-python.txt; \
	$(AS_COMPILED) $(BIN)/python -m tests.golden.digests > build/digests-compiled.txt; \
	test -s build/digests-python.txt; \
	diff build/digests-python.txt build/digests-compiled.txt; \
	echo "$$(wc -l < build/digests-python.txt) digests, the same both ways"

test-ray: $(RAY_VENV) $(COMPILED)
	@echo "== Testing the lab on a Ray cluster of two workers"
	@$(AS_PLAYERS) $(RAY_BIN)/python -m pytest -m ray tests/lab

reports: $(COMPILED)
	@echo "== Playing $(REPORT_GAMES) games of each game between greedy bots, and reporting: some forty minutes on two cores; broken off, it goes on"
	@for game in $(REPORTED); do \
		set -e; \
		$(LAB) run --game $$game --bots greedy --games $(REPORT_GAMES) --seed 1 --out build/reports/$$game/greedy; \
		$(LAB) run --game $$game --bots greedy,level:1 --games 1000 --seed 1 --out build/reports/$$game/skill; \
		$(LAB) report build/reports/$$game/greedy --mirrored build/reports/$$game/skill -o docs/reports/$$game.html; \
	done

soak: $(COMPILED_PAGE)
	@echo "== Soaking: $(SOAK_GAMES) random games for each number of seats and choice of options of every game"
	@PYTHONPATH=$(CURDIR)/build/compiled $(PYTEST) $(SOAK) tests/contract --contract-games $(SOAK_GAMES)
	@echo "== Soaking the server: 200 kills, 500 network faults, 10,000 mutated messages, whole games compared byte by byte"
	@PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/python -m pytest $(SOAK) -m soak tests/server
	@echo "== Soaking the page: eight whole games of each in a real browser"
	@$(AS_PLAYERS) $(WITH_NODE) $(BIN)/python -m pytest $(SOAK) -m soak tests/web

	@echo "== Soaking the analysis: chances against results, and planted errors"
	@PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/python -m pytest $(SOAK) -m soak tests/analysis

bench: $(COMPILED) $(BENCH_VENV)
	@echo "== Measuring our games and the peers side by side: up to ten minutes"
	@PYTHONPATH= $(BENCH_BIN)/python -m benchmarks $(ARGS)

bench-server: $(COMPILED)
	@echo "== Measuring the server with 200 tables in play, and boardgame.io under the same load: some three minutes"
	@PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/python -m benchmarks.server $(ARGS)

guard: $(COMPILED)
	@echo "== Noting in benchmarks/guard.json what random games and copies cost"
	@$(AS_COMPILED) $(BIN)/python -m benchmarks.guard

page: $(PAGE)

$(PAGE): $(MODULES) $(PAGE_SOURCES)
	@echo "== Building the page"
	@cd web && $(WITH_NODE) npm run --silent build -- --logLevel error

$(MODULES): web/package.json web/package-lock.json | $(VENV)
	@echo "== Fetching what the page is built with: web/package-lock.json"
	@# not `npm ci`: it wants the optional packages of every platform in the lock, and a registry need not have them all
	@$(WITH_NODE) $(BIN)/python web/scripts/node.py
	@cd web && $(WITH_NODE) npm install --no-save --silent --ignore-scripts
	@touch $@

fixtures: $(VENV)
	@echo "== Playing bot games for the harness of the boards"
	@$(BIN)/python web/scripts/fixtures.py

venv: $(VENV)

$(VENV): requirements/dev.txt pyproject.toml setup.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Python 3.11 or newer is needed, and $(PYTHON) is not; say which to take: make PYTHON=python3.13" >&2; exit 1; }
	@echo "== Making .venv: $$($(PYTHON) --version), the packages of requirements/dev.txt, boardinghouse (editable)"
	@$(BIN)/python -m pip --version > /dev/null 2>&1 || $(PYTHON) -m venv --clear .venv
	@$(INSTALL) --require-hashes -r requirements/dev.txt
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(RAY_VENV): requirements/ray.txt
	@echo "== Making .venv-ray: the packages of requirements/ray.txt"
	@$(RAY_BIN)/python -m pip --version > /dev/null 2>&1 || $(PYTHON) -m venv --clear .venv-ray
	@$(RAY_BIN)/python -m pip install --quiet --quiet --disable-pip-version-check --require-hashes -r requirements/ray.txt
	@touch $@

$(BENCH_VENV): requirements/bench.txt
	@echo "== Making .venv-bench: the packages of requirements/bench.txt"
	@$(BENCH_BIN)/python -m pip --version > /dev/null 2>&1 || $(PYTHON) -m venv --clear .venv-bench
	@$(BENCH_BIN)/python -m pip install --quiet --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@

# PyTorch has no place in the lock: the CPU build's hash is not that of the package index. Everything else is in it.
$(RL_VENV): requirements/rl.txt
	@echo "== Making .venv-rl: the packages of requirements/rl.txt, and PyTorch"
	@$(RL_BIN)/python -m pip --version > /dev/null 2>&1 || $(PYTHON) -m venv --clear .venv-rl
	@$(RL_BIN)/python -m pip install --quiet --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements/rl.txt
	@$(RL_BIN)/python -m pip install --quiet --quiet --disable-pip-version-check $(TORCH_FROM) $(TORCH) > /dev/null 2>&1 || \
		echo "== No CPU build of PyTorch here: the training example is left out (make test-rl TORCH_FROM= fetches the large one)"
	@touch $@

compiled: $(COMPILED)

# The old build/lib* would carry files that the sources no longer have; the objects in build/temp* are worth keeping. The
# stamp has the time of the start, so that what is edited during the build counts as newer.
$(COMPILED): $(VENV) $(SOURCES)
	@echo "== Compiling core and games into build/compiled"
	@rm -rf build/compiled build/lib* build/bdist*
	@mkdir -p build && touch build/.started
	@env -u BOARDINGHOUSE_PURE $(INSTALL) --no-deps --no-build-isolation --target build/compiled .
	@mv build/.started $@

$(COMPILED_PAGE): $(COMPILED) $(PAGE)
	@rm -rf build/compiled/boardinghouse/server/page
	@cp -r src/boardinghouse/server/page build/compiled/boardinghouse/server/page
	@touch $@

LOCK := $(BIN)/python -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url --no-emit-find-links

lock: $(VENV)
	@echo "== Locking requirements: versions and hashes of every package for running, developing and comparing"
	@$(INSTALL) uv==0.13.7
	@$(LOCK) $(UPGRADE) --extra dev --extra lab pyproject.toml --output-file requirements/dev.txt
	@$(LOCK) $(UPGRADE) --extra bench --constraints requirements/dev.txt pyproject.toml --output-file requirements/bench.txt
	@$(LOCK) $(UPGRADE) --extra dev --extra lab --extra ray --constraints requirements/dev.txt pyproject.toml \
		--output-file requirements/ray.txt
	@$(LOCK) $(UPGRADE) --constraints requirements/dev.txt --constraints requirements/bench.txt \
		--excludes requirements/rl-excludes.in requirements/rl.in --output-file requirements/rl.txt
	@$(LOCK) $(UPGRADE) requirements/node.in --output-file requirements/node.txt
	@! grep -n '://\|^-' requirements/*.txt || { echo "a lock file holds versions and hashes only" >&2; exit 1; }

clean:
	@echo "== Removing .venv, .venv-bench, .venv-ray, .venv-rl, build and the caches of the tools"
	@rm -rf .venv .venv-bench .venv-ray .venv-rl build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@rm -rf web/node_modules web/fixtures web/shots src/boardinghouse/server/page
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
