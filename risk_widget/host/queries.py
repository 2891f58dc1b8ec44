"""Answers to the page's queries, which change nothing in the game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, cast
from weakref import WeakKeyDictionary

from risk_widget.battles.battle_table import battle_table
from risk_widget.battles.losses import defence_losses, hold_chance
from risk_widget.engine.explain import explain_battle, fulfilled_mission, item_label
from risk_widget.engine.mission_words import mission_progress, replaced_by
from risk_widget.fair_dice import mean_face
from risk_widget.listings import clause_card_of, clause_entry
from risk_widget.messages import call_seats, current_language, say
from risk_widget.notation import SPECTATOR, link_of, position_link_of, position_of, record_of
from risk_widget.notation.links import addressed
from risk_widget.play.new_game import describe_text
from risk_widget.play.players import HUMAN, default_name
from risk_widget.play.recap import table_of_figures, turn_in_short
from risk_widget.play.snapshot import moment
from risk_widget.play.teach import guide
from risk_widget.practice.mistakes import in_review
from risk_widget.protocol.controls import Handlers, control_of
from risk_widget.protocol.items import Refused
from risk_widget.rules.clauses import clauses
from risk_widget.rules.edition_parts import mission_cards

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from risk_widget.battles.odds import DiceRule
    from risk_widget.course.own_mistakes import OwnMistake
    from risk_widget.film import Film
    from risk_widget.film.scenes import Part
    from risk_widget.game import Game
    from risk_widget.game_review import Review, Reviewer, TurnReview
    from risk_widget.game_review.story import ToldPoint as PointInWords
    from risk_widget.play.match import Match
    from risk_widget.play.snapshot import Viewpoint
    from risk_widget.protocol.answer_types import (
        Answer,
        DefenceAnswer,
        DefenceChoice,
        DiceAnswer,
        FilmAnswer,
        Guide,
        LogAnswer,
        OddsAnswer,
        ReviewAnswer,
        ReviewTurnAnswer,
        StatsAnswer,
        TextAnswer,
        ToldPoint,
        TurningPoint,
        WhyAnswer,
        WhyRow,
    )
    from risk_widget.protocol.outbox_types import Query
    from risk_widget.protocol.snapshot_types import HintAnswer, Moment
    from risk_widget.reading.json_types import JsonObject, JsonView


_ANYWHERE: Final = Handlers()
"""The answers that need no game."""
_ABOUT_GAME: Final = Handlers()


def answer(query: Query, shown: Viewpoint | None) -> Answer | None:
    """Answer a query; ``shown`` is None if there is no game.

    The host of the screen answers queries about the person who plays or about a lesson.

    Raises:
        Refused: the query has no answer in this position.
    """
    control = control_of(cast("JsonView", query))
    found: Answer | None
    if (anywhere := _ANYWHERE.of(control)) is not None:
        found = anywhere(query, shown)
        return found
    if shown is None:
        raise Refused.under("protocol.no-game", "refused-no-game")
    about_game = _ABOUT_GAME.of(control)
    assert about_game is not None, control.name
    with call_seats(shown.match.chosen_names):
        found = about_game(query, shown.match, shown)
    return found


@_ANYWHERE
def _query_here(_query: Query, _: Viewpoint | None) -> None:
    """Answer nothing: an accepted query is enough to show that the host is there."""


@_ANYWHERE
def _query_check(query: Query, shown: Viewpoint | None) -> Answer:
    return describe_text(query.get("text", ""), {} if shown is None else shown.match.players)


@_ANYWHERE
def _query_clause(query: Query, shown: Viewpoint | None) -> JsonObject:
    """Return one clause with its value in every edition; without an id, all the rules in brief."""
    game = None if shown is None else shown.match.game
    if "id" not in query:
        return _rules_in_short(game)
    short = clause_entry(query["id"], game)
    if short is None:
        raise Refused.malformed("refused-clause")
    return clause_card_of(query["id"], game) | short


def _rules_in_short(game: Game | None) -> JsonObject:
    """Return all clauses and a turn in brief, cached by kind of game and language."""
    kind: tuple[object, ...] = (current_language(),)
    if game is not None:
        options = sorted(game.rule_options.items())
        kind += (id(game.edition), id(game.board), game.mode, *game.seats, *options)
    if kind not in _RULES:
        if len(_RULES) >= _MOST_RULES:
            del _RULES[next(iter(_RULES))]
        rules: JsonObject = {
            "clauses": {name: clause_entry(name, game) for name in clauses()},
            "turn": [] if game is None else turn_in_short(game.config),
        }
        _RULES[kind] = rules, game  # the game is stored so that no other object can get the same id
    return _RULES[kind][0]


_MOST_RULES: Final = 8
_RULES: Final[dict[tuple[object, ...], tuple[JsonObject, Game | None]]] = {}


# ---- chances -----------------------------------------------------------------------------------

MOST_ARMIES: Final = 2000
"""The size above which battles are not computed: the table would take too long."""


@_ABOUT_GAME
def _query_odds(query: Query, match: Match, _: Viewpoint) -> OddsAnswer:
    game = match.game
    source, target = query.get("source", ""), query.get("target", "")
    if source not in game.board.index or target not in game.board.index:
        raise Refused.malformed("refused-odds-places")
    attackers, defenders = _armies(game, source, target)
    limits = {key: query[key] for key in ("armies", "dice") if query.get(key)}
    try:
        found = game.odds(source, target, stop_at=query.get("stop_at") or None, **limits)
    except ValueError as error:
        raise Refused.because("protocol.malformed", error) from error
    hit = _hit_chance(game.dice, attackers, defenders, min(limits.values(), default=None))
    figures = found.to_dict() | {"win": _open(found.win), "hit": _open(hit)}
    return cast("OddsAnswer", _rounded(figures) | {"source": source, "target": target})


@_ABOUT_GAME
def _query_defence(_query: Query, match: Match, _: Viewpoint) -> DefenceAnswer:
    """Return the losses and the chance of holding for each number of dice in the pending battle."""
    game = match.game
    waiting = game.observe(None)["battle"]
    choices = game.legal_ranges().get("defend")
    if not waiting or not choices:
        raise Refused.malformed("refused-no-battle")
    attackers, defenders = _armies(game, waiting["source"], waiting["target"])
    found: list[DefenceChoice] = []
    for dice in choices:
        attacker, defender = defence_losses(game.dice, waiting, dice)
        hold = _open(hold_chance(game.dice, waiting, attackers, defenders, dice))
        figures = _rounded({"attacker": attacker, "defender": defender, "hold": hold})
        found.append(cast("DefenceChoice", {"dice": dice} | figures))
    return {"choices": found}


def _armies(game: Game, source: str, target: str) -> tuple[int, int]:
    """Return both sides' armies; raise `Refused` if there are too many to compute a battle."""
    attackers, defenders = game.armies(source), game.armies(target)
    if max(attackers, defenders) > MOST_ARMIES:
        raise Refused.malformed("refused-odds-armies")
    return attackers, defenders


