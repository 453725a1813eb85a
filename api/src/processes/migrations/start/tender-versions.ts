export const versionTenders = `CREATE FUNCTION version_tenders(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tender_versions (tender_id)
  SELECT DISTINCT id FROM unnest(changed) AS id
  WHERE NOT EXISTS (SELECT FROM tender_versions v WHERE v.tender_id = id AND v.writer = pg_current_xact_id())
  ORDER BY id
  ON CONFLICT (tender_id) DO UPDATE SET writer = excluded.writer, changed_at = excluded.changed_at;
END $$;`

/** The update feed; its reasons are in docs/decisions/0035-changes.md. */
export const tenderVersions = `
-- Which transaction changed a tender last. Without a foreign key: the row of a tender that is gone is its tombstone.
CREATE TABLE tender_versions (
  tender_id  uuid PRIMARY KEY,
  writer     xid8 NOT NULL DEFAULT pg_current_xact_id(),
  changed_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
) WITH (autovacuum_vacuum_scale_factor = 0.05);
CREATE INDEX tender_versions_order ON tender_versions (writer, tender_id);

-- Write amplification: one transaction writes a tender, its notices and its categories; the first of these writes the version.
-- Deadlock: always in the order of their ids.
${versionTenders}

-- Transaction ids begin anew in another cluster, and continue from another past after a recovery (a new timeline).
CREATE FUNCTION version_epoch() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT left(md5(concat_ws(' ', system_identifier, timeline_id, (SELECT oid FROM pg_database WHERE datname = current_database()))), 12)
  FROM pg_control_system(), pg_control_checkpoint()
$$;
`
