"""Checks written as text, as in ``did("attack", target="peru") and armies("brazil") >= 3``.

The text has the form of a Python expression and is read, never run: only the names of
``risk_widget.lessons.checks``, ``and``, ``or``, ``not``, comparisons, numbers, words and lists.
"""

from __future__ import annotations

import ast
from typing import Any

from risk_widget.lessons.checks import CHECKS, VALUES
from risk_widget.lessons.combine import Check, Quantity, all_of, any_of, constant, not_
from risk_widget.spelling import did_you_mean

__all__ = ["ExpressionError", "parse_check", "parse_value"]

_SIGNS: dict[type[ast.cmpop], str] = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.GtE: ">=",
    ast.Gt: ">",
    ast.LtE: "<=",
    ast.Lt: "<",
}


class ExpressionError(ValueError):
    """A text that is no check, or uses a name that does not exist."""


def parse_check(text: object) -> Check:
    """The check that a text stands for. Raises ``ExpressionError``."""
    found = _parsed(text)
    if not isinstance(found, Check):
        raise ExpressionError(
            f"{text!r} is a value, not a check: compare it, as in {found.text} >= 1"
        )
    return found


def parse_value(text: object) -> Quantity:
    """The number or word that a text stands for; a plain number stands for itself.

    Raises ``ExpressionError``.
    """
    if isinstance(text, int) and not isinstance(text, bool):
        return constant(text)
    found = _parsed(text)
    if not isinstance(found, Quantity):
        raise ExpressionError(f"{text!r} is a check, not a number")
    return found


def _parsed(text: object) -> Check | Quantity:
    if not isinstance(text, str):
        raise ExpressionError(f"a check is a text such as 'armies(\"brazil\") >= 3', not {text!r}")
    try:
        tree = ast.parse(text.strip(), mode="eval")
    except SyntaxError as error:
        raise ExpressionError(f"{text!r} cannot be read: {error.msg}") from error
    found = _node(tree.body)
    return found if isinstance(found, (Check, Quantity)) else constant(found)


def _node(node: ast.expr) -> Any:
    match node:
        case ast.Constant(value=bool() | None):
            raise ExpressionError(f"{ast.unparse(node)} has no place in a check")
        case ast.Constant(value=int() | str() as value):
            return value
        case ast.List(elts=elements) | ast.Tuple(elts=elements):
            return [_node(element) for element in elements]
        case ast.BoolOp(op=joint, values=parts):
            checks = [_check(part) for part in parts]
            return all_of(*checks) if isinstance(joint, ast.And) else any_of(*checks)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return not_(_check(operand))
        case ast.Compare(left=left, ops=signs, comparators=rights):
            return _comparison(node, [left, *rights], signs)
        case ast.BinOp(left=left, op=(ast.Add() | ast.Sub()) as sign, right=right):
            return _value(left).plus(_value(right), 1 if isinstance(sign, ast.Add) else -1)
        case ast.Call(func=ast.Name(id=name), args=given, keywords=keywords):
            return _call(name, given, keywords)
        case ast.Name(id=name):
            raise ExpressionError(f"{name!r} stands alone: names of places are put in quotes")
    raise ExpressionError(f"{ast.unparse(node)!r} is nothing that a check may contain")


def _check(node: ast.expr) -> Check:
    found = _node(node)
    if not isinstance(found, Check):
        raise ExpressionError(f"{ast.unparse(node)} is no check: compare it, as in … >= 1")
    return found


def _value(node: ast.expr) -> Quantity:
    found = _node(node)
    if isinstance(found, Quantity) or type(found) is int:
        return constant(found)
    raise ExpressionError(f"{ast.unparse(node)} is no number")


def _comparison(node: ast.expr, terms: list[ast.expr], signs: list[ast.cmpop]) -> Check:
    values = [_node(term) for term in terms]
    if any(isinstance(value, Check) for value in values):
        raise ExpressionError(f"{ast.unparse(node)} compares a check, which is yes or no already")
    made = []
    for left, sign, right in zip(values, signs, values[1:], strict=False):
        if type(sign) not in _SIGNS:
            raise ExpressionError(
                f"{ast.unparse(node)}: comparisons are {', '.join(_SIGNS.values())}"
            )
        made.append(constant(left).compare(_SIGNS[type(sign)], right))
    return made[0] if len(made) == 1 else all_of(*made)


def _call(name: str, given: list[ast.expr], keywords: list[ast.keyword]) -> Check | Quantity:
    made = CHECKS.get(name) or VALUES.get(name)
    if made is None:
        known = [*CHECKS, *VALUES]
        raise ExpressionError(f"there is no {name}(){did_you_mean(name, known)}")
    values = [_node(argument) for argument in given]
    if any(keyword.arg is None for keyword in keywords):
        raise ExpressionError(f"{name}() has no arguments with two stars")
    named = {str(keyword.arg): _node(keyword.value) for keyword in keywords}
    if name in ("all_of", "any_of", "not_") and not all(isinstance(v, Check) for v in values):
        raise ExpressionError(f"{name}() joins checks")
    try:
        return made(*values, **named)
    except (TypeError, ValueError) as error:
        raise ExpressionError(f"{name}(): {error}") from error