def _hit_chance(rule: DiceRule, attackers: int, defenders: int, most: int | None) -> float:
    """Return the chance that the next roll costs the defender an army, with up to ``most`` dice."""
    if not rule.attack_dice(attackers):
        return 0.0
    rolls = battle_table(rule, armies=most).transitions(attackers, defenders)
    return float(sum(chance for _, lost, chance in rolls if lost))


def _rounded(figures: JsonView) -> JsonObject:
    """Round figures to four digits: more than a screen shows, at a third of the bytes."""
    return {
        key: [round(v, 4) for v in value]
        if isinstance(value, list)
        else round(value, 4)
        if isinstance(value, float)
        else value
        for key, value in figures.items()
    }


def _open(chance: float) -> float:
    """Keep a chance between 0.0001 and 0.9999, since dice are never certain; 0 stays 0."""
    return chance and min(0.9999, max(0.0001, chance))


# ---- past events ---------------------------------------------------------------------------------


@_ABOUT_GAME
def _query_log(_query: Query, match: Match, shown: Viewpoint) -> LogAnswer:
    return {"lines": match.log.view.lines(perspective=shown.perspective, opened=True)}


@_ABOUT_GAME
def _query_stats(_query: Query, match: Match, _: Viewpoint) -> StatsAnswer:
    return table_of_figures(match)


