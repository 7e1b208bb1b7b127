#!/bin/sh
# Says in a sentence what to install for a habit that needs more than Python: needed.sh e2e|build|bench
set -eu
PYTHON="${VENV:-.venv}/bin/python"
missing=

need() { # PROGRAM PACKAGE
    command -v "$1" >/dev/null 2>&1 || missing="$missing $2"
}

# The app takes Python along as a library, which Debian keeps in a package of its own.
need_python_library() {
    "$PYTHON" - <<'END' || missing="$missing libpython$("$PYTHON" -c 'import sysconfig; print(sysconfig.get_python_version())')"
import sys
from pathlib import Path
from sysconfig import get_config_var

library = Path(get_config_var("LIBDIR") or "", get_config_var("INSTSONAME") or "")
sys.exit(sys.base_prefix == "/usr" and not library.exists())
END
}

case $1 in
    e2e)
        need Xvfb xvfb
        need xdotool xdotool
        need import imagemagick
        ;;
    build)
        need objdump binutils
        need_python_library
        ;;
    bench) need xvfb-run xvfb ;;
esac
[ -z "$missing" ] || {
    echo "This needs something more. On Debian or Ubuntu: apt install$missing" >&2
    exit 1
}
