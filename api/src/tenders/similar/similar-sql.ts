import { openSql } from '../tender/status.js'

/** Maximum number of similar tenders: further ones have little in common. */
export const MAX_SIMILAR = 25

/** The number of title words that are looked up; a word that more tenders than this contain counts only in combination with others. */
const MAX_WORDS = 8
const MAX_TENDERS_OF_WORD = 500
const MAX_BY_WORDS = 150
const MAX_BY_CPV = 100
const MAX_BY_CLIENT = 50

/** Relevance tuning: all words of the title count as much as an equal CPV code and an equal client together. */
const weight = { words: 4, cpv: 3, client: 1, region: 0.6, province: 0.4 }
const IN_DESCRIPTION = 0.3
/** Weights by shared prefix of the CPV codes: the whole code, category, class, group, division. */
const cpvShare = `CASE WHEN left(ours, 8) = left(theirs, 8) THEN 1 WHEN left(ours, 5) = left(theirs, 5) THEN 0.7
  WHEN left(ours, 4) = left(theirs, 4) THEN 0.5 WHEN left(ours, 3) = left(theirs, 3) THEN 0.35
  WHEN left(ours, 2) = left(theirs, 2) THEN 0.1 ELSE 0 END`
/** An equal place and client alone are not enough. */
const MIN_SCORE = 1

/**
 * Information retrieval: the tenders that are most similar to each of `$1`, of the same type and not archived, open ones first.
 *
 * Candidates come from indexes: tenders with the rare words of its title (inverse document frequency, counted while searching), with all
 * words of it, of the same CPV category, and of the same client. These few hundred are then scored.
 */
export const rankedSql = `
  SELECT asked.id AS parent_id, ranked.*
  FROM unnest($1::uuid[]) AS asked (id)
  JOIN tenders a ON a.id = asked.id
  JOIN tender_search asked_words ON asked_words.tender_id = asked.id
  CROSS JOIN LATERAL (
    WITH words AS MATERIALIZED (
      SELECT stem, (search_quoted(stem) || '|' || search_quoted('~' || stem))::tsquery AS anywhere,
        (search_quoted('=' || stem) || ':A|' || search_quoted('~' || stem) || ':A')::tsquery AS in_title
      FROM (
        SELECT substr(lexeme, 2) AS stem FROM unnest(asked_words.title_vector)
        WHERE lexeme LIKE '=__%' AND lexeme NOT LIKE '=^%' AND 'A' = ANY (weights) ORDER BY length(lexeme) DESC LIMIT ${MAX_WORDS}
      ) longest
    ), hits AS MATERIALIZED (
      SELECT w.stem, found.tender_id, found.is_in_title, count(*) OVER (PARTITION BY w.stem) AS n
      FROM words w CROSS JOIN LATERAL (
        SELECT s.tender_id, s.title_vector @@ w.in_title AS is_in_title
        FROM tender_search s WHERE s.vector @@ w.anywhere AND NOT s.archived LIMIT ${MAX_TENDERS_OF_WORD}
      ) found
    ), worth AS MATERIALIZED (
      SELECT w.stem, w.in_title, coalesce(known.n, 0) < ${MAX_TENDERS_OF_WORD} AS is_rare,
        1 / (1 + ln(1 + coalesce(known.n, 0))) AS idf
      FROM words w LEFT JOIN (SELECT stem, max(n) AS n FROM hits GROUP BY stem) known USING (stem)
    ), by_word AS (
      SELECT h.tender_id AS id, sum(v.idf * CASE WHEN h.is_in_title THEN 1 ELSE ${IN_DESCRIPTION} END) AS words
      FROM hits h JOIN worth v USING (stem) WHERE v.is_rare GROUP BY 1 ORDER BY 2 DESC LIMIT ${MAX_BY_WORDS}
    ), by_all_words AS (
      SELECT s.tender_id AS id, NULL::float8 AS words
      FROM (SELECT string_agg(anywhere::text, '&')::tsquery AS query FROM (
        SELECT '(' || anywhere::text || ')' AS anywhere FROM words) each_word) every
      JOIN tender_search s ON s.vector @@ every.query AND NOT s.archived
      ORDER BY s.publication_date DESC LIMIT ${MAX_BY_CPV}
    ), by_cpv AS (
      SELECT t.id, NULL::float8 AS words FROM tenders t
      WHERE left(t.cpv[1], 5) = left(a.cpv[1], 5) AND NOT t.archived AND t.copy_of IS NULL
      ORDER BY t.publication_date DESC LIMIT ${MAX_BY_CPV}
    ), by_client AS (
      SELECT t.id, NULL::float8 AS words FROM tenders t
      WHERE t.client_key = a.client_key AND NOT t.archived AND t.copy_of IS NULL
      ORDER BY t.publication_date DESC, t.id DESC LIMIT ${MAX_BY_CLIENT}
    ), candidates AS MATERIALIZED (
      SELECT id, max(words) AS words FROM (
        SELECT * FROM by_word UNION ALL SELECT * FROM by_all_words UNION ALL SELECT * FROM by_cpv UNION ALL SELECT * FROM by_client
      ) found GROUP BY id
    ), scored AS MATERIALIZED (
      SELECT t.id, t.publication_date, ${openSql} AS is_open,
        ${weight.words} * coalesce(coalesce(c.words, (
            SELECT sum(v.idf) FROM worth v JOIN tender_search s ON s.tender_id = t.id AND s.title_vector @@ v.in_title))
          / nullif((SELECT sum(idf) FROM worth), 0), 0)
        + ${weight.cpv} * coalesce((SELECT max(${cpvShare}) FROM unnest(a.cpv) ours, unnest(t.cpv) theirs), 0) AS likeness,
        ${weight.client} * coalesce(t.client_key = a.client_key, false)::int
        + CASE WHEN t.region = a.region THEN ${weight.region} WHEN t.province = a.province THEN ${weight.province} ELSE 0 END AS nearness
      FROM candidates c JOIN tenders t ON t.id = c.id
      WHERE NOT t.archived AND t.copy_of IS NULL AND t.tender_type = a.tender_type
        AND t.id NOT IN (a.id, coalesce(a.copy_of, a.id))
    )
    SELECT id, row_number() OVER best AS position, count(*) OVER ()::int AS total FROM (
      SELECT * FROM scored WHERE likeness >= ${MIN_SCORE}
      ORDER BY is_open DESC, likeness + nearness DESC, publication_date DESC, id DESC LIMIT ${MAX_SIMILAR}
    ) s WINDOW best AS (ORDER BY is_open DESC, likeness + nearness DESC, publication_date DESC, id DESC)
  ) ranked`
