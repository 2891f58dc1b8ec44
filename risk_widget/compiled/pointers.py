# mypy: ignore-errors
# This module uses numba's internals, which have no types.
"""Two types, a record and a row, that are only an address to the compiler.

numba's own records and arrays carry data that only Python needs, and each use of them is checked
and counted. The fields of a `Rec` are read and written in place, by name; the items of a
`PointerRow` likewise, by number. A stored number may be shorter than the 64 bits of a calculation.

An index beyond the ends of a row is not detected: the rules are tested for this in Python.
"""

from __future__ import annotations

import operator
from hashlib import sha256
from typing import TYPE_CHECKING

from risk_widget.compiled.compiler import importing_numba

with importing_numba():
    from llvmlite import ir
    from numba.core import cgutils, types
    from numba.core.imputils import RefType, iternext_impl
    from numba.core.typing.templates import (
        AbstractTemplate,
        AttributeTemplate,
        infer_global,
        signature,
    )
    from numba.extending import (
        infer_getattr,
        intrinsic,
        lower_builtin,
        lower_getattr_generic,
        lower_setattr_generic,
        models,
        overload,
        register_model,
    )

if TYPE_CHECKING:
    from risk_widget.compiled.compiler import NumbaPart


_BYTE = ir.IntType(8).as_pointer()
_WORD = ir.IntType(64)
_DIGITS = 16


class Rec(types.Type):
    """A record: the offset and type of each field, by name.

    Records with the same fields have the same type, so code compiled for one of them also serves
    the others.
    """

    def __init__(self, fields: dict[str, tuple[int, NumbaPart]], size: int) -> None:
        self.fields: dict[str, tuple[int, NumbaPart]] = fields
        self.size: int = size
        looks = ", ".join(f"{name} {offset} {kind}" for name, (offset, kind) in fields.items())
        super().__init__(name=f"Rec({sha256(looks.encode()).hexdigest()[:_DIGITS]}, {size})")


class PointerRow(types.IterableType):
    """A row of items of one type, ``step`` bytes apart; index -1 may mean the last item."""

    def __init__(self, item: NumbaPart, count: int, step: int, *, wraps: bool = False) -> None:
        self.item: NumbaPart = item
        self.count: int = count
        self.step: int = step
        self.wraps: bool = wraps
        super().__init__(name=f"{'Round' if wraps else 'Row'}({item}, {count})")

    @property
    def iterator_type(self) -> object:
        """The type of the row's iterator."""
        return RowIterator(self)


class RowIterator(types.SimpleIteratorType):
    """An iterator over a row."""

    def __init__(self, row: PointerRow) -> None:
        self.row = row
        super().__init__(f"iter({row.name})", _seen(row.item))


class Stored(types.Type):
    """A whole number stored in a given number of bits."""

    def __init__(self, bits: int) -> None:
        self.bits = bits
        super().__init__(name=f"Stored({bits})")


def _seen(kind: object) -> object:
    """Return the type that a stored value has in calculations."""
    return types.int64 if isinstance(kind, Stored) else kind


def type_of(name: str, dtype: object, wrapping: frozenset[str] = frozenset()) -> object:
    """Translate a numpy dtype to the compiler's type.

    Args:
        name: the name of the type, with which the names of its fields begin.
        dtype: numpy's description.
        wrapping: the full names of fields in which index -1 means the last item. The test for -1
            takes time at each access, so all other fields lack it.
    """
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        kind, step = type_of(name, base, wrapping), base.itemsize
        for count in reversed(shape):
            kind, step = PointerRow(kind, count, step, wraps=name in wrapping), step * count
        return kind
    if dtype.fields:
        fields = {}
        for field in dtype.names:
            kind, offset = dtype.fields[field][:2]
            fields[field] = (offset, type_of(f"{name}.{field}", kind, wrapping))
        return Rec(fields, dtype.itemsize)
    if dtype.kind == "f":
        return types.float64
    return types.int64 if dtype.itemsize == 8 else Stored(8 * dtype.itemsize)


