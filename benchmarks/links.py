"""The lengths of links, and the effects of damage to them: python benchmarks/links.py [--games N].

Rungs 3 to 9 of the ladder play games of every edition, mode and option for two to four players. The
games are written as links, which are opened again and compared. With `--folder FOLDER`, the games'
records are kept there, and only missing games are played. Then links are damaged at random, half of
them beneath a corrected checksum: each must open or be refused with a `LinkError`.
"""

from __future__ import annotations

import argparse
import random
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import TYPE_CHECKING

from risk_widget.bots import make
from risk_widget.game import Game, open_link
from risk_widget.notation import LinkError
from risk_widget.notation.links import DICTIONARY, MOST_CHARACTERS, VERSION
from risk_widget.notation.packing import Numbers, append_number
from risk_widget.rules.edition import SEATS, edition_ids, load_edition

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

GAMES = 200
DAMAGED = 100_000
RUNGS = ("learner", "casual", "regular", "practised", "skilled", "strong", "veteran")
MOST_PLAYERS = 4
MOST_ROUNDS = 300
GOALS = {"position": (2000, 2000), "game": (6000, 12_000)}
"""The goals for lengths in characters: for 95% of the links, and for the longest one."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
SHARES = (0.5, 0.9, 0.95, 0.99, 1)


def ways() -> Iterator[tuple[str, str, int, dict[str, str]]]:
    """Yield each edition and mode, with several numbers of players, and with each option."""
    for edition in map(load_edition, edition_ids()):
        for mode in edition.modes.values():
            for players in (n for n in mode.players if n <= MOST_PLAYERS):
                yield edition.id, mode.id, players, {}
                for option in edition.options.values():
                    for choice in option.choices:
                        if choice.value != option.default:
                            yield edition.id, mode.id, players, {option.id: choice.value}


def play(number: int) -> str:
    """Play a game, and return its record."""
    kinds = [*ways()]
    edition, mode, players, options = kinds[number % len(kinds)]
    game = Game.new(edition=edition, mode=mode, seats=SEATS[:players], seed=number, options=options)
    chance = random.Random(number)
    bots = {seat: make(chance.choice(RUNGS), f"{number}/{seat}") for seat in game.seats}
    while not game.is_over and game.round <= MOST_ROUNDS:
        seat = str(game.actor)
        game.apply(bots[seat].choose(game.observe(seat)), seat)
    return game.record()


def records(games: int, folder: Path) -> Iterator[str]:
    """Yield the records of games, playing those that are not in the folder."""
    for number in range(games):
        path = folder / f"{number}.toml"
        if not path.exists():
            path.write_text(play(number), encoding="utf-8")
        yield path.read_text(encoding="utf-8")


def line(what: str, lengths: Sequence[int]) -> str:
    """Format the distribution of lengths."""
    ordered = sorted(lengths)
    at = (ordered[min(len(ordered) - 1, int(share * len(ordered)))] for share in SHARES)
    told = "  ".join(f"{share:4.0%} {n:6,}" for share, n in zip(SHARES, at, strict=True))
    most, longest = GOALS[what]
    within = sum(n <= most for n in lengths) / len(lengths)
    return f"{what:8} {told}; {within:.1%} up to {most:,} (goal 95%), goal for all {longest:,}"


def damaged(link: str, chance: random.Random) -> str:
    """Damage a link in one to four places."""
    word, _, code = link.partition("=")
    if chance.random() < 0.5:
        return f"{word}={framed(shaken(content_of(code), chance))}"
    letters = [ord(letter) for letter in code]
    return f"{word}={''.join(map(chr, shaken(letters, chance, LETTERS.encode())))}"


def shaken(values: Sequence[int], chance: random.Random, among: bytes = bytes(range(256))) -> bytes:
    """Replace, remove, insert or move some values, or cut off the end."""
    now = [*values]
    for _ in range(chance.randint(1, 4)):
        at, length = chance.randrange(len(now) + 1), chance.randint(0, 4)
        how = chance.randrange(4)
        if how == 0:
            now[at : at + length] = [chance.choice(among) for _ in range(length)]
        elif how == 1:
            now[at:at] = [chance.choice(among) for _ in range(length)]
        elif how == 2:
            del now[at : at + length]
        elif chance.random() < 0.2:
            del now[at:]
        else:
            now[at : at + length] = now[at : at + length][::-1]
    return bytes(now)


def content_of(code: str) -> bytes:
    """Unpack a link's code, as the reader does."""
    frame = urlsafe_b64decode(f"{code}==")
    length = Numbers(frame[1:]).number()
    return zlib.decompressobj(-15, DICTIONARY).decompress(frame[-length:])


def framed(content: bytes) -> str:
    """Write any content as a link's code with the right checksum."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, DICTIONARY)
    body = packer.compress(content) + packer.flush()
    frame = bytearray([VERSION])
    append_number(frame, len(body))
    frame += zlib.crc32(body, VERSION).to_bytes(4, "big") + body
    return urlsafe_b64encode(frame).decode().rstrip("=")


def fate(text: str) -> str:
    """Open a link; return its fault, or its kind of content."""
    try:
        opened = open_link(text)
    except LinkError as error:
        return error.fault if error.message else "no sentence"
    opened.game.record(names=opened.names, comments=opened.comments)
    return f"opened as a {opened.content}"


def measure(texts: Iterator[str]) -> list[str]:
    """Write, open and compare links to games, and print their lengths; return some of the links."""
    lengths: dict[str, list[int]] = {"game": [], "position": []}
    links, longer, spent = [], 0, [0.0, 0.0]
    for text in texts:
        game = Game.replay(text).game
        begun = process_time()
        try:
            link = game.link(whole=True, page="")
        except LinkError:
            longer += 1
            lengths["game"].append(MOST_CHARACTERS + 1)
            continue
        written = process_time()
        if open_link(link).game.record() != text:
            raise SystemExit(f"another game was opened: {text}")
        spent = [spent[0] + written - begun, spent[1] + process_time() - written]
        lengths["game"].append(len(link))
        position = game.after(len(game.history) // 2).position_link(whole=True, page="")
        lengths["position"].append(len(position))
        links += [link, position]
    for what, found in lengths.items():
        print(line(what, found))
    done = len(lengths["position"])
    print(f"{done} games are equal; {longer} have no link, since they are longer")
    print(
        f"{1000 * spent[0] / done:.0f} ms to write a game, {1000 * spent[1] / done:.0f} to open it"
    )
    return links


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--damaged", type=int, default=DAMAGED)
    parser.add_argument("--folder", type=Path)
    chosen = parser.parse_args()
    with TemporaryDirectory() as temporary:
        folder = chosen.folder or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        links = measure(records(chosen.games, folder))
    chance = random.Random("damaged")
    short = sorted(links, key=len)[: len(links) * 2 // 3]
    fates = Counter(fate(damaged(chance.choice(short), chance)) for _ in range(chosen.damaged))
    print(f"{chosen.damaged:,} damaged links: {dict(fates.most_common())}")


if __name__ == "__main__":
    main()
