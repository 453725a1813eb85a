import { groupCounts } from './group-counts.js'
import { statementTriggers } from './statement-triggers.js'

const isCopy = ['is_copy', 'copy_of IS NOT NULL'] as const

export const cube = groupCounts({
  groups: [
    'archived',
    'source',
    'tender_type',
    'status_open',
    ['closing_day', "coalesce((closing_date AT TIME ZONE 'Europe/Amsterdam')::date, 'infinity')"],
    isCopy,
  ],
  into: () => 'tender_cube',
  end: (names, positions) => `ORDER BY ${positions}
      ON CONFLICT (${names}) DO UPDATE SET n = tender_cube.n + excluded.n`,
})

const changes = groupCounts({
  groups: [
    'archived',
    'source',
    'tender_type',
    'category_mask',
    'province',
    ['region', 'lower(region)'],
    'status_open',
    'closing_date',
    isCopy,
  ],
  into: names => `tender_changes (${names}, n)`,
})

export const tenderChanges = `-- Change log of the groups that tenders are counted by, so that a process keeps its counts by adding differences. The
-- transaction that wrote a row says to whom it is new: one that commits late is seen late. Kept for an hour. Without n (after
-- TRUNCATE): everything may have changed.
CREATE TABLE tender_changes (
  writer        xid8 NOT NULL DEFAULT pg_current_xact_id(),
  at            timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  archived      boolean, source text, tender_type text, category_mask bigint, province text, region text,
  status_open   boolean, closing_date timestamptz(3), is_copy boolean,
  n             integer
);
CREATE INDEX tender_changes_writer ON tender_changes (writer);
CREATE INDEX tender_changes_at ON tender_changes (at);

CREATE FUNCTION forget_tender_changes() RETURNS void LANGUAGE sql AS $$
  DELETE FROM tender_changes WHERE ctid = ANY (array(
    SELECT ctid FROM tender_changes WHERE at < now() - interval '1 hour' LIMIT 5000 FOR UPDATE SKIP LOCKED))
$$;

CREATE FUNCTION tenders_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    ${changes.inserted}
  ELSIF TG_OP = 'DELETE' THEN
    ${changes.deleted}
  ELSE
    ${changes.updated}
  END IF;
  IF FOUND THEN PERFORM forget_tender_changes(); END IF;
  RETURN NULL;
END $$;
${statementTriggers(
  'tenders',
  ['tenders_changed_by_insert', 'tenders_changed_by_update', 'tenders_changed_by_delete'],
  'tenders_changed',
)}`

export const truncated = `CREATE FUNCTION tenders_truncated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tender_changes DEFAULT VALUES;
  PERFORM version_tenders(array(SELECT tender_id FROM tender_versions));
  RETURN NULL;
END $$;
CREATE TRIGGER tenders_truncated AFTER TRUNCATE ON tenders FOR EACH STATEMENT EXECUTE FUNCTION tenders_truncated();`

/** What a tender is found by: whoever adds to `index_tenders` adds it here, or a change of it is not indexed. */
const indexed = 'title, organization, region, province, description, publication_id, reference, cpv, tender_type'

