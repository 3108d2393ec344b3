"""How Sphinx makes the site of the documents: `make docs` gathers the pages (scripts/documents) and runs it on them."""

import re
from typing import Any

from pygments.lexers.html import HtmlLexer
from sphinx.highlighting import lexers

import boardinghouse

project = "Boardinghouse"
author = "The Boardinghouse authors"
version = release = boardinghouse.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx_design"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4
root_doc = "index"

html_theme = "furo"
html_title = "Boardinghouse"
html_static_path = ["static"]
html_css_files = ["house.css"]
html_favicon = "static/icon.svg"
html_extra_path = ["extra"]
html_copy_source = False
html_show_copyright = False
html_show_sphinx = False
html_theme_options = {"light_logo": "icon.svg", "dark_logo": "icon.svg"}

lexers["svelte"] = HtmlLexer()

autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "show-inheritance": True}
autodoc_type_aliases = {"i64": "int"}
maximum_signature_line_length = 88
add_module_names = False
autodoc_inherit_docstrings = False


def read_docstring(app: Any, what: str, name: str, thing: Any, options: Any, lines: list[str]) -> None:
    """Docstrings are plain text with `code` in it: as reStructuredText, code has two ticks, and stars are stars."""
    for place, line in enumerate(lines):
        code = re.sub(r"(?<!`)`([^`]+)`(?!`)", r"``\1``", line)
        lines[place] = re.sub(r"(?<=\S)\*(?=\S)|(?<!\S)\*(?=[\w(])", r"\\*", code)


def setup(app: Any) -> None:
    app.connect("autodoc-process-docstring", read_docstring)
