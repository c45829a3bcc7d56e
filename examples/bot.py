#!/usr/bin/env python3
"""A bot for the arena in a page: it passes, never doubles, and plays any card it may play.

    stammtisch arena mine zufall --bot 'mine=cmd:python3 examples/bot.py' --deals 200
"""

import json
import random
import sys


def is_trump(card, contract, suit):
    """Whether a card is a trump: in a Wenz the Unters, else Obers, Unters and the suit of trumps."""
    if contract == "wenz":
        return card[1] == "U"
    trumps = suit if contract == "solo" else "H"
    return card[1] in "OU" or card[0] == trumps


def legal(request):
    """The cards that may be played."""
    contract, suit = request["contract"], request.get("suit")
    plays = request["plays"].split()
    hand = [card for card in request["hand"].split() if card not in plays]

    def kind(card):
        return "trump" if is_trump(card, contract, suit) else card[0]

    called = suit + "A" if contract == "rufspiel" else None
    trick = plays[len(plays) // 4 * 4 :]
    if called in hand and len(hand) > 1:
        if trick and kind(trick[0]) == suit:
            return [called]  # The called Ace falls when its suit is led.
        if trick:
            hand = [card for card in hand if card != called]  # It is not thrown off.
        else:
            led = [card for card in hand if kind(card) != suit or card == called]
            return led  # The suit is led with the Ace, or not at all.
    follows = [card for card in hand if trick and kind(card) == kind(trick[0])]
    return follows or hand


for line in sys.stdin:
    request = json.loads(line)
    answer = {"id": request["id"], "ok": True}
    if request["decide"] == "auction":
        answer["say"] = "pass"
    elif request["decide"] == "double":
        answer["double"] = False
    elif request["decide"] == "card":
        answer["card"] = random.choice(legal(request))
    print(json.dumps(answer), flush=True)
