"""The error types of the rules core: a value that a rule does not take, and a text that stands for no value."""


class Unread(ValueError):
    """A text that stands for no value; its message is what is wrong with it, such as "has no number after “d”"."""


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
