#!/usr/bin/env python3
"""A bot for Conclave over HTTP alone: plays one game to its end. A place to start your own from.

    python3 examples/bot.py                                  a game of Rise of Cthulhu against the server's bot
    python3 examples/bot.py --game cult-of-the-deep --seats 5
    python3 examples/bot.py --code 7K3QX9M2TD --token TOKEN  joins the table of this code, as the owner of the token

docs/protocol.md tells how everything works; only `decide` has to become cleverer. Python's standard library is enough.
"""
import argparse
import http.client
import http.cookiejar
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

TRY_AGAIN = {429, 502, 503, 504}


class Refused(Exception):
    """The server said no; nothing was changed."""

    def __init__(self, code, message):
        super().__init__(f"{code}: {message}")
        self.code = code


class Api:
    """Asks the server. Who we are is in a cookie, or in a token."""

    def __init__(self, server, token=None):
        self.server = server.rstrip("/")
        self.headers = {"Content-Type": "application/json"}
        if token:
            self.headers["Authorization"] = f"Bearer {token}"
        cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self.opener = urllib.request.build_opener(cookies)

    def ask(self, method, path, body=None, **query):
        """Tries until there is an answer: a command carries an id, so that a repeat is not done twice."""
        query = {name: value for name, value in query.items() if value is not None}
        url = f"{self.server}{path}?{urllib.parse.urlencode(query)}" if query else self.server + path
        data = None if body is None else json.dumps(body).encode()
        for attempt in range(1, 9):
            request = urllib.request.Request(url, data, self.headers, method=method)
            try:
                with self.opener.open(request, timeout=60) as response:
                    text = response.read()
                    return json.loads(text) if text else None
            except urllib.error.HTTPError as error:
                if error.code not in TRY_AGAIN:
                    raise problem(error) from None
                wait = float(error.headers.get("Retry-After") or attempt)
            except (OSError, http.client.HTTPException):
                wait = attempt
            time.sleep(wait)
        sys.exit(f"{self.server} does not answer. Is the server running?")


def problem(error):
    try:
        body = json.loads(error.read())
        return Refused(body["code"], body["message"])
    except (ValueError, KeyError):
        return Refused("internal", f"HTTP {error.code}")


def find_table(api, args):
    """Opens a table against bots and begins, or sits down at the one that was named. Gives the table's id."""
    # Random text from our side is mixed into the dice, so that the server alone cannot choose them.
    entropy = secrets.token_hex(16)
    if args.table or args.code:
        table = args.table or api.ask("GET", f"/api/codes/{urllib.parse.quote(args.code)}")["table"]
        seat = {"entropy": entropy, **({"code": args.code} if args.code else {})}
        api.ask("POST", f"/api/tables/{table}/seats", seat)
        return table
    game = next((one for one in api.ask("GET", "/api/games") if one["id"] == args.game), None)
    if game is None:
        sys.exit(f"The server has no game {args.game}.")
    seats = args.seats or game["seats"][0]
    wish = {"game": args.game, "seats": seats, "bots": [args.bot] * (seats - 1), "start": True, "entropy": entropy}
    return api.ask("POST", "/api/tables", wish)["id"]


def decide(options, view, rng):
    """One of the options, each with its words. Anything goes, but doing something is a little better than passing."""
    weights = [1 if option["choice"]["type"] == "pass" else 3 for option in options]
    return rng.choices(options, weights)[0]


def play(api, table, args):
    rng = random.Random(args.seed)
    known, told = {}, 0
    while True:
        # Answers at once if there is anything we do not know yet, else as soon as something happens.
        snapshot = api.ask("GET", f"/api/tables/{table}/view", code=args.code, words="en", wait=20, **known)
        known = {"stream": snapshot["stream"], "seq": snapshot["seq"]}
        events = snapshot["events"]["told"]
        for event in events[told:]:
            print("  " + " ".join(f"{key}={value}" if key != "type" else value for key, value in event.items()))
        told = len(events)
        if snapshot["info"]["status"] in ("finished", "abandoned"):
            return snapshot["info"]
        decision = snapshot["decision"]
        if decision is None:
            continue
        options = snapshot["options"]
        option = options[0] if args.first else decide(options, snapshot["view"], rng)
        print(f"{decision['decision']}: {option['words']}  (1 of {len(options)} options)")
        answer = {"id": secrets.token_hex(8), "decision": decision["id"], "choice": option["choice"]}
        try:
            api.ask("POST", f"/api/tables/{table}/choices", answer)
        except Refused as refused:
            # Somebody was faster, or our time was up: look at the table again.
            if refused.code not in ("stale-decision", "not-asked", "wrong-moment"):
                raise


def tell_result(info):
    outcome, seat = info["outcome"], info["you"]["seat"]
    if outcome is None:
        print("The table was closed before the end.")
    else:
        result = "won" if seat in outcome["winners"] else "lost"
        print(f"The game is over ({outcome['reason']}): seat {seat} has {result}. Winners: {outcome['winners']}")


def main():
    parser = argparse.ArgumentParser(description="Plays one game on a Conclave server.")
    parser.add_argument("--server", default="http://localhost:8080")
    parser.add_argument("--game", default="rise-of-cthulhu")
    parser.add_argument("--seats", type=int, help="how many, at a new table (default: the fewest there can be)")
    parser.add_argument("--bot", default="novice", help="the level of the bots at a new table")
    parser.add_argument("--table", help="sit down at this table instead of opening one")
    parser.add_argument("--code", help="the code of the table to sit down at")
    parser.add_argument("--token", help="play as the owner of this bot token (default: as a new guest)")
    parser.add_argument("--first", action="store_true", help="always take the first option")
    parser.add_argument("--seed", help="choose the same way in every run")
    args = parser.parse_args()
    api = Api(args.server, args.token)
    try:
        if not args.token:
            api.ask("POST", "/api/guests", {})
        table = find_table(api, args)
        print(f"At the table {table}")
        tell_result(play(api, table, args))
    except Refused as refused:
        sys.exit(str(refused))


if __name__ == "__main__":
    main()
