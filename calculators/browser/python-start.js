/**
 * What Python runs to be ready, once it has started from the bundle, where nothing is looked through for garbage until
 * here. Its value is the function that answers: it makes many objects, but hardly any that refer to each other.
 */
export const START = `
import gc
from calculators.answer import answer_json
gc.freeze()
gc.set_threshold(20_000, 20, 20)
gc.enable()
answer_json
`;
