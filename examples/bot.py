"""A bot of your own that masses its armies in one place and attacks only with good odds.

Run it with `python examples/bot.py`; it plays a small tournament against two bots of the package.
"""

import risk_widget as rw
from risk_widget.bots import Action, Observation, RandomBot


class Patient(RandomBot):
    """A bot that attacks only with good odds, and decides everything else at random."""

    def choose(self, observation: Observation, /) -> Action:
        """Strengthen the strongest territory, and attack where the lead in armies is largest."""
        legal = observation["legal"] or {}
        armies = {place: there[1] for place, there in observation["territories"].items()}
        if place := legal.get("place"):
            strongest = max(place["territories"], key=lambda territory: armies[territory])
            return {"type": "place", "territory": strongest, "armies": place["max"]}
        if occupy := legal.get("occupy"):
            return {"type": "occupy", "armies": occupy[1]}
        attacks = legal.get("attack", {})
        pairs = [(source, target) for source in attacks for target in attacks[source]]
        if not pairs:
            return super().choose(observation)
        source, target = max(pairs, key=lambda pair: armies[pair[0]] - armies[pair[1]])
        if rw.odds(armies[source], armies[target], observation["edition"]).win < 0.7:
            return {"type": "end_phase"}
        most = attacks[source][target][1]
        return {"type": "attack", "source": source, "target": target, "armies": most}


if __name__ == "__main__":
    rw.add_bot("patient", Patient)
    bots = ["patient", "random", "easygoing"]
    result = rw.tournament(bots, 12, players=[2], board="strait", max_rounds=100)
    for row in result.to_rows():
        score = f"{row['wins']} of {row['games']}"
        print(f"{row['mode']}: {row['bot']} won {score} games against {row['opponent']}")
