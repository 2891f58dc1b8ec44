"""Any JSON that a browser may send, for property tests."""

from __future__ import annotations

from hypothesis import strategies as st

# Few characters, so that generation is fast, but nasty ones: half surrogates, NUL, accents.
texts = st.text(st.sampled_from("ab-0 \x00\ud800\udfffé…💥"), max_size=80)

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=12,
)
