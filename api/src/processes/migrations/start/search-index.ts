import { firstPartAfterAll, noFirstPart } from './word-parts.js'

/**
 * Maintains tender_search. `vector` is matched against: the words of all texts with their index entries, and `*` in
 * every row. `title_vector` is ranked by: title (A) before organisation and place (B).
 *
 * Entries by which a word is found besides itself: its stem; `~` and the rest of a compound from a seam on
 * (jeugdzorgaanbieder: ~zorgaanbieder, ~aanbieder); `<` and the reversed stem, so that a suffix search is a prefix
 * search; the word without its hyphens. In `title_vector` a stem is marked with `=`, so that a prefix does not match it; in `vector`
 * the entries of words of the title stand a second time with `=` before them, for what is asked of titles only; and `=^` with the
 * stem of what a compound begins with (schoonmaakdiensten: =^schoonmak).
 *
 * Codes, of the tender and of its copies: `#id` and a publication number or reference without punctuation, `#cpv` and a code
 * without its last zeros, `#in` a town, `#pv` a province, `#type` a type.
 */
export const searchIndex = String.raw`
-- What the parser would take for paths and file names are words to us.
CREATE FUNCTION search_tsvector(words text) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE
  RETURN to_tsvector('nl_plain', translate(words, '/_~', '   '));

-- The stemmer leaves taxaties, bruggen and huizen apart from taxatie, brug and huis. Null for a stop word.
CREATE FUNCTION search_stem(word text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN regexp_replace(regexp_replace(regexp_replace(
    (ts_lexize('dutch_stem', regexp_replace(word, '(...[tsrgn]ie)s$', '\1')))[1],
    'z$', 's'), 'v$', 'f'), '([bdfgklmnprst])\1$', '\1');

CREATE FUNCTION search_quoted(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN '''' || replace(replace(word, '\', '\\'), '''', '''''') || '''';

-- A number or a name without its punctuation; null without any letter or digit.
CREATE FUNCTION search_code(kind text, written text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN kind || nullif(ltrim(regexp_replace(lower(unaccent(written)), '[^[:alnum:]]', '', 'g'),
    CASE kind WHEN '#id' THEN '0' ELSE '' END), '');

-- What tenders are found and ranked by. Each different word is taken apart once, however many texts it stands in; what is dear,
-- stems and regular expressions, comes after what leaves few rows, which MATERIALIZED holds the planner to. How many words there
-- will be it cannot know: a nested loop over them, chosen for a few, would never end for many, and a merge join sorts all seams.
CREATE FUNCTION index_tenders(ids uuid[]) RETURNS void LANGUAGE sql
  SET enable_nestloop = off SET enable_mergejoin = off SET plan_cache_mode = force_custom_plan
BEGIN ATOMIC
  WITH texts AS MATERIALIZED (
    SELECT id, archived, publication_date, search_tsvector(title) AS title,
           search_tsvector(concat_ws(' ', organization, region, nullif(province, region))) AS place,
           coalesce(search_tsvector(description), '') AS description
    FROM tenders WHERE id = ANY (ids)
  ), lexemes AS MATERIALIZED (
    SELECT id, lexeme, positions[1] || 'A' AS place FROM texts, unnest(title)
    UNION ALL SELECT id, lexeme, positions[1] + 1000 || 'B' FROM texts, unnest(place)
    UNION ALL SELECT id, lexeme, NULL FROM texts, unnest(description)
  ), words AS MATERIALIZED (
    SELECT word, search_stem(word) AS stem, length(word) AS length
    FROM (SELECT lexeme AS word FROM lexemes GROUP BY 1) known
  ), seams AS MATERIALIZED (
    SELECT word, left(word, at - 1) AS first_part, substr(word, at) AS rest
    FROM words CROSS JOIN generate_series(4, length - 2) AS at WHERE length BETWEEN 6 AND 60
  ), parted AS MATERIALIZED (
    SELECT DISTINCT word, first_part, rest
    FROM seams JOIN search_parts p ON p.beginning = left(rest, 3) AND starts_with(rest, p.part)
  ), rests AS MATERIALIZED (
    SELECT word, rest, search_stem(rest) AS stem, search_stem(first_part) AS first_stem
    FROM parted WHERE first_part !~ '${noFirstPart}' OR first_part ~ '${firstPartAfterAll}'
  ), entries AS MATERIALIZED (
    SELECT word, '=' || stem AS entry FROM words
    UNION SELECT word, stem FROM words
    UNION SELECT word, '<' || reverse(stem) FROM words WHERE length BETWEEN 8 AND 60
    UNION SELECT word, '~' || rest FROM rests
    UNION SELECT word, '~' || stem FROM rests
    UNION SELECT word, '=^' || first_stem FROM rests
    UNION SELECT word, replace(word, '-', '') FROM words WHERE word LIKE '%-%' AND length BETWEEN 3 AND 60
    UNION SELECT word, search_stem(replace(word, '-', '')) FROM words WHERE word LIKE '%-%' AND length BETWEEN 3 AND 60
  ), codes AS (
    SELECT id, search_code('#id', publication_id) AS code FROM tenders WHERE id = ANY (ids)
    UNION ALL SELECT copy_of, search_code('#id', publication_id) FROM tenders WHERE copy_of = ANY (ids)
    UNION ALL SELECT id, search_code('#id', reference) FROM tenders WHERE id = ANY (ids)
    UNION ALL SELECT copy_of, search_code('#id', reference) FROM tenders WHERE copy_of = ANY (ids)
    UNION ALL SELECT id, '#cpv' || left(code, greatest(2, length(rtrim(code, '0')))) FROM tenders, unnest(cpv) AS code
      WHERE id = ANY (ids)
    UNION ALL SELECT id, search_code('#in', region) FROM tenders WHERE id = ANY (ids)
    UNION ALL SELECT id, search_code('#pv', province) FROM tenders WHERE id = ANY (ids)
    UNION ALL SELECT id, '#type' || tender_type FROM tenders WHERE id = ANY (ids)
  ), coded AS MATERIALIZED (
    SELECT id, array_agg(left(code, 80)) AS codes FROM codes WHERE code IS NOT NULL GROUP BY id
  ), found AS (
    SELECT l.id, array_agg(e.entry) FILTER (WHERE e.entry NOT LIKE '=%')
             || array_agg('=' || e.entry) FILTER (WHERE e.entry NOT LIKE '=%' AND l.place LIKE '%A')
             || array_agg(e.entry) FILTER (WHERE e.entry LIKE '=^%' AND l.place LIKE '%A') AS entries,
           string_agg(search_quoted(e.entry) || ':' || l.place, ' ') AS ranking
    FROM lexemes l JOIN entries e ON e.word = l.lexeme
    WHERE e.entry <> '' GROUP BY l.id
  )
  INSERT INTO tender_search AS s (tender_id, archived, publication_date, title_vector, vector)
  SELECT t.id, t.archived, t.publication_date,
    setweight(t.title, 'A') || setweight(t.place, 'B') || coalesce(f.ranking, '')::tsvector,
    t.title || t.place || t.description || array_to_tsvector(coalesce(f.entries, '{}') || coalesce(c.codes, '{}') || '{*}'::text[])
  FROM texts t LEFT JOIN found f USING (id) LEFT JOIN coded c USING (id)
  ON CONFLICT (tender_id) DO UPDATE SET archived = excluded.archived, publication_date = excluded.publication_date,
    title_vector = excluded.title_vector, vector = excluded.vector;
END;

-- Bulk insert into GIN: the entries of a statement's rows are put down in one list, and merged into the index at its end, so that a
-- word of many tenders is looked up once. Until then whoever searches reads the list as well, which must therefore stay short.
-- Least privilege: only the owner of an index may merge its list, also where another role writes.
CREATE FUNCTION merge_search_entries() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM gin_clean_pending_list('tender_search_live'), gin_clean_pending_list('tender_search_archive'),
    gin_clean_pending_list('tender_search_sample'), gin_clean_pending_list('tender_search_small_sample');
END $$;
`
