"""The fast game's own chance: fair, the same in every process, two streams that do not meet."""

from __future__ import annotations

from collections import Counter
from itertools import product

from risk_widget.fast import chance as chances
from risk_widget.fast.arrays import new_chance, zeros

SEED = 20_000_101


def test_all_rolls_of_three_dice_are_equally_likely() -> None:
    """A chi-squared test of 216 kinds of rolls, with a seed that stays the same."""
    rolls = 54_000
    chance, counts = new_chance(SEED), Counter[tuple[int, ...]]()
    for _ in range(rolls):
        number = chances.dice_at_once(chance)
        counts[number % 6, number // 6 % 6, number // 36 % 6] += 1
    expected = rolls / 216
    rolled = (counts[faces] for faces in product(range(6), repeat=3))
    square = sum((count - expected) ** 2 / expected for count in rolled)
    assert 160 < square < 275, "215 degrees of freedom: outside with a chance of 1 in 200"


def test_shuffles_put_every_card_everywhere() -> None:
    """Four cards come in each of their 24 orders equally often."""
    chance, counts = new_chance(SEED), Counter[tuple[int, ...]]()
    for _ in range(24_000):
        cards = zeros(4)
        for card in range(4):
            cards[card] = card
        chances.shuffle(chance, cards, 0, 4)
        counts[tuple(int(card) for card in cards)] += 1
    assert len(counts) == 24
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 45


def test_the_generator_is_the_same_compiled_and_not() -> None:
    """Its numbers are exact in 64 bits, so plain Python counts the same."""
    compiled, plain = new_chance(SEED), [int(n) for n in new_chance(SEED)]
    draw = getattr(chances.draw, "py_func", chances.draw)
    for stream in (chances.GAME, chances.BOTS):
        for _ in range(1000):
            assert chances.draw(compiled, stream) == draw(plain, stream)


def test_seeds_and_streams_differ() -> None:
    """Neighbouring seeds, and the two streams of one, have nothing in common."""
    first = {chances.draw(new_chance(seed), s) for seed in range(500) for s in (0, chances.BOTS)}
    assert len(first) == 1000


def test_whims_do_not_disturb_the_dice() -> None:
    """What a bot draws leaves the dice as they are."""
    one, other = new_chance(SEED), new_chance(SEED)
    for _ in range(10):
        chances.draw(other, chances.BOTS)
    assert chances.die(one) == chances.die(other)
