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
  started_at    timestamptz(3) NOT NULL DEFAULT now(),
  completed_at  timestamptz(3)
);
CREATE INDEX scraper_runs_source ON scraper_runs (source, started_at DESC);

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
