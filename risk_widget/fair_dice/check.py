"""Whether a recorded game came from the seed that its player was shown."""

from __future__ import annotations

from risk_widget.engine.core_game import CoreGame
from risk_widget.engine.partial_game import PartialCoreGame
from risk_widget.engine.refusals import IllegalAction
from risk_widget.messages import Message, MessageError, say
from risk_widget.notation import replay


def check_dice(text: str, seed: int | str) -> str | None:
    """Whether a recorded game had the dice and the cards that come from a seed.

    The recorded actions are played again in a new game with this seed.

    Args:
        text: a whole record, as ``Game.record()`` writes it.
        seed: as ``DiceReport.seed`` shows it after the game.

    Returns:
        None where everything came out the same, or else a sentence about the first difference.

    Raises:
        MessageError: the text is no record, or one of a game that began with a given position, or a
            part of it is unknown.
    """
    recorded = replay(text, CoreGame, PartialCoreGame).game
    if recorded.is_partial:
        raise MessageError(Message("fair-partial"))
    config = recorded.config
    game = CoreGame.new(
        edition=config.edition,
        mode=config.mode,
        seats=config.seats,
        seed=int(seed) if isinstance(seed, str) and seed.isdecimal() else seed,
        board=config.board,
        options=config.options,
    )
    if not recorded.opening:
        raise MessageError(Message("fair-from-a-position"))
    if game.opening != recorded.opening:
        return say("fair-differ-at-the-start")
    for number, played in enumerate(recorded.history, 1):
        try:
            events = game.apply(played.action)
        except IllegalAction:
            events = []
        if tuple(events) != played.events:
            return say("fair-differ", number=number)
    return None
