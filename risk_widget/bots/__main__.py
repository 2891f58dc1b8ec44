"""``python -m risk_widget.bots``: commands for authors of bots."""

from __future__ import annotations

import sys

from risk_widget.terminal import run_command

USAGE = """\
usage: python -m risk_widget.bots COMMAND
  check BOT   try a bot before it is handed in: it loads, chooses legally, and keeps to its time
  play BOT    play as this bot: observations come in, actions go out, in lines of JSON
A BOT is bot.py, bot.py:Name or module:Name."""


def main(arguments: list[str]) -> int:
    """Run a command; return 0 on success, 1 on failure, 2 if there is no such command."""
    match arguments:
        case ["check", bot] if not bot.startswith("-"):
            return check(bot)
        case ["play", bot] if not bot.startswith("--"):
            from risk_widget.bots.answering import answer

            answer(bot)
            return 0
    print(USAGE)
    return 2


def check(bot: str) -> int:
    """Check a bot and print the findings; return 1 if the bot is not ready."""
    from risk_widget.laboratory.checking import check_bot

    try:
        report = check_bot(bot)
    except ValueError as error:
        print(error)
        return 1
    print("\n".join(report.lines()))
    return 0 if report.is_good else 1


if __name__ == "__main__":
    sys.exit(run_command(main))
