# make setup   everything installed into .venv, in the versions of requirements.lock
# make play    sit down and play, in the browser: http://127.0.0.1:8700
# make test    every check: format, lint, types, tests, scenarios, the page
# make soak    thousands of random and greedy games over all modes (minutes)
# make soak-server   the table server under fire: malformed messages, kill -9, every byte checked for leaks
# make compiled   kernel, games and bots compiled by mypyc (needs a C compiler): about two and a half times as fast
# make plain   back to plain Python
# make test-core   the Python tests alone, in whichever form the core is
# make bench   speed figures
# make types   make the page's types of the wire again from those of the server
# make screenshots   take the pictures of the README again, from the running product
# make lock    make requirements.lock again from pyproject.toml; what still fits stays (UPGRADE=--upgrade: the newest of all)

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
GAMES ?= 10000
MESSAGES ?= 100000
KILLS ?= 200
LEAK_GAMES ?= 500
UPGRADE ?=

.PHONY: setup page compiled plain fresh play test test-core soak soak-server bench types screenshots lock clean

setup: $(STAMP) page fresh

# compiled modules do not notice that their sources have changed
fresh: $(STAMP)
	@$(BIN)/python compile_core.py --stale

compiled: $(STAMP)
	@$(BIN)/python compile_core.py

plain: $(STAMP)
	@$(BIN)/python compile_core.py --remove

page: $(STAMP)
	@$(BIN)/python web/build.py

$(STAMP): pyproject.toml requirements.lock src/tafelrunde/version.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Tafelrunde needs Python 3.11 or newer; say which one with: make $(or $(MAKECMDGOALS),setup) PYTHON=python3.12"; exit 2; }
	@echo "Setting up Tafelrunde in $(VENV) (once, about half a minute) …"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) --require-hashes --requirement requirements.lock
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $(STAMP)

play: setup
	@$(BIN)/tafelrunde serve --open

test: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python web/build.py check
	@$(MAKE) --no-print-directory test-core
	$(BIN)/tafelrunde rules fuersten --coverage --fail-uncovered --quiet
	$(BIN)/tafelrunde rules karthedis --coverage --fail-uncovered --quiet

test-core: setup
	$(BIN)/pytest -n auto --ignore=tests/browser
	$(BIN)/pytest -n auto tests/browser
	$(BIN)/tafelrunde scenario run scenarios

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

soak-server: setup
	$(BIN)/python -m tests.server.fuzz --messages $(MESSAGES)
	$(BIN)/python -m tests.server.crash --kills $(KILLS) --tables 50
	$(BIN)/python -m tests.server.leaks --games $(LEAK_GAMES)

bench: setup
	$(BIN)/tafelrunde bench
	$(BIN)/python benchmarks/server_load.py

types: $(STAMP)
	$(BIN)/python web/build.py types

screenshots: setup
	$(BIN)/python -m tests.browser.pictures

lock:
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@test -x $(BIN)/uv || $(PIP) uv
	$(BIN)/uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 --generate-hashes --quiet \
	  --custom-compile-command "make lock" --output-file requirements.lock $(UPGRADE)

clean:
	rm -rf $(VENV) web/node_modules src/tafelrunde/page .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
