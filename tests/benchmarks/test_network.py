"""The network of the benchmark is as slow as it says, and sends what hosts of static sites send."""

import gzip
import time
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from benchmarks.network import LOCAL, Line, Network, served

SCRIPT = b"const rule = 1;\n" * 100
MANY = 200_000
SLOW = Network.of(4, 100)
"""Half a million bytes a second: `MANY` bytes take two fifths of one."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "script.js").write_bytes(SCRIPT)
    (tmp_path / "many.bin").write_bytes(bytes(MANY))
    (tmp_path / "page").mkdir()
    (tmp_path / "page/index.html").write_text("a page")
    return tmp_path


@pytest.fixture
def local(folder: Path) -> Iterator[tuple[HTTPConnection, Line]]:
    with served(folder, LOCAL) as (address, line):
        connection = HTTPConnection(address.split("/")[2])
        yield connection, line
        connection.close()


def ask(connection: HTTPConnection, path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    connection.request("GET", path, headers=headers)
    response = connection.getresponse()
    return response, response.read()


def test_rate_and_round_trips(folder: Path) -> None:
    with served(folder, SLOW) as (address, _):
        connection = HTTPConnection(address.split("/")[2])
        seconds = []
        for path in ("/many.bin", "/nothing"):
            begin = time.monotonic()
            ask(connection, path)
            seconds.append(time.monotonic() - begin)
        connection.close()
    # Two round trips and the bytes; one round trip on a connection that is there.
    assert 0.6 <= seconds[0] < 1.2
    assert 0.1 <= seconds[1] < 0.4


def test_compresses_what_hosts_compress(local: tuple[HTTPConnection, Line]) -> None:
    connection, line = local
    response, content = ask(connection, "/script.js")
    assert response.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(content) == SCRIPT
    assert len(content) < line.sent_of["script.js"] == line.sent < len(SCRIPT)
    response, content = ask(connection, "/many.bin?query")
    assert "Content-Encoding" not in response.headers
    assert len(content) == MANY < line.sent_of["many.bin"]


def test_sends_nothing_that_is_known(local: tuple[HTTPConnection, Line]) -> None:
    connection, _ = local
    first, _ = ask(connection, "/page/")
    again, content = ask(connection, "/page/", **{"If-None-Match": first.headers["ETag"]})
    assert (first.status, again.status, content) == (200, 304, b"")
    missing, _ = ask(connection, "/nothing")
    assert missing.status == 404
