#!/usr/bin/env python3
"""Checks Conclave's dice without any of Conclave's code: docs/fair-dice.md in fifty lines of Python.

    python3 examples/verify_dice.py packages/fair/test/vectors.json   every test vector
    python3 examples/verify_dice.py RECORD.json                       a record's commitment, and its first words
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


def main(path):
    with open(path, encoding="utf-8") as file:
        data = json.load(file)
    if "vectors" in data:
        for vector in data["vectors"]:
            check_vector(vector)
        print(f"All {len(data['vectors'])} vectors agree.")
    else:
        fair = data["fair"]
        check("commitment", commitment(fair["seed"]), fair["commitment"])
        key = stream_key(fair["seed"], fair["table"], fair["entropy"])
        print("The seed fits the commitment", fair["commitment"])
        print("The first words:", *itertools.islice(words(key), 8))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
