"""Bots loaded from a file or a module: `bot.py`, `bot.py:Name`, `module:Name`."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any

from risk_widget.bots.base import makes_bots
from risk_widget.reading.schema import read
from risk_widget.reading.spelling import shown

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

__all__ = ["load_bot", "load_file", "parts_of"]


def parts_of(place: str) -> tuple[str, str]:
    """Split a bot's place into the file or module and the name in it; "" if there is no name.

    Raises:
        ValueError: the string does not name the place of a bot.

    >>> from risk_widget.bots.loading_bots import parts_of
    >>> parts_of("bot.py"), parts_of("bot.py:Name"), parts_of("module:Name")
    (('bot.py', ''), ('bot.py', 'Name'), ('module', 'Name'))
    """
    place = read(str, place, "bot")
    if place.endswith(".py"):
        return place, ""
    file, _, name = place.rpartition(":")
    is_module = all(part.isidentifier() for part in file.split("."))
    if not (file.endswith(".py") or is_module) or not name.isidentifier():
        raise ValueError(
            f"a bot is in a file (bot.py, bot.py:Name) or a module (module:Name), "
            f"not in {shown(place)}"
        )
    return file, name


def load_bot(place: str) -> Callable[..., Any]:
    """Load a bot class, or a function that makes bots, from a file or a module.

    >>> from risk_widget.bots.loading_bots import load_bot
    >>> load_bot("risk_widget.bots:RandomBot").__name__
    'RandomBot'

    Args:
        place: a file with one class of bots, or a file or a module, a colon, and a name in it.

    Raises:
        ValueError: there is no bot, or a file has several and no name is given.
        Exception: whatever the file raises.
    """
    file, name = parts_of(place)
    module = load_file(Path(file)) if file.endswith(".py") else import_module(file)
    if name:
        found = getattr(module, name, None)
        if not makes_bots(found):
            raise ValueError(f"{file} has no class of bots {shown(name)}")
        return found
    own = [
        value
        for value in vars(module).values()
        if isinstance(value, type) and value.__module__ == module.__name__
    ]
    classes = [each for each in own if hasattr(each, "choose") and each.__name__[0] != "_"]
    # A base class of other bots in the file is not the bot to load.
    last = [c for c in classes if not any(c is not d and issubclass(d, c) for d in classes)]
    if len(last) != 1:
        has = ", ".join(each.__name__ for each in last)
        raise ValueError(
            f"{file} has several classes of bots; name one, as {file}:{last[0].__name__} ({has})"
            if last
            else f"{file} has no class with choose(observation)"
        )
    return last[0]


def load_file(file: Path, name: str = "") -> ModuleType:
    """Load the module in a file, which may import the files next to it.

    Raises:
        ValueError: there is no such file.
        Exception: whatever the file raises.
    """
    file = file.expanduser().absolute()
    if not file.is_file():
        raise ValueError(f"there is no file {shown(str(file))}")
    called = name or f"bot_in_{file.stem}"  # the prefix avoids the names of Python's modules
    spec = spec_from_file_location(called, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))
    sys.modules[called] = module  # where dataclasses and pickles look for the module
    spec.loader.exec_module(module)
    return module
