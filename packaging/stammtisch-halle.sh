#!/bin/sh
# Starts the tournament hall and opens the browser: for a double click on Linux and macOS (there as stammtisch-halle.command).
# The program is looked for beside this file first.
cd "$(dirname "$0")" || exit 1
if [ -x ./stammtisch ]; then
  exec ./stammtisch serve --open
fi
exec stammtisch serve --open
