"""Types of JSON data that has no `TypedDict` of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

JsonObject: TypeAlias = dict[str, Any]
"""An object made or read as JSON data."""
JsonView: TypeAlias = Mapping[str, Any]
"""An object that is only read."""
