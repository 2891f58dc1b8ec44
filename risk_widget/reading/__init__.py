"""The reading of data from outside: its structure, spelling, encoding and names."""
