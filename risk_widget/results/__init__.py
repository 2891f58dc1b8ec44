"""How results show themselves in a notebook, in a terminal, as a plot and as a table."""
