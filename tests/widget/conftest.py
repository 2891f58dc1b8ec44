"""Fixtures of the widget's tests."""

from tests.widget.harness import bridged, harness, map_page, pages

__all__ = ["bridged", "harness", "map_page", "pages"]