class _Address(models.PrimitiveModel):
    def __init__(self, manager: NumbaPart, kind: NumbaPart) -> None:
        super().__init__(manager, kind, _BYTE)


register_model(Rec)(_Address)
register_model(PointerRow)(_Address)


@register_model(RowIterator)
class _IteratorModel(models.StructModel):
    def __init__(self, manager: NumbaPart, kind: NumbaPart) -> None:
        members = [("data", types.CPointer(types.int8)), ("at", types.EphemeralPointer(types.intp))]
        super().__init__(manager, kind, members)


# ---- operations of records and rows --------------------------------------------------------------


@infer_getattr
class _Fields(AttributeTemplate):
    key = Rec

    def generic_resolve(self, record: Rec, name: str) -> object:
        field = record.fields.get(name)
        return None if field is None else _seen(field[1])


@infer_global(operator.getitem)
class _Get(AbstractTemplate):
    def generic(self, args: object, kws: object) -> object:
        del kws
        if (
            len(args) == 2
            and isinstance(args[0], PointerRow)
            and isinstance(args[1], types.Integer)
        ):
            return signature(_seen(args[0].item), args[0], types.intp)
        return None


@infer_global(operator.setitem)
class _Set(AbstractTemplate):
    def generic(self, args: object, kws: object) -> object:
        del kws
        if (
            len(args) == 3
            and isinstance(args[0], PointerRow)
            and isinstance(args[1], types.Integer)
        ):
            return signature(types.none, args[0], types.intp, _seen(args[0].item))
        return None


@overload(len)
def _len(row: object) -> object:
    if isinstance(row, PointerRow):
        count = row.count
        return lambda row: count  # noqa: ARG005 - numba matches arguments by name
    return None


@intrinsic
def call_address(context: NumbaPart, address: NumbaPart, *args: NumbaPart) -> NumbaPart:
    """Call the function at an address, which takes addresses and returns nothing."""
    del context, address
    kinds = args[0] if len(args) == 1 and isinstance(args[0], types.BaseTuple) else args

    def generate(context: object, builder: object, _sig: object, values: object) -> object:
        given = cgutils.unpack_tuple(builder, values[1])
        kind = ir.FunctionType(ir.VoidType(), [value.type for value in given])
        builder.call(builder.inttoptr(values[0], kind.as_pointer()), given)
        return context.get_dummy_value()

    return signature(types.none, types.intp, types.StarArgTuple(tuple(kinds))), generate


@intrinsic
def copy_record(context: NumbaPart, record: NumbaPart, source: NumbaPart) -> NumbaPart:
    """Copy a record into another record of the same type."""
    del context

    def generate(context: object, builder: object, _sig: object, values: object) -> object:
        cgutils.raw_memcpy(builder, values[0], values[1], _WORD(record.size), 1)
        return context.get_dummy_value()

    return signature(types.none, record, source), generate


@intrinsic
def row_from(context: NumbaPart, row: NumbaPart, first: NumbaPart) -> NumbaPart:
    """Return the part of a row that begins at item ``first``."""
    del context, first

    def generate(
        context: NumbaPart, builder: NumbaPart, _sig: NumbaPart, values: NumbaPart
    ) -> NumbaPart:
        del context
        return _at(builder, values[0], builder.mul(values[1], _WORD(row.step)))

    return signature(row, row, types.intp), generate


# ---- code generation for records and rows --------------------------------------------------------


def _at(builder: NumbaPart, base: NumbaPart, offset: NumbaPart) -> NumbaPart:
    return builder.gep(base, [offset], inbounds=True)


