"""Measures how fast the site answers, beside Pyodide as it is usually used, in one run."""
