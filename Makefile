# The commands of the project. Without make, run the line below each target.
PYTHON ?= python3

.PHONY: play check test everything data build pictures lite site format

play:
	$(PYTHON) tools/play.py

# The tests that need neither a browser nor another host, for every day.
check:
	$(PYTHON) tools/test.py check

# All tests, before each push: those of other hosts only if their files have changed, and of tests
# with very many cases, a changing sample.
test:
	$(PYTHON) tools/test.py

# All tests with all cases and hosts: each night, and before a release.
everything:
	$(PYTHON) tools/test.py everything

# The front end's data from Python: types, colours and glyphs, and the snapshots for its tests.
data:
	.venv/bin/python tools/page_data.py

# The front end's bundle, after a change in js/src.
build:
	$(PYTHON) tools/npm.py install --no-save --no-audit --no-fund --silent
	$(PYTHON) tools/npm.py run --silent build

# The picture in the README, from the widget itself, after a visible change.
pictures:
	RISK_WIDGET_TAKE_PICTURES=1 $(PYTHON) tools/test.py pictures

# A static site for the game and the notebooks in the browser alone: build/lite.
lite:
	$(PYTHON) tools/lite/build.py

# The documentation, together with that static site: build/site.
site:
	$(PYTHON) tools/website.py

format:
	.venv/bin/python -m ruff format . && .venv/bin/python -m ruff check --fix . ; $(PYTHON) tools/npm.py run --silent format
