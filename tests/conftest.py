"""Settings for all tests."""

from hypothesis import HealthCheck, settings

# The machines that run the tests are shared: a slow moment is no failure.
settings.register_profile("rulewright", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("rulewright")
