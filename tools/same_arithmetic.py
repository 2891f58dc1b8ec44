"""A setting that makes numpy compute the same on most machines, so that training is repeatable.

The rounding of a sum of many products depends on their order, which depends on the number of
threads and on the vector instructions of the processor.
"""

from __future__ import annotations

import os

__all__ = ["fix_arithmetic"]

SETTINGS = {
    "OPENBLAS_NUM_THREADS": "1",
    "OPENBLAS_CORETYPE": "Haswell",
    "NPY_DISABLE_CPU_FEATURES": (
        "AVX512F AVX512CD AVX512_SKX AVX512_CLX AVX512_CNL X86_V4 AVX512_ICL AVX512_SPR"
    ),
}
"""One thread, and only instructions that all x86-64 processors since 2013 have.

Numpy 2.4 has renamed these instructions; each version ignores names that it doesn't know.
"""


def fix_arithmetic() -> None:
    """Fix the arithmetic of this process and its children; call this before importing numpy."""
    os.environ |= SETTINGS
