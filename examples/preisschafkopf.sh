#!/usr/bin/env bash
# A whole prize tournament (rule set P) with invented players and results, from registration to the certificates.
#
#   examples/preisschafkopf.sh [PLAYERS] [GAMES]     default: 448 players, 32 games a match
#
# STAMMTISCH names the program (default: stammtisch); STAMMTISCH_DATA the data folder (default: a new temporary one).
set -euo pipefail

players=${1:-448}
games=${2:-32}
program=${STAMMTISCH:-stammtisch}
if [ -z "${STAMMTISCH_DATA:-}" ]; then
    STAMMTISCH_DATA=$(mktemp -d)
fi
export STAMMTISCH_DATA

turnier() { "$program" --lang de turnier "$@"; }

turnier new 'Preisschafkopf Isen' --date 18.10.2026 --venue 'Gasthof Klement' --rules preis --games "$games" \
    --fee 10 --added 50 --share 80 --weights 50,30,20 --most-solos Schinken
turnier appoint referee Max Streng
turnier seed 'Lottozahlen vom 17.10.2026: 3 8 21 30 41 44'
turnier open
turnier simulate --players "$players" --seed 18 | turnier import-players -
turnier duplicates
turnier draw --towns-apart --waiting-list
turnier verify-draw

for match in 1 2; do
    turnier start --keeper 1
    turnier simulate --seed "$match" | turnier enter --json-lines --referee Streng > /dev/null
    turnier close-match
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
