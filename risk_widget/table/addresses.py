"""The addresses at which other devices may reach this computer.

The network is not asked about them: a hotspot of this computer's own, or a router without
internet, is as good as any other network.
"""

from __future__ import annotations

import re
import socket
import struct
import sys
from contextlib import suppress
from ipaddress import IPv6Address, ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_VIRTUAL: Final = re.compile(
    r"(docker|br-|veth|virbr|vmnet|vboxnet|vethernet|lxc|lxd|cni|flannel|podman|hyper-v"
    r"|tun|tap|wg|utun|ppp|tailscale|zt|ham|nebula|ipsec|gif|stf|llw|awdl|bridge)",
    re.IGNORECASE,
)
"""Names of interfaces that no other person's device can reach.

They belong to tunnels, and to virtual machines inside this computer."""
_OUTSIDE: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses that belong to nobody, used to find the outgoing interface."""


class Found(NamedTuple):
    """An address of this computer.

    Attributes:
        address: IPv4 or IPv6, without a zone.
        card: the name of its interface, or "" if it is not known.
    """

    address: str
    card: str = ""


def lan_addresses() -> list[str]:
    """List this computer's addresses except the loopback, the likeliest for a group first."""
    return ranked([*_of_cards(), *_of_routes(), *_by_name()], _ways_out())


def ranked(found: Iterable[Found], ways_out: Iterable[str] = ()) -> list[str]:
    """Sort addresses: real network cards, IPv4, private networks and outgoing interfaces first.

    Args:
        found: the addresses, with duplicates; the first known card counts.
        ways_out: the addresses used to reach the internet.
    """
    out, cards = {*ways_out}, dict[str, str]()
    for address, card in found:
        if is_reachable(address):
            cards[address] = cards.get(address) or card

    def key(address: str) -> tuple[bool, ...]:
        ip = ip_address(address)
        tunnel = bool(_VIRTUAL.match(cards[address]))
        return tunnel, ip.version == 6, not ip.is_private, address not in out

    return sorted(cards, key=key)


def is_reachable(address: str) -> bool:
    """Whether a link can use an address: not a loopback address, nor one that needs a zone."""
    try:
        ip = ip_address(address)
    except ValueError:
        return False
    other = ip.is_loopback or ip.is_unspecified or ip.is_multicast
    return not (other or (isinstance(ip, IPv6Address) and ip.is_link_local))


def is_own(address: str) -> bool:
    """Whether this computer can listen at an address."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.bind((address, 0))
    except OSError:
        return False
    return True


def _of_cards() -> Iterator[Found]:
    """Yield the first IPv4 address of each interface, and on Linux its IPv6 addresses."""
    with suppress(ImportError, OSError, AttributeError):
        import fcntl

        ask = 0xC0206921 if sys.platform == "darwin" else 0x8915  # the request SIOCGIFADDR
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
            for _, name in socket.if_nameindex():
                request = struct.pack("256s", name.encode()[:15])
                with suppress(OSError):
                    answer = fcntl.ioctl(line.fileno(), ask, request)
                    yield Found(socket.inet_ntoa(answer[20:24]), name)
    with suppress(OSError, ValueError):
        for row in Path("/proc/net/if_inet6").read_text(encoding="ascii").splitlines():
            digits, *_, name = row.split()
            yield Found(str(IPv6Address(int(digits, 16))), name)


def _of_routes() -> Iterator[Found]:
    """Yield all IPv4 addresses on Linux, where an interface may have several."""
    with suppress(OSError, ValueError):
        routes = Path("/proc/net/fib_trie").read_text(encoding="ascii")
        for address in re.findall(r"\|-- ([\d.]+)\n\s+/32 host LOCAL", routes):
            yield Found(address)


def _by_name() -> Iterator[Found]:
    """Yield the addresses that this computer's name stands for: on Windows, all of them."""
    with suppress(OSError, UnicodeError):
        for _, _, _, _, (address, *_) in socket.getaddrinfo(socket.gethostname(), None):
            yield Found(str(address).partition("%")[0])
    yield from map(Found, _ways_out())


def _ways_out() -> list[str]:
    found: list[str] = []
    for family, nobody in _OUTSIDE:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((nobody, 9))  # nothing is sent: the call only chooses the interface
            found.append(str(probe.getsockname()[0]))
    return found
