import { statementTriggers } from './statement-triggers.js'

export const categories = `
CREATE TABLE categories (
  id              uuid PRIMARY KEY,
  slug            text NOT NULL UNIQUE,
  name            text NOT NULL UNIQUE,
  domain          text NOT NULL,
  description     text,
  keywords        text[] NOT NULL DEFAULT '{}',
  seeded_keywords text[] NOT NULL DEFAULT '{}',
  icon            text,
  color           text,
  is_active       boolean NOT NULL DEFAULT true,
  sort_order      integer NOT NULL DEFAULT 0,
  bit             smallint NOT NULL UNIQUE CHECK (bit BETWEEN 0 AND 61),
  created_at      timestamptz(3) NOT NULL DEFAULT now(),
  updated_at      timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE tender_categories (
  id               uuid PRIMARY KEY,
  tender_id        uuid NOT NULL REFERENCES tenders ON DELETE CASCADE,
  category_id      uuid NOT NULL REFERENCES categories,
  confidence       double precision NOT NULL DEFAULT 0 CHECK (confidence BETWEEN 0 AND 1),
  source           text NOT NULL DEFAULT 'auto',
  matched_keywords text[] NOT NULL DEFAULT '{}',
  created_at       timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (tender_id, category_id)
);
CREATE INDEX tender_categories_category ON tender_categories (category_id);

-- tender_categories is the truth; what the tender's row says of it is derived here and nowhere else.
CREATE FUNCTION derive_categories(tender_ids uuid[]) RETURNS void LANGUAGE sql AS $$
  UPDATE tenders t
  SET category_mask = d.mask, category = d.name, green_rock_category = d.name, relevance_score = d.score
  FROM (
    SELECT asked.id,
      coalesce(bit_or(1::bigint << c.bit), 0) AS mask,
      (array_agg(c.name ORDER BY (l.source = 'manual') DESC, l.confidence DESC, c.sort_order))[1] AS name,
      coalesce((array_agg(round(l.confidence * 100) ORDER BY (l.source = 'manual') DESC, l.confidence DESC, c.sort_order))[1], 0)::smallint AS score
    FROM unnest(tender_ids) AS asked (id)
    LEFT JOIN tender_categories l ON l.tender_id = asked.id
    LEFT JOIN categories c ON c.id = l.category_id
    GROUP BY asked.id
  ) d
  WHERE t.id = d.id AND (t.category_mask, t.category, t.relevance_score) IS DISTINCT FROM (d.mask, d.name, d.score)
$$;

-- A statement that wrote no link, such as an upsert that only inserts, derives nothing: an update of no tender would still run
-- the triggers of its table.
CREATE FUNCTION tender_categories_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    changed := array(SELECT DISTINCT tender_id FROM new_rows);
  ELSIF TG_OP = 'DELETE' THEN
    changed := array(SELECT DISTINCT tender_id FROM old_rows);
  ELSE
    changed := array(SELECT tender_id FROM new_rows UNION SELECT tender_id FROM old_rows);
  END IF;
  IF cardinality(changed) > 0 THEN
    PERFORM derive_categories(changed);
    PERFORM version_tenders(changed);
  END IF;
  RETURN NULL;
END $$;

${statementTriggers(
  'tender_categories',
  ['tender_categories_inserted', 'tender_categories_updated', 'tender_categories_deleted'],
  'tender_categories_changed',
)}
`
