"""Lessons packed for a learning platform, by SCORM 1.2 or 2004 (4th edition).

A package holds the pages that play by themselves, as the site has them, with all that they load:
it asks no other server. Each lesson is an activity of its own; what they load lies in it once.
"""

from __future__ import annotations

import re
import zipfile
from html import unescape
from typing import TYPE_CHECKING, Final
from xml.sax.saxutils import escape, quoteattr

from risk_widget.lessons.lesson_file import LessonError, lesson_ids, load_source
from risk_widget.messages import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

__all__ = ["VERSIONS", "manifest", "pack"]

VERSIONS: Final = ("1.2", "2004")
_OWN_FIRST: Final = re.compile(r"(form|\d\d-[\w-]+)\.[\w-]+\.json")
_LEFT_OUT: Final = re.compile(
    r'\s*<link rel="(manifest|icon|apple-touch-icon)"[^>]*>|\s*<footer>.*?</footer>', re.DOTALL
)
# What a platform's server may not know the kind of; a module has to be known as JavaScript.
_RENAMED: Final = {
    "pyodide/pyodide.mjs": "pyodide/pyodide.js",
    "pyodide/pyodide.asm.mjs": "pyodide/pyodide.asm.js",
}
_NAMING: Final = ("worker.js", "pyodide/pyodide.mjs")
_MOMENT: Final = (1980, 1, 1, 0, 0, 0)
"""The same input gives the same file."""

_SPACES: Final = {
    "1.2": {
        "xmlns": "http://www.imsproject.org/xsd/imscp_rootv1p1p2",
        "xmlns:adlcp": "http://www.adlnet.org/xsd/adlcp_rootv1p2",
    },
    "2004": {
        "xmlns": "http://www.imsglobal.org/xsd/imscp_v1p1",
        "xmlns:adlcp": "http://www.adlnet.org/xsd/adlcp_v1p3",
        "xmlns:imsss": "http://www.imsglobal.org/xsd/imsss",
    },
}
_SCHEMA: Final = {"1.2": "1.2", "2004": "2004 4th Edition"}
_CHOICE: Final = (
    '<imsss:sequencing><imsss:controlMode choice="true" flow="true"/></imsss:sequencing>'
)
_BY_CONTENT: Final = (
    '<imsss:sequencing><imsss:deliveryControls completionSetByContent="true" '
    'objectiveSetByContent="true"/></imsss:sequencing>'
)


def pack(site: Path, file: Path, lessons: Sequence[str] = (), *, version: str = "1.2") -> None:
    """Pack lessons of a site for a learning platform.

    Args:
        site: the folder that ``make lite`` writes, or `play` in the whole site.
        file: the package to write.
        lessons: their ids; by default all of the package.
        version: "1.2" or "2004".

    Raises:
        LessonError: there is no such lesson.
        ValueError: the folder is no site.
    """
    names = [load_source(name).id for name in lessons or lesson_ids()]
    if unknown := [name for name in names if name not in lesson_ids()]:
        raise LessonError(f"the site has no page for {unknown[0]!r}: pack lessons of the package")
    shared = sorted(site.glob("page-*/"))
    if len(shared) != 1 or not all((site / "lessons" / f"{name}.html").is_file() for name in names):
        raise ValueError(f"{str(site)!r} has no pages that play: build it with make lite")
    (folder,) = shared
    content = {f"lessons/{name}.html": _page(site, name, version) for name in names}
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(folder).as_posix()
        first = _OWN_FIRST.fullmatch(inside)
        if path.is_file() and not (first and first[1] not in names):
            content[f"{folder.name}/{_RENAMED.get(inside, inside)}"] = _asset(path, inside)
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in {"imsmanifest.xml": manifest(names, content, version), **content}.items():
            archive.writestr(zipfile.ZipInfo(name, _MOMENT), data, zipfile.ZIP_DEFLATED)


def _page(site: Path, lesson: str, version: str) -> bytes:
    """The page of a lesson without what leads out of the package."""
    text = (site / "lessons" / f"{lesson}.html").read_text(encoding="utf-8")
    bare = _LEFT_OUT.sub("", text)
    return bare.replace("<body ", f'<body data-packed="{version}" ', 1).encode()


def _asset(path: Path, inside: str) -> bytes:
    data = path.read_bytes()
    if inside in _NAMING:
        for old, new in _RENAMED.items():
            data = data.replace(old.rpartition("/")[2].encode(), new.rpartition("/")[2].encode())
    return data


def manifest(lessons: Sequence[str], files: Iterable[str], version: str) -> bytes:
    """The manifest of a package: its lessons as activities, and the files of each."""
    head = " ".join(f'{name}="{space}"' for name, space in _SPACES[version].items())
    is_late = version == "2004"
    kind = "adlcp:scormType" if is_late else "adlcp:scormtype"
    pages = {name: f"lessons/{name}.html" for name in lessons}
    own = set(pages.values())
    assets = "".join(f"\n      <file href={quoteattr(f)}/>" for f in files if f not in own)
    items = "".join(
        f'\n      <item identifier="item-{name}" identifierref="lesson-{name}">'
        f"<title>{escape(_title(name))}</title>{_BY_CONTENT if is_late else ''}</item>"
        for name in lessons
    )
    resources = "".join(
        f'\n    <resource identifier="lesson-{name}" type="webcontent" {kind}="sco" '
        f'href="{page}">\n      <file href="{page}"/>\n'
        '      <dependency identifierref="shared"/>\n    </resource>'
        for name, page in pages.items()
    )
    title = say("scorm-title") if len(lessons) > 1 else _title(lessons[0])
    text = f"""<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="risk-widget-lessons" version="1"
  {head}>
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>{_SCHEMA[version]}</schemaversion>
  </metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>{escape(title)}</title>{items}
      {_CHOICE if is_late else ""}
    </organization>
  </organizations>
  <resources>{resources}
    <resource identifier="shared" type="webcontent" {kind}="asset">{assets}
    </resource>
  </resources>
</manifest>
"""
    return text.encode()


def _title(lesson: str) -> str:
    source = load_source(lesson)
    return unescape(say("site-lesson", number=int(lesson[:2]), title=source.title))
