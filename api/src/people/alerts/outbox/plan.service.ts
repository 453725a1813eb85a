import type { EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import { UserError } from '../../../platform/errors.js'
import { JobKind } from '../../../platform/jobs/job.entity.js'
import { log } from '../../../platform/log.js'
import { filterOf, type ProfileFilter } from '../../profiles/profile-filter.js'
import { RunStatus } from '../../../reference/tender-values.js'
import { amongThese } from '../../../tenders/tender/matching.service.js'
import { tellMatches } from '../../inbox/tell-matches.service.js'
import { AlertRhythm } from '../settings/rhythm.js'
import { formerMoment, nextMoment, type Schedule } from '../settings/schedule.js'
import { About, type Channel, Channel as Channels, enqueue } from './outbox.service.js'

interface DueProfile extends Schedule {
  readonly filter: ProfileFilter
  readonly userId: string
  readonly hasDismissed: boolean
  readonly byMail: boolean
  readonly byPush: boolean
  readonly hasWebhook: boolean
  /** Null for a profile that sends at once. */
  readonly dueAt: Date | null
}

/**
 * Creates deliveries from the waiting matches of every profile that is due. Debounce: 'at once' waits for a running refresh, so that one mail
 * covers all its tenders.
 */
export async function planDue(db: EntityManager, now = new Date()): Promise<void> {
  const due = await db.query<{ id: string }[]>(
    `SELECT a.profile_id AS id FROM profile_alerts a WHERE a.next_at <= $1
     UNION ALL
     SELECT a.profile_id FROM profile_alerts a
     WHERE a.rhythm = $2 AND EXISTS (SELECT FROM profile_matches m WHERE m.profile_id = a.profile_id AND m.handled_at IS NULL)
       AND NOT EXISTS (SELECT FROM jobs WHERE kind = $3 AND status = $4)`,
    [now, AlertRhythm.AT_ONCE, JobKind.REFRESH, RunStatus.RUNNING],
  )
  // Bulkhead: an invalid filter of one profile does not block the others.
  for (const { id } of due)
    await db
      .transaction(tx => plan(tx, id, now))
      .catch((error: unknown) => log.error({ error, profile: id }, 'the alerts of a profile could not be planned'))
}

async function plan(tx: EntityManager, profileId: string, now: Date): Promise<void> {
  const profile = await claim(tx, profileId, now)
  if (!profile) return
  const waiting = await waitingOf(tx, profileId)
  if (waiting.length > 0) {
    const { userId } = profile
    const delivery = { userId, about: About.MATCHES, profileId, since: await sinceOf(tx, profile, waiting), now }
    const forInbox = await matchesForPerson(tx, profile, waiting)
    const forPerson = profile.byMail || profile.byPush ? forInbox : []
    const channels: Channel[] = [...(profile.byMail ? [Channels.MAIL] : []), ...(profile.byPush ? [Channels.PUSH] : [])]
    if (forPerson.length > 0)
      for (const channel of channels) await enqueue(tx, { id: uuid(), channel, tenderIds: forPerson, ...delivery })
    if (forInbox.length > 0) await tellMatches(tx, { userId, profileId, count: forInbox.length })
    const forProgram = profile.hasWebhook ? await matchesForProgram(tx, profileId, profile, waiting) : []
    if (forProgram.length > 0)
      await enqueue(tx, { id: uuid(), channel: Channels.WEBHOOK, tenderIds: forProgram, ...delivery })
    await tx.query(
      `UPDATE profile_matches SET handled_at = $2, is_told = tender_id = ANY ($3::uuid[])
       WHERE profile_id = $1 AND tender_id = ANY ($4::uuid[])`,
      [profileId, now, forPerson, waiting],
    )
  }
  await tx.query('UPDATE profile_alerts SET next_at = $2 WHERE profile_id = $1', [profileId, nextMoment(profile, now)])
}

/**
 * Null when another process has claimed it, or its schedule has changed. Locks the account too, because two profiles of one user that are due at
 * the same time would send the same tender.
 */
async function claim(tx: EntityManager, profileId: string, now: Date): Promise<DueProfile | null> {
  const [found] = await tx.query<DueProfile[]>(
    `SELECT a.rhythm, a.minute_of_day AS "minuteOfDay", a.weekday, a.by_mail AS "byMail", a.by_push AS "byPush",
       a.next_at AS "dueAt", p.filter, u.id AS "userId", u.has_put_away AS "hasDismissed",
       EXISTS (SELECT FROM profile_webhooks w WHERE w.profile_id = p.id AND w.off_at IS NULL) AS "hasWebhook"
     FROM profile_alerts a JOIN search_profiles p ON p.id = a.profile_id JOIN app_users u ON u.id = p.user_id
     WHERE a.profile_id = $1 AND (a.next_at <= $2 OR a.rhythm = $3)
     FOR NO KEY UPDATE OF a, u SKIP LOCKED`,
    [profileId, now, AlertRhythm.AT_ONCE],
  )
  return found ?? null
}

/**
 * The start of the period that a delivery covers, for the link to the list: the previous delivery or the oldest match, whichever is earlier. The
 * time that is due now does not count as previous, however late this runs.
 */
async function sinceOf(tx: EntityManager, profile: DueProfile, waiting: readonly string[]): Promise<Date> {
  const [{ first }] = await tx.query<[{ first: Date }]>(
    `SELECT min(created_at) - interval '1 millisecond' AS first FROM tenders WHERE id = ANY ($1::uuid[])`,
    [waiting],
  )
  const former = profile.dueAt && formerMoment(profile, profile.dueAt)
  return former && former < first ? former : first
}

const waitingOf = async (tx: EntityManager, profileId: string): Promise<string[]> =>
  (
    await tx.query<{ id: string }[]>(
      'SELECT tender_id AS id FROM profile_matches WHERE profile_id = $1 AND handled_at IS NULL ORDER BY tender_id',
      [profileId],
    )
  ).map(({ id }) => id)

/** The matches still in the user's list, new to the user, and not sent through another profile or as another copy. */
async function matchesForPerson(tx: EntityManager, profile: DueProfile, waiting: readonly string[]): Promise<string[]> {
  const { filter, userId, hasDismissed } = profile
  const fitting = await fittingOf(tx, filter, true, waiting, { id: userId, hasDismissed })
  const alreadySent = await tx.query<{ id: string }[]>(
    `SELECT DISTINCT c.tender_id AS id FROM copies_of($1::uuid[]) c JOIN profile_matches m ON m.tender_id = c.copy_id
     JOIN search_profiles p ON p.id = m.profile_id WHERE p.user_id = $2 AND m.is_told`,
    [fitting, userId],
  )
  return without(fitting, alreadySent)
}

/** A program also gets tenders that its owner has seen, but none that were dismissed or sent as another copy. */
async function matchesForProgram(
  tx: EntityManager,
  profileId: string,
  profile: DueProfile,
  waiting: readonly string[],
) {
  const { filter, userId, hasDismissed } = profile
  const fitting = await fittingOf(tx, filter, false, waiting, { id: userId, hasDismissed })
  const alreadySent = await tx.query<{ id: string }[]>(
    `SELECT DISTINCT c.tender_id AS id FROM copies_of($1::uuid[]) c JOIN profile_matches m ON m.tender_id = c.copy_id
     WHERE m.profile_id = $2 AND m.handled_at IS NOT NULL`,
    [fitting, profileId],
  )
  return without(fitting, alreadySent)
}

async function fittingOf(
  tx: EntityManager,
  filter: ProfileFilter,
  unseen: boolean,
  ids: readonly string[],
  viewer: { readonly id: string; readonly hasDismissed: boolean },
): Promise<string[]> {
  const found = await amongThese(tx, filterOf(filter, unseen ? { unseen } : {}), ids, viewer).catch(
    (error: unknown) => {
      // A value of the filter no longer exists, so its list is empty.
      if (error instanceof UserError) return new Set<string>()
      throw error
    },
  )
  return ids.filter(id => found.has(id))
}

function without(ids: readonly string[], others: readonly { readonly id: string }[]): string[] {
  const gone = new Set(others.map(({ id }) => id))
  return ids.filter(id => !gone.has(id))
}
