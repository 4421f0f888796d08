"""Serves a built site under a path, as a host does, and can be told to fail."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socketserver import BaseRequestHandler
from typing import IO, Any

PATH = "/rules-at-a-path/"
PIECE = 4096
CLOSE_WITHIN = 0.05
"""Seconds that a server takes to notice that it is to end."""


class Faults:
    """What the server does wrong: for each ending of an address "missing", "hang", "cut" or "down"."""

    def __init__(self) -> None:
        self.by_ending: dict[str, str] = {}
        self.release = threading.Event()
        self._lock = threading.Lock()
        self._left: int | None = None

    def of(self, address: str) -> str | None:
        """Return the fault of an address."""
        if self._left == 0:
            return "down"
        return next((fault for ending, fault in self.by_ending.items() if address.endswith(ending)), None)

    @contextmanager
    def failing(self, ending: str, fault: str) -> Iterator[None]:
        """Fail every address with an ending while the block runs."""
        self.by_ending[ending] = fault
        self.release.clear()
        try:
            yield
        finally:
            del self.by_ending[ending]
            self.release.set()

    @contextmanager
    def cut_after(self, count: int) -> Iterator[None]:
        """Send so many bytes of content and then nothing to anybody, while the block runs."""
        self._left = count
        try:
            yield
        finally:
            self._left = None

    def may_send(self, count: int) -> int:
        """Return how many bytes of so many still go out."""
        with self._lock:
            if self._left is None:
                return count
            sent = min(count, self._left)
            self._left -= sent
            return sent


class Site:
    """A site that is being served.

    Attributes:
        folder: where its files are; another one may take its place.
        url: its root, with the path.
        faults: what the server does wrong.
        sent: the bytes of content sent so far.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.url = ""
        self.faults = Faults()
        self.sent = 0


class _Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, *args: Any, site: Site, **kwargs: Any) -> None:
        self.site = site
        super().__init__(*args, directory=str(site.folder), **kwargs)

    def translate_path(self, path: str) -> str:
        # A connection may outlast the folder that was served when it began.
        self.directory = str(self.site.folder)
        below = path.split("?")[0].removeprefix(PATH.rstrip("/"))
        return super().translate_path(below if path.startswith(PATH) else "/nothing-outside-the-path")

    def do_GET(self) -> None:
        address = self.path.split("?")[0]
        match self.site.faults.of(address):
            case "missing":
                self.send_error(404)
            case "hang":
                self.site.faults.release.wait(60)
                self.close_connection = True
            case "cut":
                self.send_response(200)
                self.send_header("Content-Length", "1000000")
                self.end_headers()
                self.wfile.write(b"\0" * 1000)
                self.close_connection = True
            case "down":
                self.close_connection = True
            case _:
                super().do_GET()

    def copyfile(self, source: IO[bytes], outputfile: IO[bytes]) -> None:  # type: ignore[override]
        while piece := source.read(PIECE):
            sent = self.site.faults.may_send(len(piece))
            outputfile.write(piece[:sent])
            self.site.sent += sent
            if sent < len(piece):
                self.close_connection = True
                return

    def log_message(self, format: str, *args: Any) -> None:
        pass


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing of connections that a browser closes early."""


@contextmanager
def listening(handler: Callable[..., BaseRequestHandler]) -> Iterator[str]:
    """Let a handler answer what is asked of a free port while the block runs, and yield its origin."""
    server = _Server(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, args=(CLOSE_WITHIN,), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@contextmanager
def serving(folder: Path) -> Iterator[Site]:
    """Serve a folder, which may be filled later, while the block runs."""
    site = Site(folder)
    with listening(partial(_Handler, site=site)) as origin:
        site.url = origin + PATH
        try:
            yield site
        finally:
            site.faults.release.set()
