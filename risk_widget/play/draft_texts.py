"""Data written as an author would write it: JSON and TOML with a line for each entry."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

    from risk_widget.reading.json_types import JsonView

__all__ = ["json_text", "toml_text"]


def json_text(value: object, depth: int = 0) -> str:
    """Write JSON with a line for each entry, but each innermost list or object on one line."""
    entries: Collection[object] = ()
    if isinstance(value, dict):
        entries = value.values()
    elif isinstance(value, list):
        entries = value
    if not any(isinstance(each, (dict, list)) and each for each in entries):
        return json.dumps(value, ensure_ascii=False)
    inner = " " * (depth + 1)
    if isinstance(value, dict):
        lines = [
            f"{inner}{json.dumps(k)}: {json_text(each, depth + 1)}" for k, each in value.items()
        ]
        return "{\n" + ",\n".join(lines) + f"\n{' ' * depth}}}"
    lines = [f"{inner}{json_text(each, depth + 1)}" for each in entries]
    return "[\n" + ",\n".join(lines) + f"\n{' ' * depth}]"


def toml_text(fields: JsonView, table: str = "") -> str:
    """Write a TOML table, with its simple entries before its subtables."""
    head = [f"[{table}]"] if table else []
    lines = [
        f"{_key(name)} = {_value(each)}"
        for name, each in fields.items()
        if not isinstance(each, dict)
    ]
    text = "".join(f"{line}\n" for line in (*head, *lines))
    for name, each in fields.items():
        if isinstance(each, dict):
            text += "\n" + toml_text(each, f"{table}.{_key(name)}".lstrip("."))
    return text


def _key(name: str) -> str:
    return name if name.replace("-", "").replace("_", "").isalnum() else json.dumps(name)


def _value(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
