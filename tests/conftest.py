"""Settings for all tests."""

from hypothesis import HealthCheck, settings

# The machines that run the tests are shared: a slow moment is no failure.
# There are many calculators, and each is tried with this many forms in each way.
settings.register_profile("rulewright", max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("rulewright")
