"""Exact chances of rolls, of battles, and of campaigns through several territories."""
