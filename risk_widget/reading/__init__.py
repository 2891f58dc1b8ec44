"""The reading of data from outside the program: structure, spelling, encoding and names."""
