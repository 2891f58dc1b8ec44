"""The kinds of steps, each in a file of its own; `listed` has them all."""
