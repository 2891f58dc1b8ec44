"""Write docs/clauses.md, the list of all clause ids: python tools/clause_ids.py."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from risk_widget.rules.clauses import clauses  # noqa: E402
from risk_widget.rules.edition import edition_ids, load_edition  # noqa: E402

PAGE = ROOT / "docs" / "clauses.md"


def page() -> str:
    """Write the text of the page."""
    editions = edition_ids()
    titles = [load_edition(edition).title for edition in editions]
    lines = [
        "# The clauses of the rules",
        "",
        "Every decision of the engine cites a clause by its id: `.rule` of a refusal,",
        "`refused_by(…)` of a mistake in a lesson, `rule` of a rule case, `clause` of a field in",
        "an edition's file. The table lists all clauses, and how each edition states them:",
        "`printed`, `silent` (the text says nothing) or `reading` (the print is unclear). A dash",
        "means that the edition does not have the clause. `rw.clause(id)` shows a clause with each",
        "edition's version. Anything that is not an action at all is refused by",
        "`action.malformed`, which is not a clause.",
        "",
        "This page is written by `python tools/clause_ids.py`.",
        "",
        f"| id | what it says | {' | '.join(titles)} |",
        f"|---|---|{'---|' * len(titles)}",
    ]
    for clause, told in clauses().items():
        marks = [
            told.prints[edition].mark if edition in told.prints else "–" for edition in editions
        ]
        lines.append(f"| `{clause}` | {told.text} | {' | '.join(marks)} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
