"""The only package that uses the compiler: it compiles plain functions for records of numbers.

The rules and the bots are written once, as functions on objects with plain fields
(`engine.params`, `engine.state`, `bots.scratch`). This package lets the same functions run
compiled: it defines records, fills them from objects and reads them back (`records`), replaces the
few functions that use chance, the log or shared lists (`primitives`), and compiles and stores
entries (`building`). Without a compiler the same entries run as plain Python.
"""
