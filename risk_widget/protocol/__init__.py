"""The messages between kernel and page, in both directions."""
