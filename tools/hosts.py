"""Prepare what the tests of other hosts share: programs, Binder's image, and the static site.

`tools/test.py` starts this, alongside its first checks. A test that needs something waits for it
or, if it is missing, makes it and says what went wrong.
"""

from __future__ import annotations

import subprocess
import sys

from environment import ROOT, prepare_beside

import binder

if __name__ == "__main__":
    prepare_beside("graders", "hosts", "lite")
    binder.build()
    site = [sys.executable, str(ROOT / "tools" / "lite" / "build.py")]
    sys.exit(subprocess.run(site).returncode)
