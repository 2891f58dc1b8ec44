# The commands of the project. Without make, run the line below each target.
PYTHON ?= python3

.PHONY: play check test everything data build lite site format

play:
	$(PYTHON) tools/play.py

# What needs neither a browser nor another host, for every day.
check:
	$(PYTHON) tools/test.py check

# All tests, for every push: other hosts only if what they run has changed, the same question of many
# games by turns.
test:
	$(PYTHON) tools/test.py

# The same with nothing left out: each night, and before a release.
everything:
	$(PYTHON) tools/test.py everything

# What the front end has from Python: types, colours and glyphs, and the snapshots of its tests.
data:
	.venv/bin/python tools/page_data.py

# The front end's bundle, after a change below js/src.
build:
	$(PYTHON) tools/npm.py install --no-save --no-audit --no-fund --silent
	$(PYTHON) tools/npm.py run --silent build

# A static site that plays, and runs the notebooks, in the browser alone: build/lite.
lite:
	$(PYTHON) tools/lite/build.py

# The documentation, with what plays in the browser beside it: build/site.
site:
	$(PYTHON) tools/website.py

format:
	.venv/bin/python -m ruff format . && .venv/bin/python -m ruff check --fix . ; $(PYTHON) tools/npm.py run --silent format
