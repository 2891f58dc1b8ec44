"""Lessons for learning platforms, in SCORM 1.2 or 2004 (4th edition): packing and playing them.

A package contains the site's pages that run without a kernel, with every file that they load,
so it needs no other server. Each lesson is an activity; the files they share are stored once.

A lesson played on a platform reports its progress. The platform saves it as a short text and
returns it later: SCORM 1.2 allows 4,096 characters. So the text has less than the progress
itself, and only this lesson's.
"""

from __future__ import annotations

import io
import json
import re
import zipfile
import zlib
from base64 import urlsafe_b64decode
from functools import partial
from html import unescape
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote
from xml.sax.saxutils import escape, quoteattr

from risk_widget.course.lesson_file import LessonError, lesson_ids, load_source
from risk_widget.course.progress import LessonProgress
from risk_widget.course.scoring import Score, StepScore
from risk_widget.course.step_progress import StepProgress
from risk_widget.kept_files import begins_like, write_whole
from risk_widget.messages import say
from risk_widget.notation.links import page_address

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from risk_widget.course.lesson import Lesson
    from risk_widget.course.progress import Progress

__all__ = ["MOST_KEPT", "VERSIONS", "OnPlatform", "manifest", "pack"]

VERSIONS: Final = ("1.2", "2004")
_OWN_FIRST: Final = re.compile(r"(form|\d\d-[\w-]+)\.[\w-]+\.json")
_LEFT_OUT: Final = re.compile(
    r'\s*<link rel="(manifest|icon|apple-touch-icon)"[^>]*>|\s*<footer>.*?</footer>', re.DOTALL
)
_PACKED: Final = re.compile(r' data-packed="[^"]*"')
# A platform's server may not know the type of .mjs, which must be served as JavaScript.
_RENAMED: Final = {
    "pyodide/pyodide.mjs": "pyodide/pyodide.js",
    "pyodide/pyodide.asm.mjs": "pyodide/pyodide.asm.js",
}
_NAMING: Final = ("worker.js", "pyodide/pyodide.mjs")
_MOMENT: Final = (1980, 1, 1, 0, 0, 0)
"""A fixed time for all files, so that the same input gives the same package."""

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
        site: a package of all lessons, which the published site offers, or a site's files: the
            folder that ``make lite`` writes, or the folder `play` of the whole site.
        file: the package to write.
        lessons: the ids of the lessons; by default all of the package's.
        version: "1.2" or "2004".

    Raises:
        LessonError: there is no such lesson.
        ValueError: `site` has no pages that play, or is damaged.
    """
    names = [load_source(name).id for name in lessons or lesson_ids()]
    if unknown := [name for name in names if name not in lesson_ids()]:
        raise LessonError(f"the site has no page for {unknown[0]!r}: pack lessons of the package")
    files = _files(site)
    shared = {name.partition("/")[0] for name in files if name.startswith("page-")}
    if len(shared) != 1 or not all(f"lessons/{name}.html" in files for name in names):
        raise ValueError(
            f"{str(site)!r} has no pages that play: name the package of all lessons that the site "
            f"offers, {_package_of_all(version)}, or a folder that make lite has built"
        )
    (folder,) = shared
    content = {
        f"lessons/{name}.html": _page(files[f"lessons/{name}.html"](), version) for name in names
    }
    assets = {}
    for path, data in files.items():
        inside = path.removeprefix(f"{folder}/")
        first = _OWN_FIRST.fullmatch(inside)
        if inside != path and not (first and first[1] not in names):
            assets[f"{folder}/{_RENAMED.get(inside, inside)}"] = _asset(data(), inside)
    content |= dict(sorted(assets.items()))
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        written = {"imsmanifest.xml": manifest(names, content, version), **content}
        for name, whole in written.items():
            archive.writestr(zipfile.ZipInfo(name, _MOMENT), whole, zipfile.ZIP_DEFLATED)
    archived = packed.getvalue()
    write_whole(file, archived, private=False, ours=begins_like(archived))


def _files(site: Path) -> dict[str, Callable[[], bytes]]:
    """Map each file that the playable pages need, by its path, to a function that reads it."""
    if zipfile.is_zipfile(site):
        try:
            with zipfile.ZipFile(site) as archive:
                return {name: partial(bytes, archive.read(name)) for name in archive.namelist()}
        except (zipfile.BadZipFile, zlib.error) as error:
            raise ValueError(f"{str(site)!r} is damaged ({error}): download it again") from error
    return {
        path.relative_to(site).as_posix(): path.read_bytes
        for folder in (*site.glob("page-*/"), site / "lessons")
        for path in folder.rglob("*")
        if path.is_file()
    }


def _package_of_all(version: str) -> str:
    """Return the address of the package with all lessons on the published site."""
    folder = page_address().rpartition("/")[0] or "play"
    return f"{folder}/scorm/lessons-scorm-{version}.zip"


def _page(page: bytes, version: str) -> bytes:
    """Mark a lesson's page as packed, and remove the links that lead out of the package."""
    bare = _PACKED.sub("", _LEFT_OUT.sub("", page.decode()))
    return bare.replace("<body ", f'<body data-packed="{version}" ', 1).encode()


