"""Make js/src/types.js, the front end's types for the kernel's messages, from the types in Python.

It reads the modules below: each `TypedDict` becomes an object type, each `TypeAlias` a name. A type
extends its base if the base has a name on the page, and otherwise repeats the base's fields. If
TypeScript can express more than Python, an alias or a field is `Annotated` with the TypeScript. All
other annotations are for the kernel, and so are aliases with only such annotations.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "js" / "src" / "types.js"
MODULES = [
    "engine/data_types",
    "protocol/outbox_types",
    "protocol/snapshot_types",
    "protocol/answer_types",
]
KEPT_HEAD = ROOT / "js" / "src" / "controller" / "keptHead.js"
HEAD = """\
/**
 * What the kernel sends and takes, as types. Nothing here runs.
 *
 * Written by tools/page_data.py from the types in Python: do not edit. Types of the page alone are
 * in pageTypes.js.
 */
"""
# Some of these types belong to the engine, and never reach the page unchanged. Other types belong
# to messages from the page, where an action is any object with a type, since only the kernel checks
# it. The remaining types belong to answers that the page only passes on.
KERNEL_ONLY = {"LegalParts", "LegalRanges", "RefusalData", "Observation", "ObservedBattle",
               "ObservedRules", "IncomeData", "Switch", "ReplaceBot", "GamePart", "TurnPart",
               "PositionPart", "SharedPart", "AroundPart", "Answer",
               "AnswerOnGame", "AnswerOnReview", "AnswerToPerson", "IncomeKind", "ActionKind",
               "NoClause", "Load", "GoOn", "Kept", "Ready", "RollUntil", "SetSpeed",
               "AutoDefend", "Again", "Plan", "PlayOn", "Plain", "LessonAction", "Query",
               "TableAction", "DraftAction", "LogAnswer", "TextAnswer", "TextCheck",
               "SeatSuggestion", "StoppedAt"}  # fmt: skip
LINE = 100  # longest line of JavaScript
PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "Any": "any"}


class Types:
    """The types of all modules, by name."""

    def __init__(self) -> None:
        self.classes: dict[str, ast.ClassDef] = {}
        self.trees = {
            name: ast.parse((ROOT / "risk_widget" / f"{name}.py").read_text()) for name in MODULES
        }
        for tree in self.trees.values():
            self.classes |= {
                node.name: node for node in tree.body if isinstance(node, ast.ClassDef)
            }
        self.plain = dict(PLAIN)

    def text(self) -> str:
        """Write the whole file."""
        parts = [HEAD]
        for module, tree in self.trees.items():
            parts.append(f"// ---- risk_widget/{module}.py\n")
            for node, after in zip(tree.body, [*tree.body[1:], None], strict=True):
                match node:
                    case ast.ClassDef(name=name) if name not in KERNEL_ONLY:
                        parts.append(self.object_type(node))
                    case ast.AnnAssign(
                        target=ast.Name(id=name),
                        annotation=ast.Name(id="TypeAlias"),
                        value=ast.expr() as value,
                    ):
                        if not says_more(value):
                            self.plain[name] = self.written(value)
                        elif name not in KERNEL_ONLY:
                            parts.append(self.alias(name, value, docstring(after)))
        return "\n".join([*parts, "export {};\n"])

    def alias(self, name: str, value: ast.expr, note: str) -> str:
        """Write a name for a type."""
        first = f"/** {note}\n * " if note else "/** "
        return f"{first}@typedef {{{self.written(value)}}} {name} */\n"

    def object_type(self, node: ast.ClassDef) -> str:
        """Write an object type with the fields of a class and of its bases."""
        fields, named = [*self.fields(node)], [*dict.fromkeys(self.named_bases(node))]
        shape = ", ".join(
            f"{name}{'' if always else '?'}: {kind}" for name, kind, always, _ in fields
        )
        kinds = " & ".join([*named, *([f"{{{shape}}}"] if fields else [])])
        short = f" * @typedef {{{kinds}}} {node.name} */\n"
        if len(short) <= LINE and not any(note for *_, note in fields):
            return f"/** {ast.get_docstring(node)}\n{short}"
        own = f"{node.name}Own" if named else node.name
        lines = [f" * {ast.get_docstring(node)}", f" * @typedef {{object}} {own}"]
        for name, kind, always, note in fields:
            shown = name if always else f"[{name}]"
            lines.append(f" * @property {{{kind}}} {shown} {note}".rstrip())
        if named:
            whole = " & ".join([*named, own])
            lines += [" */", f"/** @typedef {{{whole}}} {node.name} */\n"]
            return "\n".join(["/**", *lines])
        return "\n".join(["/**", *lines, " */\n"])

    def named_bases(self, node: ast.ClassDef) -> Iterator[str]:
        """Yield the direct and indirect bases of a class that have a name on the page."""
        for base in bases(node):
            if is_named(base):
                yield base
            elif base in self.classes:
                yield from self.named_bases(self.classes[base])

    def fields(self, node: ast.ClassDef) -> Iterator[tuple[str, str, bool, str]]:
        """Yield fields' names, types, presence and documentation, except those of named bases."""
        for base in bases(node):
            if base in self.classes and not is_named(base):
                yield from self.fields(self.classes[base])
        total = not any(word.arg == "total" for word in node.keywords)
        for field, after in zip(node.body, [*node.body[1:], None], strict=True):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                kind, always = field.annotation, total
                if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "NotRequired":
                    kind, always = kind.slice, False
                yield field.target.id, self.written(kind), always, docstring(after)

    def written(self, kind: ast.expr) -> str:
        """Write a type in TypeScript syntax.

        Raises:
            ValueError: a type that has no counterpart yet.
        """
        match kind:
            case ast.Name(id=name):
                return self.plain.get(name, name)
            case ast.Constant(value=None):
                return "null"
            case ast.Constant(value=str(text)):
                return self.written(ast.parse(text, mode="eval").body)
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                return f"{self.written(left)}|{self.written(right)}"
            case ast.Subscript(value=ast.Name(id="Literal"), slice=part):
                values = part.elts if isinstance(part, ast.Tuple) else [part]
                return "|".join(literal(value) for value in values)
            case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[inner, *_])):
                return says_more(kind) or self.written(inner)
            case ast.Subscript(value=ast.Name(id="list"), slice=part):
                return f"Array<{self.written(part)}>"
            case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
                return f"Record<{self.written(key)}, {self.written(value)}>"
        raise ValueError(f"there is no counterpart to {ast.unparse(kind)}")


