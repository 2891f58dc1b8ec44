"""An experiment: how much does it help to go first, or to hold Australia from the start?

Run it with `python examples/experiment.py`; it plays games with the same seeds under each
condition.
"""

import sys

import risk_widget as rw

if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    result = rw.experiment(
        {
            "as dealt": {},
            "it begins": {"arrange": rw.lab.begins()},
            "it holds Australia": {"arrange": rw.lab.holds("australia")},
        },
        ["cautious", "cautious", "cautious"],
        games,
        edition="nordic",
        mode="domination",
    )
    for row in result.to_rows():
        print(f"{row['condition']}: the first bot wins {row['mean']:.0%} of {row['games']} games.")
        if row["condition"] != "as dealt":
            low, high = row["difference_low"], row["difference_high"]
            print(f"  The difference is between {low:+.0%} and {high:+.0%} (95% interval).")
        if row["over_placebo"] is not None:
            low, high = row["over_placebo_low"], row["over_placebo_high"]
            print(f"  Compared with the placebo, it is between {low:+.0%} and {high:+.0%}.")
