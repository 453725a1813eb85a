import { statementTriggers } from './statement-triggers.js'

export const harvesting = `
CREATE TABLE notices (
  source         text NOT NULL,
  publication_id text NOT NULL,
  tender_id      uuid NOT NULL REFERENCES tenders ON DELETE CASCADE,
  procedure_key  text NOT NULL,
  refers_to      text[] NOT NULL DEFAULT '{}',
  fingerprint    bytea NOT NULL,
  content        jsonb NOT NULL,
  published_at   timestamptz(3) NOT NULL,
  created_at     timestamptz(3) NOT NULL DEFAULT now(),
  updated_at     timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (source, publication_id)
);
CREATE INDEX notices_tender ON notices (tender_id);
CREATE INDEX notices_procedure ON notices (source, procedure_key);
CREATE INDEX notices_refers_to ON notices USING gin (refers_to) WITH (fastupdate = off) WHERE refers_to <> '{}';

-- The history of a tender is made of its notices.
CREATE FUNCTION notices_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM version_tenders(array(SELECT tender_id FROM new_rows));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM version_tenders(array(SELECT tender_id FROM old_rows));
  ELSE
    PERFORM version_tenders(array(SELECT tender_id FROM new_rows UNION SELECT tender_id FROM old_rows));
  END IF;
  RETURN NULL;
END $$;
${statementTriggers('notices', ['notices_inserted', 'notices_updated', 'notices_deleted'], 'notices_changed')}

CREATE TABLE refused_items (
  source         text NOT NULL,
  publication_id text NOT NULL,
  fingerprint    bytea NOT NULL,
  sentence       text NOT NULL,
  refused_at     timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (source, publication_id)
);

CREATE TABLE source_checkpoints (
  source     text PRIMARY KEY,
  checkpoint jsonb NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE scraper_runs (
  id            uuid PRIMARY KEY,
  source        text NOT NULL,
  status        text NOT NULL CHECK (status IN ('running', 'success', 'partial', 'failed', 'suspect', 'cancelled')),
  items_found   integer NOT NULL DEFAULT 0,
  items_added   integer NOT NULL DEFAULT 0,
  items_updated integer NOT NULL DEFAULT 0,
  items_refused integer NOT NULL DEFAULT 0,
  error_message text,
  suspicion     text CHECK (suspicion IN ('few', 'missing', 'vanished', 'empty', 'unusable', 'shape')),
  is_usual      boolean NOT NULL DEFAULT false,
  is_unfinished boolean NOT NULL DEFAULT false,
  accepted_by   uuid REFERENCES app_users ON DELETE SET NULL,
  started_at    timestamptz(3) NOT NULL DEFAULT now(),
  completed_at  timestamptz(3)
);
CREATE INDEX scraper_runs_source ON scraper_runs (source, started_at DESC);
CREATE INDEX scraper_runs_usual ON scraper_runs (source, started_at DESC) WHERE is_usual;
CREATE INDEX scraper_runs_newest ON scraper_runs (started_at DESC, id DESC);
CREATE INDEX scraper_runs_accepted_by ON scraper_runs (accepted_by) WHERE accepted_by IS NOT NULL;

CREATE TABLE held_runs (
  source       text PRIMARY KEY,
  run_id       uuid NOT NULL REFERENCES scraper_runs ON DELETE CASCADE,
  notices      jsonb NOT NULL,
  notice_count integer NOT NULL,
  seen         text[],
  is_sample    boolean NOT NULL
);

CREATE TABLE source_answers (
  source       text PRIMARY KEY,
  url          text NOT NULL,
  status       integer NOT NULL,
  content_type text,
  body         text NOT NULL,
  is_cut_off   boolean NOT NULL,
  answered_at  timestamptz(3) NOT NULL
);

CREATE TABLE source_switches (
  source     text PRIMARY KEY,
  is_off     boolean NOT NULL,
  reason     text,
  changed_by uuid REFERENCES app_users ON DELETE SET NULL,
  changed_at timestamptz(3) NOT NULL,
  CHECK (NOT is_off OR reason IS NOT NULL)
);

CREATE TABLE added_sources (
  key         text PRIMARY KEY CHECK (key LIKE 'eigen-%'),
  name        text NOT NULL,
  adapter     text NOT NULL CHECK (adapter IN ('feed', 'ocds')),
  address     text NOT NULL,
  tender_type text NOT NULL CHECK (tender_type IN ('eu_procurement', 'freelance_contract')),
  created_by  uuid REFERENCES app_users ON DELETE SET NULL,
  created_at  timestamptz(3) NOT NULL,
  removed_at  timestamptz(3)
);
CREATE UNIQUE INDEX added_sources_name ON added_sources (lower(name));
CREATE UNIQUE INDEX added_sources_address ON added_sources (address) WHERE removed_at IS NULL;

CREATE TABLE jobs (
  id            uuid PRIMARY KEY,
  kind          text NOT NULL,
  scope         text,
  status        text NOT NULL CHECK (status IN ('running', 'success', 'partial', 'failed', 'suspect', 'cancelled')),
  done          integer NOT NULL DEFAULT 0,
  total         integer NOT NULL DEFAULT 0,
  label         text,
  stops_after   text,
  is_stop_asked boolean NOT NULL DEFAULT false,
  result        jsonb,
  error_message text,
  started_at    timestamptz(3) NOT NULL DEFAULT now(),
  completed_at  timestamptz(3)
);
CREATE INDEX jobs_kind ON jobs (kind, started_at DESC);
CREATE UNIQUE INDEX jobs_one_running ON jobs (kind) WHERE status = 'running';
`
