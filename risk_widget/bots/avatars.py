"""Names and faces for bots at a table, so that a rival has a personality.

A face is a few words, each of them a part that the page draws: the shape of the head, hair and its
colour, a hat, glasses, a mouth, a beard. The game's seed decides who sits where, through a
random stream of its own: the dice and the bots' decisions are the same with any face.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

FACES: Final[dict[str, str]] = {
    "Mara": "heart+bob+brown+smile",
    "Otto": "square+sides+grey+moustache+rounds",
    "Nils": "long+short+blond+smirk",
    "Ines": "round+curls+grin",
    "Juno": "heart+bun+short+ginger+smile+freckles",
    "Pavel": "square+cap+beard+flat",
    "Lena": "long+mane+blond+beret+smile",
    "Timo": "round+spikes+ginger+grin+freckles",
    "Aiko": "round+bob+oblongs+flat",
    "Bruno": "round+beard+brows+flat",
    "Dora": "heart+bun+short+grey+rounds+smile",
    "Emil": "long+sides+brown+bowler+moustache",
    "Rosa": "heart+mane+band+grin",
    "Kofi": "square+curls+beard+smile",
    "Zoe": "heart+spikes+blond+oblongs+smirk",
    "Ivo": "long+parted+brown+monocle+smirk",
}
"""The parts of each face, by name; no two faces are alike."""


def faces_for(
    seed: object,
    seats: Sequence[str],
    *,
    wanted: Mapping[str, str] | None = None,
    taken: Collection[str] = (),
) -> dict[str, str]:
    """Map each seat to the name of its bot; no name occurs twice.

    Args:
        seed: the seed of the game; the same seed gives the same names.
        seats: the seats, in turn order.
        wanted: seat -> a name chosen for it; unknown names and repeated ones are ignored.
        taken: the names of people at the table.
    """
    seated: dict[str, str] = {}
    for seat, name in (wanted or {}).items():
        if seat in seats and name in FACES and name not in seated.values():
            seated[seat] = name
    called = {name.casefold() for name in (*taken, *seated.values())}
    free = [name for name in FACES if name.casefold() not in called]
    Random(f"{seed}/faces").shuffle(free)
    for seat in seats:
        if seat not in seated:
            seated[seat] = free.pop()
    return seated
