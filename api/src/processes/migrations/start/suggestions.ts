/** Suggestions while a user types; written by api/src/tenders/suggest/learn.service.ts. */
export const suggestions = `
CREATE TABLE suggestions (
  kind   text NOT NULL CHECK (kind IN ('category', 'organization', 'place', 'cpv')),
  value  text NOT NULL,
  label  text NOT NULL,
  detail text,
  times  integer NOT NULL CHECK (times > 0),
  -- Label and code without case and accents.
  folded text NOT NULL,
  PRIMARY KEY (kind, value)
);
CREATE INDEX suggestions_folded ON suggestions USING gin (folded gin_trgm_ops);
`
