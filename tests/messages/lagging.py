"""Languages that lag behind English: counted in every run of the tests, refused before a tag.

A new English sentence need not wait for its translations, which appear in English until they are
there. Something wrong in a language, such as a parameter that English does not have, is refused at
once.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from risk_widget.translations import State

EVERYTHING: Final = "RISK_WIDGET_ALL"
"""The variable that is "1" in the run before a tag, and in that of each night."""
PROPERTY: Final = "lags"
"""What a test's report calls the count of a language that lags."""
HEADING: Final = "languages that lag behind English"


def check(state: State, record: Callable[[str, object], None]) -> None:
    """Refuse what is wrong in a language; count what is missing, or refuse it before a tag."""
    assert not state.wrong, "\n".join(map(str, state.wrong))
    if os.environ.get(EVERYTHING) == "1":
        assert not state.missing, "\n".join(map(str, state.missing))
    elif state.missing:
        record(PROPERTY, str(state))


def counts(reports: Iterable[object]) -> list[str]:
    """The counts in the reports of a run, one for each language that lags."""
    recorded = [pair for report in reports for pair in getattr(report, "user_properties", ())]
    return sorted({str(value) for name, value in recorded if name == PROPERTY})
