"""The value of each place in the order of turns, by edition, mode and number of players.

`python benchmarks/ladder.py --places` has equal bots play each of these games, on six rungs, and
prints the table.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

LOW, HIGH = 3, 8
"""The two rungs for which the table has shares."""

PLACES: Final[Mapping[tuple[str, str, int], tuple[tuple[int, ...], tuple[int, ...]]]] = {
    ("nordic", "missions", 3): ((389, 331, 280), (392, 319, 289)),
    ("nordic", "missions", 4): ((261, 232, 249, 258), (268, 254, 253, 225)),
    ("nordic", "missions", 5): ((198, 194, 209, 210, 188), (220, 215, 192, 180, 193)),
    ("nordic", "missions", 6): ((164, 149, 166, 166, 162, 193), (173, 177, 173, 166, 155, 157)),
    ("nordic", "domination", 3): ((350, 320, 330), (382, 334, 285)),
    ("nordic", "domination", 4): ((210, 221, 268, 301), (242, 260, 248, 250)),
    ("nordic", "domination", 5): ((140, 161, 193, 249, 257), (216, 198, 199, 193, 195)),
    ("nordic", "domination", 6): ((131, 133, 156, 167, 204, 210), (164, 169, 164, 164, 175, 165)),
    ("nordic", "capital", 2): ((553, 447), (569, 431)),
    ("nordic", "capital", 3): ((347, 346, 307), (347, 358, 295)),
    ("nordic", "capital", 4): ((275, 249, 236, 239), (270, 252, 246, 232)),
    ("nordic", "capital", 5): ((217, 212, 204, 182, 184), (228, 200, 186, 195, 191)),
    ("nordic", "capital", 6): ((178, 186, 166, 165, 151, 153), (176, 172, 168, 172, 163, 148)),
    ("nordic", "duel", 2): ((539, 461), (636, 364)),
    ("german", "missions", 2): ((573, 427), (750, 250)),
    ("german", "missions", 3): ((359, 326, 315), (410, 327, 263)),
    ("german", "missions", 4): ((249, 245, 247, 258), (251, 257, 263, 228)),
    ("german", "missions", 5): ((195, 190, 201, 206, 208), (196, 210, 195, 198, 201)),
    ("german", "missions", 6): ((146, 148, 173, 162, 184, 186), (174, 173, 157, 168, 164, 164)),
    ("german", "domination", 2): ((586, 414), (749, 251)),
    ("german", "domination", 3): ((377, 322, 301), (366, 331, 303)),
    ("german", "domination", 4): ((238, 253, 245, 264), (239, 247, 262, 252)),
    ("german", "domination", 5): ((183, 178, 232, 200, 207), (198, 200, 174, 212, 215)),
    ("german", "domination", 6): ((149, 125, 168, 172, 188, 199), (151, 183, 168, 153, 160, 184)),
    ("italian", "domination", 3): ((385, 338, 277), (525, 184, 291)),
    ("italian", "domination", 4): ((215, 273, 224, 288), (291, 89, 263, 357)),
    ("italian", "domination", 5): ((165, 153, 192, 216, 275), (179, 96, 150, 264, 311)),
    ("italian", "domination", 6): ((148, 134, 141, 174, 168, 235), (188, 74, 123, 194, 306, 114)),
    ("italian", "missions", 3): ((420, 322, 258), (507, 216, 276)),
    ("italian", "missions", 4): ((291, 255, 206, 249), (196, 128, 352, 324)),
    ("italian", "missions", 5): ((187, 176, 197, 199, 241), (190, 103, 143, 227, 336)),
    ("italian", "missions", 6): ((124, 145, 143, 184, 167, 239), (164, 98, 149, 168, 305, 116)),
    ("italian", "duel", 2): ((527, 473), (619, 381)),
    ("czech", "domination", 3): ((403, 307, 289), (501, 225, 273)),
    ("czech", "domination", 4): ((254, 236, 236, 274), (259, 124, 275, 342)),
    ("czech", "domination", 5): ((188, 165, 183, 223, 241), (150, 88, 179, 258, 325)),
    ("czech", "domination", 6): ((142, 142, 155, 152, 178, 230), (170, 79, 127, 207, 300, 118)),
    ("czech", "duel", 2): ((540, 460), (670, 330)),
}
"""Edition, mode, players -> the wins of each place in 1,000 games, the starting seat's first.

The first list is for players who are all on rung 3, the second for rung 8."""


def place_terms(edition: str, mode: str, players: int, rung: float) -> tuple[float, ...]:
    """Compute the strength that each place in the order of turns adds, the first place first.

    In a game that has not been measured, no place adds anything. Between the table's two rungs,
    and beyond them, the addition changes linearly.
    """
    shares = PLACES.get((edition, mode, players))
    if shares is None:
        return (0.0,) * players
    low, high = ([log(share) for share in on_a_rung] for on_a_rung in shares)
    part = (rung - LOW) / (HIGH - LOW)
    return tuple((1 - part) * down + part * up for down, up in zip(low, high, strict=True))
