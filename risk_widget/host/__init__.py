"""What answers a page: the session of a widget, with a game, a lesson or a class."""
