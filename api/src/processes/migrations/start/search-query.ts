/**
 * Makes tsqueries of what a search text asks for, as `api/src/tenders/search` understands it: for each wish what was typed, or one of its
 * alternatives. All wishes must match but the optional ones; stop words are ignored, unless there are no other words.
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
  FROM (SELECT search_stem(word) AS stem,
    -- A short singular begins too much: 'lappen' would find laptops.
    word || array(SELECT one FROM unnest(search_singulars(word)) AS one WHERE length(one) >= 4) AS beginnings) w
);

-- A word of a title: the word itself, or what a compound begins with or ends in.
CREATE FUNCTION search_title_word(stem text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  '(' || concat_ws(' | ',
    search_quoted('=' || stem), search_quoted('=^' || stem), search_quoted('=~' || stem),
    CASE WHEN length(stem) >= 6 THEN search_quoted('=<' || reverse(stem)) || ':*' END) || ')';

-- What is ranked of an alternative, in title_vector.
CREATE FUNCTION search_ranked_word(stem text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  concat_ws(' | ', search_quoted('=' || stem), search_quoted('=^' || stem), search_quoted('~' || stem),
    CASE WHEN length(stem) >= 6 THEN search_quoted('<' || reverse(stem)) || ':*' END);

CREATE FUNCTION search_terms(wishes jsonb,
    OUT query tsquery, OUT whole tsquery, OUT beginning tsquery, OUT entry tsquery, OUT near tsquery, OUT worded tsquery,
    OUT other tsquery, OUT ignored int[])
  LANGUAGE sql STABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  WITH pieces AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(wishes) AS w (no int, words text, is_phrase boolean, is_excluded boolean,
      is_optional boolean, is_unranked boolean, typed text[], joined text[], titled text[], codes text[])
  ), lexemes AS (
    SELECT no, is_optional, lexeme, search_stem(lexeme) AS stem,
           lexeme LIKE '%-%' AND lexeme <> '-' AND numnode(plainto_tsquery('nl_plain', lexeme)) > 1 AS is_hyphened
    FROM pieces, unnest(search_tsvector(words))
    WHERE NOT is_phrase AND NOT is_excluded
  ), words AS (
    SELECT * FROM lexemes
    WHERE NOT is_optional AND (stem IS NOT NULL
       OR NOT EXISTS (SELECT FROM lexemes WHERE stem IS NOT NULL)
          AND NOT EXISTS (SELECT FROM pieces WHERE is_phrase AND NOT is_excluded AND numnode(phraseto_tsquery('nl_plain', words)) > 0))
  ), said AS (
    -- What is written with hyphens is all its parts, or one word without.
    SELECT no, '(' || concat_ws(' | ',
             '(' || string_agg(DISTINCT search_word(lexeme), ' & ') FILTER (WHERE NOT is_hyphened) || ')',
             string_agg(DISTINCT search_word(replace(lexeme, '-', '')), ' | ') FILTER (WHERE is_hyphened)) || ')' AS part
    FROM words GROUP BY no
    UNION ALL
    SELECT no, nullif(phraseto_tsquery('nl_plain', translate(words, '/_~', '   '))::text, '')
    FROM pieces WHERE is_phrase AND NOT is_excluded
  ), instead AS (
    SELECT no, '(' || string_agg(search_word(lexeme), ' & ') || ')' AS part
    FROM pieces p, unnest(typed || CASE WHEN EXISTS (SELECT FROM said WHERE said.no = p.no) THEN joined END) WITH ORDINALITY AS term (term, place), unnest(search_tsvector(term))
    WHERE search_stem(lexeme) IS NOT NULL AND lexeme NOT LIKE '%-%' GROUP BY no, place
  ), titles AS MATERIALIZED (
    SELECT no, place, search_stem(lexeme) AS stem, place <= cardinality(titled) AS is_titled
    FROM pieces, unnest(titled || typed || joined) WITH ORDINALITY AS term (term, place), unnest(search_tsvector(term))
    WHERE lexeme NOT LIKE '%-%' AND search_stem(lexeme) IS NOT NULL
  ), alternatives AS (
    -- A stop word asks for nothing, whatever else it may mean: 'van' is no bestelwagen.
    SELECT no, part FROM said
    UNION ALL SELECT no, part FROM instead
    UNION ALL SELECT no, '(' || string_agg(search_title_word(stem), ' & ') || ')' FROM titles
      WHERE is_titled AND no IN (SELECT no FROM said) GROUP BY no, place
    UNION ALL SELECT no, search_quoted(rtrim(code, '*')) || CASE WHEN code LIKE '%*' THEN ':*' ELSE '' END FROM pieces, unnest(codes) AS code
  ), asked AS (
    SELECT no, '(' || string_agg(DISTINCT part, ' | ') || ')' AS part
    FROM alternatives JOIN pieces USING (no) WHERE NOT is_optional AND part <> '()' GROUP BY no
  ), refused AS (
    SELECT concat_ws(' | ', '(' || nullif(phraseto_tsquery('nl_plain', translate(words, '/_~', '   '))::text, '') || ')',
      CASE WHEN NOT is_phrase THEN
        (SELECT search_quoted(search_stem(max(lexeme))) FROM unnest(search_tsvector(words)) HAVING count(*) = 1) END) AS part
    FROM pieces WHERE is_excluded
  ), wanted AS (
    SELECT nullif(string_agg(part, ' & '), '') AS parts FROM asked
  ), unwanted AS (
    SELECT string_agg('!(' || part || ')', ' & ') AS parts FROM refused WHERE part <> ''
  ), ranking AS (
    SELECT lexeme, positions[1] AS position, search_stem(lexeme) AS stem
    FROM unnest(search_tsvector((SELECT string_agg(words, ' ' ORDER BY no) FROM pieces WHERE NOT is_excluded AND NOT is_unranked)))
  ), ranked AS (
    SELECT lexeme, stem, position, position - lag(position) OVER (ORDER BY position) AS distance FROM ranking
    WHERE stem IS NOT NULL OR NOT EXISTS (SELECT FROM ranking WHERE stem IS NOT NULL)
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
    coalesce((SELECT string_agg(search_quoted(coalesce(stem, lexeme)), ' & ') FROM ranked), '')::tsquery,
    coalesce((SELECT string_agg(DISTINCT search_ranked_word(stem), ' | ') FROM titles WHERE no IN (SELECT no FROM said)), '')::tsquery,
    -- Stop words, and signs without a letter.
    array(SELECT no FROM pieces WHERE NOT is_excluded AND no NOT IN (SELECT no FROM asked));
END;
`
