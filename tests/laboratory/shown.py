"""One example of each kind of result that can be shown, made by code from a notebook."""

from __future__ import annotations

from functools import cache
from typing import Any

BEGUN = """
import risk_widget as rw
from risk_widget.bots import make

game = rw.Game.new(
    edition="czech", mode="domination", seats=["red", "blue", "green"], board="island", seed=3
)
while game.phase != "attack":
    game.apply(game.legal_actions()[0])
"""
"""Code that plays a game up to its first attack."""

SHOWN = {
    "odds": "rw.odds(8, 5)",
    "a table of odds": "rw.lab.odds_table()",
    "a campaign": "rw.campaign_odds(12, [3, 2, 1], behind=2)",
    "the best order": "rw.lab.best_order(10, [1, 2, 3])",
    "stopping": "rw.lab.when_to_stop(20, 12, keep=6)",
    "a simulation": "rw.simulate(['cautious', 'bold'], 4, edition='czech', mode='duel')",
    "a tournament": (
        "rw.tournament(['random', 'cautious'], 2, editions=['czech'], modes=['duel'], "
        "players=[2], board='island', max_rounds=5, progress=False)"
    ),
    "an experiment": (
        "rw.experiment({'as dealt': {}, 'begins': {'arrange': rw.lab.begins()}}, ['random'] * 3, "
        "3, edition='czech', board='island', max_rounds=5)"
    ),
    "a campaign on the board": (
        "game.campaign_odds('northcliff', 'highmoor', 'stonegate', behind=1)"
    ),
    "sources on the board": "game.compare_sources('highmoor', 'stonegate')",
    "stopping on the board": "game.when_to_stop('northcliff', 'highmoor', keep=3)",
    "a review": "rw.review(game)",
    "the course": "rw.lessons.course()",
    "puzzles": "rw.lessons.list_puzzles()",
    "a game": "game",
    "legal actions": "game.legal_actions()",
    "an income": "game.explain_reinforcements()",
    "a verdict": "game.explain({'type': 'end_phase'})",
    "a refusal": "game.explain({'type': 'attack', 'source': 'x', 'target': 'y', 'armies': 1})",
    "chances": "game.evaluate()",
    "a hint": "game.hint()",
    "dice": "game.dice_report()",
    "an edition": "rw.load_edition('nordic')",
    "a variant": "rw.load_edition('nordic').variant(attack_armies=2)",
    "a board": "rw.load_board('classic')",
    "figures on a map": "rw.lab.figure_map({'brazil': 0.4, 'peru': 1})",
    "a lesson": "rw.load_lesson('04-combat')",
    "a step": "rw.load_lesson('04-combat').step",
    "feedback": "rw.load_lesson('04-combat').hint()",
    "a puzzle": "rw.lessons.load_puzzle(1)",
    "a bot": "make('bold', 1)",
    "a bot without settings": "make('random', 1)",
    "a record": "rw.Game.replay(game.record())",
    "a clause": "rw.clause('attack.compare')",
    "editions": "rw.compare_editions('czech', 'nordic')",
    "bots": "rw.list_bots()",
    "lessons": "rw.list_lessons()",
    "a prediction": "rw.lab.predict(0.4, 0.42)",
}


@cache
def shown(name: str) -> Any:
    """Return the result with the given name. (All results are about the same game.)"""
    return eval(SHOWN[name], _begun())


@cache
def _begun() -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(BEGUN, names)
    return names
