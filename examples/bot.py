#!/usr/bin/env python3
"""A bot for Conclave over HTTP alone. A place to start your own from: only `decide` has to become cleverer.

    python3 examples/bot.py                                  a game of Rise of Cthulhu against the server's bot
    python3 examples/bot.py --games 100 --quiet              a hundred of them, and how many were won
    python3 examples/bot.py --game cult-of-the-deep --seats 5
    python3 examples/bot.py --code 7K3QX9M2TD --token TOKEN  joins the table of this code, as the owner of the token

docs/protocol.md tells how everything works, docs/bots.md how to test a bot. Python's standard library is enough.
"""
import argparse
import http.client
import http.cookiejar
import json
import math
import os
import pathlib
import random
import secrets
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

TRY_AGAIN = {429, 502, 503, 504}
LONGEST_WAIT = 60
# Who we are between runs: servers give out few new guests per hour.
IDENTITY = pathlib.Path.home() / ".conclave-bot.cookies"


class Refused(Exception):
    """The server said no; nothing was changed."""

    def __init__(self, code, message):
        super().__init__(f"{code}: {message}")
        self.code = code


class Api:
    """Asks the server. Who we are is in a cookie, which is kept in a file, or in a token."""

    def __init__(self, server, token=None, identity=IDENTITY):
        self.server = server.rstrip("/")
        self.headers = {"Content-Type": "application/json"}
        self.cookies = http.cookiejar.LWPCookieJar(identity)
        handlers = []
        if token:
            self.headers["Authorization"] = f"Bearer {token}"
        else:
            handlers.append(urllib.request.HTTPCookieProcessor(self.cookies))
            if os.path.exists(identity):
                self.cookies.load(ignore_discard=True)
        self.opener = urllib.request.build_opener(*handlers)

    def become_guest(self):
        """Whoever is a guest already stays who they are."""
        self.ask("POST", "/api/guests", {})
        with open(os.open(self.cookies.filename, os.O_WRONLY | os.O_CREAT, 0o600), "w"):
            self.cookies.save(ignore_discard=True)

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
                refused = problem(error)
                if error.code not in TRY_AGAIN:
                    raise refused from None
                wait, why = float(error.headers.get("Retry-After") or attempt), str(refused)
            except (OSError, http.client.HTTPException) as error:
                wait, why = attempt, str(error)
            if wait > LONGEST_WAIT:
                sys.exit(f"{why} (That is in {math.ceil(wait / 60)} minutes. Giving up.)")
            print(f"Waiting {wait:.0f} s. {why}", file=sys.stderr)
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
    if args.table or args.code:
        table = args.table or api.ask("GET", f"/api/codes/{urllib.parse.quote(args.code)}")["table"]
        info = api.ask("POST", f"/api/tables/{table}/seats", {"code": args.code} if args.code else {})
        if not info["fair"]["received"][info["you"]["seat"]]:
            api.ask("PUT", f"/api/tables/{table}/entropy", dice_for(info))
        return table
    game = next((one for one in api.ask("GET", "/api/games") if one["id"] == args.game), None)
    if game is None:
        sys.exit(f"The server has no game {args.game}.")
    seats = args.seats or game["seats"][0]
    info = api.ask("POST", "/api/tables", {"game": args.game, "seats": seats, "bots": [args.bot] * (seats - 1)})
    api.ask("POST", f"/api/tables/{info['id']}/start", {"dice": dice_for(info)})
    return info["id"]


def dice_for(info):
    """Random text from our side, sent once the server is bound to its own seed: so neither side can choose the dice."""
    return {"commitment": info["fair"]["commitment"], "entropy": secrets.token_hex(16)}


def decide(options, view, rng):
    """One of the options, each with its words. Anything goes, but doing something is a little better than passing."""
    weights = [1 if option["choice"]["type"] == "pass" else 3 for option in options]
    return rng.choices(options, weights)[0]


