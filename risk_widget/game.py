"""A game with odds, texts, tables, pictures and advice.

The engine's game is `risk_widget.engine.core_game`. The methods added here call other packages,
which are loaded on first use. None of those packages knows this class.

>>> import risk_widget as rw
>>> game = rw.Game.new(edition="italian", mode="domination", seats=3, seed=1)
>>> game.position()
'italian domination classic rbg - g claim 0 starter=g set=r35,b35,g35'
>>> round(game.odds(attackers=8, defenders=5).win, 3)
0.736
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from risk_widget.engine.actions import parse_action
from risk_widget.engine.core_game import CoreGame, PartialCoreGame
from risk_widget.engine.position import standing_message
from risk_widget.loading import provided
from risk_widget.messages import Message, MessageError, call_seats, render, say
from risk_widget.reading.schema import flag, read, whole
from risk_widget.reading.sources import text_of
from risk_widget.results.displays import folded, lines
from risk_widget.results.frames import frame_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path
    from typing import Self

    from risk_widget.battles.campaigns import CampaignOdds, Situation, SourceComparison
    from risk_widget.battles.odds import Odds
    from risk_widget.battles.stopping import StoppingOdds
    from risk_widget.board import Board
    from risk_widget.bots.expert.evaluation import Evaluation
    from risk_widget.bots.expert.hints import Hint
    from risk_widget.engine.actions import Action
    from risk_widget.engine.chance import Chance
    from risk_widget.fair_dice import DiceReport
    from risk_widget.film.drawing import Theme
    from risk_widget.film.scenes import Part
    from risk_widget.game_review import Review
    from risk_widget.game_review.coach import Judgement
    from risk_widget.game_review.plans import Plans
    from risk_widget.notation import Branch, RecordError
    from risk_widget.notation.links import Content
    from risk_widget.reading.json_types import JsonObject
    from risk_widget.reading.sources import Source
    from risk_widget.results.frames import Frame, Held, Library, RowKind
    from risk_widget.results.pages import Story
    from risk_widget.results.plots import Plot
    from risk_widget.rules.edition import Edition

__all__ = ["Game", "OpenedLink", "PartialGame", "Replay", "open_link"]


class Game(CoreGame):
    """One game. Make it with ``Game.new`` or ``Game.from_dict``.

    Every action is checked; a refused one raises ``IllegalAction`` and changes nothing. Undo and
    redo are exact: chance belongs to the position, so a repeated roll comes out the same.

    ``is_partial`` marks a game read from a text with unknown parts: it can be viewed, but not
    continued.

    >>> import risk_widget as rw
    >>> game = rw.Game.new(edition="czech", mode="domination", seats=3, seed=1)
    >>> game.phase, game.actor, len(game.legal_actions())
    ('claim', 'green', 42)
    """

    __slots__ = ()

    # -- odds

    def odds(
        self,
        source: str | None = None,
        target: str | None = None,
        *,
        attackers: int | None = None,
        defenders: int | None = None,
        stop_at: int | None = None,
        armies: int | None = None,
        dice: int | None = None,
    ) -> Odds:
        """Return the exact odds of a battle with this game's dice, fought until it ends.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game
        >>> round(game.odds("brazil", "peru").win, 3)
        0.906

        Args:
            source: the attacking territory, with the armies it has now. It need not border the
                target, and may belong to anyone: the question is hypothetical.
            target: the attacked territory, with the armies it has now.
            attackers: the number of armies instead of the source's; one of them stays behind.
            defenders: the number of armies instead of the target's.
            stop_at: break off with this many armies or fewer on the source; default 1, to the end.
            armies: attack with at most this many armies in a roll; by default as many as allowed.
            dice: roll at most this many dice, where the edition lets the attacker choose.

        Raises:
            KeyError: no such territory; the message names the nearest one.
            ValueError: a side has neither a territory nor a number, or no army there.
        """
        from risk_widget.battles.odds import odds

        return odds(
            self._armies_of("source", source, attackers),
            self._armies_of("target", target, defenders),
            self.edition,
            mode=self.mode,
            options=self.rule_options,
            stop_at=stop_at,
            armies=armies,
            dice=dice,
        )

    def campaign_odds(
        self,
        source: str,
        *targets: str,
        behind: int | Sequence[int] = 1,
        armies: int | None = None,
        best_order: bool = False,
    ) -> CampaignOdds:
        """Return the exact odds of taking several territories, each from the one before it.

        Armies are counted as they stand now, and the dice are those of this game.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game
        >>> round(game.campaign_odds("north-africa", "western-europe", "great-britain").win, 3)
        0.264

        Args:
            source: where the campaign begins.
            targets: the territories to take, in order.
            behind: the armies to leave behind: one number for all territories, or one for the
                source and one for each target but the last (with `best_order` for the last, too:
                any may come last).
            armies: the number of armies on the source, instead of those there now.
            best_order: find the order of targets with the best chance of taking all of them.

        Raises:
            KeyError: no such territory; the message names the nearest one.
            ValueError: a territory twice, one that the attacker holds, or no way through them.
        """
        from risk_widget.battles.campaigns import campaign_in

        start, ways = self._id(source), [*map(self._id, targets)]
        return campaign_in(self._situation(), start, ways, behind, armies, in_best_order=best_order)

    def compare_sources(
        self,
        *targets: str,
        behind: int | Sequence[int] = 1,
        best_order: bool = False,
        seat: str | None = None,
    ) -> SourceComparison:
        """Compare the exact odds of a campaign from each possible source, the best first.

        Sources are the seat's territories that border the first target and have two armies or more
        (`attack.armies`). Armies are counted as they stand now, and the dice are those of this
        game.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game
        >>> game.compare_sources("southern-europe", behind=2).best
        'north-africa'

        Args:
            targets: the territories to take, in order.
            behind: as for `campaign_odds`; the same number for every source.
            best_order: find the best order from each source. Then any target may come first, and
                sources with no path through all targets are left out.
            seat: the attacking seat; default the seat whose turn it is.

        Raises:
            KeyError: no such territory; the message names the nearest one.
            ValueError: no such seat, no source, a territory twice, one that the seat holds, or no
                way through them.
        """
        from risk_widget.battles.campaigns import compare_sources_in

        attacker = self.turn if seat is None else self.seats[self._config.seat_number(seat)]
        here = self._situation()
        ways = [*map(self._id, targets)]
        return compare_sources_in(here, ways, behind, attacker, in_best_order=best_order)

    def _situation(self) -> Situation:
        """Describe the current board for campaigns."""
        from risk_widget.battles.campaigns import Situation

        names, edition = self._config.names, self.edition.id
        return Situation(self.board, self.owner, self.armies, self.dice, names, edition)

    def armies_for(self, chance: float, *targets: str, behind: int | Sequence[int] = 1) -> int:
        """Return the fewest armies that take all targets with at least this chance.

        The targets' armies are counted as they stand now, and the dice are those of this game.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game
        >>> game.armies_for(0.9, "southern-europe", "egypt")
        7

        Args:
            chance: between 0 and 1, both excluded.
            targets: the territories to take, in order.
            behind: as for `campaign_odds`.

        Raises:
            KeyError: no such territory; the message names the nearest one.
            ValueError: another chance, no target, or a target with no army on it.
        """
        from risk_widget.battles.campaigns import armies_for

        return armies_for(chance, [*map(self.armies, targets)], self.dice, behind=behind)

    def when_to_stop(
        self,
        source: str,
        target: str,
        *,
        keep: int,
        chance: float = 0.9,
        attackers: int | None = None,
    ) -> StoppingOdds:
        """Find the point at which to stop an attack, given how many armies should be left.

        Armies are counted as they stand now, and the dice are those of this game.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game
        >>> game.when_to_stop("brazil", "peru", keep=3).stop_at
        3

        Args:
            source: the attacking territory.
            target: the attacked territory.
            keep: the number of armies to have left at the end, won or not.
            chance: the required chance of having them left, above 0 and at most 1.
            attackers: the number of armies instead of the source's; one of them stays behind.

        Raises:
            KeyError: no such territory; the message names the nearest one.
            ValueError: an impossible `keep` or `chance`, or no army there.
        """
        from risk_widget.battles.stopping import when_to_stop

        there = self.armies(source) if attackers is None else attackers
        return when_to_stop(
            there,
            self.armies(target),
            self.edition,
            keep=keep,
            chance=chance,
            mode=self.mode,
            options=self.rule_options,
        )

    def evaluate(self, seat: str | None = None, *, games: int = 0) -> Evaluation:
        """Estimate each seat's chance of winning if all play about as well as the expert.

        The chances hold at any moment: armies still to be placed count, and so does a set in the
        hand of `seat`. They were learned from games that a good bot continued from positions of
        all kinds (``docs/bots.md``). A single estimate may be off by ten points; with `games` it
        also counts who wins from here. A hundred compiled games take about a tenth of a second.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game
        >>> round(game.evaluate().chances["red"], 2)
        0.02

        Args:
            seat: its own cards, mission and capital count, and nobody else's. None: only what
                everybody sees.
            games: the number of games that `cautious` plays on from here in all seats, with
                everything that `seat` cannot see dealt again. A position gives the same result
                each time. This needs numba and a seat.

        Raises:
            ValueError: no such seat, or a game too large for the expert; an impossible number of
                games, or games without numba or a seat.
        """
        from risk_widget.bots.expert.evaluation import evaluate

        number = None if seat is None else self._config.seat_number(seat)
        found = evaluate(self._config, self._state, number)
        if not (games := whole(games, "games", 0)) or self.is_over:
            return found
        if number is None:
            raise ValueError("games are played on as a seat knows the position: give seat as well")
        from risk_widget.fast.continuing import wins_from

        return found.after_games(wins_from(self._config, self._state, number, games))

    def hint(self, *, depth: int | None = None, width: int | None = None) -> Hint:
        """Return the expert's advice for the seat that must act, from a nudge to the exact move.

        The expert knows what that seat knows, and no more. ``hint.nudge`` says where to look,
        ``hint.reason`` the move with its odds, what it wins and what it leaves open, and
        ``game.apply(game.hint().action)`` plays it.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game
        >>> game.hint().nudge
        'Look at what Brazil can take.'

        Args:
            depth: the number of captures to look ahead in a plan.
            width: the number of first attacks to follow that far. By default both are those of
                the expert at a table.

        Raises:
            ValueError: the game is over, or too large for the expert.
        """
        from risk_widget.bots.expert.hints import hint

        return hint(self._config, self._state, depth=depth, width=width)

    def judge(self, action: Action | Mapping[str, object]) -> Judgement:
        """Judge an action before it is played, from what the seat that must act may know.

        The expert compares it with its own choice. If it sees a difference of 4 points or more,
        games continued with both decide whether that is sure (``docs/coach.md``).

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game
        >>> judgement = game.judge({"type": "end_phase"})
        >>> judgement.kind, judgement.sure, 0 <= judgement.lost <= 1
        ('stop', False, True)

        Args:
            action: a legal action of a turn: trading, placing, attacking, moving, or ending a
                phase. If it places only some of the armies, the expert places the others.

        Raises:
            IllegalAction: the action is not legal.
            ValueError: it decides nothing that can be judged, or only a part of the game is
                known.
        """
        from risk_widget.game_review.coach import judge_action

        self.fork().apply(action)
        return judge_action(self, parse_action(action))

    def judge_last(self, seat: str | None = None) -> Judgement:
        """Judge the last completed decision, and state the effect of the dice since then.

        All armies placed in a turn are one decision, and so are all movements at its end.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game.fork(seed=1)
        >>> events = game.apply({"type": "end_phase"})
        >>> game.judge_last().choice
        'Stop attacking'

        Args:
            seat: the seat whose decision it was; None: the seat of the last decision.

        Raises:
            ValueError: no such seat, no decision that can be judged, or only a part of the game is
                known.
        """
        from risk_widget.game_review.coach import judge_last

        return judge_last(self, seat)

    def plans(self, count: int = 5, *, own: Sequence[Sequence[object]] = ()) -> Plans:
        """Return plans for the turn side by side: the expert's best of different kinds.

        The expert knows what the seat on turn knows. Each plan has its chance, with its error, the
        exact chance that all its attacks succeed, and what it leaves open. ``plans.play_out()``
        replaces the estimates by games.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game
        >>> plans = game.plans(1, own=["attack brazil>peru, attack north-africa>western-europe"])
        >>> [(plan.letter, plan.by) for plan in plans]
        [('A', 'expert'), ('B', 'own')]
        >>> plans["B"].text
        'attack brazil>peru, attack north-africa>western-europe'

        Args:
            count: the number of the expert's plans, at most; there are fewer if no other differs
                from these.
            own: plans of your own: for each its steps, as actions, their data, or a text. An attack
                is fought to its end.

        Raises:
            ValueError: nobody is placing, attacking or moving in a turn; a plan that cannot be
                read; or a game too large for the expert.
            IllegalAction: a step is not legal at its place in the plan.
        """
        from risk_widget.game_review.plans import plans_of

        return plans_of(self._config, self._state, count, read(list[object], own, "own"))

    def _armies_of(self, side: str, territory: str | None, number: int | None) -> int:
        """Return `number` or, if that is None, the number of armies on the territory."""
        if territory is None and number is None:
            raise ValueError(f"odds need a {side} or its number of armies")
        there = 0 if territory is None else self.armies(territory)
        if number is None and there < 1:
            raise MessageError(Message("odds-no-army", {"armies": there}))
        return there if number is None else number

    # -- other games from this one

    def with_(  # noqa: PLR0913 - its choices are public
        self,
        *,
        owner: Mapping[str, str] | None = None,
        armies: Mapping[str, int] | None = None,
        cards: Mapping[str, int | Sequence[str]] | None = None,
        missions: Mapping[str, str] | None = None,
        capitals: Mapping[str, str] | None = None,
        in_hand: Mapping[str, int] | None = None,
        turn: str | None = None,
        phase: Literal["reinforce", "attack", "fortify"] | None = None,
        to_place: int | None = None,
        round: int | None = None,  # noqa: A002 - the usual name of the field
        sets_traded: int | None = None,
    ) -> Self:
        """Return a variation of this position, as a game without a history.

        A change takes its consequences with it: the armies that a turn brings are counted again
        as long as none of them is placed, and every card stays in one place. The dice are those of
        this game. Nothing else changes, and this game stays as it is.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game
        >>> stronger = game.with_(armies={"brazil": 12}, cards={"red": 2})
        >>> stronger.armies("brazil"), game.armies("brazil"), stronger.observe("red")["hand"]
        (12, 5, ['southern-europe', 'north-africa'])

        Args:
            owner: the holder of a territory, or of all territories of a continent; the armies
                there stay, and change sides.
            armies: the number on a territory, or on each territory of a continent.
            cards: a seat's cards, by name or by number; with a number, missing cards come from the
                top of the deck. Cards that the seat gives up go under the deck.
            missions: a seat's mission.
            capitals: a seat's hidden capital.
            in_hand: armies that a seat has still to place in the set-up; its total, with those on
                the board, must stay the same.
            turn: the seat whose turn it is; without `phase`, at the beginning of its turn.
            phase: the part of the turn, without what came before it in the turn.
            to_place: armies to be placed in this phase.
            round: the number of the round.
            sets_traded: the number of sets traded so far; in some editions it raises the value of
                the next one.

        Raises:
            ValueError: an unknown name; or there is no such position in this game, because a seat
                would hold nothing or lose its hidden capital, a card would exist twice, somebody
                would have won, or the game is over. The message begins with the argument at
                fault.
        """
        from risk_widget.engine.variation import variation

        changes = {
            "owner": owner,
            "armies": armies,
            "cards": cards,
            "missions": missions,
            "capitals": capitals,
            "in_hand": in_hand,
            "turn": turn,
            "phase": phase,
            "to_place": to_place,
            "round": round,
            "sets_traded": sets_traded,
        }
        return type(self)(self._config, variation(self._config, self._state, changes))

    def after(self, action: int) -> Self:
        """Return the game as it stood after its first ``action`` actions, without its history.

        >>> import risk_widget as rw
        >>> game = rw.Game.new(edition="czech", mode="domination", seats=3, seed=1)
        >>> events = game.apply({"type": "claim", "territory": "brazil"})
        >>> game.after(1).owner("brazil"), game.after(0).owner("brazil")
        ('green', None)

        Args:
            action: a number of the column ``action`` of `to_frame`; 0 is the beginning.

        Raises:
            ValueError: the game has fewer actions.
        """
        number = whole(action, "action", 0, len(self._history.actions))
        return type(self)(self._config, self.positions[number])

    # -- a game in retrospect

    def to_rows(self, each: RowKind = "turns") -> list[JsonObject]:
        """Return the game as rows of plain values (columns: ``docs/laboratory.md``).

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game.fork(seed=1)
        >>> events = game.apply(game.legal_actions()[0])  # Brazil attacks Peru
        >>> [(row["source"], row["target"], row["captured"]) for row in game.to_rows("battles")]
        [('brazil', 'peru', False)]

        Args:
            each: a row for each of the "actions", "battles" or "turns", or for each seat at the
                end of each of the "rounds".

        Raises:
            ValueError: ``each`` is another word.
        """
        from risk_widget.record_tables import rows_of_game

        return rows_of_game(self, each)

    def to_columns(self, each: RowKind = "turns") -> dict[str, list[object]]:
        """Return ``to_rows`` as a list for each column.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game.fork(seed=1)
        >>> events = game.apply(game.legal_actions()[0])  # Brazil attacks Peru
        >>> game.to_columns("actions")["text"]
        ['attack brazil>peru 1']
        """
        from risk_widget.record_tables import columns_of_game

        return columns_of_game(self, each)

    def to_frame(self, each: RowKind = "turns", library: Library | None = None) -> Frame:
        """Return ``to_rows`` as a data frame of pandas or polars, whichever is installed.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game.fork(seed=1)
        >>> events = game.apply(game.legal_actions()[0])  # Brazil attacks Peru
        >>> list(game.to_frame("rounds").columns)
        ['round', 'seat', 'territories', 'armies', 'continents', 'cards']

        Raises:
            ImportError: neither is installed; the message names the extra.
        """
        from risk_widget.record_tables import columns_of_kind

        return frame_of(self.to_columns(each), columns_of_kind(each), library)

    def plot(self, what: Held = "territories") -> Plot:
        """Draw a chart of each seat's holdings by round. It needs the extra ``plot``.

        >>> import risk_widget as rw
        >>> game = rw.Game.new(edition="czech", mode="domination", seats=3, seed=1)
        >>> game.plot("armies")
        <Plot: Czech, World domination: round 0, turn of green, claim.>

        Raises:
            ValueError: ``what`` is another word.
        """
        from risk_widget.record_tables import plot_of_game

        return plot_of_game(self, what)

    def dice_report(self) -> DiceReport:
        """Report on the dice so far: rolls, expectations, and whether they are fair.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game.fork(seed=1)
        >>> events = game.apply(game.legal_actions()[0])  # Brazil attacks Peru
        >>> [(roll.attack, roll.defence) for roll in game.dice_report().rolls]
        [((2,), (1,))]

        Raises:
            MessageError: only a part of the game is known.
        """
        from risk_widget.fair_dice import dice_report

        return dice_report(self)

    def review(
        self,
        seat: str | None = None,
        *,
        plans: bool = True,
        depth: int | None = None,
        width: int | None = None,
    ) -> Review:
        """Review the game so far: chances by turn, turning points, plans, luck.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game.fork(seed=1)
        >>> events = game.apply(game.legal_actions()[0])  # Brazil attacks Peru
        >>> [(turn.seat, turn.lost) for turn in game.review(plans=False).turns]
        [('red', 0)]

        Args:
            seat: the chances use what this seat knows, and only its turns are compared with the
                expert's plans. None: the chances use what everybody sees, and all turns are
                compared.
            plans: whether to compute plans at all: they take nearly all of the time.
            depth: the number of captures to look ahead in a plan.
            width: the number of first attacks to follow that far. By default both are those of
                the expert at a table.

        Raises:
            ValueError: no such seat, only a part of the game is known, or it is too large for the
                expert.
        """
        from risk_widget.game_review import review

        return review(self, seat, plans=plans, depth=depth, width=width)

    # -- texts

    def position(self, seat: str | None = None) -> str:
        """Write the position as a line of text (``docs/notation.md``); ``from_position`` reads it.

        With None it says everything; a seat, or "spectator", gets ``?`` for what it may not see.

        >>> import risk_widget as rw
        >>> game = rw.Game.new(edition="czech", mode="domination", seats=3, seed=1)
        >>> game.position()
        'czech domination classic rbg - g claim 0 starter=g set=r35,b35,g35'

        Raises:
            ValueError: a seat that does not play.
        """
        from risk_widget.notation import position_of

        return position_of(self, seat)

    @staticmethod
    def from_position(
        text: Source,
        *,
        seed: int | str | None = None,
        chance: Chance | None = None,
        edition: str | Path | Edition | None = None,
        board: str | Path | Board | None = None,
    ) -> Game:
        """Make a game without a history from the text of a position.

        >>> import risk_widget as rw
        >>> text = "italian domination classic rbg - g claim 0 starter=g set=r35,b35,g35"
        >>> rw.Game.from_position(text).legal_actions()[0]
        Claim(territory='alaska')

        Args:
            text: the position, or a file that holds it: a path, bytes, an open file. One with
                unknown parts gives a game that can only be looked at.
            seed: for the dice and cards to come; None takes an unknown one.
            chance: a source of chance to use instead of a seeded one.
            edition: the edition, if the text names one that is not built in.
            board: the board, likewise.

        Raises:
            PositionError: the text cannot be read, or the position is impossible.
            OSError: there is no such file.
        """
        from risk_widget.notation import game_from_position

        return game_from_position(
            text_of(text, "position"),
            Game,
            PartialGame,
            seed=seed,
            chance=chance,
            edition=edition,
            board=board,
        )

    def record(
        self,
        seat: str | None = None,
        *,
        names: Mapping[str, str] | None = None,
        comments: Mapping[int, str] | None = None,
        branches: Mapping[int, Sequence[Branch | str]] | None = None,
    ) -> str:
        """Write the whole game as text (``docs/notation.md``); ``replay`` plays it again.

        >>> import risk_widget as rw
        >>> game = rw.Game.new(edition="czech", mode="domination", seats=3, seed=1)
        >>> events = game.apply({"type": "claim", "territory": "brazil"})
        >>> game.record().splitlines()[-2]
        'green claim brazil'

        Plans that were not played are kept, too:

        >>> from risk_widget.notation import Branch
        >>> game = rw.load_lesson("04-combat").game
        >>> reply = Branch("attack china>siam", "a reply")
        >>> plan = Branch("attack brazil>peru", "Peru first", then=(reply,))
        >>> text = game.record(branches={0: [plan, "attack brazil>venezuela"]})
        >>> [branch.name for branch in rw.Game.replay(text).branches[0]]
        ['Peru first', '']

        Args:
            seat: with None the text says everything; a seat, or "spectator", gets what it may see.
            names: names of the players by seat.
            comments: remarks by the number of the action they follow, counting from 1; 0 for the
                position in which the game begins.
            branches: plans that were not played, as `Branch` or as texts of steps, by the number of
                actions before them. They replace those in the comments.

        Raises:
            ValueError: a seat that does not play, a comment of several lines, a moment that the
                game does not have, or a branch that cannot be read.
        """
        from risk_widget.notation import record_of
        from risk_widget.notation.branches import with_branches

        comments = with_branches(comments, branches, len(self.history))
        return record_of(self, seat, names=names, comments=comments)

    @staticmethod
    def replay(
        text: Source,
        *,
        strict: bool = False,
        seed: int | str | None = None,
        edition: str | Path | Edition | None = None,
        board: str | Path | Board | None = None,
    ) -> Replay:
        """Replay a record as far as it is legal, without rolling dice.

        The result has the ``game`` with its whole history, and says whether all was ``ok``, or
        which ``line`` broke which ``rule``, and why (``message``). A record written
        for a seat or a spectator may lack secrets that the replay needs.

        >>> import risk_widget as rw
        >>> game = rw.Game.new(edition="czech", mode="domination", seats=3, seed=1)
        >>> events = game.apply({"type": "claim", "territory": "brazil"})
        >>> rw.Game.replay(game.record()).game.owner("brazil")
        'green'

        Args:
            text: the record, or a file that holds it: a path, bytes, an open file.
            strict: raise an error if the replay stops before the end of the record.
            seed: for the dice to come when the game is continued.
            edition: the edition, if the record names one that is not built in.
            board: the board, likewise.

        Raises:
            RecordError: there is nothing to play, or with ``strict`` the replay stops early.
            OSError: there is no such file.
        """
        from risk_widget.notation import replay

        content = text_of(text, "record")
        return Replay(
            *replay(content, Game, strict=strict, seed=seed, edition=edition, board=board)
        )

    def link(
        self,
        seat: str | None = None,
        *,
        whole: bool = False,
        names: Mapping[str, str] | None = None,
        comments: Mapping[int, str] | None = None,
        branches: Mapping[int, Sequence[Branch | str]] | None = None,
        page: str | None = None,
    ) -> str:
        """Write the game as a link (``docs/notation.md``), from which `open_link` replays it.

        All of the game is in the link, and no server has it. A game in progress needs to be told
        what its link may show.

        >>> import risk_widget as rw
        >>> game = rw.Game.new(edition="czech", mode="domination", seats=3, seed=1)
        >>> events = game.apply({"type": "claim", "territory": "brazil"})
        >>> rw.open_link(game.link(whole=True)).game.owner("brazil")
        'green'

        Args:
            seat: a seat, or "spectator": only what it may see. Such a game cannot be continued.
            whole: everything, although the game isn't over.
            names: names of the players by seat.
            comments: remarks by the number of the action they follow, counting from 1.
            branches: plans that were not played: see ``record``.
            page: the address of the page that opens the link; by default that of the published
                page, if it is known. Without one, the link begins with its ``#``.

        Raises:
            LinkError: the game is too long for a link.
            ValueError: the game isn't over, and neither ``seat`` nor ``whole`` is given; a seat
                that does not play; or comments or branches that a record cannot have.
        """
        from risk_widget.notation.branches import with_branches
        from risk_widget.notation.links import addressed, link_of

        comments = with_branches(comments, branches, len(self.history))
        text = link_of(self, seat, whole=flag(whole, "whole"), names=names, comments=comments)
        return addressed(text, page)

    def position_link(
        self, seat: str | None = None, *, whole: bool = False, page: str | None = None
    ) -> str:
        """Write the position as a link, from which `open_link` makes a game.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game
        >>> rw.open_link(game.position_link(whole=True)).game.position() == game.position()
        True

        Args:
            seat: a seat, or "spectator": only what it may see.
            whole: everything, although the game isn't over.
            page: as for `link`.

        Raises:
            LinkError: the position is too long for a link.
            ValueError: the game isn't over, and neither ``seat`` nor ``whole`` is given; or a seat
                that does not play.
        """
        from risk_widget.notation.links import addressed, position_link_of

        return addressed(position_link_of(self, seat, whole=flag(whole, "whole")), page)

    def film(
        self,
        to: str | Path,
        *,
        part: Part = "game",
        seat: str | None = None,
        whole: bool = False,
        names: Mapping[str, str] | None = None,
        theme: Theme = "light",
    ) -> Path:
        """Make an animated picture of the game, with captions in the current language.

        It takes at most 24 seconds: in a short game it shows each capture, in a longer one each
        turn or each round. Making it takes up to 20 seconds.

        >>> import risk_widget as rw
        >>> from pathlib import Path
        >>> from tempfile import TemporaryDirectory
        >>> game = rw.load_lesson("04-combat").game
        >>> with TemporaryDirectory() as folder:
        ...     path = game.film(Path(folder) / "game.gif", whole=True)
        ...     path.stat().st_size < 3_000_000
        True

        Args:
            to: the file; its name ends in ``.gif``, ``.webp`` or ``.png``, which is an animated
                picture, too.
            part: "game", or "last_round", which takes at most 8 seconds.
            seat: a seat, or "spectator": the chances of winning are those that it may know.
            whole: show a game that isn't over as everybody sees it. The map has no secrets.
            names: names of the players by seat.
            theme: "light" or "dark".

        Returns:
            The path of the file.

        Raises:
            ImportError: Pillow or resvg is not installed; the error names the extra.
            OSError: the file cannot be written.
            RuntimeError: this machine has no fonts.
            ValueError: the game isn't over, and neither ``seat`` nor ``whole`` is given; a seat
                that does not play, another kind of file, or a board that cannot be drawn.
        """
        from risk_widget.film import film_of, write_film

        called = {} if names is None else read(dict[str, str], names, "names")
        for each in called:
            self._config.seat_number(each)
        with call_seats(called):
            return write_film(film_of(self, seat, part=part, whole=whole, theme=theme), to)

    def story(
        self,
        path: str | Path | None = None,
        seat: str | None = None,
        *,
        names: Mapping[str, str] | None = None,
        comments: Mapping[int, str] | None = None,
        language: str | None = None,
    ) -> Story:
        """Write the game as a story in one HTML file, which needs neither a network nor Python.

        It has the board, a replay, the chances of winning, and the turning points as chapters. At
        some of them, the reader is asked for the next move first. As the output of a cell, a story
        stays interactive in a saved and in an exported notebook.

        >>> import risk_widget as rw
        >>> from pathlib import Path
        >>> from tempfile import TemporaryDirectory
        >>> game = rw.load_lesson("04-combat").game.fork(seed=1)
        >>> events = game.apply(game.legal_actions()[0])  # Brazil attacks Peru
        >>> with TemporaryDirectory() as folder:
        ...     file = Path(folder) / "game.html"
        ...     story = game.story(file, "spectator", comments={1: "Was that wise? [peru]"})
        ...     file.stat().st_size < 500_000
        True

        Args:
            path: the file to write; by default none is written. ``Story.save`` says what a file
                called `….mjs` is for.
            seat: a seat, or "spectator": whose view of a game in progress is shown. A finished
                game has no secrets left.
            names: names of the players by seat.
            comments: remarks by the number of the action they follow; each is a chapter.
                ``docs/notation.md`` says what they may contain.
            language: the tag of the file's language; by default the program's.

        Raises:
            ValueError: the game isn't over, and no ``seat`` is given; a seat that does not play;
                nothing has been played; or there is no such language.
            OSError: the file cannot be written.
        """
        told: Story = provided("story")(
            self, path, seat, names=names, comments=comments, language=language
        )
        return told

    # -- in a notebook

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        """Display the board in a notebook, as a spectator sees it."""
        del include, exclude
        from risk_widget.svg import position_html

        text = repr(self)
        where = {
            "edition": self.edition.title,
            "mode": self.mode,
            "standing": standing_message(self._config, self._state),
        }
        names = self._config.names
        caption = say("game-caption", names, **where)
        third = say("name-seat", names, seat="third") if self._config.has_third else ""
        html = position_html(self.board, self.observe(None), caption, third)
        return {"text/plain": text, "text/html": html}


class PartialGame(PartialCoreGame, Game):
    """A game with unknown cards, capitals or missions, read from text that hides them."""

    __slots__ = ()


@dataclass(frozen=True)
class Replay:
    """A game replayed from its record.

    >>> import risk_widget as rw
    >>> game = rw.Game.new(edition="czech", mode="domination", seats=3, seed=1)
    >>> replay = rw.Game.replay(game.record(names={"red": "Ada"}))
    >>> replay.ok, replay.names
    (True, {'red': 'Ada'})

    Attributes:
        game: the game as far as the record is legal, with its whole history. It can be undone,
            redone and continued.
        stopped: the error that stopped the replay before the end, or None.
        names: names of the players by seat.
        comments: remarks by the number of the action they follow.
    """

    game: Game
    stopped: RecordError | None = None
    names: Mapping[str, str] = field(default_factory=dict)
    comments: Mapping[int, str] = field(default_factory=dict)

    @property
    def branches(self) -> Mapping[int, tuple[Branch, ...]]:
        """The plans that were not played, by the number of actions before them.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game
        >>> replay = rw.Game.replay(game.record(branches={0: ["attack brazil>peru"]}))
        >>> replay.branches
        {0: (Branch(steps='attack brazil>peru', name='', then=()),)}
        """
        from risk_widget.notation.branches import branches_in

        return branches_in(self.comments)

    @property
    def ok(self) -> bool:
        """Whether the record was played to its end."""
        return self.stopped is None

    @property
    def line(self) -> int:
        """The number of the line that stopped the replay, counting from 1; 0 if ``ok``."""
        return 0 if self.stopped is None else self.stopped.line

    @property
    def rule(self) -> str:
        """The clause that the line breaks, or ``record.malformed``; "" if ``ok``."""
        return "" if self.stopped is None else self.stopped.rule

    @property
    def message(self) -> str:
        """The reason why the replay stopped, in the current language; "" if ``ok``."""
        return "" if self.stopped is None else self.stopped.message

    def to_rows(self, each: RowKind = "turns") -> list[JsonObject]:
        """Return the game as rows: see ``Game.to_rows``.

        >>> import risk_widget as rw
        >>> game = rw.Game.new(edition="czech", mode="domination", seats=3, seed=1)
        >>> events = game.apply({"type": "claim", "territory": "brazil"})
        >>> rw.Game.replay(game.record()).to_rows("actions")[0]["text"]
        'claim brazil'
        """
        return self.game.to_rows(each)

    def to_columns(self, each: RowKind = "turns") -> dict[str, list[object]]:
        """Return ``to_rows`` as a list for each column.

        >>> import risk_widget as rw
        >>> game = rw.Game.new(edition="czech", mode="domination", seats=3, seed=1)
        >>> events = game.apply({"type": "claim", "territory": "brazil"})
        >>> rw.Game.replay(game.record()).to_columns("actions")["seat"]
        ['green']
        """
        return self.game.to_columns(each)

    def to_frame(self, each: RowKind = "turns", library: Library | None = None) -> Frame:
        """Return ``to_rows`` as a data frame: see ``Game.to_frame``.

        >>> import risk_widget as rw
        >>> game = rw.Game.new(edition="czech", mode="domination", seats=3, seed=1)
        >>> events = game.apply({"type": "claim", "territory": "brazil"})
        >>> rw.Game.replay(game.record()).to_frame("actions").shape
        (1, 11)
        """
        return self.game.to_frame(each, library)

    def plot(self, what: Held = "territories") -> Plot:
        """Draw a chart of each seat's holdings by round: see ``Game.plot``.

        >>> import risk_widget as rw
        >>> game = rw.Game.new(edition="czech", mode="domination", seats=3, seed=1)
        >>> rw.Game.replay(game.record()).plot()
        <Plot: Czech, World domination: round 0, turn of green, claim.>
        """
        return self.game.plot(what)

    def __repr__(self) -> str:
        return f"<Replay: {render(self._message(), self.game.config.names)}>"

    def _repr_html_(self) -> str:
        named = [
            Message("replay-player", {"seat": seat, "name": name})
            for seat, name in self.names.items()
        ]
        return lines(
            render(self._message(), self.game.config.names),
            say("replay-players", players=named) if named else "",
            folded(say("replay-last"), self.game._repr_mimebundle_()["text/html"]),
            text=(0, 1),
        )

    def _message(self) -> Message:
        """Summarise the game, its length, and its result or the error."""
        game = self.game
        about = {
            "edition": game.edition.title,
            "mode": game.mode,
            "players": len(game.seats),
            "actions": len(game.history),
            "standing": standing_message(game.config, game.state),
            "comments": len(self.comments),
            "line": self.line,
            "why": self.message,
        }
        return Message("replay-stopped" if self.stopped else "replay-shown", about)


@dataclass(frozen=True)
class OpenedLink:
    """The contents of a link.

    >>> import risk_widget as rw
    >>> game = rw.Game.new(edition="czech", mode="domination", seats=3, seed=1)
    >>> opened = rw.open_link(game.link("red"))
    >>> opened.content, opened.viewer, opened.is_locked
    ('seen', 'red', True)

    Attributes:
        content: "position", "game" (a whole game) or "seen" (a game in progress, as a player or a
            spectator sees it).
        game: the game. A whole game has its history, and can be undone, redone and continued.
        viewer: the seat, or "spectator", whose view the link shows; "" if it shows everything.
        names: names of the players by seat.
        comments: remarks by the number of the action they follow, in the game's history or, if
            the game has none, in `record`.
        record: the record, as far as the viewer may see it; "" if the game has its history.
    """

    content: Content
    game: Game
    viewer: str = ""
    names: Mapping[str, str] = field(default_factory=dict)
    comments: Mapping[int, str] = field(default_factory=dict)
    record: str = ""

    @property
    def branches(self) -> Mapping[int, tuple[Branch, ...]]:
        """The plans that were not played, by the number of actions before them.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game
        >>> opened = rw.open_link(game.link(whole=True, branches={0: ["attack brazil>peru"]}))
        >>> opened.branches[0][0].steps
        'attack brazil>peru'
        """
        from risk_widget.notation.branches import branches_in

        return branches_in(self.comments)

    @property
    def is_locked(self) -> bool:
        """Whether the link hides secrets, so that nobody can play on."""
        return self.game.is_partial or self.content == "seen"

    def __repr__(self) -> str:
        return f"<OpenedLink, {self.content}: {self.game!r}>"

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        """Display the board in a notebook, as a spectator sees it."""
        shown = self.game._repr_mimebundle_(include, exclude)
        return {**shown, "text/plain": repr(self)}


def open_link(
    text: str,
    *,
    seed: int | str | None = None,
    edition: str | Path | Edition | None = None,
    board: str | Path | Board | None = None,
) -> OpenedLink:
    """Open a link to a game or a position, or text that contains one.

    >>> import risk_widget as rw
    >>> game = rw.Game.new(edition="czech", mode="domination", seats=3, seed=1)
    >>> rw.open_link(game.link(whole=True)).game.record() == game.record()
    True

    Args:
        text: the link.
        seed: for the dice to come when the game is continued.
        edition: the edition, if the link names one that is not built in.
        board: the board, likewise.

    Raises:
        LinkError: there is no link in the text, or it was cut or changed, or a newer version made
            it.
    """
    from risk_widget.notation.links import open_link as opened_of

    found = opened_of(
        read(str, text, "text"), Game, PartialGame, seed=seed, edition=edition, board=board
    )
    return OpenedLink(*found)
