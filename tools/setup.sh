#!/bin/sh
# Makes the virtual environment and installs what the game and its tests need, or says what is missing.
set -eu
PYTHON="${PYTHON:-python3}"
VENV="${VENV:-.venv}"

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

command -v "$PYTHON" >/dev/null 2>&1 ||
    fail "Python 3.11 or newer is needed and '$PYTHON' was not found. On Debian or Ubuntu: apt install python3 python3-venv"
"$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    fail "Python 3.11 or newer is needed; '$PYTHON' is $("$PYTHON" -V 2>&1). Name another with: make play PYTHON=python3.12"
"$PYTHON" -c 'import ensurepip, venv' 2>/dev/null ||
    fail "Python's venv module is missing. On Debian or Ubuntu: apt install python3-venv"

[ -x "$VENV/bin/python" ] || "$PYTHON" -m venv "$VENV"
"$VENV/bin/python" -c 'import sys; sys.exit(sys.prefix == sys.base_prefix)' ||
    fail "$VENV is not a virtual environment; remove it and try again."
echo "Setting up (once; it takes a minute or two) ..."
"$VENV/bin/python" -m pip install --quiet --disable-pip-version-check --upgrade "pip>=25.1"
"$VENV/bin/python" -m pip install --quiet --disable-pip-version-check --editable . \
    --group check --group test --group locale ||
    fail "The packages could not be installed: see the lines above. An internet connection is needed once."
