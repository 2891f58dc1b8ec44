"""The Sphinx configuration. The folder of sources is written by tools/website.py."""

import sys
from pathlib import Path
from typing import get_args

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(ROOT), str(HERE.parent)]

import risk_widget  # noqa: E402

project = "risk_widget"
author = "The risk_widget developers"
version = release = risk_widget.__version__

extensions = [
    "sphinx.ext.autodoc",
    "sphinx.ext.autosummary",
    "sphinx.ext.napoleon",
    "myst_parser",
    "pages.crosslinks",
]
# The README is not a page of its own: other pages include its sections.
exclude_patterns = ["README.md"]

myst_enable_extensions = ["attrs_block", "attrs_inline"]
myst_heading_anchors = 4
myst_heading_slug_func = "pages.crosslinks.slug"

# Only dashes are replaced: text in quotation marks is often a Python value.
smartquotes_action = "D"
# In docstrings, one backtick means the same as two.
default_role = "literal"
autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_typehints_format = "short"
autodoc_class_signature = "mixed"
# The pages of the interface: tools/pages/templates/autosummary.
autosummary_imported_members = True
autosummary_context = {
    "actions": [f"{each.__module__}.{each.__qualname__}" for each in get_args(risk_widget.Action)],
    "top": risk_widget.__all__,  # a name listed there is described only there
}
napoleon_numpy_docstring = False
napoleon_use_ivar = True
napoleon_use_rtype = False
python_use_unqualified_type_names = True
maximum_signature_line_length = 72
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = "risk_widget"
html_static_path = [str(HERE / "static")]
templates_path = [str(HERE / "templates")]
html_css_files = ["site.css"]
html_js_files = ["search.js"]
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
# The theme takes two styles for code, one for light and one for dark pages.
pygments_style = "friendly"
pygments_dark_style = "github-dark"
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/search.html",
        "sidebar/play.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
html_theme_options = {
    f"{theme}_css_variables": {
        f"color-brand-{part}": colour for part in ("primary", "content", "visited")
    }
    for theme, colour in (("light", "#0b5c6b"), ("dark", "#5cc6d6"))
}
