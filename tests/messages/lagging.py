"""Languages that lag behind English, which every run counts and only whole runs refuse.

A new English sentence need not wait for its translations; until they exist, it appears in English.
A fault in a language, such as a parameter that English does not have, is refused at once. A whole
run leaves nothing out: the nightly one, and the one before a release.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests import rotation

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from risk_widget.translations import State

PROPERTY: Final = "lags"
"""The name of the count in a test's report."""
HEADING: Final = "languages that lag behind English"


def check(state: State, record: Callable[[str, object], None]) -> None:
    """Refuse a language's faults; count its gaps, or refuse them in a whole run."""
    assert not state.wrong, "\n".join(map(str, state.wrong))
    if rotation.leaves_nothing_out():
        assert not state.missing, "\n".join(map(str, state.missing))
    elif state.missing:
        record(PROPERTY, str(state))


def counts(reports: Iterable[object]) -> list[str]:
    """Return the counts in a run's reports, one for each language that lags."""
    recorded = [pair for report in reports for pair in getattr(report, "user_properties", ())]
    return sorted({str(value) for name, value in recorded if name == PROPERTY})