@_ABOUT_GAME
def _query_dice(_query: Query, match: Match, _: Viewpoint) -> DiceAnswer:
    """Compare the game's dice with their expectation, and say how to check that they are fair."""
    if match.game.is_partial:
        raise Refused.malformed("fair-partial")
    report = match.game.dice_report()
    luck, won = report.luck, report.territories_won
    return {
        "sentence": report.sentence(),
        "seed": report.about_the_seed(),
        "rows": [
            {
                "seat": who,
                "faces": list(faces),
                "mean": round(mean_face(faces), 2),
                "luck": round(luck[who], 1) if who in luck else None,
                "won": round(won[who], 1) if who in won else None,
            }
            for who, faces in report.counts.items()
        ],
        "rolls": [
            {
                "n": roll.number,
                "round": roll.round,
                "attacker": roll.attacker,
                "defender": roll.defender,
                "source": roll.source,
                "target": roll.target,
                "attack": list(roll.attack),
                "defence": list(roll.defence),
                "lost": [roll.attacker_losses, roll.defender_losses],
            }
            for roll in report.rolls
        ],
    }


@_ABOUT_GAME
def _query_moment(query: Query, match: Match, shown: Viewpoint) -> Moment:
    return moment(query.get("at", match.log.steps), shown)


@_ABOUT_GAME
def _query_record(query: Query, match: Match, shown: Viewpoint) -> TextAnswer:
    """Return the record of the game so far: all of it, or the part visible at the screen."""
    viewer = None if query.get("whole", False) else shown.perspective or SPECTATOR
    names, comments = _own_names(match), _comments(match, shown)
    return {"text": record_of(match.game, viewer, names=names, comments=comments)}


def _comments(match: Match, shown: Viewpoint) -> dict[int, str]:
    """Return the comments, with the plans that were drawn here if this screen may show them."""
    return match.written_now() if shown.tells_plans else match.comments_now()


def _own_names(match: Match) -> dict[str, str]:
    """Return the names that people have chosen, by seat."""
    return {
        seat: name
        for seat, name in match.names.items()
        if match.players[seat] == HUMAN
        and name.lower() != seat
        and name != default_name(seat, HUMAN)
    }


@_ABOUT_GAME
def _query_link(query: Query, match: Match, shown: Viewpoint) -> TextAnswer:
    """Return a link to the game, or to its position at a moment, as ``_query_record`` shows it.

    Raises:
        Refused: the game is too long for a link.
    """
    whole = query.get("whole", False) or match.game.is_over
    viewer = None if whole else shown.perspective or SPECTATOR
    try:
        if "at" in query:
            text = position_link_of(match.at(query["at"]), viewer, whole=True)
        else:
            names, comments = _own_names(match), _comments(match, shown)
            text = link_of(match.game, viewer, whole=True, names=names, comments=comments)
    except ValueError as error:
        raise Refused.because("protocol.malformed", error) from error
    return {"text": addressed(text)}


FRAMES: Final = 4
"""The number of frames in one answer: few, so that it does not hold up the game."""
_FILMS: Final[WeakKeyDictionary[Match, tuple[tuple[object, ...], Film]]] = WeakKeyDictionary()


@_ABOUT_GAME
def _query_film(query: Query, match: Match, shown: Viewpoint) -> FilmAnswer:
    """Draw a few frames of a film, from number ``at`` on, as ``_query_link`` shows the game.

    Raises:
        Refused: the board cannot be drawn.
    """
    first = query.get("at", 0)
    film = _film(match, shown, query.get("part", "game"))
    return {
        "head": film.head(),
        "frames": [film.frame(n) for n in range(len(film.scenes))[first : first + FRAMES]],
        "times": film.times,
    }


