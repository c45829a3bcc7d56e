#!/bin/sh
# A bot for the rule set `schule` in a few lines: it passes, never doubles, and plays the first card it may play.

# The value of a string field of the request.
field() {
    rest=${line#*\"$1\":\"}
    if [ "$rest" != "$line" ]; then printf %s "${rest%%\"*}"; fi
}

# Whether a card is a trump.
is_trump() {
    case $contract$1 in
        wenz?U | rufspiel?[OU] | rufspielH? | solo?[OU] | "solo$suit"?) return 0 ;;
    esac
    return 1
}

# Trump, or the suit of the card.
kind() {
    if is_trump "$1"; then echo T; else printf %s "${1%?}"; fi
}

choose() {
    played=0
    led=
    for card in $plays; do
        if [ $((played % 4)) = 0 ]; then led=$card; fi
        played=$((played + 1))
    done
    if [ $((played % 4)) = 0 ]; then led=; fi
    ace=
    if [ "$contract" = rufspiel ]; then ace=${suit}A; fi
    follows= others= kept= holds_ace=
    for card in $hand; do
        case " $plays " in *" $card "*) continue ;; esac
        if [ "$card" = "$ace" ]; then holds_ace=$ace; fi
        if [ -n "$led" ] && [ "$(kind "$card")" = "$(kind "$led")" ]; then follows="$follows $card"; fi
        if [ "$card" = "$ace" ] || [ "$(kind "$card")" = "$suit" ]; then kept="$kept $card"; else others="$others $card"; fi
    done
    if [ -n "$holds_ace" ]; then
        # The called Ace falls when its suit is led, is not thrown off, and is not led past.
        case " $follows " in *" $ace "*) follows=$ace ;; esac
        set -- $follows
        if [ $# -gt 0 ]; then echo "$1"; return; fi
        if [ -z "$led" ]; then set -- $others "$ace"; else set -- $others $kept; fi
        for card in "$@"; do
            if [ "$card" != "$ace" ]; then echo "$card"; return; fi
        done
        echo "$ace"
        return
    fi
    set -- $follows $others $kept
    echo "$1"
}

while IFS= read -r line; do
    id=$(field id)
    hand=$(field hand)
    plays=$(field plays)
    contract=$(field contract)
    suit=$(field suit)
    case $(field decide) in
        auction) answer='"say":"pass"' ;;
        double) answer='"double":false' ;;
        *) answer="\"card\":\"$(choose)\"" ;;
    esac
    echo "{\"id\":\"$id\",\"ok\":true,$answer}"
done
