"""Games continued from a position to find the chance to win after each of several decisions.

Bots finish the turn and play one more round on the engine; from there the compiled game plays many
times to the end. The n-th game of every candidate has the same hidden cards and begins with the
same dice, so that what is compared is the decision and not luck.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from risk_widget.bots import PlanningBot
from risk_widget.bots.styles import CAUTIOUS
from risk_widget.engine.codes import IN_PLAY
from risk_widget.fast.games import FastGame
from risk_widget.game import Game
from risk_widget.results.intervals import mean_interval

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.actions import Action

CodedAction = dict[str, Any]
"""One part of a candidate: an action, or "storm": attack a territory until it is decided."""

FIRST_BOT = "cautious"
LATER_BOT = "simple"
"""Who plays the rest in the compiled game, for every seat."""
ROUNDS = 2
"""Full rounds that the first bot plays, after the turn at hand."""
ENDINGS = 24
"""Games that the compiled game plays to the end from there."""
LAST_ROUND = 400


class Comparison(NamedTuple):
    """Chances to win, and the lead of the best over the second best (95 % interval)."""

    values: list[float]
    best: int
    second: int
    margin: float
    low: float
    high: float


class Continuations:
    """Continues games from one position."""

    def __init__(self, game: Game, seat: str, name: str, rounds: int = ROUNDS) -> None:
        """Continue from ``game``'s position, as seen by ``seat``; ``name`` seeds all randomness."""
        self.game, self.name, self.rounds = game, name, rounds
        self.me = game.seats.index(seat)
        self._fast = FastGame(game.config, 0, keeps_rows=False)
        self._bots = {s: PlanningBot(CAUTIOUS, f"{name}/{s}") for s in game.seats}
        self._later = [LATER_BOT] * len(game.seats)

    def compare(
        self, candidates: Sequence[Sequence[CodedAction]], games: int, first: int
    ) -> Comparison:
        """Play ``games`` for each candidate from number ``first`` on, and compare the best two."""
        rows = [
            [self.value(actions, number) for number in range(first, first + games)]
            for actions in candidates
        ]
        values = [sum(row) / games for row in rows]
        order = sorted(range(len(rows)), key=lambda n: -values[n])
        best, second = order[:2]
        gains = [a - b for a, b in zip(rows[best], rows[second], strict=True)]
        margin = sum(gains) / games
        low, high = mean_interval(gains, -1, 1) or (-1.0, 1.0)
        return Comparison(values, best, second, margin, low, high)

    def value(self, actions: Sequence[CodedAction], number: int) -> float:
        """The chance to win in one continuation."""
        game = self._begin(number)
        now, ends = game.round, game.round + self.rounds
        hold = False
        for coded in actions:
            hold |= coded["type"] == "hold"
            self._do(game, coded)
        while not game.is_over:
            mine = game.state.turn == self.me
            if game.round > ends or (game.round == ends and mine and game.phase == "reinforce"):
                break
            game.apply(self._choice(game, hold=hold and mine and game.round == now))
        return self._finish(game, number)

    def _begin(self, number: int) -> Game:
        """The position, with all cards that nobody has seen dealt anew."""
        game = self.game.fork(seed=f"{self.name}/{number}")
        state = game.state.copy()
        seats = [n for n in range(len(game.seats)) if n != self.me]
        cards = [card for n in seats for card in state.hand_of(n)] + [*state.deck_cards()]
        Random(f"{self.name}/{number}/cards").shuffle(cards)
        for n in seats:
            held = state.hand_size[n]
            state.set_hand(n, cards[:held])
            cards = cards[held:]
        state.set_deck(cards)
        return Game(game.config, state)

    def _choice(self, game: Game, *, hold: bool) -> Action:
        state, seat = game.state, game.state.actor
        seen = state.seen_by(seat)
        if hold and not state.mid_combat:
            seen.set_hand(seat, ())  # it trades none of its cards
        return self._bots[game.seats[seat]].choose_seen(game.config, seen)

    def _do(self, game: Game, coded: CodedAction) -> None:
        if game.is_over or coded["type"] == "hold":
            return
        if coded["type"] != "storm":
            game.apply(coded)
            return
        source, target, stop = coded["source"], coded["target"], coded.get("stop", 1)
        if game.phase == "reinforce":
            game.apply({"type": "end_phase"})
        me = game.seats[self.me]
        while game.phase in ("attack", "defend", "occupy") and game.turn == me:
            if game.phase == "attack":
                done = game.owner(target) == me or game.owner(source) != me
                if done or game.armies(source) <= stop:
                    return
                most = min(3, game.armies(source) - 1)
                game.apply({"type": "attack", "source": source, "target": target, "armies": most})
            elif game.phase == "occupy" and coded.get("all"):
                game.apply({"type": "occupy", "armies": game.legal_ranges()["occupy"][1]})
            else:
                game.apply(self._choice(game, hold=False))

    def _finish(self, game: Game, number: int) -> float:
        """The share of games won from here."""
        if game.is_over:
            return float(game.winner == game.seats[self.me])
        if game.state.out_by[self.me] != IN_PLAY:
            return 0.0
        fast, won = self._fast, 0
        for ending in range(ENDINGS):
            fast.put(game.state, number * ENDINGS + ending)
            fast.play(self._later, LAST_ROUND)
            won += fast.end(0).winner == self.me
        return won / ENDINGS