def play(api, table, args, rng):
    known, told = {}, 0
    say = (lambda *_: None) if args.quiet else print
    while True:
        # Answers at once if there is anything we do not know yet, else as soon as something happens.
        snapshot = api.ask("GET", f"/api/tables/{table}/view", code=args.code, words="en", wait=20, **known)
        known = {"stream": snapshot["stream"], "seq": snapshot["seq"]}
        events = snapshot["events"]["told"]
        for event in events[told:]:
            say("  " + " ".join(f"{key}={value}" if key != "type" else value for key, value in event.items()))
        told = len(events)
        if snapshot["info"]["status"] in ("finished", "abandoned"):
            return snapshot["info"]
        decision = snapshot["decision"]
        if decision is None:
            continue
        options = snapshot["options"]
        option = options[0] if args.first else decide(options, snapshot["view"], rng)
        say(f"{decision['decision']}: {option['words']}  (1 of {len(options)} options)")
        answer = {"id": secrets.token_hex(8), "decision": decision["id"], "choice": option["choice"]}
        try:
            api.ask("POST", f"/api/tables/{table}/choices", answer)
        except Refused as refused:
            # Somebody was faster, or our time was up: never send the same answer again, look at the table.
            if refused.code not in ("stale-decision", "not-asked", "wrong-moment"):
                raise


def tell_result(info):
    """Prints how it ended; whether it was won, or None for a table that was closed."""
    outcome, seat = info["outcome"], info["you"]["seat"]
    if outcome is None:
        print("The table was closed before the end.")
        return None
    won = seat in outcome["winners"]
    result = "won" if won else "lost"
    print(f"The game is over ({outcome['reason']}): seat {seat} has {result}. Winners: {outcome['winners']}")
    return won


def tell_rate(results):
    """The share of games won with Wilson's 95 % interval, which holds for few games and for extreme shares too."""
    n, won, z = len(results), sum(results), 1.96
    share = won / n
    middle, spread = share + z * z / (2 * n), z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    low, high = ((middle + sign * spread) / (1 + z * z / n) for sign in (-1, 1))
    print(f"Won {won} of {n} games: {share:.1%} (95 % interval {max(0, low):.1%} to {min(1, high):.1%})")


def main():
    parser = argparse.ArgumentParser(description="Plays games on a Conclave server.")
    parser.add_argument("--server", default="http://localhost:8080")
    parser.add_argument("--game", default="rise-of-cthulhu")
    parser.add_argument("--games", type=int, default=1, help="how many to play, one after another, at new tables")
    parser.add_argument("--seats", type=int, help="how many, at a new table (default: the fewest there can be)")
    parser.add_argument("--bot", default="novice", help="the level of the bots at a new table")
    parser.add_argument("--table", help="sit down at this table instead of opening one")
    parser.add_argument("--code", help="the code of the table to sit down at")
    parser.add_argument("--token", help="play as the owner of this bot token (default: as a guest)")
    parser.add_argument("--identity", default=IDENTITY, help=f"where the guest is kept between runs ({IDENTITY})")
    parser.add_argument("--first", action="store_true", help="always take the first option")
    parser.add_argument("--seed", help="choose the same way in every run")
    parser.add_argument("--quiet", action="store_true", help="print results only")
    args = parser.parse_args()
    if args.games < 1 or (args.games > 1 and (args.table or args.code)):
        parser.error("--games wants a number of new tables, without --table and --code")
    api, rng, results = Api(args.server, args.token, args.identity), random.Random(args.seed), []
    try:
        if not args.token:
            api.become_guest()
        for _ in range(args.games):
            table = find_table(api, args)
            print(f"At the table {table}")
            results.append(tell_result(play(api, table, args, rng)))
    except Refused as refused:
        sys.exit(str(refused))
    except KeyboardInterrupt:
        print()
    finally:
        ended = [won for won in results if won is not None]
        if args.games > 1 and ended:
            tell_rate(ended)


if __name__ == "__main__":
    main()
