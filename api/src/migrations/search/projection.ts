/**
 * Fills tender_search. `vector` is what a tender is found by: the words of all its texts and their entries, `*` in every row. `title_vector`
 * is what it is ranked by: title (A) before organisation and place (B).
 *
 * Entries are what a word can be looked up by besides itself: its stem; `~` and the rest of a compound from a seam on
 * (jeugdzorgaanbieder: ~zorgaanbieder, ~aanbieder); `<` and the stem backwards, so that what it ends in can be looked up;
 * without its hyphens. For ranking a stem is marked with `=`, so that the beginning of a word does not match it.
 */
export const searchProjection = `
CREATE OR REPLACE FUNCTION tenders_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_tenders(array(SELECT id FROM new_rows));
  INSERT INTO tender_counters (tender_id, archived) SELECT id, archived FROM new_rows;
  INSERT INTO tender_cube
    SELECT archived, source, tender_type, status_open,
           coalesce((closing_date AT TIME ZONE 'Europe/Amsterdam')::date, 'infinity'), count(*)
    FROM new_rows GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (archived, source, tender_type, status_open, closing_day) DO UPDATE SET n = tender_cube.n + excluded.n;
  RETURN NULL;
END $$;

-- What changed is found by EXCEPT: a join of the two row sets would be planned for the first, perhaps tiny, statement.
CREATE OR REPLACE FUNCTION tenders_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
  reworded uuid[];
BEGIN
  changed := array(SELECT id FROM (
    SELECT id, archived, publication_date, title, organization, region, province, description FROM new_rows
    EXCEPT
    SELECT id, archived, publication_date, title, organization, region, province, description FROM old_rows
  ) difference);
  IF cardinality(changed) > 0 THEN
    reworded := array(SELECT id FROM (
      SELECT id, title, organization, region, province, description FROM new_rows
      EXCEPT
      SELECT id, title, organization, region, province, description FROM old_rows
    ) difference);
    UPDATE tender_search s SET archived = n.archived, publication_date = n.publication_date
      FROM tenders n WHERE n.id = ANY (changed) AND NOT n.id = ANY (reworded) AND s.tender_id = n.id;
    PERFORM index_tenders(reworded);
    UPDATE tender_counters c SET archived = n.archived
      FROM tenders n WHERE n.id = ANY (changed) AND c.tender_id = n.id AND c.archived <> n.archived;
  END IF;
  INSERT INTO tender_cube
    SELECT archived, source, tender_type, status_open, closing_day, sum(n) FROM (
      SELECT archived, source, tender_type, status_open,
             coalesce((closing_date AT TIME ZONE 'Europe/Amsterdam')::date, 'infinity') AS closing_day, 1 AS n FROM new_rows
      UNION ALL
      SELECT archived, source, tender_type, status_open,
             coalesce((closing_date AT TIME ZONE 'Europe/Amsterdam')::date, 'infinity'), -1 FROM old_rows
    ) change GROUP BY 1, 2, 3, 4, 5 HAVING sum(n) <> 0 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (archived, source, tender_type, status_open, closing_day) DO UPDATE SET n = tender_cube.n + excluded.n;
  RETURN NULL;
END $$;

-- Without its indexes the table is written anew in a fraction of the time.
DROP INDEX tender_search_live, tender_search_archive;
DO $$
DECLARE
  ids uuid[];
  last uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  LOOP
    ids := array(SELECT id FROM tenders WHERE id > last ORDER BY id LIMIT 1000);
    EXIT WHEN ids = '{}';
    PERFORM index_tenders(ids);
    last := ids[cardinality(ids)];
  END LOOP;
END $$;
CREATE INDEX tender_search_live ON tender_search USING gin (vector) WITH (fastupdate = off) WHERE NOT archived;
CREATE INDEX tender_search_archive ON tender_search USING gin (vector) WITH (fastupdate = off) WHERE archived;
`
