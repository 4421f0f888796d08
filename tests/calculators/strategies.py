"""What somebody, or a hostile link, may put into a calculator's form: Hypothesis strategies from its declaration."""

from hypothesis import strategies as st

from calculators.declaration import CHECKED, Calculator, Field, Kind, RulingField
from calculators.reading import written

ODD_TEXTS = st.one_of(
    st.text(max_size=60),
    st.sampled_from(
        ["", " ", "0", "-1", "−1", "+3", "1e9", "1/0", "0/5", "1 1/2", "5'6\"", "4 in", "1,000", "5,5", "1,00",
         "NaN", "٣", "<script>", "{{ 7 * 7 }}", "on", "off", "4", "Huge", "huge ", "9" * 400, "None", "__class__",
         "%00", "\ud800"]
    ),
)  # fmt: skip


def sound_texts(field: Field) -> st.SearchStrategy[str]:
    """Return texts that the field accepts."""
    quantity = field.quantity
    match field.kind:
        case Kind.SWITCH:
            return st.sampled_from(["", CHECKED])
        case Kind.CHOICE:
            return st.sampled_from([option.key for option in field.options])
        case Kind.SCALE:
            named = st.sampled_from([option.key for option in field.options])
            return st.one_of(named, st.integers(1, 1000).map(str))
        case Kind.TEXT:
            return st.sampled_from(field.examples)
        case Kind.WHOLE:
            least, most = quantity.at_least, quantity.at_most
            return st.integers(None if least is None else int(least), None if most is None else int(most)).map(str)
        case _:
            least = quantity.at_least if quantity.at_least is not None else quantity.above
            lengths = st.fractions(least, quantity.at_most, max_denominator=48)
            return lengths.filter(lambda value: quantity.out_of_bounds(value) is None).map(written)


def ruling_texts(field: RulingField) -> st.SearchStrategy[str]:
    """Return the keys of a house ruling's readings."""
    return st.sampled_from([option.key for option in field.options])


def sound_forms(calculator: Calculator) -> st.SearchStrategy[dict[str, str]]:
    """Return forms that the calculator answers."""
    texts = {field.name: sound_texts(field) for field in calculator.fields}
    texts |= {field.name: ruling_texts(field) for field in calculator.ruling_fields}
    return st.fixed_dictionaries(texts)


def any_forms(calculator: Calculator) -> st.SearchStrategy[dict[str, str]]:
    """Return forms as anybody may send them: sound, odd, incomplete, and with names of no field."""
    texts = {field.name: st.one_of(sound_texts(field), ODD_TEXTS) for field in calculator.fields}
    texts |= {field.name: st.one_of(ruling_texts(field), ODD_TEXTS) for field in calculator.ruling_fields}
    strangers = st.dictionaries(st.text(max_size=8), ODD_TEXTS, max_size=1)
    known = st.fixed_dictionaries({}, optional=texts)
    return st.builds(lambda stranger, form: {**stranger, **form}, strangers, known)
