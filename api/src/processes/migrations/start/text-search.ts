/**
 * Full-text search configuration: `nl_plain` folds accents and case, without stemming. Index entries: search-index.ts.
 */
export const textSearch = `
CREATE EXTENSION IF NOT EXISTS unaccent;

CREATE TEXT SEARCH CONFIGURATION nl_plain (COPY = pg_catalog.simple);
ALTER TEXT SEARCH CONFIGURATION nl_plain ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple;
`
