/** This edition of the site, which the build names when all is there; undefined where the site changes as it is looked at. */
export const edition = /** @type {string | undefined} */ (undefined);
