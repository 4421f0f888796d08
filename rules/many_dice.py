"""Sums of many equal dice, exact and fast enough for a thousand of them.

Combining dice one by one, as icepool does, takes seconds for a hundred of them. The number of ways to reach each total
are the coefficients of a power of a polynomial, and those follow from each other one by one.
"""

from collections.abc import Mapping, Sequence


def ways_of_sum(die: Mapping[int, int], count: int) -> dict[int, int]:
    """Return in how many ways a number of equal dice reaches each total, in ascending order of totals.

    Args:
        die: for each result of one die the number of its faces; at least one result.
        count: how many dice, 1 or more.

    >>> ways_of_sum({1: 1, 2: 1, 3: 1}, 2)
    {2: 1, 3: 2, 4: 3, 5: 2, 6: 1}
    """
    least, most = min(die), max(die)
    faces = [die.get(value, 0) for value in range(least, most + 1)]
    ways = _coefficients_of_power(faces, count)
    return {least * count + above: number for above, number in enumerate(ways) if number}


def _coefficients_of_power(polynomial: Sequence[int], exponent: int) -> list[int]:
    """Return the coefficients of a polynomial's power, lowest first; the first and last of the polynomial are not 0.

    From q = p^n follows p q' = n p' q, and comparing coefficients gives each of q from those before it. Faces are
    mostly equally likely, so that d = p (1 - x) has few terms; with it the same reads
    d (1 - x) q' = n (d' (1 - x) + d) q.
    """
    steps = _times_one_minus_x(polynomial)
    derivative = [degree * each for degree, each in enumerate(steps)][1:]
    left = _times_one_minus_x(steps)
    right = [a + b for a, b in zip(_times_one_minus_x(derivative), steps, strict=True)]
    further = [
        (back, exponent * right[back - 1], left[back])
        for back in range(1, len(left))
        if right[back - 1] or left[back]
    ]  # fmt: skip
    top = (len(polynomial) - 1) * exponent
    symmetric = list(polynomial) == list(reversed(polynomial))
    last_needed = top // 2 if symmetric else top
    found = [polynomial[0] ** exponent]
    for degree in range(1, last_needed + 1):
        total = 0
        for back, rising, falling in further:
            if back > degree:
                break
            total += (rising - (degree - back) * falling) * found[degree - back]
        found.append(total // (degree * polynomial[0]))
    return found + found[: top - last_needed][::-1]


def _times_one_minus_x(polynomial: Sequence[int]) -> list[int]:
    return [a - b for a, b in zip([*polynomial, 0], [0, *polynomial], strict=True)]
