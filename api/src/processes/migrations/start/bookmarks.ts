import { statementTriggers } from './statement-triggers.js'

export const bookmarks = `
CREATE TABLE bookmarks (
  id            uuid PRIMARY KEY,
  user_id       uuid NOT NULL REFERENCES app_users ON DELETE CASCADE,
  tender_id     uuid NOT NULL REFERENCES tenders ON DELETE CASCADE,
  is_public     boolean NOT NULL DEFAULT true,
  metadata      jsonb,
  comment_count integer NOT NULL DEFAULT 0 CHECK (comment_count >= 0),
  detached_at   timestamptz(3),
  created_at    timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (user_id, tender_id)
);
CREATE INDEX bookmarks_tender ON bookmarks (tender_id);
CREATE INDEX bookmarks_user ON bookmarks (user_id, created_at DESC, id DESC) WHERE detached_at IS NULL;
CREATE INDEX bookmarks_public ON bookmarks (created_at DESC, id DESC) WHERE is_public AND detached_at IS NULL;

CREATE TABLE bookmark_links (
  user_id     uuid PRIMARY KEY REFERENCES app_users ON DELETE CASCADE,
  secret_hash bytea NOT NULL UNIQUE,
  created_at  timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE bookmark_comments (
  id                 uuid PRIMARY KEY,
  bookmark_id        uuid NOT NULL REFERENCES bookmarks ON DELETE CASCADE,
  user_id            uuid REFERENCES app_users ON DELETE SET NULL,
  commenter_name     varchar(100) NOT NULL,
  content            text NOT NULL,
  parent_comment_id  uuid REFERENCES bookmark_comments ON DELETE CASCADE,
  client_mutation_id varchar(100),
  deleted_at         timestamptz(3),
  created_at         timestamptz(3) NOT NULL DEFAULT now(),
  updated_at         timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX bookmark_comments_bookmark ON bookmark_comments (bookmark_id, created_at, id);
CREATE UNIQUE INDEX bookmark_comments_client_key ON bookmark_comments (user_id, client_mutation_id)
  WHERE client_mutation_id IS NOT NULL;
CREATE INDEX bookmark_comments_parent ON bookmark_comments (parent_comment_id) WHERE parent_comment_id IS NOT NULL;

-- A bookmark counts for every copy of its tender, and a user once, however many of them were bookmarked.
CREATE FUNCTION count_bookmarks(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  counted uuid[] := array(SELECT DISTINCT copy_id FROM copies_of(changed) ORDER BY copy_id);
  locked  uuid[];
BEGIN
  -- Race: whoever else changes bookmarks of these copies waits here, in one order, and then sees what was committed; what
  -- became a copy of them meanwhile is locked and counted too.
  LOOP
    PERFORM FROM tender_counters WHERE tender_id = ANY (counted) ORDER BY tender_id FOR UPDATE;
    locked := counted;
    counted := array(SELECT DISTINCT copy_id FROM copies_of(changed) ORDER BY copy_id);
    EXIT WHEN counted = locked;
  END LOOP;
  UPDATE tender_counters c SET public_bookmark_count = d.n FROM (
    SELECT o.tender_id, count(DISTINCT b.user_id)::int AS n FROM copies_of(counted) o
    LEFT JOIN bookmarks b ON b.tender_id = o.copy_id AND b.is_public AND b.detached_at IS NULL GROUP BY 1
  ) d WHERE c.tender_id = d.tender_id AND c.public_bookmark_count <> d.n;
END $$;

CREATE FUNCTION bookmarks_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM count_bookmarks(array(SELECT tender_id FROM new_rows));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM count_bookmarks(array(SELECT tender_id FROM old_rows));
  ELSE
    PERFORM count_bookmarks(array(SELECT tender_id FROM (
      (SELECT id, tender_id, is_public AND detached_at IS NULL FROM new_rows
        EXCEPT SELECT id, tender_id, is_public AND detached_at IS NULL FROM old_rows)
      UNION ALL (SELECT id, tender_id, is_public AND detached_at IS NULL FROM old_rows
        EXCEPT SELECT id, tender_id, is_public AND detached_at IS NULL FROM new_rows)
    ) difference));
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION bookmark_comments_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE bookmarks b SET comment_count = b.comment_count + d.n FROM (
      SELECT bookmark_id, count(*)::int AS n FROM new_rows WHERE deleted_at IS NULL GROUP BY 1 ORDER BY 1
    ) d WHERE b.id = d.bookmark_id;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE bookmarks b SET comment_count = b.comment_count - d.n FROM (
      SELECT bookmark_id, count(*)::int AS n FROM old_rows WHERE deleted_at IS NULL GROUP BY 1 ORDER BY 1
    ) d WHERE b.id = d.bookmark_id;
  ELSE
    UPDATE bookmarks b SET comment_count = b.comment_count + d.n FROM (
      SELECT bookmark_id, sum(n)::int AS n FROM (
        SELECT bookmark_id, 1 AS n FROM new_rows WHERE deleted_at IS NULL
        UNION ALL
        SELECT bookmark_id, -1 FROM old_rows WHERE deleted_at IS NULL
      ) change GROUP BY 1 HAVING sum(n) <> 0 ORDER BY 1
    ) d WHERE b.id = d.bookmark_id;
  END IF;
  RETURN NULL;
END $$;

${statementTriggers('bookmarks', ['bookmarks_inserted', 'bookmarks_updated', 'bookmarks_deleted'], 'bookmarks_changed')}
${statementTriggers(
  'bookmark_comments',
  ['bookmark_comments_inserted', 'bookmark_comments_updated', 'bookmark_comments_deleted'],
  'bookmark_comments_changed',
)}
`
