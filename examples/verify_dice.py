#!/usr/bin/env python3
"""Checks Conclave's dice without any of Conclave's code: docs/fair-dice.md in a hundred lines of Python.

    python3 examples/verify_dice.py packages/fair/test/vectors.json   every test vector
    python3 examples/verify_dice.py RECORD.json                       a record's commitment, and every draw
"""
import hashlib
import hmac
import itertools
import json
import sys

SCHEME = b"conclave-fair/1"


def length_first(text):
    data = text.encode("utf-8")
    return len(data).to_bytes(4, "big") + data


def commitment(seed):
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def stream_key(seed, table, entropy):
    message = SCHEME + length_first(table) + len(entropy).to_bytes(4, "big")
    for text in entropy:
        message += b"\0" if text is None else b"\1" + length_first(text)
    return hmac.digest(bytes.fromhex(seed), message, "sha256")


def words(key, used=0):
    """The words of the stream, from the first that was not used."""
    for number in itertools.count(used):
        block = hmac.digest(key, (number // 8).to_bytes(8, "big"), "sha256")
        yield int.from_bytes(block[number % 8 * 4:][:4], "big")


def below(n, stream):
    """A whole number from 0 to n - 1. Words that would favour small numbers are drawn again."""
    if n == 1:
        return 0
    fair = 2**32 - 2**32 % n
    return next(word for word in stream if word < fair) % n


def shuffle(things, stream):
    for i in range(len(things) - 1, 0, -1):
        j = below(i + 1, stream)
        things[i], things[j] = things[j], things[i]
    return things


def check(what, found, said):
    if found != said:
        sys.exit(f"{what}: {said} is written, {found} comes out")


def check_vector(vector):
    name = vector["name"]
    key = stream_key(vector["seed"], vector["table"], vector["entropy"])
    check(f"{name}, commitment", commitment(vector["seed"]), vector["commitment"])
    check(f"{name}, key", key.hex(), vector["key"])
    for part in vector["words"]:
        found = list(itertools.islice(words(key, part["used"]), len(part["words"])))
        check(f"{name}, words from {part['used']}", found, part["words"])
    stream = words(key)
    for i, draw in enumerate(vector["draws"], start=1):
        if "below" in draw:
            found = [below(draw["below"], stream) for _ in draw["gives"]]
        else:
            found = shuffle(list(draw["shuffle"]), stream)
        check(f"{name}, draw {i}", found, draw["gives"])
    check(f"{name}, next word", next(stream), vector["nextWord"])


def check_record(record):
    """Draws every outcome again from the seed. That the rules asked for these draws is what `conclave verify` checks."""
    fair = record["fair"]
    check("commitment", commitment(fair["seed"]), fair["commitment"])
    print("The seed fits the commitment", fair["commitment"])
    if "draws" not in fair:
        sys.exit("The record does not say what its draws were made from: its rules have changed since.")
    key = stream_key(fair["seed"], fair["table"], fair["entropy"])
    stream, count = Counted(key), 0
    for i, (entry, draws) in enumerate(zip(fair["log"], fair["draws"], strict=True), start=1):
        if entry["kind"] == "undo":
            # The dice go back with the choices; before version 0.2 they went on.
            stream = Counted(key, entry.get("used", stream.used))
            continue
        outcomes = record["setup"]["chance"] if entry["kind"] == "start" else entry["chance"]
        for n, (draw, said) in enumerate(zip(draws, outcomes, strict=True), start=1):
            check(f"line {i} of the log, draw {n}", outcome_of(draw, stream), said)
        count += len(draws)
    check("words used", stream.used, fair["used"])
    added = sum(entropy is not None for entropy in fair["entropy"])
    print(f"All {count} draws come from the seed and the entropy of {added} of {len(fair['entropy'])} seats.")


def outcome_of(draw, stream):
    if "below" in draw:
        return below(draw["below"], stream)
    if "pick" in draw:
        return draw["pick"][below(len(draw["pick"]), stream)]
    return shuffle(list(draw["shuffle"]), stream)


class Counted:
    """The stream, and how many of its words were used."""

    def __init__(self, key, used=0):
        self.words, self.used = words(key, used), used

    def __iter__(self):
        return self

    def __next__(self):
        self.used += 1
        return next(self.words)


def main(path):
    with open(path, encoding="utf-8") as file:
        data = json.load(file)
    if "vectors" in data:
        for vector in data["vectors"]:
            check_vector(vector)
        print(f"All {len(data['vectors'])} vectors agree.")
    else:
        check_record(data)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
