"""Check what the public forge reads, its workflows and the citation, against their schemas.

A forge only tells of a mistake there when it is too late: after a push, or after a tag. The schemas
come with the checking tool, so no network is needed.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SCHEMAS = {
    "vendor.github-workflows": ".github/workflows/*.y*ml",
    "vendor.citation-file-format": "CITATION.cff",
}


def main(root: Path = ROOT) -> int:
    """Check all files below a folder; return 1 if one is wrong or missing."""
    failed = False
    for schema, pattern in SCHEMAS.items():
        files = sorted(root.glob(pattern))
        print(f"{pattern}: {len(files)}", flush=True)
        command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema]
        failed |= not files or subprocess.run([*command, *files], check=False).returncode != 0
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
