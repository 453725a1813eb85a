import { createHash, createHmac } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { columnsOf, entityOf } from '../../../platform/database/entity-rows.js'
import { namedQuery } from '../../../platform/database/named-query.js'
import { readFromPrimary } from '../../../platform/load-shedding/request-scope.js'
import { logSecurity } from '../../../platform/security-log.js'
import { User } from '../user.entity.js'
import type { Viewer } from '../viewer.js'

/** Key rotation: the first key signs; signatures of all keys are accepted. */
export type Secrets = readonly [signing: string, ...former: string[]]

/** A user whose identity was verified, with the hash of the password at that time. */
export interface Authenticated {
  readonly id: string
  readonly passwordHash: string
}

/** The data in a session's row, beside the cookie. */
export interface SessionData {
  readonly userId: string
  readonly startedAt: number
  readonly device: string
}

export const IDLE_TIMEOUT_MS = 12 * 3_600_000
export const MAX_SESSION_MS = 7 * 24 * 3_600_000
/** A request without a valid token gets the same token for the whole of this period. */
const TOKEN_PERIOD_MS = 6 * 3_600_000

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/**
 * Issues the bearer token of a session, and revokes the previous one: an HMAC of 256 bits, the same for up to 6 hours, valid for at most 12
 * hours and no longer than the session. Only its hash is stored. During key rotation, a token that another process issues with the former
 * key stays valid as well.
 */
export async function tokenOf(db: EntityManager, sid: string, secrets: Secrets, now = Date.now()): Promise<string> {
  const period = Math.floor(now / TOKEN_PERIOD_MS)
  const [token, ...former] = secrets.map(secret =>
    createHmac('sha256', secret).update(`bearer ${sid} ${period}`).digest('base64url'),
  ) as [string, ...string[]]
  const expiresAt = new Date((period + 2) * TOKEN_PERIOD_MS)
  // A query for the session may be answered by a replica, and this writes.
  readFromPrimary()
  await db.query(
    `WITH former AS (DELETE FROM access_tokens WHERE sid = $2 AND token_hash <> $1 AND NOT token_hash = ANY ($4))
     INSERT INTO access_tokens (token_hash, sid, expires_at) SELECT $1, sid, $3 FROM sessions WHERE sid = $2
     ON CONFLICT (token_hash) DO NOTHING`,
    [hashOf(token), sid, expiresAt, former.map(hashOf)],
  )
  return token
}

/** The current session with its user, and a bearer token for later requests. */
export async function sessionNow(db: EntityManager, viewer: Viewer | null, secrets: Secrets) {
  if (!viewer) return { authenticated: false, token: null, mustChangePassword: false, user: null }
  const { user, sid, token, by } = viewer
  return {
    authenticated: true,
    // Keeps a valid token, because another window may use it too. A personal token belongs to no session.
    token: by === 'token' ? null : (token ?? (await tokenOf(db, sid, secrets))),
    mustChangePassword: user.mustChangePassword,
    user,
  }
}

/** Null when the session has ended or expired, or its user was deactivated. */
export async function signedInBy(db: EntityManager, sid: string): Promise<Viewer | null> {
  const found = await findSignedIn(db, 'sessions s', 's.sid = $2', sid)
  return found && { ...found, by: 'cookie' }
}

/** As `signedInBy`; null also for a token that is malformed or expired. */
export async function signedInByToken(db: EntityManager, token: string): Promise<Viewer | null> {
  if (!/^[\w-]{43}$/.test(token)) return null
  const from = 'access_tokens t JOIN sessions s ON s.sid = t.sid'
  const found = await findSignedIn(db, from, 't.token_hash = $2 AND t.expires_at > now()', hashOf(token))
  return found && { ...found, by: 'bearer', token }
}

/** @param where SQL condition on `from`, with the key as `$2` */
async function findSignedIn(db: EntityManager, from: string, where: string, key: unknown) {
  const text = `SELECT s.sid, s.last_write AS "lastWrite", ${columnsOf(db, User, 'account')}
    FROM ${from} JOIN app_users account ON account.id = (s.sess ->> 'userId')::uuid AND account.is_active
    WHERE ${where} AND s.expire > now() AND (s.sess ->> 'startedAt')::bigint > $1`
  const [row] = await namedQuery<Pick<Viewer, 'sid' | 'lastWrite'>>(db, {
    text,
    values: [Date.now() - MAX_SESSION_MS, key],
  })
  return row ? { user: entityOf(db, User, row), sid: row.sid, lastWrite: row.lastWrite } : null
}

/** Stores how far the log is after a write of this session, so that every process reads from a replica that has it, or from the primary. */
export async function storeLastWrite(db: EntityManager, sid: string): Promise<void> {
  await db.query(`UPDATE sessions SET last_write = (pg_current_wal_insert_lsn() - '0/0')::float8 WHERE sid = $1`, [sid])
}

/** Also deletes its bearer token. */
export async function endSessionById(db: EntityManager, sid: string): Promise<void> {
  await db.query('DELETE FROM sessions WHERE sid = $1', [sid])
}

/** Revokes all sessions of a user, on every process, except the one with the id `except`. */
export async function endSessionsOf(db: EntityManager, userId: string, except: string | null = null): Promise<void> {
  await db.query(`DELETE FROM sessions WHERE sess ->> 'userId' = $1 AND sid IS DISTINCT FROM $2`, [userId, except])
}

export interface OwnSession {
  /** Session hijacking: exposes a hash, because the session id itself is a credential. */
  readonly id: string
  readonly device: string
  readonly startedAt: Date
  readonly isCurrent: boolean
}

export async function sessionsOf(db: EntityManager, { user, sid }: Viewer): Promise<readonly OwnSession[]> {
  const rows = await db.query<{ sid: string; startedAt: string; device: string | null }[]>(
    `SELECT sid, sess ->> 'startedAt' AS "startedAt", sess ->> 'device' AS device FROM sessions
     WHERE sess ->> 'userId' = $1 AND expire > now() ORDER BY 2 DESC`,
    [user.id],
  )
  return rows.map(row => ({
    id: publicId(row.sid),
    device: row.device ?? '',
    startedAt: new Date(Number(row.startedAt)),
    isCurrent: row.sid === sid,
  }))
}

/** Idempotent. Only ends a session of the viewer. */
export async function endSession(db: EntityManager, { user }: Viewer, id: string): Promise<void> {
  const rows = await db.query<{ sid: string }[]>(`SELECT sid FROM sessions WHERE sess ->> 'userId' = $1`, [user.id])
  const found = rows.find(row => publicId(row.sid) === id)
  if (!found) return
  await endSessionById(db, found.sid)
  logSecurity('session ended', { userId: user.id })
}

const publicId = (sid: string) => hashOf(`shown ${sid}`).toString('hex').slice(0, 16)

export async function liveSids(db: EntityManager, sids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ sid: string }[]>(
    `SELECT s.sid FROM sessions s JOIN app_users u ON u.id = (s.sess ->> 'userId')::uuid AND u.is_active
     WHERE s.sid = ANY ($1) AND s.expire > now() AND (s.sess ->> 'startedAt')::bigint > $2`,
    [sids, Date.now() - MAX_SESSION_MS],
  )
  return new Set(rows.map(({ sid }) => sid))
}
