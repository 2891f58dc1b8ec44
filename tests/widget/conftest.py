"""Fixtures of the widget's tests."""

from tests.widget.harness import bridged, browser, harness, map_page, pages

__all__ = ["bridged", "browser", "harness", "map_page", "pages"]