def _film(match: Match, shown: Viewpoint, part: Part) -> Film:
    """Prepare a film, unless the last one of this game was the same."""
    # Imported late: ordinary play need not wait for films.
    from risk_widget.film import film_of

    seat = None if match.game.is_over else shown.perspective or SPECTATOR
    # The last scene keeps the position alive, so no other object can have the same id.
    key = (part, seat, id(match.game.state), current_language())
    before, film = _FILMS.get(match, ((), None))
    if film is None or before != key:
        try:
            film = film_of(match.game, seat, part=part)
        except ValueError as error:
            raise Refused.because("protocol.malformed", error) from error
        _FILMS[match] = key, film
    return film


@_ABOUT_GAME
def _query_position(query: Query, match: Match, shown: Viewpoint) -> TextAnswer:
    past = match.at(query.get("at", match.log.steps))
    return {"text": position_of(past, shown.perspective or SPECTATOR)}


# ---- advice --------------------------------------------------------------------------------------


@_ABOUT_GAME
def _query_teach(query: Query, match: Match, shown: Viewpoint) -> Guide:
    source = query.get("source")
    if source is not None and source not in match.game.board.index:
        raise Refused.malformed("refused-territory")
    return guide(shown, source=source, move=query.get("move"))


@_ABOUT_GAME
def _query_hint(_query: Query, match: Match, shown: Viewpoint) -> HintAnswer:
    """Return the expert's action for the person at the screen, from a nudge to the full action.

    Raises:
        Refused: the person at the screen need not act now, or the expert does not know the game.
    """
    game = match.game
    mine = shown.may_act and shown.viewer == game.actor and shown.private != "covered"
    if game.is_over or game.is_partial or not mine:
        raise Refused.malformed("refused-hint")
    try:
        found = game.hint()
    except ValueError as error:
        raise Refused.because("protocol.malformed", error) from error
    match.note_help("hint")
    action = dict(found.action)
    steps = [[attack.source, attack.target] for attack in found.attacks]
    if action["type"] == "fortify":
        steps = [[action["source"], action["target"]]]
    return {
        "action": action,
        "nudge": found.nudge,
        "look": list(found.look),
        "sentences": list(found.sentences),
        "put": dict(found.placed),
        "steps": steps,
    }


@_ABOUT_GAME
def _query_review(_query: Query, match: Match, shown: Viewpoint) -> ReviewAnswer:
    """Return chances by turn, turning points and luck, as the seat at the screen could know them.

    Plans come turn by turn (`_query_review_turn`), so that no answer takes long.

    Raises:
        Refused: the game is not over, or the expert does not know it.
    """
    # Imported late: ordinary play need not wait for the expert's compiler.
    from risk_widget.game_review import GIVE_OR_TAKE, Reviewer, summary, told_points

    _check_over(match)
    try:
        review = match.game.review(shown.perspective, plans=False)
        reviewer = Reviewer(match.game, shown.perspective)
        better = partial(_better, shown, reviewer, review)
        points = told_points(reviewer, review, shown.perspective, better)
    except ValueError as error:
        raise Refused.because("protocol.malformed", error) from error
    turns = review.turns
    told = {point.turn.number: _told(point, match) for point in points}
    return {
        "rounds": [turn.round for turn in (*turns[:1], *turns)],
        "turns": [
            {"turn": turn.number, "seat": turn.seat, "round": turn.round, "at": turn.first}
            for turn in turns
        ],
        "chances": {
            seat: [round(chances[seat], 3) for chances in review.chances] for seat in review.seats
        },
        "points": [
            _point(turn.number, turn.first, review.tell(turn), told.get(turn.number))
            for turn in review.turning_points
        ],
        "luck": [
            {"seat": seat, "armies": round(luck.armies, 1), "chance": round(luck.chance, 3)}
            for seat, luck in review.luck.items()
        ],
        "summary": [*summary(review), *_mistakes_in_short(shown)],
        "give_or_take": GIVE_OR_TAKE,
    }


def _point(turn: int, at: int, text: str, told: ToldPoint | None) -> TurningPoint:
    point: TurningPoint = {"turn": turn, "at": at, "text": text}
    return point if told is None else {**point, "told": told}


