"""Sealed texts for storage elsewhere, not to be read or changed without the secret words.

Python has no cipher of its own, but HMAC-SHA256. It makes a stream that nobody can guess without
the key (counter mode), to which the text is added, and then a tag over all of it: encrypt, then
authenticate, each with a key of its own. Each seal has keys that are used once.

Without words anybody can open a seal who has this package: then it only keeps a text from being
read at a glance, and damage from being overlooked.
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
"""The longest text to be unsealed: a short seal could unfold to any length."""

_SALT: Final = 16
_NONCE: Final = 16
_TAG: Final = 32
_BLOCK: Final = 32

_salt = secrets.token_bytes(_SALT)
"""One for all seals of a session: the words are turned into a key once."""


def can_use_words() -> bool:
    """Whether this Python has the slow derivation of keys from words; in a browser it has not."""
    return hasattr(hashlib, "scrypt")


def seal(text: str, words: str = "", head: str = "") -> str:
    """Encrypt a text with secret words, and sign it together with a readable ``head``."""
    nonce = secrets.token_bytes(_NONCE)
    hiding, signing = _keys(words, _salt, nonce)
    hidden = _added(zlib.compress(text.encode()), hiding)
    tag = _tag(signing, head, hidden)
    return b64encode(_salt + nonce + tag + hidden).decode()


def unseal(sealed: str, words: str = "", head: str = "") -> str:
    """Check and decrypt a sealed text.

    Raises:
        ValueError: it was sealed with other words, or it or its head has been changed.
    """
    data = b64decode(sealed, validate=True)
    ends = [_SALT, _SALT + _NONCE, _SALT + _NONCE + _TAG]
    salt, nonce, tag, hidden = (data[a:b] for a, b in zip([0, *ends], [*ends, None], strict=True))
    hiding, signing = _keys(words, salt, nonce)
    if not hmac.compare_digest(tag, _tag(signing, head, hidden)):
        raise ValueError("it was sealed with other words, or it has been changed")
    opened = zlib.decompressobj()
    try:
        text = opened.decompress(_added(hidden, hiding), MOST_BYTES)
    except zlib.error as error:
        raise ValueError("there is no text in it") from error
    if not opened.eof:
        raise ValueError("it is too long")
    return text.decode()


def _keys(words: str, salt: bytes, nonce: bytes) -> tuple[bytes, bytes]:
    master = _master(words, salt)
    return (
        hmac.digest(master, b"hide" + nonce, "sha256"),
        hmac.digest(master, b"sign" + nonce, "sha256"),
    )


@lru_cache(maxsize=16)
def _master(words: str, salt: bytes) -> bytes:
    if not words:
        return hashlib.sha256(salt).digest()
    return hashlib.scrypt(words.encode(), salt=salt, n=2**14, r=8, p=1, dklen=32)


def _added(data: bytes, key: bytes) -> bytes:
    """The data with the key's stream added bit by bit, which also takes it away again."""
    blocks = -(-len(data) // _BLOCK)
    stream = b"".join(
        hmac.digest(key, number.to_bytes(8, "big"), "sha256") for number in range(blocks)
    )[: len(data)]
    both = int.from_bytes(data, "big") ^ int.from_bytes(stream, "big")
    return both.to_bytes(len(data), "big")


def _tag(key: bytes, head: str, hidden: bytes) -> bytes:
    start = head.encode()
    return hmac.digest(key, len(start).to_bytes(8, "big") + start + hidden, "sha256")
