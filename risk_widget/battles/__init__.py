"""Exact chances of battles: a roll, a battle, a campaign through several territories."""
