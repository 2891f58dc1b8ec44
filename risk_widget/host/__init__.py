"""The objects that answer a page: the session of a widget, with a game, a lesson or a class."""
