/**
 * Parses the search text to a tsquery. `"…"` is a phrase, `-word` and `-"…"` exclude; any other punctuation is ignored.
 * All words must match; stop words are ignored, unless there are no other words.
 */
export const searchQuery = String.raw`
-- What other words of the same noun begin with: 'bruggen' gives brug, 'scholen' school and schol, 'huizen' huis.
CREATE FUNCTION search_singulars(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (
  SELECT CASE
      WHEN word ~ '...[^aius]s$' THEN ARRAY[left(word, -1)]
      WHEN word !~ '...en$' THEN '{}'
      WHEN root ~ '([bdfgklmnprst])\1$' THEN ARRAY[left(root, -1)]
      WHEN root ~ '[^aeiou][aeou][bdfgklmnprst]$' THEN ARRAY[root, left(root, -1) || right(root, 2)]
      ELSE ARRAY[root] END
  FROM (SELECT regexp_replace(regexp_replace(left(word, -2), 'z$', 's'), 'v$', 'f') AS root) r
);

-- A word of the question: any word that begins so, the same stem, the rest of a compound, or what a compound ends in.
CREATE FUNCTION search_word(word text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE RETURN (
  SELECT '(' || concat_ws(' | ',
    search_quoted(stem),
    search_quoted('~' || stem),
    (SELECT string_agg(search_quoted(beginning) || ':*', ' | ') FROM unnest(beginnings) AS beginning),
    (SELECT string_agg(search_quoted('~' || beginning) || ':*', ' | ') FROM unnest(beginnings) AS beginning
     WHERE length(beginning) >= 3),
    CASE WHEN length(stem) >= 6 THEN
      '(' || search_quoted('<' || reverse(stem)) || ':* & !' || search_quoted('<' || reverse('ver' || stem)) || ':* & !'
          || search_quoted('<' || reverse('be' || stem)) || ':*)' END) || ')'
  FROM (SELECT search_stem(word) AS stem, word || search_singulars(word) AS beginnings) w
);

CREATE FUNCTION search_terms(search text,
    OUT query tsquery, OUT whole tsquery, OUT beginning tsquery, OUT entry tsquery, OUT near tsquery, OUT worded tsquery)
  LANGUAGE sql STABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  WITH pieces AS (
    SELECT no, phrase IS NOT NULL AS is_phrase,
           coalesce(minus = '-', word ~ '^-[[:alnum:]]') AS is_excluded,
           coalesce(phrase, regexp_replace(CASE WHEN word ~ '^-[[:alnum:]]' THEN substr(word, 2) ELSE word END, '([[:alnum:]])[''’‘´${'`'}]s\M', '\1', 'g')) AS words
    FROM regexp_matches(translate(search, '“”„‟«»', '""""""'), '(?:(-?)"([^"]*)"|([^\s"]+))', 'g')
           WITH ORDINALITY AS m (found, no),
         LATERAL (SELECT found[1] AS minus, found[2] AS phrase, found[3] AS word) f
  ), lexemes AS (
    SELECT no, lexeme, positions[1] AS position, search_stem(lexeme) AS stem,
           lexeme LIKE '%-%' AND lexeme <> '-' AND numnode(plainto_tsquery('nl_plain', lexeme)) > 1 AS is_hyphened
    FROM pieces, unnest(search_tsvector(words))
    WHERE NOT is_phrase AND NOT is_excluded
  ), words AS (
    SELECT * FROM lexemes
    WHERE stem IS NOT NULL
       OR NOT EXISTS (SELECT FROM lexemes WHERE stem IS NOT NULL)
          AND NOT EXISTS (SELECT FROM pieces WHERE is_phrase AND NOT is_excluded AND numnode(phraseto_tsquery('nl_plain', words)) > 0)
  ), asked AS (
    -- What is written with hyphens is all its parts, or one word without.
    SELECT '(' || concat_ws(' | ',
             string_agg(DISTINCT search_word(lexeme), ' & ') FILTER (WHERE NOT is_hyphened),
             string_agg(DISTINCT search_word(replace(lexeme, '-', '')), ' | ') FILTER (WHERE is_hyphened)) || ')' AS part
    FROM words GROUP BY no
    UNION
    SELECT phraseto_tsquery('nl_plain', translate(words, '/_~', '   '))::text FROM pieces WHERE is_phrase AND NOT is_excluded
  ), refused AS (
    SELECT concat_ws(' | ', '(' || nullif(phraseto_tsquery('nl_plain', translate(words, '/_~', '   '))::text, '') || ')',
      CASE WHEN NOT is_phrase THEN
        (SELECT search_quoted(search_stem(max(lexeme))) FROM unnest(search_tsvector(words)) HAVING count(*) = 1) END) AS part
    FROM pieces WHERE is_excluded
  ), wanted AS (
    SELECT nullif(string_agg(part, ' & '), '') AS parts FROM asked WHERE part <> ''
  ), unwanted AS (
    SELECT string_agg('!(' || part || ')', ' & ') AS parts FROM refused WHERE part <> ''
  ), typed AS (
    SELECT lexeme, positions[1] AS position, search_stem(lexeme) AS stem
    FROM unnest(search_tsvector((SELECT string_agg(words, ' ' ORDER BY no) FROM pieces WHERE NOT is_excluded)))
  ), ranked AS (
    SELECT lexeme, stem, position, position - lag(position) OVER (ORDER BY position) AS distance FROM typed
    WHERE stem IS NOT NULL OR NOT EXISTS (SELECT FROM typed WHERE stem IS NOT NULL)
  )
  SELECT
    coalesce((SELECT CASE WHEN unwanted.parts IS NULL THEN wanted.parts
      ELSE coalesce(wanted.parts, '''*''') || ' & ' || unwanted.parts END FROM wanted, unwanted), '')::tsquery,
    coalesce((SELECT string_agg(search_quoted('=' || stem), ' | ') FROM ranked), '')::tsquery,
    coalesce((SELECT string_agg(search_quoted(lexeme) || ':*', ' | ') FROM ranked), '')::tsquery,
    coalesce((SELECT string_agg(concat_ws(' | ', search_quoted('~' || lexeme) || ':*', search_quoted('~' || stem),
        CASE WHEN length(stem) >= 6 THEN search_quoted('<' || reverse(stem)) || ':*' END), ' | ')
      FROM ranked WHERE length(lexeme) >= 3), '')::tsquery,
    coalesce((SELECT string_agg(coalesce(' <' || distance || '> ', '') || search_quoted('=' || stem), '' ORDER BY position)
      FROM ranked HAVING count(stem) > 1), '')::tsquery,
    coalesce((SELECT string_agg(search_quoted(coalesce(stem, lexeme)), ' & ') FROM ranked), '')::tsquery;
END;

CREATE FUNCTION search_query(search text) RETURNS tsquery LANGUAGE sql STABLE STRICT PARALLEL SAFE
  RETURN (SELECT query FROM search_terms(search));
`
