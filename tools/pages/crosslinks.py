"""Turn names in the text into links: clause ids to the rules, Python names to the reference.

A text that names a step on a lesson's page, such as ``04-combat.html?step=tie``, links to it. Each
page also gets a description, which search engines show below its title, and names its plain text.
"""

from __future__ import annotations

import html
import inspect
import re
import textwrap
from typing import TYPE_CHECKING, Any

from docutils import nodes
from pages.plain_texts import LEFT_OUT
from sphinx.util.inspect import stringify_signature
from sphinx.util.nodes import make_refnode

import risk_widget as rw
from risk_widget.course.lesson_file import lesson_ids
from risk_widget.rules.clauses import clauses

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

# The part of a literal's text that is a name: "rw.odds(8, 5)" names risk_widget.odds.
NAMED = re.compile(
    r"(?:(rw|risk_widget)\.)?(?:(?:lab|lessons)\.)?(\w+(?:\.\w+)?)(?:\(.*\))?", re.DOTALL
)
# The page that plays a lesson, with its first step.
PLAYED = re.compile(r"(?P<lesson>[\w-]+)\.html\?step=[\w-]+")
# The maximum length of a description in search results, in characters.
SHOWN = 155
# Where each public name is described; a name at the top level is described only there.
DESCRIBED = {
    name: f"{place.__name__}.{name}"
    for place in (rw.lessons, rw.lab, rw)
    for name in place.__all__
    if name not in ("lab", "lessons", "__version__")
}


def slug(title: str) -> str:
    """Return the slug by which a heading is linked; a clause's id is left unchanged."""
    if title in clauses():
        return title
    return re.sub(r"\s", "-", re.sub(r"[^\w\s-]", "", title.lower()).strip())


def keep_ids(_app: Sphinx, doctree: nodes.document) -> None:
    """Give the section of a clause the clause's own id, which docutils would hyphenate."""
    for section in doctree.findall(nodes.section):
        title = section.next_node(nodes.title)
        if title is not None and title.astext() in clauses():
            section["ids"].insert(0, title.astext())
            section["classes"].append("clause")


def link_names(app: Sphinx, doctree: nodes.document, page: str) -> None:
    """Link the names of clauses and of the Python interface to their places."""
    pages = {name: where for name, _, _, where, _, _ in app.env.domains["py"].get_objects()}
    taken = [*doctree.findall(nodes.reference), *doctree.findall(nodes.title)]
    linked = {literal for above in taken for literal in above.findall(nodes.literal)}
    for literal in [each for each in doctree.findall(nodes.literal) if each not in linked]:
        text = literal.astext()
        played = PLAYED.fullmatch(text)
        if played and played["lesson"] in lesson_ids():
            address = f"{'../' * page.count('/')}play/lessons/{text}"
            literal.replace_self(nodes.reference("", "", literal.deepcopy(), refuri=address))
            continue
        anchor, where = text, f"rules/{text.partition('.')[0]}"
        if text not in clauses():
            anchor = _named(text)
            where = pages.get(anchor, "")
        if not where:
            continue
        link = make_refnode(app.builder, page, where, anchor, literal.deepcopy())
        literal.replace_self(link)


def _named(text: str) -> str:
    """Return the full interface name that a literal refers to; "" if it refers to none."""
    found = NAMED.fullmatch(text)
    if found is None:
        return ""
    name, dot, attribute = found[2].partition(".")
    # A single lower-case word, such as `odds`, may mean anything.
    certain = found[1] or name[0].isupper() or "_" in found[2]
    return f"{DESCRIBED[name]}{dot}{attribute}" if certain and name in DESCRIBED else ""


def link_types(
    app: Sphinx, _env: BuildEnvironment, wanted: nodes.Element, shown: nodes.Element
) -> nodes.reference | None:
    """Link a type to its public name, although signatures name the module that defines the type."""
    short = wanted.get("reftarget", "").rpartition(".")[2]
    name = DESCRIBED.get(short, f"risk_widget.{short}")
    for found, _, _, where, anchor, _ in app.env.domains["py"].get_objects():
        if found == name:
            return make_refnode(app.builder, wanted["refdoc"], where, anchor, [shown])
    return None


def own_signature(
    _app: Sphinx,
    kind: str,
    _name: str,
    value: Any,
    _options: Any,
    arguments: str | None,
    *_: object,
) -> tuple[str, str] | None:
    """Show a widget's own arguments in place of traitlets' signature, which allows any."""
    if kind != "class" or arguments is None or not arguments.startswith("(*args"):
        return None
    signature = inspect.signature(value.__init__)
    own = signature.replace(
        parameters=list(signature.parameters.values())[1:],
        return_annotation=inspect.Signature.empty,
    )
    return stringify_signature(own), ""


def skip_plain_fields(_app: Sphinx, _kind: str, _name: str, value: Any, *_: object) -> bool | None:
    """Leave out a tuple's fields that are documented only as a number; the class describes them."""
    return True if str(value.__doc__).startswith("Alias for field number") else None


def describe(
    _app: Sphinx,
    page: str,
    _template: str,
    context: dict[str, Any],
    doctree: nodes.document | None,
) -> None:
    """Describe a page by the part of its first paragraph that search results show."""
    text = f"risk_widget: {context.get('title') or page}"
    for paragraph in doctree.findall(nodes.paragraph) if doctree else ():
        words = " ".join(paragraph.astext().split())
        # A table or a list alone says nothing about the page.
        if isinstance(paragraph.parent, nodes.section) and len(words) > len("The rules"):
            text = words
            break
    short = html.escape(textwrap.shorten(text, SHOWN, placeholder=" …"))
    tags = f'<meta name="description" content="{short}">'
    if context.get("page_source_suffix") == ".md" and f"{page}.md" not in LEFT_OUT:
        name = page.rpartition("/")[2]
        tags += f'<link rel="alternate" type="text/markdown" href="{name}.md">'
    context["metatags"] = f"{context.get('metatags', '')}{tags}"


def setup(app: Sphinx) -> dict[str, Any]:
    """Set up the extension; called by Sphinx."""
    # This runs before the headings are collected, each under its first id.
    app.connect("doctree-read", keep_ids, priority=100)
    app.connect("doctree-resolved", link_names)
    app.connect("html-page-context", describe)
    app.connect("missing-reference", link_types)
    app.connect("autodoc-process-signature", own_signature)
    app.connect("autodoc-skip-member", skip_plain_fields)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
