/**
 * Dutch full text. `nl` folds accents and stems; `nl_plain` only folds accents, so that the beginning of a word finds
 * it while it is being typed (a stem is shorter than what was typed so far). Both stand in one vector.
 */
export const search = String.raw`
CREATE EXTENSION IF NOT EXISTS unaccent;

CREATE TEXT SEARCH CONFIGURATION nl (COPY = pg_catalog.dutch);
ALTER TEXT SEARCH CONFIGURATION nl ALTER MAPPING FOR hword, hword_part, word WITH unaccent, dutch_stem;

CREATE TEXT SEARCH CONFIGURATION nl_plain (COPY = pg_catalog.simple);
ALTER TEXT SEARCH CONFIGURATION nl_plain ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple;

-- All words must match, each as a stem or as the beginning of a word. Stop words ask nothing, unless there is nothing
-- else. What holds no letter or digit (%, _, quotes) gives the empty query, which matches nothing.
CREATE FUNCTION search_query(search text) RETURNS tsquery LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
  WITH lexemes AS (
    SELECT DISTINCT lexeme, numnode(plainto_tsquery('nl', lexeme)) = 0 AS stop
    FROM unnest(to_tsvector('nl_plain', search))
  ), asked AS (
    SELECT '(' || '''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || ''':*'
           || coalesce(' | ' || nullif(plainto_tsquery('nl', lexeme)::text, ''), '') || ')' AS word
    FROM lexemes
    WHERE NOT stop OR NOT EXISTS (SELECT FROM lexemes WHERE NOT stop)
  )
  SELECT coalesce(string_agg(word, ' & '), '')::tsquery FROM asked
$$;
`