def _in_turn(shown: Viewpoint, turn: TurnReview) -> list[OwnMistake] | None:
    """Return the confirmed mistakes of a turn, or None if the turn was not searched."""
    searched = shown.verdicts
    if searched is None or turn.seat != searched.seat:
        return None
    return [mistake for at, mistake in searched.mistakes if turn.first <= at < turn.until]


def _better(
    shown: Viewpoint,
    reviewer: Reviewer,
    review: Review,
    turn: TurnReview,
    cost: bool,  # noqa: FBT001 - a flag of the turn, not a switch
) -> str | None:
    """Describe the better choice in a turn; confirmed mistakes replace the expert's plan.

    A turn without mistakes is mentioned only if it cost something.
    """
    from risk_widget.game_review import LEAST_TURN, better_by_plan

    found = _in_turn(shown, turn)
    if found is None:
        return better_by_plan(reviewer, review, turn)
    if found:
        return " ".join(map(in_review, found))
    if turn.won or not cost:
        return None
    fell = turn.got - turn.own_dice - turn.had <= -LEAST_TURN
    return say("review-no-mistake", seat=turn.seat, round=turn.round, fell=fell)


def _mistakes_in_short(shown: Viewpoint) -> list[str]:
    """Count the person's mistakes in a sentence that ends the summary."""
    if shown.verdicts is None:
        return []
    seat, found = shown.verdicts
    rounds = sorted({mistake.round for _, mistake in found})
    return [say("review-story-mistakes", seat=seat, mistakes=len(rounds), rounds=rounds)]


def _told(point: PointInWords, match: Match) -> ToldPoint:
    at = point.turn.first if point.again else point.deciding.first
    return {
        "opened": point.opened,
        "better": point.better,
        "try_at": None if point.again else at,
        "territories": match.at(at).observe(None)["territories"] or {},
    }


@_ABOUT_GAME
def _query_review_turn(query: Query, match: Match, shown: Viewpoint) -> ReviewTurnAnswer:
    """Compare one turn with the expert's plan, using only what its own seat knew.

    Raises:
        Refused: the game is not over or has no such turn, or the expert does not know it.
    """
    # Imported late: ordinary play need not wait for the expert's compiler.
    from risk_widget.game_review import Reviewer, left_open

    _check_over(match)
    number = query.get("turn", 0)
    try:
        reviewer = Reviewer(match.game)
        if not 0 < number <= len(reviewer.turns):
            raise Refused.malformed("refused-turn", turns=len(reviewer.turns), turn=number)
        turn = reviewer.turn(number, plan=True)
    except ValueError as error:
        raise Refused.because("protocol.malformed", error) from error
    found = _in_turn(shown, turn)
    worth, plan = turn.choices, turn.beside_plan
    if found is not None:
        # Compared with the plan's estimated chance, the turn played would look like a mistake.
        plan = turn.as_begun
        costs = [mistake.chances[0] - mistake.chances[1] for mistake in found]
        worth = min(costs, default=None)
    return {
        "turn": number,
        "before": round(turn.had, 3),
        "after": round(turn.got, 3),
        "dice": round(turn.own_dice, 3),
        "plan": plan,
        "opened": left_open(reviewer, number),
        "won": turn.won,
        "worth": None if worth is None else round(worth, 3),
        "judged": found is not None,
        "mistakes": [*map(in_review, found or ())],
    }


def _check_over(match: Match) -> None:
    """Refuse to reveal what seats knew unless the game is over or given up."""
    if not match.is_over:
        raise Refused.malformed("refused-review")


# ---- why -----------------------------------------------------------------------------------------


@_ABOUT_GAME
def _query_why(query: Query, match: Match, _: Viewpoint) -> WhyAnswer:
    """Explain an income, a battle or a win, with its clauses.

    Raises:
        Refused: there is nothing of that kind now.
    """
    if "about" not in query:
        raise Refused.malformed("refused-why", known=tuple(_REASONS))
    return _REASONS[query["about"]](match, query.get("n"))


def _answer(sentence: str, rows: Sequence[WhyRow], clauses: Sequence[str]) -> WhyAnswer:
    return {"sentence": sentence, "rows": list(rows), "clauses": list(dict.fromkeys(clauses))}


