"""A player who uses the outbox as a page does, and knows only the snapshot."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

from risk_widget import bots

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.host.relay import Host
    from risk_widget.host.session import Session


def screen_of(host: Host) -> Any:
    """Return the screen of any host, whose keys the test must know."""
    return host.snapshot()


class Picks:
    """A player who picks blindly from the legal ranges, and sometimes ends a phase."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, legal: Mapping[str, Any]) -> dict[str, Any]:
        pick, random = self._random.choice, self._random
        for kind in ("claim", "choose_capital"):
            if kind in legal:
                return {"type": kind, "territory": pick(legal[kind])}
        if "occupy" in legal:
            return {"type": "occupy", "armies": random.randint(*legal["occupy"])}
        if "defend" in legal:
            return {"type": "defend", "dice": pick(legal["defend"])}
        if "trade" in legal and (not legal.get("end_phase") or random.random() < 0.5):
            offer = pick(legal["trade"])
            bonus = {"bonus": pick(offer["choose_bonus"])} if offer.get("choose_bonus") else {}
            return {"type": "trade", "cards": list(offer["cards"]), **bonus}
        if "place" in legal:
            most = legal["place"]["max"]
            territory, armies = (
                pick(legal["place"]["territories"]),
                random.randint(-(-most // 2), most),
            )
            return {"type": "place", "territory": territory, "armies": armies}
        for kind, ending in (("attack", 0.12), ("fortify", 0.5)):
            if kind in legal and random.random() >= ending:
                source = pick(list(legal[kind]))
                target = pick(list(legal[kind][source]))
                armies = random.randint(*legal[kind][source][target])
                dice = pick(legal["attack_dice"][str(armies)]) if kind == "attack" else armies
                fewer = {"dice": dice} if dice != armies else {}
                ends = {"source": source, "target": target}
                return {"type": kind, **ends, "armies": armies, **fewer}
        return {"type": "end_phase"}


class PagePlayer:
    """A person at the screen of a session, who picks from the choices in the snapshot.

    With a ``mind`` (the name of a bot) the person plays as well as that bot.
    """

    def __init__(self, session: Session, seed: int = 0, mind: str | None = None) -> None:
        self.session = session
        self.random = Random(seed)
        self.picks = Picks(seed)
        self.mind = None if mind is None else bots.make(mind, seed)
        self.sent = 0
        self.sizes: list[int] = []

    def look(self) -> dict[str, Any]:
        """Return the snapshot as it arrives, through JSON."""
        text = json.dumps(self.session.snapshot(), separators=(",", ":"), allow_nan=False)
        self.session.mark_sent()
        self.sizes.append(len(text))
        return dict(json.loads(text))

    def send(self, action: dict[str, Any], base_seq: int | None = None) -> dict[str, Any]:
        """Send one action and return its answer; there must be exactly one."""
        self.sent += 1
        name = f"item-{self.sent}"
        seq = self.session.seq if base_seq is None else base_seq
        self.session.receive([{"id": name, "base_seq": seq, "action": action}])
        answers = [ack for ack in self.session.snapshot()["acks"] if ack["id"] == name]
        assert len(answers) == 1
        return dict(answers[0])

    def decide(self, state: Mapping[str, Any]) -> dict[str, Any]:
        """Return one of the actions that the snapshot offers."""
        if state["screen"] == "handover":
            return {"type": "ready", "seat": state["handover"]["to"]}
        if not state["legal"] or set(state["legal"]) <= {"end_refused"}:
            # A set must be traded, and the cards are covered.
            return {"type": "reveal"}
        if self.mind is not None and self.session.game is not None:
            return self.mind.choose(self.session.game.observe(state["actor"]))
        return self.picks.choose(state["legal"])

    def play(self, most: int = 20_000) -> dict[str, Any]:
        """Play to the end of the game, with bots in between; return the last snapshot."""
        for _ in range(most):
            state = self.look()
            if state["screen"] == "over":
                return state
            if self.session.to_advance:
                assert self.session.advance()
            else:
                ack = self.send(self.decide(state))
                assert ack["ok"], ack
        raise AssertionError("the game does not end")
