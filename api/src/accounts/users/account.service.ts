import type { EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import { logSecurity } from '../../platform/security-log.js'
import { UNUSABLE_PASSWORD } from './sign-in/password.js'

/** Replaces the name on the comments of an erased account. */
const ERASED_USER_NAME = 'Verwijderde gebruiker'

/** GDPR, right of access: every personal column. A test compares it with the columns of the database. */
export async function exportAccount(db: EntityManager, userId: string) {
  const one = async (text: string) => (await db.query<object[]>(text, [userId]))[0] ?? null
  const many = (text: string) => db.query<object[]>(text, [userId])
  return {
    account: await one(
      `SELECT id, username, email, first_name AS "firstName", last_name AS "lastName", is_active AS "isActive",
         is_admin AS "isAdmin", bookmark_cache AS "bookmarkCache", last_login_at AS "lastLoginAt",
         created_at AS "createdAt", updated_at AS "updatedAt", seen_until AS "seenUntil" FROM app_users WHERE id = $1`,
    ),
    provider: await one(
      `SELECT u.id, u.email, u.first_name AS "firstName", u.last_name AS "lastName", u.created_at AS "createdAt",
         u.profile_image_url AS "profileImageUrl", encode(u.picture, 'base64') AS picture, u.picture_type AS "pictureType"
       FROM users u JOIN app_users a ON a.legacy_user_id = u.id WHERE a.id = $1`,
    ),
    identities: await many(`SELECT issuer, subject, created_at AS "createdAt" FROM identities WHERE user_id = $1`),
    sessions: await many(
      `SELECT to_timestamp((sess ->> 'startedAt')::bigint / 1000.0) AS "startedAt", sess ->> 'device' AS device
       FROM sessions WHERE sess ->> 'userId' = $1::text`,
    ),
    tokens: await many(
      `SELECT id, name, prefix, scope, created_at AS "createdAt", expires_at AS "expiresAt", last_used_at AS "lastUsedAt"
       FROM personal_tokens WHERE user_id = $1 ORDER BY created_at`,
    ),
    bookmarks: await many(
      `SELECT b.id, t.title AS tender, b.is_public AS "isPublic", b.metadata, b.created_at AS "createdAt"
       FROM bookmarks b JOIN tenders t ON t.id = b.tender_id WHERE b.user_id = $1 ORDER BY b.created_at`,
    ),
    searchProfiles: await many(
      `SELECT name, filter, is_shared AS "isShared", seen_at AS "seenAt", created_at AS "createdAt", updated_at AS "updatedAt"
       FROM search_profiles WHERE user_id = $1 ORDER BY created_at`,
    ),
    alerts: await many(
      `SELECT p.name AS profile, a.rhythm, a.minute_of_day AS "minuteOfDay", a.weekday, a.by_mail AS "byMail",
         a.by_push AS "byPush", a.told_from AS "toldFrom", w.url AS webhook, w.created_at AS "webhookCreatedAt",
         l.created_at AS "linkCreatedAt"
       FROM search_profiles p LEFT JOIN profile_alerts a ON a.profile_id = p.id
       LEFT JOIN profile_webhooks w ON w.profile_id = p.id LEFT JOIN profile_links l ON l.profile_id = p.id
       WHERE p.user_id = $1 AND (a.profile_id IS NOT NULL OR w.profile_id IS NOT NULL OR l.profile_id IS NOT NULL)
       ORDER BY p.created_at`,
    ),
    matches: await many(
      `SELECT p.name AS profile, t.title AS tender, m.matched_at AS "matchedAt", m.handled_at AS "handledAt", m.is_told AS "isTold"
       FROM profile_matches m JOIN search_profiles p ON p.id = m.profile_id JOIN tenders t ON t.id = m.tender_id
       WHERE p.user_id = $1 ORDER BY m.matched_at, t.id`,
    ),
    messages: await many(
      `SELECT channel, tender_ids AS "tenderIds", created_at AS "createdAt", sent_at AS "sentAt"
       FROM alert_deliveries WHERE user_id = $1 ORDER BY created_at, id`,
    ),
    follows: await many(
      `SELECT t.title AS tender, f.is_muted AS "isMuted", f.created_at AS "createdAt"
       FROM tender_follows f JOIN tenders t ON t.id = f.tender_id WHERE f.user_id = $1 ORDER BY f.created_at, t.id`,
    ),
    followedBuyers: await many(
      `SELECT name, created_at AS "createdAt" FROM buyer_follows WHERE user_id = $1 ORDER BY created_at, name`,
    ),
    selfDescription: await one(
      `SELECT skills, years, minimum_rate AS "minimumRate", minimum_hours AS "minimumHours", maximum_hours AS "maximumHours",
         place, available_from::text AS "availableFrom", updated_at AS "updatedAt" FROM self_descriptions WHERE user_id = $1`,
    ),
    changePreferences: await one(`SELECT choices FROM change_preferences WHERE user_id = $1`),
    inbox: await many(
      `SELECT i.kind, t.title AS tender, p.name AS profile, i.comment_id AS "commentId", i.tender_count AS "tenderCount",
         i.created_at AS "createdAt", i.read_at AS "readAt"
       FROM inbox_items i LEFT JOIN tender_changes c ON c.id = i.change_id LEFT JOIN tenders t ON t.id = c.tender_id
       LEFT JOIN search_profiles p ON p.id = i.profile_id WHERE i.user_id = $1 ORDER BY i.created_at, i.id`,
    ),
    reminderDays: await one(`SELECT days FROM reminder_settings WHERE user_id = $1`),
    reminders: await many(
      `SELECT t.title AS tender, r.days, r.closing_date AS "closingDate", r.reminded_at AS "remindedAt"
       FROM reminders r JOIN tenders t ON t.id = r.tender_id WHERE r.user_id = $1 ORDER BY r.reminded_at, t.id`,
    ),
    pushSubscriptions: await many(
      `SELECT endpoint, created_at AS "createdAt" FROM push_subscriptions WHERE user_id = $1 ORDER BY created_at`,
    ),
    seen: await many(
      `SELECT t.title AS tender, s.seen_at AS "seenAt"
       FROM tender_seen s JOIN tenders t ON t.id = s.tender_id WHERE s.user_id = $1 ORDER BY s.seen_at`,
    ),
    dismissed: await many(
      `SELECT t.title AS tender, p.reason, p.until, p.put_away_at AS "dismissedAt"
       FROM tender_put_away p JOIN tenders t ON t.id = p.tender_id WHERE p.user_id = $1 ORDER BY p.put_away_at`,
    ),
    exclusions: await many(
      `SELECT kind, value, created_at AS "createdAt" FROM exclusions WHERE user_id = $1 ORDER BY created_at`,
    ),
    bookmarkLink: await one(`SELECT created_at AS "createdAt" FROM bookmark_links WHERE user_id = $1`),
    switchedSources: await many(
      `SELECT source, is_off AS "isOff", reason, changed_at AS "changedAt" FROM source_switches WHERE changed_by = $1`,
    ),
    addedSources: await many(
      `SELECT key, name, address, created_at AS "createdAt" FROM added_sources WHERE created_by = $1 ORDER BY created_at`,
    ),
    acceptedRuns: await many(
      `SELECT source, started_at AS "startedAt" FROM scraper_runs WHERE accepted_by = $1 ORDER BY started_at`,
    ),
    comments: await many(
      `SELECT id, bookmark_id AS "bookmarkId", commenter_name AS "commenterName", content, created_at AS "createdAt"
       FROM bookmark_comments WHERE user_id = $1 ORDER BY created_at`,
    ),
  }
}

/**
 * GDPR, right to erasure: deletes account, identities, sessions and bookmarks. A bookmark with comments of other users stays, detached,
 * with an anonymous owner. The user's own comments in those threads stay, anonymised.
 */
export async function eraseAccount(db: EntityManager, userId: string): Promise<void> {
  await db.transaction(async tx => {
    // Deadlock: everything that ends sessions locks the row of the account before the sessions.
    await tx.query(
      `WITH account AS (SELECT id FROM app_users WHERE id = $1 FOR UPDATE)
       DELETE FROM sessions WHERE sess ->> 'userId' = (SELECT id::text FROM account)`,
      [userId],
    )
    await tx.query(
      `DELETE FROM bookmarks b WHERE user_id = $1 AND NOT EXISTS
         (SELECT FROM bookmark_comments c WHERE c.bookmark_id = b.id AND c.user_id IS DISTINCT FROM $1)`,
      [userId],
    )
    await tx.query(`UPDATE bookmark_comments SET commenter_name = $2, user_id = NULL WHERE user_id = $1`, [
      userId,
      ERASED_USER_NAME,
    ])
    await anonymiseBookmarks(tx, userId)
    await tx.query(`DELETE FROM users u USING app_users a WHERE a.id = $1 AND u.id = a.legacy_user_id`, [userId])
    await tx.query('DELETE FROM app_users WHERE id = $1', [userId])
  })
  logSecurity('account erased', { userId })
}

/** Moves the remaining bookmarks to a new anonymous user, because the old id would still identify the person. */
async function anonymiseBookmarks(tx: EntityManager, userId: string): Promise<void> {
  const [{ remain }] = await tx.query<[{ remain: boolean }]>(
    'SELECT EXISTS (SELECT FROM bookmarks WHERE user_id = $1) AS remain',
    [userId],
  )
  if (!remain) return
  const anonymousId = uuid()
  await tx.query(
    `INSERT INTO app_users (id, username, email, password_hash, is_active) VALUES ($1, $2, $3, $4, false)`,
    [anonymousId, `weg.${anonymousId}`, `${anonymousId}@verwijderd.invalid`, UNUSABLE_PASSWORD],
  )
  await tx.query(
    `UPDATE bookmarks SET user_id = $2, metadata = NULL, detached_at = coalesce(detached_at, now()) WHERE user_id = $1`,
    [userId, anonymousId],
  )
}