def _asset(data: bytes, inside: str) -> bytes:
    if inside in _NAMING:
        for old, new in _RENAMED.items():
            data = data.replace(old.rpartition("/")[2].encode(), new.rpartition("/")[2].encode())
    return data


def manifest(lessons: Sequence[str], files: Iterable[str], version: str) -> bytes:
    """Build the manifest of a package: its lessons as activities, and the files of each."""
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


# ---- playing on a platform -----------------------------------------------------------------------


MOST_KEPT: Final = 4096
"""The most characters that SCORM 1.2 saves; SCORM 2004 allows sixteen times as many."""
_VERSION: Final = 1
_STATUS: Final = {"o": "open", "h": "shown", "t": "tried", "s": "solved"}
_LETTER: Final = {status: letter for letter, status in _STATUS.items()}
_NUMBERS: Final = ("attempts", "hints", "tries", "stars")
_MOST: Final = 999


class OnPlatform:
    """The connection that reports a lesson's progress to a platform.

    Args:
        lesson: the lesson's id.
        progress: where the lesson's steps are recorded.
        tell: called with the report as JSON, whenever the learner has done something.

    Attributes:
        is_unread: whether the platform has saved something that cannot be read.
    """

    def __init__(self, lesson: str, progress: Progress, tell: Callable[[str], object]) -> None:
        self._source = load_source(lesson)
        self._progress = progress
        self._tell = tell
        self._told = self._rows()
        self._told_at: str | None = None
        self._has_told = False
        self._step = ""
        self.is_unread: bool = False

    def begin(self, given: str | Mapping[str, object]) -> str:
        """Load the state that the platform has saved; return the step to continue with, or "".

        Platforms return a text as it was, or with characters escaped, or in Base64. A text that is
        still unreadable is from another version, or was cut off: it stays on the platform, and
        `is_unread` is true, until the learner has done something.
        """
        try:
            data = dict(json.loads(given) if isinstance(given, str) else given)
        except (ValueError, TypeError, RecursionError):
            return ""
        if learner := data.get("learner"):
            self._progress.name = unescape(str(learner))
        kept = str(data.get("kept") or "").strip()
        state = _read_state(kept, self._source.id)
        self.is_unread = bool(data.get("lost")) or (state is None and kept not in _NOTHING)
        if state is None:
            return ""
        found, at = state
        known = {step.id for step in self._source.steps}
        is_late = self._has_told or self._rows() != self._told
        for step, entry in found.items():
            if step in known:
                self._progress.step(self._source.id, step).add(entry, self._source.id, step)
        # Work done before the platform was found still has to be reported.
        self._told = {} if is_late else self._rows()
        self._step = at if at in known else ""
        return self._step

    def follow(self, lesson: Lesson) -> None:
        """Report the learner's work since the last report to the platform.

        Nothing is reported if a page has just been opened: the platform has the same state, or one
        that could not be read. If ``lesson`` is another lesson, only this one's progress counts.
        """
        if lesson.id == self._source.id:
            self._step = lesson.step.id
        if self._told_at is None:
            self._told_at = self._step
        rows = self._rows()
        has_moved = self._step != self._told_at and not self.is_unread
        if rows == self._told and not has_moved:
            return
        self._told, self._told_at = rows, self._step
        self.is_unread = False
        self._has_told = True
        self._tell(json.dumps(self._report(), separators=(",", ":")))

    def _rows(self) -> dict[str, list[object]]:
        """Collect the learner's work, by step."""
        entries = LessonProgress(self._source, self._progress).entries
        return {step: _row(entry) for step, entry in entries.items() if not entry.is_untouched}

    def _report(self) -> dict[str, object]:
        progress = LessonProgress(self._source, self._progress)
        entries, challenges = progress.entries, progress.stars
        steps = {
            step: StepScore.of(entry, is_challenge=step in challenges)
            for step, entry in entries.items()
        }
        kept = {"v": _VERSION, "lesson": self._source.id, "at": self._step, "steps": self._told}
        return {
            "kept": json.dumps(kept, separators=(",", ":"))[:MOST_KEPT],
            "step": self._step,
            "score": float(Score(1, steps)),
            "progress": 1 - len(progress.left) / len(entries),
            "done": progress.done,
        }


