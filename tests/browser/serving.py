"""Serves a built site under a path, as a host does, and can be told to fail."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

PATH = "/rules-at-a-path/"


class Faults:
    """What the server does wrong: for each ending of an address "missing", "hang" or "cut"."""

    def __init__(self) -> None:
        self.by_ending: dict[str, str] = {}
        self.release = threading.Event()

    def of(self, address: str) -> str | None:
        """Return the fault of an address."""
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


class _Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, *args: Any, faults: Faults, **kwargs: Any) -> None:
        self.faults = faults
        super().__init__(*args, **kwargs)

    def translate_path(self, path: str) -> str:
        below = path.split("?")[0].removeprefix(PATH.rstrip("/"))
        return super().translate_path(below if path.startswith(PATH) else "/nothing-outside-the-path")

    def do_GET(self) -> None:
        address = self.path.split("?")[0]
        match self.faults.of(address):
            case "missing":
                self.send_error(404)
            case "hang":
                self.faults.release.wait(60)
                self.close_connection = True
            case "cut":
                self.send_response(200)
                self.send_header("Content-Length", "1000000")
                self.end_headers()
                self.wfile.write(b"\0" * 1000)
                self.close_connection = True
            case _:
                super().do_GET()

    def log_message(self, format: str, *args: Any) -> None:
        pass


class Site:
    """A site that is being served.

    Attributes:
        url: its root, with the path.
        faults: what the server does wrong.
    """

    def __init__(self, server: ThreadingHTTPServer, faults: Faults) -> None:
        self.url = f"http://127.0.0.1:{server.server_port}{PATH}"
        self.faults = faults


@contextmanager
def serving(folder: Path) -> Iterator[Site]:
    """Serve a folder, which may be filled later, while the block runs."""
    faults = Faults()
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, directory=str(folder), faults=faults))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield Site(server, faults)
    finally:
        faults.release.set()
        server.shutdown()
        server.server_close()
        thread.join()
