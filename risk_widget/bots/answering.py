"""A Python bot run as a program: it reads observations and writes actions, as lines of JSON.

``python -m risk_widget.bots play bot.py`` runs this in the bot's process (`docs/programs.md`).
"""

from __future__ import annotations

import base64
import json
import os
import pickle
import sys
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from risk_widget.bots.base import Bot, choose_within, made_by
from risk_widget.bots.loading_bots import load_bot, load_file
from risk_widget.engine.actions import ACTION_TYPES
from risk_widget.reading.spelling import error_text, shown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from risk_widget.reading.json_types import JsonObject

__all__ = ["answer", "answers_to"]


def answer(place: str) -> None:
    """Load the bot that ``place`` names, and answer questions with it until there are no more.

    The bot's own prints go to the error output, and its input is empty: both channels belong
    to the games.

    Args:
        place: as for `load_bot`; "-" if the first line contains the bot.
    """
    questions = os.fdopen(os.dup(0), "r", encoding="utf-8")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    sys.stdin, sys.stdout = os.fdopen(0, closefd=False), sys.stderr
    with questions, answers:
        for each in answers_to(questions, place):
            _write(answers, each)


def answers_to(questions: Iterable[str], place: str) -> Iterable[Any]:
    """Yield the answer to each line with a question, as soon as it is asked.

    >>> from risk_widget.bots.answering import answers_to
    >>> hello = '{"type": "hello", "seed": "1"}'
    >>> list(answers_to([hello], "risk_widget.bots:RandomBot"))
    [{'type': 'ready'}]
    """
    lines = iter(questions)
    sent: JsonObject | None = None
    if place == "-":
        sent = json.loads(next(lines, "{}"))
    source: object = None
    bot: Bot | None = None
    for line in lines:
        try:
            message = json.loads(line)
            if message["type"] == "hello":
                bot = None
                if source is None:
                    source = load_bot(place) if sent is None else _unpacked(sent)
                bot = _made(source, message["seed"], sent)
                yield {"type": "ready"}
            else:
                if bot is None:
                    raise RuntimeError("no game has begun")
                choice = choose_within(bot, message["observation"], None)
                yield choice.to_dict() if type(choice) in ACTION_TYPES else choice
        except Exception as error:  # noqa: BLE001 - it is raised where the game is
            yield {"type": "error", "message": error_text(error)}


def _unpacked(sent: JsonObject) -> object:
    if sent["main"]:
        # Pickled classes may belong to `__main__`. Loading the file under another name defines its
        # classes without running its program.
        sys.modules["__main__"] = load_file(Path(sent["main"]), "__mp_main__")
    return pickle.loads(base64.b64decode(sent["pickle"]))  # sent by the process that plays games


def _made(source: Any, seed: str, sent: JsonObject | None) -> Bot:
    if not isinstance(source, type) and isinstance(source, Bot):
        bot: object = _unpacked(sent) if sent is not None else source
    else:
        bot = made_by(source, seed)
    if not isinstance(bot, Bot):
        raise TypeError(f"the bot's maker made {shown(bot)}, which has no choose(observation)")
    return bot


def _write(answers: IO[str], said: Any) -> None:
    try:
        text = json.dumps(said, default=_plain)
    except (TypeError, ValueError, RecursionError) as error:
        problem = f"{error_text(error)}, in the action {shown(said)}"
        text = json.dumps({"type": "error", "message": problem})
    answers.write(f"{text}\n")
    answers.flush()


def _plain(value: Any) -> Any:
    """Convert a number from numpy or the like to a Python number."""
    make: Callable[[], Any] | None = getattr(value, "item", None)
    if make is None:
        raise TypeError(f"{shown(value)} is no JSON data")
    return make()
