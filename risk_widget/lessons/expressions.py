"""Checks written as text, as in ``did("attack", target="peru") and armies("brazil") >= 3``.

The text has the form of a Python expression and is read, never run: only the names of
``risk_widget.lessons.checks``, ``and``, ``or``, ``not``, comparisons, numbers, words and lists.
"""

from __future__ import annotations

import ast
from inspect import signature
from typing import Any

from risk_widget.lessons.checks import CHECKS, VALUES
from risk_widget.lessons.combine import Check, Quantity, all_of, any_of, constant, not_
from risk_widget.lessons.lesson_error import ExpressionError
from risk_widget.spelling import shown, unknown

__all__ = ["ExpressionError", "parse_check", "parse_value"]

_SIGNS: dict[type[ast.cmpop], str] = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.GtE: ">=",
    ast.Gt: ">",
    ast.LtE: "<=",
    ast.Lt: "<",
}


def parse_check(text: object) -> Check:
    """The check that a text stands for. Raises ``ExpressionError``."""
    found = _parsed(text)
    if not isinstance(found, Check):
        raise ExpressionError("check-value", text=shown(text), value=found.text)
    return found


def parse_value(text: object) -> Quantity:
    """The number or word that a text stands for; a plain number stands for itself.

    Raises ``ExpressionError``.
    """
    if isinstance(text, int) and not isinstance(text, bool):
        return constant(text)
    found = _parsed(text)
    if not isinstance(found, Quantity):
        raise ExpressionError("check-no-number", text=shown(text))
    return found


def _parsed(text: object) -> Check | Quantity:
    if not isinstance(text, str):
        raise ExpressionError("check-text", text=shown(text))
    try:
        tree = ast.parse(text.strip(), mode="eval")
    except SyntaxError as error:
        raise ExpressionError("check-unreadable", text=shown(text), why=error.msg) from error
    found = _node(tree.body)
    return found if isinstance(found, (Check, Quantity)) else constant(found)


def _node(node: ast.expr) -> Any:
    match node:
        case ast.Constant(value=bool() | None):
            raise ExpressionError("check-constant", text=ast.unparse(node))
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
        case ast.Call(func=ast.Name(id=name), args=arguments, keywords=keywords):
            return _call(name, arguments, keywords)
        case ast.Name(id=name):
            raise ExpressionError("check-unquoted", name=name)
    raise ExpressionError("check-foreign", text=ast.unparse(node))


def _check(node: ast.expr) -> Check:
    found = _node(node)
    if not isinstance(found, Check):
        raise ExpressionError("check-uncompared", text=ast.unparse(node))
    return found


def _value(node: ast.expr) -> Quantity:
    found = _node(node)
    if isinstance(found, Quantity) or type(found) is int:
        return constant(found)
    raise ExpressionError("check-not-numeric", text=ast.unparse(node))


def _comparison(node: ast.expr, terms: list[ast.expr], signs: list[ast.cmpop]) -> Check:
    values = [_node(term) for term in terms]
    if any(isinstance(value, Check) for value in values):
        raise ExpressionError("check-compared", text=ast.unparse(node))
    made = []
    for left, sign, right in zip(values, signs, values[1:], strict=False):
        if type(sign) not in _SIGNS:
            signs_known = list(_SIGNS.values())
            raise ExpressionError("check-sign", text=ast.unparse(node), signs=signs_known)
        made.append(constant(left).compare(_SIGNS[type(sign)], right))
    return made[0] if len(made) == 1 else all_of(*made)


def _call(name: str, arguments: list[ast.expr], keywords: list[ast.keyword]) -> Check | Quantity:
    made = CHECKS.get(name) or VALUES.get(name)
    if made is None:
        raise ExpressionError("check-unknown", **unknown(name, [*CHECKS, *VALUES]))
    values = [_node(argument) for argument in arguments]
    if any(keyword.arg is None for keyword in keywords):
        raise ExpressionError("check-two-stars", name=name)
    named = {str(keyword.arg): _node(keyword.value) for keyword in keywords}
    form = signature(made)
    try:
        form.bind(*values, **named)
        return made(*values, **named)
    except ExpressionError as error:
        raise ExpressionError("check-in-call", name=name, problem=error.content) from error
    except TypeError as error:
        takes = ", ".join(form.parameters)
        raise ExpressionError("check-arguments", name=name, takes=takes) from error
