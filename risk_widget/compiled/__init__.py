"""The only code that knows the compiler: it compiles plain functions for records of numbers.

The rules and the bots stand once, as functions on objects with plain fields (`engine.params`,
`engine.state`, `bots.scratch`). Here is all that lets the same functions run compiled: what a
record looks like, and how it is filled from an object and read again (`records`), what takes the
place of the few functions that touch chance, the log or shared lists (`primitives`), and how
entries are compiled and kept (`building`). Where there is no compiler the same entries run as
plain Python.
"""
