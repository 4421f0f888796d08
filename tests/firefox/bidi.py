"""Drives the Firefox that a system packages, over WebDriver BiDi.

Playwright speaks it too (`channel="moz-firefox"`), but starts with `emulation.setMediaFeaturesOverride`, which Firefox
ESR 153 does not know.
"""

import json
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect

NAMES = ("firefox-esr", "firefox")
PATIENCE = 90.0


def find_firefox() -> str | None:
    """Return the Firefox on PATH, if there is one."""
    return next((program for name in NAMES if (program := shutil.which(name))), None)


class Firefox:
    """One tab of a running Firefox.

    Attributes:
        asked: the addresses that pages asked for.
    """

    def __init__(self, socket: ClientConnection) -> None:
        self.asked: list[str] = []
        self._wrong: list[str] = []
        self._socket = socket
        self._sent = 0
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=["log.entryAdded", "network.beforeRequestSent"])
        self._tab = self.send("browsingContext.create", type="tab")["context"]

    def send(self, method: str, **params: Any) -> dict[str, Any]:
        """Send a command and return its result."""
        self._sent += 1
        self._socket.send(json.dumps({"id": self._sent, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv(PATIENCE))
            if message.get("id") == self._sent:
                assert message["type"] == "success", f"{method}: {message['error']}: {message['message']}"
                result: dict[str, Any] = message["result"]
                return result
            self._note(message["method"], message["params"])

    def _note(self, event: str, params: dict[str, Any]) -> None:
        if event == "network.beforeRequestSent":
            self.asked.append(params["request"]["url"])
        elif event == "log.entryAdded" and params["level"] in ("error", "warn"):
            self._wrong.append(f"{params['type']} {params['level']}: {params['text']}")

    def open(self, address: str) -> None:
        """Open an address and wait until its page has loaded."""
        self.send("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """Return what a JavaScript expression is on the page: a text, a number, a truth or nothing."""
        target = {"context": self._tab}
        answer = self.send("script.evaluate", expression=expression, target=target, awaitPromise=True)
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return answer["result"].get("value")

    def expect_text(self, selector: str, words: str) -> None:
        """Wait until an element shows the words."""
        expression = f"document.querySelector({json.dumps(selector)})?.textContent"
        end = time.monotonic() + PATIENCE
        while (found := " ".join((self.evaluate(expression) or "").split())) != " ".join(words.split()):
            assert time.monotonic() < end, f"{selector} shows {found!r} instead of {words!r}; {self.wrong('')}"
            time.sleep(0.2)

    def wrong(self, host: str) -> list[str]:
        """Return the errors and warnings since the last time, and the requests to other hosts than the named one."""
        self.send("session.status")
        foreign = [f"foreign request: {url}" for url in self.asked if host and _is_foreign(url, host)]
        found = self._wrong + foreign
        self._wrong, self.asked = [], []
        return found


def _is_foreign(address: str, host: str) -> bool:
    parts = urlsplit(address)
    return parts.scheme in ("http", "https", "ws", "wss") and parts.netloc != host


@contextmanager
def running(program: str, profile: Path) -> Iterator[Firefox]:
    """Run Firefox with a new profile while the block runs."""
    command = [program, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    with (profile / "firefox.log").open("w") as log:
        process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
    try:
        port = _port(process, profile)
        with connect(f"ws://127.0.0.1:{port}/session", proxy=None, max_size=None, max_queue=None) as socket:
            firefox = Firefox(socket)
            yield firefox
            firefox.send("browser.close")
        process.wait(30)
    finally:
        process.kill()
        process.wait()


def _port(process: subprocess.Popen[bytes], profile: Path) -> int:
    """Return the port that Firefox notes in its profile once it listens."""
    end = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < end:
        try:
            port: int = json.loads((profile / "WebDriverBiDiServer.json").read_text())["ws_port"]
        except (FileNotFoundError, json.JSONDecodeError):
            time.sleep(0.2)
        else:
            return port
    raise RuntimeError(f"Firefox cannot be driven:\n{(profile / 'firefox.log').read_text()}")
