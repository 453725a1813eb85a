/** Searches that found nothing; its reasons are in docs/decisions/0040-searches-without-results.md. */
export const fruitless = `
-- Privacy: days instead of times, nothing about who searched, and an id that holds no time either.
CREATE TABLE fruitless_searches (
  id       uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  text     text NOT NULL UNIQUE,
  times    integer NOT NULL DEFAULT 1,
  first_on date NOT NULL,
  last_on  date NOT NULL,
  CHECK (first_on <= last_on)
);
`
