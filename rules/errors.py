"""The one error type of the rules core."""


class InvalidArgument(ValueError):
    """A value that a rule does not take.

    Attributes:
        argument: name of the parameter, as in the function's signature.
        label: what a reader calls it, such as "Height".
        accepts: what it takes, as the end of a sentence that begins with "It takes".
        problem: what is wrong with the value given, such as "is blank".
    """

    def __init__(self, argument: str, label: str, accepts: str, problem: str) -> None:
        super().__init__(f"{label} {problem}. It takes {accepts}.")
        self.argument = argument
        self.label = label
        self.accepts = accepts
        self.problem = problem
