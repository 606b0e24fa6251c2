# make setup   everything installed into .venv, in the versions of requirements.lock
# make play    sit down and play, in the browser: http://127.0.0.1:8700
# make test    every check: format, lint, types, tests, scenarios, the page
# make test-sources, test-core, test-browser, test-rulings   the parts of it; what each may take: docs/testing.md
# make soak    thousands of random and greedy games of every game and mode (minutes)
# make soak-server   the table server under fire: malformed messages, kill -9, every byte checked for leaks (half an hour)
# make slice-server   a slice of that, another one for each commit (minutes)
# make compiled   kernel, games and bots compiled by mypyc (needs a C compiler): about two and a half times as fast
# make plain   back to plain Python
# make test-compiled   the tests of what is compiled, with the compiled core
# make bench   speed figures
# make types   make the page's types of the wire again from those of the server
# make screenshots   take the pictures of the README again, from the running product
# make views   take every view at three sizes, light and dark, to be looked at (some: VIEWS="lesson late")
# make lock    make requirements.lock again from pyproject.toml; what still fits stays (UPGRADE=--upgrade: the newest of all);
#              and requirements-serve.lock, the part of it that a server needs

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
GAMES ?= 10000
MESSAGES ?= 100000
KILLS ?= 200
LEAK_GAMES ?= 500
BREAKING ?= 600
SLICE ?=
UPGRADE ?=
VIEWS ?=
PYTEST = $(BIN)/pytest -n auto --dist worksteal

.PHONY: setup page compiled plain fresh play test test-sources test-core test-browser test-rulings test-compiled soak slice-server soak-server bench types screenshots views lock clean

setup: $(STAMP) page fresh

# compiled modules do not notice that their sources have changed
fresh: $(STAMP)
	@$(BIN)/python compile_core.py --stale

compiled: $(STAMP)
	$(call part,compiling,$(BIN)/python compile_core.py)

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

# a part of the check: its command, and in the end how long it took (what it may take: docs/testing.md)
part = @echo '$(2)'; begun=$$(date +%s); $(2) && echo "-- $(1): $$(($$(date +%s) - begun)) s"

test: setup test-sources test-core test-browser test-rulings

test-sources: setup
	$(call part,format,$(BIN)/ruff format --check .)
	$(call part,lint,$(BIN)/ruff check .)
	$(call part,types,$(BIN)/mypy)
	$(call part,page,$(BIN)/python web/build.py check)

test-core: setup
	$(call part,core,$(PYTEST) --ignore=tests/browser)

test-browser: setup
	$(call part,browser,$(PYTEST) tests/browser)

test-rulings: setup
	$(call part,scenarios,$(BIN)/tafelrunde scenario run scenarios)
	$(call part,lessons,$(BIN)/tafelrunde lesson check lessons)
	$(call part,rules,$(BIN)/tafelrunde rules --coverage --fail-uncovered --quiet)

# what runs in compiled code when the core is compiled
test-compiled: setup
	@$(BIN)/python compile_core.py --is-compiled
	$(call part,compiled,$(PYTEST) tests/kernel tests/games tests/contract tests/bots tests/scenarios tests/test_compile_core.py)
	$(call part,compiled scenarios,$(BIN)/tafelrunde scenario run scenarios)

soak: setup
	$(BIN)/python benchmarks/soak.py $(GAMES)

# chosen by the commit; another one, or the same again, with SLICE=NUMBER
slice-server: setup
	$(BIN)/python -m tests.server.slice $(if $(SLICE),--slice $(SLICE))

soak-server: setup
	$(BIN)/python -m tests.server.fuzz --messages $(MESSAGES)
	$(BIN)/python -m tests.server.crash --kills $(KILLS) --tables 50
	$(BIN)/python -m tests.server.leaks --games $(LEAK_GAMES)
	$(BIN)/python -m tests.server.breaks --seconds $(BREAKING)

bench: setup
	$(BIN)/tafelrunde bench
	$(BIN)/python benchmarks/server_load.py

types: $(STAMP)
	$(BIN)/python web/build.py types

screenshots: setup
	$(BIN)/python -m tests.browser.pictures

views: setup
	$(BIN)/python -m tests.browser.sheets $(VIEWS)

lock:
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@test -x $(BIN)/uv || $(PIP) uv
	$(BIN)/uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 --generate-hashes --quiet \
	  --custom-compile-command "make lock" --output-file requirements.lock $(UPGRADE)
	$(BIN)/uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --quiet --no-annotate \
	  --constraint requirements.lock --custom-compile-command "make lock" --output-file requirements-serve.lock

clean:
	rm -rf $(VENV) web/node_modules src/tafelrunde/page .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
