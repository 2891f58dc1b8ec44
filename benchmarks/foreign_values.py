"""Every kind of value at every public argument, again and again.

    python benchmarks/foreign_values.py [calls]

Prints what Python itself says of a call that the package should have answered or refused in a
sentence of its own, and at the end the number of calls (100,000 by default) and of such errors.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import warnings
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.package.foreign import thrown


def main(wanted: int = 100_000) -> int:
    """Throw so many values; how many of the calls ended in an error of Python itself."""
    warnings.simplefilter("ignore")
    done = wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)  # some values are names of files
        while done < wanted:
            for told, why in thrown(random.Random(done)):
                done += 1
                if why is not None:
                    wrong += 1
                    print(f"{told}: {why}")
        os.chdir("/")
    print(f"{done:,} calls, {wrong:,} errors of Python itself")
    return wrong


if __name__ == "__main__":
    sys.exit(bool(main(*map(int, sys.argv[1:]))))
