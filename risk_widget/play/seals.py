"""Texts for storage elsewhere: sealed with secret words, or only packed.

A sealed text can be neither read nor changed without its words. Python has no cipher of its own,
only HMAC-SHA256. That makes a stream that nobody can guess without the key (counter mode), which
is added to the text, and then a tag over the result: encrypt, then authenticate, each with a key
of its own. The keys of a seal are used only once.

Without words, a text is compressed, with a checksum to detect damage: anybody can read it.

The first byte tells the two kinds apart. Copies of earlier versions have no such byte; they are
opened like the others. Nothing here shows whether a copy is the latest one.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import zlib
from base64 import b64decode, b64encode
from functools import lru_cache
from typing import Final

MOST_BYTES: Final = 8_000_000
"""The longest text to unseal: a short seal could unfold to any length."""

_SALT: Final = 16
_NONCE: Final = 16
_TAG: Final = 32
_SUM: Final = 16
_BLOCK: Final = 32

_PACKED: Final = b"\x01"
_SEALED: Final = b"\x02"
"""The first bytes of a packed and of a sealed text."""
_BLOCKS: Final = 8
_SLOW: Final = 2**17
"""The cost of deriving a key from words, in time and memory: some tenths of a second."""
_FASTER: Final = 2**14
"""The cost in the first version."""

_salt = secrets.token_bytes(_SALT)
"""The salt of all seals in a session, so that the words are turned into a key only once."""


def can_use_words() -> bool:
    """Whether this Python can derive keys from words, which Python in a browser cannot do."""
    return hasattr(hashlib, "scrypt")


def seal(text: str, words: str = "", head: str = "") -> str:
    """Encrypt a text with secret words, and sign it together with a readable ``head``.

    Without words, the text is only compressed, with a checksum that includes the head.
    """
    packed = zlib.compress(text.encode(), 9)
    if not words:
        return b64encode(_PACKED + _checksum(head, packed) + packed).decode()
    nonce = secrets.token_bytes(_NONCE)
    hiding, signing = _keys(_master(words, _salt, _SLOW), nonce)
    hidden = _added(packed, hiding)
    tag = _tag(signing, head, _SEALED + hidden)
    return b64encode(_SEALED + _salt + nonce + tag + hidden).decode()


def unseal(sealed: str, words: str = "", head: str = "") -> str:
    """Check and decrypt a sealed text.

    Raises:
        ValueError: it was sealed with other words, or it or its head has been changed.
    """
    data = b64decode(sealed, validate=True)
    version, rest = data[:1], data[1:]
    if version == _PACKED and not words:
        checksum, packed = rest[:_SUM], rest[_SUM:]
        if hmac.compare_digest(checksum, _checksum(head, packed)):
            return _unpacked(packed)
    if version == _SEALED and words:
        opened = _opened(rest, _master(words, rest[:_SALT], _SLOW), head, version)
        if opened is not None:
            return _unpacked(opened)
    # A copy of an earlier version begins with random bytes, which may look like any version.
    opened = _opened(data, _master(words, data[:_SALT], _FASTER), head, b"")
    if opened is None:
        raise ValueError("it was sealed with other words, or it has been changed")
    return _unpacked(opened)


def _opened(data: bytes, master: bytes, head: str, version: bytes) -> bytes | None:
    """Decrypt the text behind salt, nonce and tag; return None if the tag does not match."""
    ends = [_SALT, _SALT + _NONCE, _SALT + _NONCE + _TAG]
    _, nonce, tag, hidden = (data[a:b] for a, b in zip([0, *ends], [*ends, None], strict=True))
    hiding, signing = _keys(master, nonce)
    sound = hmac.compare_digest(tag, _tag(signing, head, version + hidden))
    return _added(hidden, hiding) if sound else None


def _unpacked(packed: bytes) -> str:
    opened = zlib.decompressobj()
    try:
        text = opened.decompress(packed, MOST_BYTES)
    except zlib.error as error:
        raise ValueError("there is no text in it") from error
    if not opened.eof:
        raise ValueError("it is too long")
    return text.decode()


def _checksum(head: str, packed: bytes) -> bytes:
    start = head.encode()
    return hashlib.sha256(len(start).to_bytes(8, "big") + start + packed).digest()[:_SUM]


def _keys(master: bytes, nonce: bytes) -> tuple[bytes, bytes]:
    return (
        hmac.digest(master, b"hide" + nonce, "sha256"),
        hmac.digest(master, b"sign" + nonce, "sha256"),
    )


@lru_cache(maxsize=16)
def _master(words: str, salt: bytes, cost: int) -> bytes:
    if not words:
        return hashlib.sha256(salt).digest()
    room = 2 * 128 * _BLOCKS * cost
    return hashlib.scrypt(words.encode(), salt=salt, n=cost, r=_BLOCKS, p=1, dklen=32, maxmem=room)


def _added(data: bytes, key: bytes) -> bytes:
    """Combine the data with the key's stream by XOR; a second call undoes the first."""
    blocks = -(-len(data) // _BLOCK)
    stream = b"".join(
        hmac.digest(key, number.to_bytes(8, "big"), "sha256") for number in range(blocks)
    )[: len(data)]
    both = int.from_bytes(data, "big") ^ int.from_bytes(stream, "big")
    return both.to_bytes(len(data), "big")


def _tag(key: bytes, head: str, hidden: bytes) -> bytes:
    start = head.encode()
    return hmac.digest(key, len(start).to_bytes(8, "big") + start + hidden, "sha256")
