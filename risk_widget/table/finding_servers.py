"""The server of a table: the notebook's own, or one that is started for the table."""

from __future__ import annotations

import json
import os
import re
import secrets
import subprocess
import sys
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path
from typing import Final

from risk_widget.messages import Message, WordedError
from risk_widget.reading.schema import flag, whole
from risk_widget.reading.spelling import shown
from risk_widget.table import addresses


class TableError(WordedError, RuntimeError):
    """The error raised when a table cannot be opened; its message is the reason."""


@dataclass(frozen=True, slots=True)
class ServerAccess:
    """The addresses of a server, and the key to it.

    Attributes:
        url: its address for the kernel, without the route.
        key: the host's key.
        base: its address for guests, as far as the kernel knows it: on a Hub perhaps only the path.
        mounted: whether it is the notebook's own server, to which the page's own address leads.
        lan: whether it listens to the local network.
        address: its address in the local network, as guests see it.
        certificate: the file of the server's certificate, if it has one.
    """

    url: str
    key: str = field(repr=False)
    base: str
    mounted: bool = False
    lan: bool = False
    address: str = ""
    certificate: str = ""


def notebook_server() -> ServerAccess | None:
    """Find the table server inside the Jupyter server that started this kernel, if there is one."""
    parent = os.environ.get("JPY_PARENT_PID", "")
    try:
        from jupyter_core.paths import jupyter_runtime_dir

        from risk_widget.table.server import key_file

        runtime, pid = jupyter_runtime_dir(), int(parent)
        key = json.loads(key_file(runtime, pid).read_text(encoding="utf-8"))["key"]
        about = json.loads(Path(runtime, f"jpserver-{pid}.json").read_text(encoding="utf-8"))
        url = str(about["url"])
    except (ImportError, ValueError, OSError, KeyError):
        return None
    if not url.startswith(("http://", "https://")):
        return None
    certificate = str(about.get("certfile", "")) if about.get("secure") else ""
    return ServerAccess(url, key, _outside(url), mounted=True, certificate=certificate)


def _outside(url: str) -> str:
    """Return the address of a notebook's server as browsers see it.

    A Hub's proxy stands before the server; the kernel knows its address only from the Hub.
    """
    known = os.environ.get
    hub = f"{known('JUPYTERHUB_HOST', '')}{known('JUPYTERHUB_SERVICE_PREFIX', '')}"
    return known("JUPYTERHUB_PUBLIC_URL") or hub or url


def start_server(
    *, lan: bool | str, port: int | None = None
) -> tuple[ServerAccess, subprocess.Popen[str]]:
    """Start a table server as a process of its own, which ends with this one.

    Args:
        lan: listen to the local network, and not only to this computer; a text is the address or
            the name by which guests reach the server.
        port: the port to listen at; None takes any free port.

    Raises:
        TableError: the server does not start.
    """
    at, called = _where(lan)
    key = secrets.token_urlsafe(32)
    package = str(Path(__file__).parents[2])
    path = os.pathsep.join(filter(None, (package, os.environ.get("PYTHONPATH"))))
    process = subprocess.Popen(
        [sys.executable, "-m", "risk_widget.table.server"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
        start_new_session=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    wish = {"key": key, "address": at, "port": port or 0, "names": [called]}
    try:
        process.stdin.write(json.dumps(wish) + "\n")
        process.stdin.flush()
        told = json.loads(process.stdout.readline())
    except (OSError, ValueError) as error:
        with process:
            process.kill()
        raise TableError(Message("table-no-server")) from error
    if "port" not in told:
        with process:
            process.kill()
        raise TableError(Message("table-no-address", {"address": called, "port": str(port or 0)}))
    near, far = (f"http://{_in_url(each)}:{told['port']}/" for each in (at or "127.0.0.1", called))
    return ServerAccess(near, key, far, lan=bool(lan), address=called if lan else ""), process


def _where(lan: bool | str) -> tuple[str, str]:  # noqa: FBT001 - a choice of the person
    """Return the address to listen at ("" for all addresses), and the one shown to guests."""
    if lan is False:
        return "127.0.0.1", "127.0.0.1"
    named = "" if lan is True else lan
    if named and not _is_unspecified(named):
        # A computer in a container does not know its addresses outside the container.
        return (named if addresses.is_own(named) else ""), named
    own = addresses.lan_addresses()
    if not own:
        raise TableError(Message("table-no-network"))
    return ("" if named else own[0]), own[0]


def _is_unspecified(address: str) -> bool:
    try:
        return ip_address(address).is_unspecified
    except ValueError:
        return False


def _in_url(address: str) -> str:
    return f"[{address}]" if ":" in address else address


def read_lan(lan: object) -> bool | str:
    """Read a setting for the local network: True, False, an address or a name.

    Raises:
        ValueError: the setting is none of these.
    """
    if not isinstance(lan, str):
        return flag(lan, "lan")
    text = lan.strip().strip("[]")
    try:
        return str(ip_address(text))
    except ValueError:
        if _NAME.fullmatch(text) and not _NUMBERS.fullmatch(text):
            return text.lower()
    raise ValueError(f"lan is True, False or an address such as 192.168.43.7, not {shown(lan)}")


_NAME: Final = re.compile(r"[a-z0-9_]([a-z0-9_.-]{0,251}[a-z0-9])?", re.IGNORECASE)
_NUMBERS: Final = re.compile(r"[0-9.]*")


def read_port(port: object) -> int | None:
    """Read a port: 1024 to 65535, or None for any free port; lower ports are the system's.

    Raises:
        ValueError: the port is neither.
    """
    return None if port is None else whole(port, "port", 1024, 2**16 - 1)


def check_possible() -> None:
    """Check that this environment can have a table.

    Raises:
        TableError: there are no sockets, or a required package is missing.
    """
    if sys.platform == "emscripten":
        raise TableError(Message("table-in-browser"))
    if "google.colab" in sys.modules:
        raise TableError(Message("table-on-colab"))
    try:
        import tornado  # noqa: F401 - only its presence matters
    except ImportError as error:
        raise TableError(Message("table-no-tornado")) from error
