"""All pages to print, as files: for each edition its rules and a sheet, and a table of all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.lessons.beginners_sheet import beginners_sheet
from risk_widget.lessons.summary_page import summary_page
from risk_widget.rules.edition import edition_ids

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

__all__ = ["write_pages"]


def write_pages(folder: Path) -> Iterator[str]:
    """Write the pages to a folder, made if needed; yield their file names."""
    folder.mkdir(parents=True, exist_ok=True)
    pages = {"editions": summary_page()}
    for edition in edition_ids():
        pages[edition] = summary_page(edition)
        pages[f"{edition}-beginners"] = beginners_sheet(edition)
    for name, page in pages.items():
        page.save(folder / f"{name}.html")
        yield f"{name}.html"
