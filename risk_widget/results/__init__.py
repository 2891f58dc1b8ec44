"""Results in a notebook, in a terminal, as plots and as tables."""
