"""A web server behind a network of a given speed.

The speed is limited in the server, because what limits it in a browser does not reach the browser's workers.
"""

import gzip
import hashlib
import mimetypes
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from tests.browser.serving import listening

PIECE = 8192
ABOUT_HEADERS = 300
COMPRESSED = {".html", ".css", ".js", ".mjs", ".json", ".svg", ".wasm", ".webmanifest", ".xml"}
"""What hosts of static sites compress."""


@dataclass(frozen=True)
class Network:
    """How fast a network is.

    Attributes:
        name: what readers call it.
        rate: bytes a second, all connections together; None without a limit.
        round_trip: seconds from a question to the first byte of its answer, and once more for a new connection.
    """

    name: str
    rate: float | None
    round_trip: float

    @classmethod
    def of(cls, megabits: float, milliseconds: int) -> "Network":
        """Return the network of so many megabits a second and milliseconds of round trip."""
        return cls(f"{megabits:g} Mbit/s, {milliseconds} ms", megabits * 1e6 / 8, milliseconds / 1000)


LOCAL = Network("local", None, 0)


class Line:
    """What all connections share.

    Attributes:
        sent_of: how many bytes have gone over it, by the path under the server's root that was asked for.
    """

    def __init__(self, network: Network) -> None:
        self.network = network
        self.sent_of = Counter[str]()
        self._lock = threading.Lock()
        self._free_at = 0.0

    @property
    def sent(self) -> int:
        """How many bytes have gone over it."""
        return self.sent_of.copy().total()

    def pass_on(self, path: str, count: int) -> None:
        """Wait until so many bytes of what was asked for have gone over the line."""
        with self._lock:
            self.sent_of[path] += count
            if self.network.rate is None:
                return
            self._free_at = max(self._free_at, time.monotonic()) + count / self.network.rate
            until = self._free_at
        time.sleep(max(until - time.monotonic(), 0))


@cache
def _content(path: Path) -> tuple[bytes, bool]:
    """Return what is sent of a file, and whether it is compressed."""
    content = path.read_bytes()
    return (gzip.compress(content, 6), True) if path.suffix in COMPRESSED else (content, False)


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, *args: Any, folder: Path, line: Line) -> None:
        self.folder = folder
        self.line = line
        super().__init__(*args)

    def setup(self) -> None:
        super().setup()
        time.sleep(self.line.network.round_trip)

    def do_GET(self) -> None:
        time.sleep(self.line.network.round_trip)
        path = self.folder / self._asked
        if path.is_dir():
            path /= "index.html"
        if not path.is_file():
            self._send(404, b"", {})
            return
        content, compressed = _content(path)
        tag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
        headers = {"ETag": tag, "Cache-Control": "max-age=600"}
        if self.headers.get("If-None-Match") == tag:
            self._send(304, b"", headers)
            return
        headers["Content-Type"] = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if compressed:
            headers["Content-Encoding"] = "gzip"
        self._send(200, content, headers)

    @property
    def _asked(self) -> str:
        return unquote(urlsplit(self.path).path).lstrip("/")

    def _send(self, status: int, content: bytes, headers: dict[str, str]) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.line.pass_on(self._asked, ABOUT_HEADERS)
        for start in range(0, len(content), PIECE):
            piece = content[start : start + PIECE]
            self.line.pass_on(self._asked, len(piece))
            self.wfile.write(piece)

    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextmanager
def served(folder: Path, network: Network) -> Iterator[tuple[str, Line]]:
    """Serve a folder over a network while the block runs.

    Returns:
        The address of the folder, and the line.
    """
    line = Line(network)

    def handler(*args: Any) -> _Handler:
        return _Handler(*args, folder=folder, line=line)

    with listening(handler) as origin:
        yield f"{origin}/", line
