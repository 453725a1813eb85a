import { toGlobalId } from 'graphql-relay'
import type { EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import { replaceAutomaticCategories } from '../src/tenders/categorise/categorise.service.js'
import { renewProfileLink } from '../src/people/alerts/links/profile-link.service.js'
import { renewBookmarkLink } from '../src/people/bookmarks/link/bookmark-link.service.js'
import { Tender } from '../src/tenders/tender/tender.entity.js'
import type { User } from '../src/accounts/users/user.entity.js'
import { madeUpTender } from './factories.js'
import { aStaffMember } from './sign-in.js'

/** A populated database, with the ids that operations are tested with. */
export interface Crowd {
  /** An administrator with a profile picture from the provider, who owns the bookmarks and comments. */
  readonly admin: User
  readonly colleague: User
  readonly tenderId: string
  /** A tender without bookmarks. */
  readonly otherTenderId: string
  /** The bookmark with all comments. */
  readonly bookmarkId: string
  /** The comment with all replies. */
  readonly commentId: string
  readonly replyId: string
  /** The secret link to the administrator's bookmarks. */
  readonly linkSecret: string
  readonly profileLinkSecret: string
  readonly webhookDeliveryId: string
  readonly profileId: string
  readonly globalIds: readonly string[]
}

interface Size {
  readonly rows: number
  readonly replies: number
  readonly users: number
}

/**
 * Creates `rows` tenders, each bookmarked by an administrator, and as many runs of some sources, the last one of Between held. The first tender
 * also has a public bookmark of each other user, and its thread has as many comments, each with `replies` replies.
 */
export async function aCrowd(db: EntityManager, { rows, replies, users }: Size): Promise<Crowd> {
  const legacyUserId = uuid()
  await db.query(`INSERT INTO users (id, picture, picture_type) VALUES ($1, '\\x89504e47', 'image/png')`, [
    legacyUserId,
  ])
  const admin = await aStaffMember(db, { isAdmin: true, legacyUserId })
  const colleague = await aStaffMember(db)
  await db.query(
    `INSERT INTO app_users (id, username, email, first_name, password_hash)
     SELECT gen_random_uuid(), 'bewoner.' || n, 'bewoner.' || n || '@greenrock.nl', 'Bewoner', 'unusable'
     FROM generate_series(1, $1::int) n`,
    [users],
  )

  await db.query(
    `INSERT INTO fruitless_searches (text, times, first_on, last_on)
     SELECT 'zoekopdracht ' || n, n, '2026-03-01', '2026-03-02' FROM generate_series(1, $1::int) n`,
    [rows],
  )

  const [profile] = await db.query<{ id: string }[]>(
    `INSERT INTO search_profiles (id, user_id, name, filter)
     SELECT gen_random_uuid(), $1, 'profiel ' || n, '{"search": "onderhoud"}' FROM generate_series(1, least($2::int, 40)) n
     RETURNING id`,
    [admin.id, rows],
  )

  await db.query(
    `INSERT INTO profile_webhooks (profile_id, url, nonce, created_at)
     SELECT id, 'https://webhook.example/', gen_random_uuid(), now() FROM search_profiles WHERE user_id = $1`,
    [admin.id],
  )
  const [delivery] = await db.query<{ id: string }[]>(
    `INSERT INTO alert_deliveries (id, user_id, about, profile_id, channel, tender_ids, since, created_at)
     SELECT gen_random_uuid(), $1, 'matches', $2, 'webhook', '{}', now(), now() FROM generate_series(1, $3::int) RETURNING id`,
    [admin.id, profile!.id, Math.min(rows, 30)],
  )

  await db.query(`INSERT INTO jobs (id, kind, status) VALUES (gen_random_uuid(), 'reclassify', 'success')`)

  const tenders = Array.from({ length: rows + 1 }, madeUpTender)
  await db.insert(Tender, tenders)
  const matches = (['bouw-infrastructuur', 'overig'] as const).map(slug => ({
    slug,
    confidence: 0.9,
    matchedKeywords: [],
  }))
  await replaceAutomaticCategories(
    db,
    tenders.map(({ id }) => ({ tenderId: id, matches })),
  )
  const [otherTenderId, ...tenderIds] = tenders.map(({ id }) => id) as [string, ...string[]]
  const [tenderId] = tenderIds as [string]

  const bookmark = await db.query<{ id: string; tender: string }[]>(
    `INSERT INTO bookmarks (id, user_id, tender_id, created_at)
     SELECT gen_random_uuid(), $1, tender, now() - n * interval '1 minute' FROM unnest($2::uuid[]) WITH ORDINALITY t (tender, n)
     RETURNING id, tender_id AS tender`,
    [admin.id, tenderIds],
  )
  await db.query(
    `WITH changed AS (
       INSERT INTO tender_changes (id, tender_id, key, kind, topic, published_at, position, publication_id, notice_kind, details, is_untold)
       SELECT gen_random_uuid(), tender, 'k', 'status', 'withdrawn', now(), 0, '1', 'withdrawal', '{"newText": "Ingetrokken"}', false
       FROM unnest($2::uuid[]) tender RETURNING id)
     INSERT INTO inbox_items (id, user_id, kind, change_id, is_listed) SELECT gen_random_uuid(), $1, 'change', id, true FROM changed`,
    [admin.id, tenderIds],
  )
  const bookmarkId = bookmark.find(({ tender }) => tender === tenderId)!.id
  await db.query(
    `INSERT INTO bookmarks (id, user_id, tender_id, created_at)
     SELECT gen_random_uuid(), id, $1, now() - interval '1 day' FROM app_users WHERE password_hash = 'unusable' LIMIT $2`,
    [tenderId, rows],
  )
  const comments = await db.query<{ id: string }[]>(
    `INSERT INTO bookmark_comments (id, bookmark_id, user_id, commenter_name, content)
     SELECT gen_random_uuid(), $1, $2, 'Anna', 'Interessant' FROM generate_series(1, $3::int) RETURNING id`,
    [bookmarkId, admin.id, rows],
  )
  const answers = await db.query<{ id: string }[]>(
    `INSERT INTO bookmark_comments (id, bookmark_id, user_id, commenter_name, content, parent_comment_id)
     SELECT gen_random_uuid(), $1, $2, 'Anna', 'Eens', parent FROM unnest($3::uuid[]) parent, generate_series(1, $4::int) RETURNING id`,
    [bookmarkId, admin.id, comments.map(({ id }) => id), replies],
  )
  await db.query(
    `INSERT INTO inbox_items (id, user_id, kind, comment_id, is_listed)
     SELECT gen_random_uuid(), $1, 'reply', comment, true FROM unnest($2::uuid[]) comment`,
    [admin.id, comments.map(({ id }) => id)],
  )
  await db.query(
    `INSERT INTO inbox_items (id, user_id, kind, profile_id, tender_count, is_listed)
     SELECT gen_random_uuid(), $1, 'matches', id, 2, true FROM search_profiles WHERE user_id = $1`,
    [admin.id],
  )
  // The kinds take turns, so that a page has each of them.
  await db.query(
    `UPDATE inbox_items i SET created_at = now() - place.n * interval '1 minute'
     FROM (SELECT id, row_number() OVER (PARTITION BY kind ORDER BY id) AS n FROM inbox_items) place WHERE place.id = i.id`,
  )
  await db.query(
    `INSERT INTO buyer_follows (user_id, client_key, name) SELECT $1, 'koper ' || n, 'Koper ' || n FROM generate_series(1, $2::int) n`,
    [admin.id, rows],
  )
  // Marks the last refresh as recent, so that a refresh within the test falls within the cool-down.
  await db.query(
    `INSERT INTO jobs (id, kind, status, result, completed_at)
     VALUES (gen_random_uuid(), 'refresh', 'success', '{"totalFound": 0, "totalAdded": 0}', now())`,
  )
  await db.query(
    `INSERT INTO scraper_runs (id, source, status, is_usual, accepted_by, started_at, completed_at)
     SELECT gen_random_uuid(), source, 'success', true, $1, now() - n * interval '1 hour', now()
     FROM unnest($2::text[]) source, generate_series(1, $3::int) n`,
    [admin.id, ['tenderned', 'ted', 'between'], rows],
  )
  const [suspect] = await db.query<[{ id: string }]>(
    `INSERT INTO scraper_runs (id, source, status, suspicion, items_found, completed_at)
     VALUES (gen_random_uuid(), 'between', 'suspect', 'few', 3, now()) RETURNING id`,
  )
  await db.query(
    `INSERT INTO held_runs (source, run_id, notices, notice_count, seen, is_sample)
     VALUES ('between', $1, '[]', 0, '{}', false)`,
    [suspect.id],
  )
  await db.query(
    `INSERT INTO source_switches (source, is_off, reason, changed_by, changed_at) VALUES ('ted', true, 'Even niet', $1, now())`,
    [admin.id],
  )
  return {
    admin,
    colleague,
    tenderId,
    otherTenderId,
    bookmarkId,
    commentId: comments[0]!.id,
    replyId: answers[0]!.id,
    linkSecret: await renewBookmarkLink(db, admin.id),
    profileLinkSecret: await renewProfileLink(db, admin.id, profile!.id),
    webhookDeliveryId: delivery!.id,
    profileId: profile!.id,
    globalIds: [
      ...tenderIds.map(id => toGlobalId('Tender', id)),
      ...bookmark.map(({ id }) => toGlobalId('Bookmark', id)),
      ...comments.map(({ id }) => toGlobalId('Comment', id)),
      toGlobalId('User', admin.id),
      toGlobalId('User', colleague.id),
    ],
  }
}
