# mypy: ignore-errors
# This module uses numba's internals, which have no types.
"""Compilation of an entry: all its parts are optimised and emitted together, only once.

numba optimises every function, and again every function that calls it, which takes most of its
time. Here a part stays unoptimised until an entry includes it; and numba's passes for its own
arrays and loops are left out.

It saves waiting, once for each version of the package: a first game of `cautious` and `bold` is
compiled in 14 seconds instead of 31, one of `expert` and `cautious` in 18 instead of 54, and the
games are as fast (processor time on 28 November 2026, with numba 0.68; the cache was empty). It has
no other purpose. It depends on the internals of the numba version that `building` names: with any
other version, or without this module, numba compiles entries in its usual way, which takes longer
and gives the same games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.compiled.compiler import importing_numba

with importing_numba():
    import llvmlite.binding as llvm
    from numba.core import typed_passes, untyped_passes
    from numba.core.codegen import JITCodeLibrary
    from numba.core.compiler import CompilerBase
    from numba.core.compiler_machinery import LoweringPass, PassManager, register_pass

if TYPE_CHECKING:
    from risk_widget.compiled.compiler import NumbaPart


class _Nameless:
    """A numba code generator that omits the names by which Python finds the data of parts."""

    def __init__(self, generator: NumbaPart) -> None:
        self._generator = generator

    def __getattr__(self, name: str) -> object:
        return getattr(self._generator, name)

    def set_env(self, name: str, environment: object) -> None:
        """Do nothing: a part never asks for Python's data."""


class _Part(JITCodeLibrary):
    """A function in unoptimised intermediate code."""

    @property
    def codegen(self) -> object:
        return _Nameless(self._codegen)

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        del name
        return 0

    def _get_module_for_linking(self) -> object:
        if self._shared_module is None:
            for function in self._final_module.functions:
                if not function.is_declaration and function.linkage == llvm.Linkage.external:
                    function.linkage = "linkonce_odr"
            self._shared_module = self._final_module
        return self._shared_module

    def _optimize_functions(self, module: object) -> None:
        module.data_layout = self._codegen._data_layout  # noqa: SLF001

    def put_all_into(self, found: dict[object, None]) -> None:
        """Collect this library and all libraries that it calls, once each."""
        if self not in found:
            found[self] = None
            _collect(self._linking_libraries, found)


class _Whole(JITCodeLibrary):
    """An entry with all its parts."""

    def finalize(self) -> None:
        found: dict[NumbaPart, None] = {}
        _collect(self._linking_libraries, found)
        self._linking_libraries = list(found)
        super().finalize()

    def _optimize_final_module(self) -> None:
        # No outside code calls the parts, so the optimiser may inline each of them, drop constant
        # arguments, and delete unused code.
        for function in self._final_module.functions:
            if not function.is_declaration and not function.name.startswith("cfunc."):
                function.linkage = llvm.Linkage.internal
        super()._optimize_final_module()


def _collect(libraries: object, found: dict[object, None]) -> None:
    for library in libraries:
        if isinstance(library, _Part):
            library.put_all_into(found)
        else:
            found[library] = None


class _Begin(LoweringPass):
    """A compiler pass that chooses the library into which a function is written."""

    library: object = None

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: object) -> bool:
        state.library = self.library(state.targetctx.codegen(), state.func_id.func_qualname)
        if self.library is _Whole:
            state.library.enable_object_caching()
        return False


@register_pass(mutates_CFG=False, analysis_only=False)
class _BeginPart(_Begin):
    _name = "risk_widget_begin_part"
    library = _Part


@register_pass(mutates_CFG=False, analysis_only=False)
class _BeginWhole(_Begin):
    _name = "risk_widget_begin_whole"
    library = _Whole


def _passes(begin: object) -> list[object]:
    manager = PassManager("risk_widget")
    for each in (
        untyped_passes.TranslateByteCode,
        untyped_passes.FixupArgs,
        untyped_passes.IRProcessing,
        untyped_passes.GenericRewrites,
        untyped_passes.ReconstructSSA,
        typed_passes.NopythonTypeInference,
        typed_passes.PreLowerStripPhis,
        typed_passes.IRLegalization,
        typed_passes.AnnotateTypes,
        begin,
        typed_passes.NativeLowering,
        typed_passes.NoPythonBackend,
    ):
        manager.add_pass(each, each.__name__)
    manager.finalize()
    return [manager]


class PartCompiler(CompilerBase):
    """The compiler pipeline for a part."""

    def define_pipelines(self) -> list[object]:
        """Return the passes of this pipeline (see `CompilerBase`)."""
        return _passes(_BeginPart)


class WholeCompiler(CompilerBase):
    """The compiler pipeline for an entry."""

    def define_pipelines(self) -> list[object]:
        """Return the passes of this pipeline (see `CompilerBase`)."""
        return _passes(_BeginWhole)