def _load(context: object, builder: object, kind: object, address: object, place: str) -> object:
    if isinstance(kind, (Rec, PointerRow)):
        return address
    if isinstance(kind, Stored):
        small = builder.bitcast(address, ir.IntType(kind.bits).as_pointer())
        return builder.sext(_apart(builder, builder.load(small), place), _WORD)
    there = builder.bitcast(address, context.get_value_type(kind).as_pointer())
    return _apart(builder, builder.load(there), place)


def _store(
    context: object, builder: object, kind: object, address: object, value: object, place: str
) -> None:
    if isinstance(kind, Stored):
        small = ir.IntType(kind.bits)
        value, there = builder.trunc(value, small), builder.bitcast(address, small.as_pointer())
    else:
        there = builder.bitcast(address, context.get_value_type(kind).as_pointer())
    _apart(builder, builder.store(value, there), place)


def _apart(builder: NumbaPart, access: NumbaPart, place: str) -> NumbaPart:
    """Tell the optimiser that memory locations with different names never overlap.

    So a value that was read from one place stays valid after a write to another place.
    """
    add = builder.module.add_metadata
    named = add([place, add(["compiled-game"])])
    access.set_metadata("tbaa", add([named, named, _WORD(0)]))
    return access


def _items(row: PointerRow) -> str:
    return f"items-{row.item}"


@lower_getattr_generic(Rec)
def _get_field(
    context: object, builder: object, record: object, value: object, name: str
) -> object:
    offset, kind = record.fields[name]
    return _load(context, builder, kind, _at(builder, value, _WORD(offset)), name)


@lower_setattr_generic(Rec)
def _set_field(context: object, builder: object, sig: object, args: object, name: str) -> None:
    record, given = sig.args
    offset, kind = record.fields[name]
    value = context.cast(builder, args[1], given, _seen(kind))
    _store(context, builder, kind, _at(builder, args[0], _WORD(offset)), value, name)


def _place(builder: NumbaPart, row: PointerRow, index: NumbaPart) -> NumbaPart:
    """Compute the offset of an item from the beginning of its row."""
    if row.wraps:
        below = builder.icmp_signed("<", index, _WORD(0))
        index = builder.select(below, builder.add(index, _WORD(row.count)), index)
    return builder.mul(index, _WORD(row.step), flags=("nsw",))


@lower_builtin(operator.getitem, PointerRow, types.Integer)
def _get_item(context: object, builder: object, sig: object, args: object) -> object:
    row = sig.args[0]
    address = _at(builder, args[0], _place(builder, row, args[1]))
    return _load(context, builder, row.item, address, _items(row))


@lower_builtin(operator.setitem, PointerRow, types.Integer, types.Any)
def _set_item(context: object, builder: object, sig: object, args: object) -> object:
    row = sig.args[0]
    address = _at(builder, args[0], _place(builder, row, args[1]))
    _store(context, builder, row.item, address, args[2], _items(row))
    return context.get_dummy_value()


@lower_builtin("getiter", PointerRow)
def _begin(context: object, builder: object, sig: object, args: object) -> object:
    iterator = context.make_helper(builder, RowIterator(sig.args[0]))
    iterator.data = args[0]
    iterator.at = cgutils.alloca_once_value(builder, _WORD(0))
    return iterator._getvalue()  # noqa: SLF001


@lower_builtin("iternext", RowIterator)
@iternext_impl(RefType.UNTRACKED)
def _go_on(context: object, builder: object, sig: object, args: object, result: object) -> None:
    kind = sig.args[0]
    iterator = context.make_helper(builder, kind, value=args[0])
    at = builder.load(iterator.at)
    there = builder.icmp_signed("<", at, _WORD(kind.row.count))
    result.set_valid(there)
    with builder.if_then(there):
        offset = builder.mul(at, _WORD(kind.row.step), flags=("nsw",))
        address = _at(builder, iterator.data, offset)
        result.yield_(_load(context, builder, kind.row.item, address, _items(kind.row)))
        builder.store(builder.add(at, _WORD(1), flags=("nsw",)), iterator.at)
