"""What is wrong with an edition."""

from __future__ import annotations


class EditionError(ValueError):
    """An edition that cannot be used, or a combination that it does not have."""
