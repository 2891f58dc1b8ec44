"""The messages between kernel and page: what a page may send, and what it receives."""
