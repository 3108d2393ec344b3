# Boardinghouse. `make play` plays, `make test` checks everything.

PYTHON ?= python3
BIN := .venv/bin
VENV := .venv/.stamp

.PHONY: venv clean

venv: $(VENV)

$(VENV): requirements/dev.txt pyproject.toml setup.py
	@echo "== Making .venv: $$($(PYTHON) --version), the tools of requirements/dev.txt, boardinghouse itself (editable)"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --require-hashes -r requirements/dev.txt
	@$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation -e .
	@touch $@
