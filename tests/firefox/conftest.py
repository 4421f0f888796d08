"""The built site, served as it is for the tests in Chromium."""

from tests.browser.conftest import site as site
