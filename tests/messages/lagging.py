"""Checks of languages that lag behind English, which fail only in runs of all cases.

A new English sentence need not wait for its translations; until they exist, it appears in English.
A fault in a language, such as a parameter that English does not have, is refused at once. A whole
run, like the nightly one and the one before a release, leaves nothing out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests import rotation

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from risk_widget.translations import State

PROPERTY: Final = "lags"
"""The name under which a test's report holds the number of gaps."""
HEADING: Final = "languages that lag behind English"


def check(state: State, record: Callable[[str, object], None]) -> None:
    """Fail on a language's faults; count its gaps or, in a run of all cases, fail on them, too."""
    assert not state.wrong, "\n".join(map(str, state.wrong))
    if rotation.leaves_nothing_out():
        assert not state.missing, "\n".join(map(str, state.missing))
    elif state.missing:
        record(PROPERTY, str(state))


def counts(reports: Iterable[object]) -> list[str]:
    """Return the counts in a run's reports, one for each language that lags."""
    recorded = [pair for report in reports for pair in getattr(report, "user_properties", ())]
    return sorted({str(value) for name, value in recorded if name == PROPERTY})
