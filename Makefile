# One word a habit; CI calls the same. `make` alone lists them.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PREFIX ?= /usr/local
STAMP := $(VENV)/.installed
.DEFAULT_GOAL := help
.PHONY: help play test coverage check format e2e locale pictures bench strength mutants build bare-root wheel install uninstall clean

help: ## list what can be made
	@grep -E '^[a-z0-9-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

$(STAMP): pyproject.toml tools/setup.sh
	@PYTHON="$(PYTHON)" VENV="$(VENV)" sh tools/setup.sh
	@touch $@

play: $(STAMP) ## set everything up and open the table
	@$(BIN)/python -m tools.locale compile
	@$(BIN)/python -m callbreak $(ARGS)

test: $(STAMP) ## set everything up and run the tests
	@$(BIN)/python -m tools.locale compile
	@$(BIN)/python -m pytest -q -n auto -m "not e2e" $(ARGS)
	@$(MAKE) --no-print-directory coverage

coverage: $(STAMP) ## run the engine's tests; each of its branches must be seen
	@$(BIN)/python -m pytest -q tests/engine --cov --cov-report=term:skip-covered

check: $(STAMP) ## format, lint, types, import arrows
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/python -m tools.locale check

format: $(STAMP) ## put the code into shape
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

e2e: $(STAMP) ## drive the real window under Xvfb
	@VENV="$(VENV)" sh tools/needed.sh e2e
	@$(BIN)/python -m tools.locale compile
	@$(BIN)/python -m pytest -q -n 2 --dist loadfile -m e2e tests/e2e $(ARGS)

locale: $(STAMP) ## extract, update and compile the languages
	@$(BIN)/python -m tools.locale

pictures: $(STAMP) ## render every scene into build/pictures
	@$(BIN)/python -m tools.pictures

bench: $(STAMP) ## measure the game; figures as ratios from one run
	@VENV="$(VENV)" sh tools/needed.sh bench
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --group bench
	@xvfb-run -a -s "-screen 0 3840x2160x24" $(BIN)/python -m tools.bench $(ARGS)

strength: $(STAMP) ## measure the bots against a yardstick (see docs/bots.md)
	@$(BIN)/python -m tools.strength $(ARGS)

mutants: $(STAMP) ## spoil the rules in 800 ways; a test must notice each
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --group mutants
	@$(BIN)/mutmut run $(ARGS)
	@$(BIN)/mutmut results

build: $(STAMP) ## make the app in dist/ (ARGS=--onefile for one file)
	@VENV="$(VENV)" sh tools/needed.sh build
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --group bundle
	@$(BIN)/python -m tools.locale compile
	@$(BIN)/pyinstaller --noconfirm --log-level ERROR --distpath dist --workpath build/work \
	    build/pyinstaller.spec -- $(ARGS)
	@echo "Made in dist/: $(if $(findstring onefile,$(ARGS)),callbreak-one-file,callbreak/callbreak)"

bare-root: ## make a bare Debian in build/ for e2e to try the app in (as root)
	@sh build/linux/bare_root.sh build/bare-root

wheel: $(STAMP) ## make the wheel and the source archive in dist/
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --group bundle
	@$(BIN)/python -m tools.locale compile
	@$(BIN)/python -m build --outdir dist .

install: ## install the built app on Linux (PREFIX, DESTDIR)
	@sh build/linux/install.sh install "$(DESTDIR)" "$(PREFIX)"

uninstall: ## remove it again
	@sh build/linux/install.sh uninstall "$(DESTDIR)" "$(PREFIX)"

clean: ## remove what can be made again
	rm -rf $(VENV) dist mutants build/bare-root build/bare-root.log build/python3.* build/pictures build/work .mypy_cache .ruff_cache .pytest_cache .hypothesis
