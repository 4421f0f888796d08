"""The rules core: pure, exact, without input or output.

Every rule is a function that returns its answer together with its working. Everything else is a view of it.
"""