def _income(match: Match, _: int | None) -> WhyAnswer:
    explained = match.game.explain_reinforcements()
    if not explained.items:
        raise Refused.malformed("refused-no-income")
    config = match.game.config
    rows: list[WhyRow] = [
        {"label": item_label(config, item), "value": f"{item.armies}", "rule": item.rule}
        for item in explained.items
    ]
    return _answer(explained.sentence, rows, [item.rule for item in explained.items])


def _battle(match: Match, number: int | None) -> WhyAnswer:
    events = match.log.events
    if number is None:
        number = next((n for n in range(len(events) - 1, -1, -1) if events[n].type == "rolled"), -1)
    event = events[number] if 0 <= number < len(events) else None
    if event is None or event.type != "rolled":
        raise Refused.malformed("refused-no-roll")
    rolled = event.data
    names = match.log.log_writer.names
    sides = {side: rolled[side] for side in ("attacker", "defender")}
    rows: list[WhyRow] = [
        {
            "label": say("why-pair", names, place=place, attack=attack, defence=defence, **sides),
            "value": say(
                "why-loses",
                names,
                tie=attack == defence,
                seat=sides["defender" if winner == "attack" else "attacker"],
            ),
            "rule": "attack.compare",
        }
        for place, (attack, defence, winner) in enumerate(rolled["pairs"], start=1)
    ]
    spare = abs(len(rolled["attack"]) - len(rolled["defence"]))
    if spare:
        more = "attacker" if len(rolled["attack"]) > len(rolled["defence"]) else "defender"
        rows.append(
            {
                "label": say("why-spare", names, dice=spare, seat=sides[more]),
                "value": say("why-no-partner"),
                "rule": "attack.compare",
            }
        )
    verdict = explain_battle(match.game.config, rolled)
    clauses = [rolled.get("rule") or verdict.rule, verdict.rule, "attack.defence-dice"]
    return _answer(verdict.message, rows, clauses)


def _win(match: Match, _: int | None) -> WhyAnswer:
    game = match.game
    won = next((e for e in reversed(match.log.events) if e.type == "won"), None)
    log_writer = match.log.log_writer
    if won is not None:
        winner, reason = str(won.data["winner"]), str(won.data["reason"])
        sentence = str(log_writer.sentence(won.to_dict()))
        mission = won.data.get("mission")
    elif game.winner is not None and (explained := game.explain_win()) is not None:
        # The position of a finished game shows how it was won, but not the course of the game.
        winner, reason, sentence = game.winner, explained.rule, explained.message
        mission = fulfilled_mission(game.config, game.state)
    else:
        raise Refused.malformed("refused-no-winner")
    by: WhyRow = {"label": say("why-won-by"), "value": log_writer.seat(winner), "rule": reason}
    rows: list[WhyRow] = [by]
    clauses = [reason]
    seen = game.observe(winner)
    if mission:
        card = mission_cards()[mission]
        text = card.text(game.board)
        rows.append({"label": say("why-mission"), "value": text, "rule": "win.mission"})
        asked = (game.config, game.state, winner, mission)
        progress = mission_progress(*asked)
        rows.append({"label": say("why-at-end"), "value": progress, "rule": "win.mission"})
        clauses += ["win.mission", card.clause, *replaced_by(*asked), "turn.claim"]
    elif reason == "win.capital":
        shown = {**seen["capitals_shown"], winner: seen["capital"]}
        for seat, place in shown.items():
            if place and seen["territories"][place][0] == winner:
                label = say("why-capital", log_writer.names, seat=seat)
                where = say("why-capital-held", log_writer.names, territory=place)
                rows.append({"label": label, "value": where, "rule": reason})
        clauses += ["win.capital-falls"]
    held = [t for t, (owner, _) in seen["territories"].items() if owner == winner]
    rows.append({"label": say("why-territories"), "value": f"{len(held)}", "rule": reason})
    return _answer(sentence, rows, clauses)


_REASONS: Final[Mapping[str, Callable[[Match, int | None], WhyAnswer]]] = {
    "income": _income,
    "battle": _battle,
    "win": _win,
}
