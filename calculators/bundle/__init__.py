"""Packs the rules core and the browser's Python into files of the site.

Plain functions, so that whatever builds the site may call them.
"""
