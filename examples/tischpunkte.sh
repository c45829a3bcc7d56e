#!/usr/bin/env bash
# A whole tournament with table points (rule set T) with invented players and results, from registration to the certificates.
#
#   examples/tischpunkte.sh [PLAYERS] [GAMES]     default: 448 players, 16 games a match
#
# STAMMTISCH names the program (default: stammtisch); STAMMTISCH_DATA the data folder (default: a new temporary one).
set -euo pipefail

players=${1:-448}
games=${2:-16}
program=${STAMMTISCH:-stammtisch}
if [ -z "${STAMMTISCH_DATA:-}" ]; then
    STAMMTISCH_DATA=$(mktemp -d)
fi
export STAMMTISCH_DATA

turnier() { "$program" --lang de turnier "$@"; }

turnier new 'Tischpunkte-Turnier Dorfen' --date 18.10.2026 --venue 'Pfarrheim' --rules tischpunkte --games "$games" \
    --fee 10 --added 50 --prize 30 --prize 20 --prize 10 --table-prize 1 --middle Brotzeit
turnier appoint referee Max Streng
turnier seed 'Lottozahlen vom 17.10.2026: 3 8 21 30 41 44'
turnier open
turnier simulate --players "$players" --seed 18 | turnier import-players -
turnier duplicates

# Tables and seats are drawn anew for each match (T 2).
for match in 1 2; do
    turnier draw --towns-apart --waiting-list
    turnier verify-draw
    turnier start --keeper 1
    turnier simulate --seed "$match" | turnier enter --json-lines --referee Streng > /dev/null
    turnier close-match
    turnier table-points --match "$match" | tail -n 8
    turnier standings --top 10
done

turnier close
turnier standings --json > "$STAMMTISCH_DATA/standings.json"
turnier prizes
turnier till
turnier export "$STAMMTISCH_DATA/tournament.json"

# The paper: what hung on the wall, what lay on the tables, and what the winners take home.
for match in 1 2; do
    turnier print names "$STAMMTISCH_DATA/names-$match.html" --match "$match"
    turnier print filled "$STAMMTISCH_DATA/lists-$match.html" --match "$match"
done
turnier print cards "$STAMMTISCH_DATA/cards.html"
turnier print standings "$STAMMTISCH_DATA/standings.html"
turnier print certificates "$STAMMTISCH_DATA/certificates.html" --places 10
