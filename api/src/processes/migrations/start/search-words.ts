/** The words that tenders are found by, for correcting what was typed; see api/src/tenders/search/spelling.service.ts. */
export const searchWords = `
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE search_words (
  word  text PRIMARY KEY,
  times integer NOT NULL
);
CREATE INDEX search_words_similar ON search_words USING gin (word gin_trgm_ops);

-- Writes only what differs: most words stay as they are from refresh to refresh.
CREATE FUNCTION learn_words() RETURNS void LANGUAGE sql AS $$
  WITH seen AS MATERIALIZED (
    SELECT word, ndoc AS times
    FROM ts_stat('SELECT search_tsvector(concat_ws('' '', title, organization, region)) FROM tenders WHERE NOT archived')
    WHERE word ~ '^[[:alpha:]]{3,40}$'
  ), forgotten AS (
    DELETE FROM search_words k WHERE NOT EXISTS (SELECT FROM seen WHERE seen.word = k.word)
  )
  INSERT INTO search_words AS k SELECT word, times FROM seen
  ON CONFLICT (word) DO UPDATE SET times = excluded.times WHERE k.times <> excluded.times
$$;

-- Trigrams: known words that look like each of these.
CREATE FUNCTION similar_words(asked text[]) RETURNS TABLE (word text, known text, times integer)
  LANGUAGE sql STABLE SET pg_trgm.similarity_threshold = 0.25 AS $$
  SELECT a.word, k.word, k.times FROM unnest(asked) AS a(word), LATERAL (
    SELECT w.word, w.times FROM search_words w
    WHERE w.word % a.word AND abs(length(w.word) - length(a.word)) <= 3
    ORDER BY similarity(w.word, a.word) DESC, w.times DESC LIMIT 40
  ) k
$$;
`
