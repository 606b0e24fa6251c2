# make setup   everything installed into .venv
# make play    sit down and play
# make test    every check: format, lint, types, tests, scenarios
# make soak    thousands of random and greedy games over all modes (minutes)
# make bench   speed figures

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
GAMES ?= 10000

.PHONY: setup play test soak bench clean

setup: $(STAMP)

$(STAMP): pyproject.toml src/tafelrunde/version.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Tafelrunde needs Python 3.11 or newer; say which one with: make $(or $(MAKECMDGOALS),setup) PYTHON=python3.12"; exit 2; }
	@echo "Setting up Tafelrunde in $(VENV) (once, about half a minute) …"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $(STAMP)

play: setup
	@$(BIN)/tafelrunde play

test: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pytest -n auto
	$(BIN)/tafelrunde scenario run scenarios
	$(BIN)/tafelrunde rules fuersten --coverage --fail-uncovered --quiet
	$(BIN)/tafelrunde rules karthedis --coverage --fail-uncovered --quiet

soak: setup
	@set -e; for mode in intro gold wirren fortschritt duell; do \
	  echo "== $$mode, random"; \
	  $(BIN)/tafelrunde simulate fuersten --mode $$mode --bots random,random --games $$(( $(GAMES) / 5 )) --seed 1; \
	  echo "== $$mode, greedy"; \
	  $(BIN)/tafelrunde simulate fuersten --mode $$mode --bots greedy,greedy --games $$(( $(GAMES) / 50 )) --seed 1; \
	done
	@set -e; for seats in 2 3 4 5 6 7 8 9; do \
	  for mode in classic draft deckbau; do \
	    echo "== karthedis $$mode, $$seats seats, random"; \
	    option=$$(test $$mode = deckbau && echo "--option decks=random" || true); \
	    $(BIN)/tafelrunde simulate karthedis --mode $$mode --seats $$seats $$option --games $$(( $(GAMES) / 24 + 1 )) \
	      --seed 1 | head -3; \
	  done; \
	done

bench: setup
	$(BIN)/tafelrunde bench

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