_NOTHING: Final = ("", "null", "undefined", "None")
"""The values that platforms return if they have saved nothing."""
_AROUND: Final = "\ufeff\0 \t\r\n"
_MOST_READINGS: Final = 200
_WHITE: Final = {"n": "\n", "r": "\r", "t": "\t"}
_BASE_64: Final = re.compile(r"[A-Za-z0-9+/_-]+=*")


def _read_state(kept: str, lesson: str) -> tuple[dict[str, StepProgress], str] | None:
    """Read the saved steps and place of a lesson; None if they cannot be read."""
    for text in _readings(kept):
        try:
            data = json.loads(text)
            if data["v"] == _VERSION and data["lesson"] == lesson:
                return {step: _entry(row) for step, row in data["steps"].items()}, str(data["at"])
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            pass
    return None


def _readings(text: str) -> Iterator[str]:
    """Yield the possible readings of a text: as it is, and with platforms' escapes undone."""
    seen: dict[str, None] = {text.strip(_AROUND): None}
    waiting = list(seen)
    while waiting and len(seen) < _MOST_READINGS:
        found = waiting.pop(0)
        yield found
        for undo in (unescape, unquote, _without_backslashes, _without_quotes, _of_base_64):
            earlier = undo(found).strip(_AROUND)
            if earlier not in seen:
                seen[earlier] = None
                waiting.append(earlier)


def _without_backslashes(text: str) -> str:
    return re.sub(r"[\\%]u([0-9a-fA-F]{4})|\\(.)", _sign, text)


def _sign(escape: re.Match[str]) -> str:
    return chr(int(escape[1], 16)) if escape[1] else _WHITE.get(escape[2], escape[2])


def _without_quotes(text: str) -> str:
    if text.startswith("<![CDATA["):
        return text.removeprefix("<![CDATA[").removesuffix("]]>")
    quoted = len(text) > 1 and text[0] == text[-1] and text[0] in "\"'"
    return (text[1:-1] if quoted else text).replace('""', '"')


def _of_base_64(text: str) -> str:
    bare = "".join(text.split())
    if not _BASE_64.fullmatch(bare):
        return text
    bare = bare.rstrip("=")
    try:
        return urlsafe_b64decode(
            bare.replace("+", "-").replace("/", "_") + "=" * (-len(bare) % 4)
        ).decode()
    except ValueError:
        return text


def _row(entry: StepProgress) -> list[object]:
    numbers = [min(_MOST, getattr(entry, name)) for name in _NUMBERS]
    return [_LETTER[entry.status], *numbers, int(entry.told)]


def _entry(row: object) -> StepProgress:
    """Read a saved entry. Raises ``ValueError``, ``TypeError`` or ``KeyError``."""
    if not isinstance(row, list) or len(row) != len(_NUMBERS) + 2:
        raise TypeError("no row of a step")
    letter, *numbers, told = row
    if not all(type(number) is int and 0 <= number <= _MOST for number in numbers):
        raise TypeError("no numbers of a step")
    entry = StepProgress(status=_STATUS[letter], told=bool(told))  # type: ignore[arg-type]
    for name, number in zip(_NUMBERS, numbers, strict=True):
        setattr(entry, name, number)
    entry.stars = min(entry.stars, 3)
    return entry
