"""A message: what is to be said, in no language yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping


class Message(NamedTuple):
    """A sentence, or a part of one, as data.

    It may be pickled, copied, compared and, other than a tuple with a mapping, hashed. Parameters
    stay as they were given: nobody changes them.

    Attributes:
        code: the id of the message in the catalogs, in kebab-case; ``code.attribute`` is an
            attribute of it.
        params: what the sentence is about: numbers, True and False (in a catalog ``yes`` and
            ``no``), None (``none``), texts that are mostly ids, other messages, and lists of these.
    """

    code: str
    params: Mapping[str, Any] = {}

    @classmethod
    def of(cls, code: str, /, **params: Any) -> Message:
        """The message with these parameters, where their names are plain."""
        return cls(code, params)

    def __hash__(self) -> int:
        return hash(self.code)
