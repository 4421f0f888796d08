# Needs Python 3, make and git; everything else is installed into this folder.
UV_VERSION := 0.13.9
UV := $(or $(shell command -v uv),.uv/bin/uv)
RUN := $(UV) run --locked

.PHONY: serve test check site benchmark clean

serve: $(UV)
	$(RUN) mkdocs serve

test: $(UV)
	$(RUN) pytest

check: $(UV)
	$(RUN) ruff check
	$(RUN) ruff format --check
	$(RUN) mypy
	$(RUN) lint-imports

site: $(UV)
	$(RUN) mkdocs build --strict

benchmark: $(UV)
	$(RUN) python -m benchmarks

clean:
	rm -rf site .cache .venv .uv node_modules .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache test-results

# Debian's bare python3 cannot make a virtual environment, but its pip can fill a folder.
.uv/bin/uv:
	python3 -m venv .uv && .uv/bin/python -m pip install --quiet uv==$(UV_VERSION) \
	|| { rm -rf .uv && python3 -m pip install --quiet --target .uv uv==$(UV_VERSION); } \
	|| { rm -rf .uv; echo "uv could not be fetched, as said above. Install uv itself, or Python's venv or pip (on Debian: apt install python3-venv), and run make again."; exit 1; }
