"""A house rule: at this table, nobody attacks with more than two armies at once.

Run it with `python examples/house_rule.py`; it prints what the rule changes, and why it forbids a
move.
"""

import risk_widget as rw

if __name__ == "__main__":
    printed = rw.load_edition("nordic")
    house = printed.variant(name="Two dice at most", attack_armies=2)

    print(f"What changes in {house.title}:")
    for row in rw.compare_editions(printed, house, mode="domination"):
        before, after = row.values
        print(f"  {row.clause}: {before.value} → {after.value}")

    print("The chance of taking a territory held by 5 armies:")
    for attackers in (6, 8, 10):
        chances = [rw.odds(attackers, 5, edition).win for edition in (printed, house)]
        print("  with {} armies: {:.0%} → {:.0%}".format(attackers, *chances))

    land = {"*": ["blue", 1], "brazil": ["red", 8]}
    position = {"turn": "red", "phase": "attack", "territories": land}
    game = rw.Game.from_dict(edition=house, mode="domination", seats=3, position=position)
    verdict = game.explain({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})
    print(f"Attacking with three: {verdict.message} ({verdict.rule}, {verdict.source})")
