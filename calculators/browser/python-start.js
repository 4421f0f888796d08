/**
 * What Python runs to be ready, once it has started from the bundle, where nothing is looked through for garbage until
 * here. Its value is the function that answers.
 */
export const START = `
import gc
from calculators.answer import answer_json
gc.freeze()
gc.enable()
answer_json
`;
