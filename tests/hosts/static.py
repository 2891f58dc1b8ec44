"""A plain web server for a folder below a prefix, like a host of static pages."""

from __future__ import annotations

import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from pathlib import Path


class _Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = {  # noqa: RUF012 - declared so in the base class
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }
    prefix = "/"

    def translate_path(self, path: str) -> str:
        if not path.startswith(self.prefix):
            return super().translate_path("/no-such-file")
        return super().translate_path("/" + path.removeprefix(self.prefix))

    def log_message(self, *_: object) -> None:
        """Print nothing."""


class _Server(ThreadingHTTPServer):
    def handle_error(self, request: Any, client_address: Any) -> None:
        # A closing browser drops its connections, whatever it is fetching.
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class StaticSite:
    """A server of one folder on a free port, in a thread."""

    def __init__(self, folder: Path, prefix: str) -> None:
        """Serve `folder` below `prefix`, which begins and ends with a slash."""
        handler = type("Handler", (_Handler,), {"prefix": prefix})
        self._server = _Server(("127.0.0.1", 0), partial(handler, directory=str(folder)))
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._server.server_port}{prefix}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
