"""The lock around modules that are loaded late."""

from __future__ import annotations

from threading import RLock
from typing import Final

LOADING: Final = RLock()
"""Held while a module is imported that nobody has needed so far.

A package imports its modules, and each of them first its package. Python gives up where two threads
begin at the two ends of that.
"""
