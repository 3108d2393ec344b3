#!/bin/sh
# What the image is made of and does, step by step. The Containerfile only says when each step runs; without a container engine
# tests/packaging/test_container.py runs the same steps in empty folders.
#   steps.sh build SOURCE WHEELS     wheels of the program and of all that it needs
#   steps.sh install WHEELS PREFIX   an environment from these wheels alone, without a network
#   steps.sh serve [OPTION ...]      the server; BOARDINGHOUSE_DATABASE and BOARDINGHOUSE_ORIGIN say where
#   steps.sh health                  whether the server answers, and its database
set -eu
step=$1
shift
case $step in
build)
    # the build's own tools come from the index too: an isolated build, as for everybody who installs from source
    "${PYTHON:-python3}" -m pip wheel --quiet --disable-pip-version-check --wheel-dir "$2" "$1[postgres]"
    ;;
install)
    "${PYTHON:-python3}" -m venv "$2"
    "$2/bin/python" -m pip install --quiet --disable-pip-version-check --no-index --find-links "$1" 'boardinghouse[postgres]'
    "$2/bin/boardinghouse" --version
    ;;
serve)
    exec boardinghouse serve --host "${HOST:-0.0.0.0}" --port "${PORT:-8000}" --log-json --log-level info \
        --origin "${BOARDINGHOUSE_ORIGIN:-http://localhost:8000}" "$@"
    ;;
health)
    exec python -c "import urllib.request; urllib.request.urlopen('http://127.0.0.1:${PORT:-8000}/health', timeout=5)"
    ;;
*)
    sed -n '2,8s/^# //p' "$0" >&2
    exit 2
    ;;
esac