export const tenders = `
CREATE TABLE tenders (
  id                  uuid PRIMARY KEY,
  source              text NOT NULL,
  procedure_key       text NOT NULL,
  publication_id      text NOT NULL,
  title               text NOT NULL CHECK (title <> ''),
  summary             text NOT NULL DEFAULT '',
  description         text,
  organization        text NOT NULL CHECK (organization <> ''),
  client_key          text,
  publication_date    timestamptz(3) NOT NULL,
  closing_date        timestamptz(3),
  closing_party       text CHECK (closing_party IN ('broker', 'client')),
  status              text NOT NULL CHECK (status <> ''),
  not_awarded_reason  text,
  status_open         boolean NOT NULL GENERATED ALWAYS AS (lower(status) = 'open') STORED,
  category            text,
  green_rock_category text,
  relevance_score     smallint NOT NULL DEFAULT 0,
  region              text,
  province            text,
  reference           text,
  contract_nature     text CHECK (contract_nature IN ('works', 'supplies', 'services')),
  procedure_type      text CHECK (procedure_type IN ('open', 'restricted', 'negotiated_with_call', 'negotiated_without_call',
                        'competitive_dialogue', 'innovation_partnership', 'other')),
  is_european         boolean,
  source_url          text CHECK (source_url ~ '^https?://'),
  estimated_value     double precision CHECK (estimated_value >= 0),
  currency            text,
  min_hourly_rate     double precision CHECK (min_hourly_rate > 0),
  max_hourly_rate     double precision CHECK (max_hourly_rate > 0),
  client_hourly_rate  double precision CHECK (client_hourly_rate > 0),
  min_hours_per_week  double precision CHECK (min_hours_per_week > 0),
  max_hours_per_week  double precision CHECK (max_hours_per_week > 0),
  start_date          date,
  end_date            date,
  positions           integer CHECK (positions > 0),
  is_extendable       boolean,
  workplace           text CHECK (workplace IN ('on_site', 'hybrid', 'remote')),
  home_days_per_week  smallint CHECK (home_days_per_week BETWEEN 1 AND 4),
  tender_type         text NOT NULL DEFAULT 'freelance_contract' CHECK (tender_type IN ('eu_procurement', 'freelance_contract')),
  archived            boolean NOT NULL DEFAULT false,
  award_winner        text,
  award_solution      text,
  award_date          date,
  award_value         double precision CHECK (award_value >= 0),
  award_currency      text,
  bid_count           integer CHECK (bid_count >= 0),
  lots                jsonb NOT NULL DEFAULT '[]',
  award_source        text CHECK (award_source IN ('api', 'manual', 'dataset', 'scraped')),
  award_last_checked  timestamptz(3),
  category_mask       bigint NOT NULL DEFAULT 0,
  cpv                 text[] NOT NULL DEFAULT '{}',
  nuts                text[] NOT NULL DEFAULT '{}',
  content_hash        bytea NOT NULL,
  new_on              date NOT NULL,
  is_sample           boolean NOT NULL DEFAULT false,
  copy_of             uuid REFERENCES tenders ON DELETE SET NULL CHECK (copy_of <> id),
  elsewhere           text[] NOT NULL DEFAULT '{}',
  created_at          timestamptz(3) NOT NULL DEFAULT now(),
  updated_at          timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (source, procedure_key)
) WITH (fillfactor = 90, toast_tuple_target = 256,
        autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

-- Only the description and the outcomes of lots leave the row: a page of the list never touches them.
ALTER TABLE tenders
  ALTER title SET STORAGE MAIN, ALTER summary SET STORAGE MAIN, ALTER organization SET STORAGE MAIN,
  ALTER source_url SET STORAGE MAIN, ALTER cpv SET STORAGE MAIN, ALTER nuts SET STORAGE MAIN,
  ALTER not_awarded_reason SET STORAGE MAIN;

-- A list shows either what is archived or what is not; everything it filters by is in the index.
CREATE INDEX tenders_newest ON tenders (publication_date DESC, id DESC)
  INCLUDE (source, tender_type, status_open, closing_date, category_mask, region, province, min_hourly_rate, max_hourly_rate,
    copy_of)
  WHERE NOT archived;
CREATE INDEX tenders_archive ON tenders (publication_date DESC, id DESC)
  INCLUDE (source, tender_type, status_open, closing_date, category_mask, region, province, min_hourly_rate, max_hourly_rate,
    copy_of)
  WHERE archived;
CREATE INDEX tenders_closing ON tenders (closing_date, id DESC) WHERE NOT archived;
-- Tenders come back from the archive when their closing date is moved to later, or there is none any more.
CREATE INDEX tenders_archive_closing ON tenders (coalesce(closing_date, 'infinity')) WHERE archived AND NOT is_sample;
CREATE INDEX tenders_new_on ON tenders (new_on, tender_type) WHERE copy_of IS NULL;
CREATE INDEX tenders_created ON tenders (created_at);
CREATE INDEX tenders_copy_of ON tenders (copy_of) WHERE copy_of IS NOT NULL;
CREATE INDEX tenders_client ON tenders (client_key, publication_date DESC, id DESC) WHERE copy_of IS NULL;
-- The first five digits of a CPV code are its category: what is bought is much the same.
CREATE INDEX tenders_cpv_category ON tenders (left(cpv[1], 5), publication_date DESC) WHERE NOT archived AND copy_of IS NULL;
CREATE INDEX tenders_publication ON tenders (source, publication_id);

-- Where else the same tender was found: 'copy_of' of each copy is the one that is shown, which has none. Itself included.
CREATE FUNCTION copies_of(asked uuid[]) RETURNS TABLE (tender_id uuid, copy_id uuid) LANGUAGE sql STABLE AS $$
  SELECT id, coalesce(copy_of, id) FROM tenders WHERE id = ANY (asked)
  UNION ALL
  SELECT a.id, c.id FROM tenders a JOIN tenders c ON c.copy_of = coalesce(a.copy_of, a.id) WHERE a.id = ANY (asked)
$$;

-- Blocking: what tenders are looked up by as possible copies of another, hashed; see duplicates/keys.ts.
CREATE TABLE tender_keys (
  key       bigint NOT NULL,
  tender_id uuid NOT NULL REFERENCES tenders ON DELETE CASCADE,
  PRIMARY KEY (key, tender_id)
);
CREATE INDEX tender_keys_tender ON tender_keys (tender_id);

-- Pairs that an administrator called different; each is kept once.
CREATE TABLE tender_splits (
  one_id   uuid NOT NULL REFERENCES tenders ON DELETE CASCADE,
  other_id uuid NOT NULL REFERENCES tenders ON DELETE CASCADE,
  split_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (one_id, other_id),
  CHECK (one_id < other_id)
);
CREATE INDEX tender_splits_other ON tender_splits (other_id);

-- The search index lives apart, so that counters, flags and categories never touch it.
CREATE TABLE tender_search (
  tender_id        uuid PRIMARY KEY REFERENCES tenders ON DELETE CASCADE,
  archived         boolean NOT NULL,
  publication_date timestamptz(3) NOT NULL,
  title_vector     tsvector NOT NULL,
  vector           tsvector NOT NULL
) WITH (toast_tuple_target = 256, fillfactor = 90);
-- Vectors of text hardly compress, and each write would try.
ALTER TABLE tender_search ALTER title_vector SET STORAGE MAIN, ALTER vector SET STORAGE EXTERNAL;
CREATE INDEX tender_search_live ON tender_search USING gin (vector) WHERE NOT archived;
CREATE INDEX tender_search_archive ON tender_search USING gin (vector) WHERE archived;
-- Samples of one in 16 and one in 256, by the last digits of the id, which are random: what is found in most tenders is counted
-- in these.
CREATE INDEX tender_search_sample ON tender_search USING gin (vector) WHERE right(tender_id::text, 1) = '0';
CREATE INDEX tender_search_small_sample ON tender_search USING gin (vector) WHERE right(tender_id::text, 2) = '00';

-- What second parts of compounds begin with, by their first three letters: see word-parts.ts.
CREATE TABLE search_parts (beginning text, part text CHECK (length(part) >= 3), PRIMARY KEY (beginning, part));

CREATE TABLE tender_counters (
  tender_id              uuid PRIMARY KEY REFERENCES tenders ON DELETE CASCADE,
  archived               boolean NOT NULL,
  -- Of all its copies together.
  public_bookmark_count  integer NOT NULL DEFAULT 0 CHECK (public_bookmark_count >= 0)
) WITH (fillfactor = 70);
CREATE INDEX tender_counters_popular ON tender_counters (public_bookmark_count DESC, tender_id DESC)
  WHERE public_bookmark_count > 0;

-- Counts without counting: how many tenders of each kind close on which day (Europe/Amsterdam; infinity: no day).
CREATE TABLE tender_cube (
  archived    boolean, source text, tender_type text, status_open boolean, closing_day date, is_copy boolean,
  n           bigint NOT NULL,
  PRIMARY KEY (archived, source, tender_type, status_open, closing_day, is_copy)
) WITH (fillfactor = 50);

CREATE FUNCTION tenders_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM new_rows) THEN RETURN NULL; END IF;
  PERFORM index_tenders(array(SELECT id FROM new_rows UNION SELECT copy_of FROM new_rows WHERE copy_of IS NOT NULL));
  PERFORM merge_search_entries();
  INSERT INTO tender_counters (tender_id, archived) SELECT id, archived FROM new_rows;
  PERFORM version_tenders(array(
    SELECT id FROM new_rows
    UNION SELECT copy_id FROM copies_of(array(SELECT id FROM new_rows WHERE copy_of IS NOT NULL))));
  ${cube.inserted}
  RETURN NULL;
END $$;

-- What changed is found by EXCEPT: a join of the two row sets would be planned for the first, perhaps tiny, statement.
CREATE FUNCTION tenders_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
  reworded uuid[];
  regrouped uuid[];
  moved uuid[];
BEGIN
  IF NOT EXISTS (SELECT FROM new_rows) THEN RETURN NULL; END IF;
  regrouped := array(SELECT unnest(array[id, copy_of]) FROM (
    (SELECT id, copy_of FROM new_rows EXCEPT SELECT id, copy_of FROM old_rows)
    UNION ALL (SELECT id, copy_of FROM old_rows EXCEPT SELECT id, copy_of FROM new_rows)
  ) difference);
  changed := array(SELECT id FROM (
    SELECT id, archived, publication_date, ${indexed} FROM new_rows
    EXCEPT
    SELECT id, archived, publication_date, ${indexed} FROM old_rows
  ) difference);
  -- A tender is found by the numbers of its copies.
  reworded := regrouped;
  IF cardinality(changed) > 0 THEN
    reworded := reworded || array(SELECT id FROM (
      SELECT id, ${indexed} FROM new_rows
      EXCEPT
      SELECT id, ${indexed} FROM old_rows
    ) difference);
    UPDATE tender_search s SET archived = n.archived, publication_date = n.publication_date
      FROM tenders n WHERE n.id = ANY (changed) AND NOT n.id = ANY (reworded) AND s.tender_id = n.id;
    UPDATE tender_counters c SET archived = n.archived
      FROM tenders n WHERE n.id = ANY (changed) AND c.tender_id = n.id AND c.archived <> n.archived;
  END IF;
  IF cardinality(reworded) > 0 THEN
    PERFORM index_tenders(reworded);
    PERFORM merge_search_entries();
  END IF;
  IF cardinality(regrouped) > 0 THEN PERFORM count_bookmarks(regrouped); END IF;
  -- A tender names the addresses of its copies.
  moved := array(SELECT id FROM (SELECT id, source_url FROM new_rows EXCEPT SELECT id, source_url FROM old_rows) difference);
  PERFORM version_tenders(array(
    SELECT id FROM new_rows UNION SELECT copy_id FROM copies_of(regrouped || moved)));
  ${cube.updated}
  RETURN NULL;
END $$;

CREATE FUNCTION tenders_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM old_rows) THEN RETURN NULL; END IF;
  PERFORM version_tenders(array(
    SELECT id FROM old_rows
    UNION SELECT copy_id FROM copies_of(array(SELECT copy_of FROM old_rows WHERE copy_of IS NOT NULL))));
  ${cube.deleted}
  RETURN NULL;
END $$;

${statementTriggers('tenders', ['tenders_inserted', 'tenders_updated', 'tenders_deleted'])}

${tenderChanges}

${truncated}
`
