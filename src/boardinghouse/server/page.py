"""The page: the built files of `page/` beside this module, or a few helpful lines where they are not built."""

import gzip
import hashlib
import html
import mimetypes
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from litestar import HttpMethod, Request, Response, route
from litestar.handlers import HTTPRouteHandler

from boardinghouse.server.refused import Refused

BUILT = Path(__file__).parent / "page"
POCKET = Path(__file__).parents[1] / "pocket/site"
TO_POCKET = b'<link rel="alternate" href="/pocket/index.html" title="pocket" />'  # the page offers what it leads to
PACKED = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
# the house for browsers brings Python in WebAssembly
WITH_PYTHON = CONTENT_POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Boardinghouse</title>
<h1>Boardinghouse</h1>
<p>The server runs, but this copy was packed without its page, as there was no Node to build it with.</p>
<p>On the server's machine, install Node, then Boardinghouse again. In a checkout, <code>make page</code> is enough.</p>
<p>Programs can play already: see the <a href="/api/schema/openapi.json">description of the interface</a>.</p>
</html>
"""


STRANGE_NAME = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Boardinghouse</title>
<h1>Boardinghouse</h1>
{texts}
<p><code>boardinghouse serve --origin {origin}</code></p>
</html>
"""


@cache
def bundle(language: str) -> FluentBundle:
    """The words of the page."""
    path = resources.files("boardinghouse").joinpath("locales", language, "page.ftl")
    result = FluentBundle([language], use_isolating=False)
    result.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return result


def strange_name(scheme: str, host: str) -> bytes:
    """For a browser that has come by a name we do not answer to: what the operator can do about it. The
    language somebody has chosen is kept under the right name, so it is said in all three."""
    texts = []
    for language in ("en", "ru", "uk"):
        pattern = bundle(language).get_message("bad-host-explained").value
        text, _ = bundle(language).format_pattern(pattern, {"host": host}) if pattern is not None else ("", [])
        texts.append(f'<p lang="{language}">{html.escape(str(text))}</p>')
    return STRANGE_NAME.format(texts="\n".join(texts), origin=html.escape(f"{scheme}://{host}")).encode()


class File(NamedTuple):
    body: bytes
    packed: bytes | None
    media_type: str
    tag: str
    cache: str


def read(path: Path, name: str) -> File:
    body = path.read_bytes()
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".js":
        media_type = "text/javascript"
    beside = path.with_name(f"{path.name}.gz")
    if beside.exists():
        packed: bytes | None = beside.read_bytes()
    else:
        packed = gzip.compress(body, 9, mtime=0) if media_type.startswith(PACKED) else None
    cache = FOR_EVER if name.startswith("assets/") else ASK_AGAIN  # the builder puts a hash into names under assets/
    return File(body, packed, media_type, f'"{hashlib.sha256(body).hexdigest()[:16]}"', cache)


def read_all(folder: Path) -> dict[str, File]:
    """All files by their path: nothing outside the folder can be asked for."""
    files = {
        path.relative_to(folder).as_posix(): read(path, path.relative_to(folder).as_posix())
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not (path.suffix == ".gz" and path.with_suffix("").exists())
    }
    if "index.html" not in files:
        files["index.html"] = File(NOT_BUILT.encode(), None, "text/html", '"none"', ASK_AGAIN)
    return files


def with_pocket(files: dict[str, File], folder: Path) -> dict[str, File]:
    """The page, which says that it can be taken along, and the house for browsers under /pocket/."""
    index = files["index.html"]
    body = index.body.replace(b"</head>", TO_POCKET + b"</head>")
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    offering = index._replace(body=body, packed=gzip.compress(body, 9, mtime=0), tag=tag)
    along = {f"pocket/{name}": file for name, file in read_all(folder).items()}
    return {**files, "index.html": offering, **along, "pocket": along["pocket/index.html"]}


def page_route(folder: Path | None, pocket: Path | None = None) -> HTTPRouteHandler:
    files = read_all(folder or BUILT)
    if pocket is not None:
        files = with_pocket(files, pocket)

    @route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
    async def page(request: Request[Any, Any, Any], path: str = "/") -> Response[bytes]:
        name = path.strip("/") or "index.html"
        file = files.get(name)
        if file is None and "." not in name and not name.startswith(("api/", "ws")):
            file = files["index.html"]  # an address inside the page
        if file is None:
            raise Refused("no-such-page")
        headers = {"etag": file.tag, "cache-control": file.cache, "vary": "accept-encoding"}
        if pocket is not None and name.startswith("pocket"):
            headers["content-security-policy"] = WITH_PYTHON
        if request.headers.get("if-none-match") == file.tag:
            return Response(b"", status_code=304, headers=headers)
        body = file.body
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = file.packed
            headers["content-encoding"] = "gzip"
        return Response(body, media_type=file.media_type, headers=headers)

    return page