def bases(node: ast.ClassDef) -> list[str]:
    """List the names of the classes that a class extends."""
    return [base.id for base in node.bases if isinstance(base, ast.Name)]


def is_named(base: str) -> bool:
    """Whether a base class has a name on the page."""
    return base not in KERNEL_ONLY and base != "TypedDict"


def says_more(kind: ast.expr) -> str:
    """Write a type's own TypeScript; "" for an `Annotated` type whose note only the kernel uses."""
    match kind:
        case ast.Subscript(
            value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[_, ast.Constant(value=note)])
        ):
            return str(note)
        case ast.Subscript(value=ast.Name(id="Annotated")):
            return ""
    return ast.unparse(kind)


def literal(value: ast.expr) -> str:
    """Write a value in TypeScript syntax."""
    found = ast.literal_eval(value)
    return f'"{found}"' if isinstance(found, str) else str(found)


def docstring(node: ast.stmt | None) -> str:
    """Return the docstring below a field or an alias, on one line."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return re.sub(r"\s+", " ", text)
    return ""


def page_types() -> str:
    """Write the text of js/src/types.js."""
    return Types().text()


def kept_head() -> str:
    """Write the module with the fields of a kept game's head."""
    types = Types()
    fields = types.fields(types.classes["KeptHead"])
    lines = "".join(f"  {name}: {str(always).lower()},\n" for name, _, always, _ in fields)
    return f"""\
/**
 * The fields that the head of a kept game may have, and whether it must have them. Written by
 * tools/page_data.py from `KeptHead` in Python: do not edit.
 * @type {{Record<string, boolean>}}
 */
export const KEPT_HEAD = {{
{lines}}};
"""
