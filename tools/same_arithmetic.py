"""Makes numpy compute the same on any number of cores and most processors, so training repeats.

What a sum of many products is rounded to depends on their order, and that on how many threads share
them and on what the processor can do at once.
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
"""One thread, and no instructions that only some x86-64 processors have had since 2013.

Numpy has other names for them since version 2.4, and passes over those that it doesn't know.
"""


def fix_arithmetic() -> None:
    """Fix it for this process and those that it starts; call this before numpy is imported."""
    os.environ |= SETTINGS
