import { createHash, randomBytes } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import { columnsOf, entityOf } from '../../../platform/database/entity-rows.js'
import { UserError } from '../../../platform/errors.js'
import { readUuid } from '../../../platform/validation/read-uuid.js'
import { MAX_PERSONAL_TOKENS } from '../../../reference/limits.js'
import { logSecurity } from '../../../platform/security-log.js'
import type { Checked } from '../../../platform/validation/checked.js'
import { User } from '../user.entity.js'
import type { Viewer } from '../viewer.js'
import { PersonalToken } from './personal-token.entity.js'
import type { CreatePersonalTokenInput } from './personal-token.inputs.js'
import type { TokenScope } from './token-scope.js'

/** Secret scanners recognise a leaked token by this prefix. */
const PREFIX = 'grt_'
const SHOWN_CHARACTERS = PREFIX.length + 4
const DAY_MS = 24 * 3_600_000

const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

/** Used as a session id, so that a socket is closed when its token ends. */
const SID_PREFIX = 'token '

/**
 * Creates a token of 256 random bits; the secret is returned only here.
 * @throws UserError BAD_USER_INPUT at the maximum number of tokens
 */
export async function createPersonalToken(
  db: EntityManager,
  userId: string,
  { name, scope, expiresInDays }: Checked<CreatePersonalTokenInput>,
  now = new Date(),
): Promise<{ token: PersonalToken; secret: string }> {
  const secret = `${PREFIX}${randomBytes(32).toString('base64url')}`
  const token = {
    id: uuid(),
    userId,
    name,
    scope,
    prefix: secret.slice(0, SHOWN_CHARACTERS),
    tokenHash: hashOf(secret),
    createdAt: now,
    expiresAt: new Date(now.getTime() + expiresInDays * DAY_MS),
    lastUsedAt: null,
  }
  const made = await db.transaction(async tx => {
    // Race condition: without the lock, two concurrent calls could exceed the maximum.
    await tx.query('SELECT FROM app_users WHERE id = $1 FOR UPDATE', [userId])
    if ((await tx.countBy(PersonalToken, { userId })) >= MAX_PERSONAL_TOKENS) throw tooMany()
    await tx.insert(PersonalToken, token)
    return { token: tx.create(PersonalToken, token), secret }
  })
  logSecurity('token made', { userId, tokenId: token.id, scope })
  return made
}

const tooMany = () =>
  new UserError(
    'BAD_USER_INPUT',
    `Je hebt al ${MAX_PERSONAL_TOKENS} tokens. Trek er eerst een in die je niet meer gebruikt.`,
  )

/** Newest first, including expired ones, which explain why a program stopped working. */
export const personalTokensOf = (db: EntityManager, userId: string): Promise<PersonalToken[]> =>
  db.find(PersonalToken, { where: { userId }, order: { createdAt: 'DESC', id: 'DESC' } })

/** Idempotent. Only revokes a token of this user. */
export async function revokePersonalToken(db: EntityManager, userId: string, id: string): Promise<void> {
  const known = readUuid(id)
  if (!known) return
  const { affected } = await db.delete(PersonalToken, { id: known, userId })
  if (affected) logSecurity('token revoked', { userId, tokenId: known })
}

/** Null for text that is no token, for an expired or revoked token, and when its user was deactivated. */
export async function viewerByPersonalToken(db: EntityManager, secret: string): Promise<Viewer | null> {
  if (!/^grt_[\w-]{43}$/.test(secret)) return null
  const [row] = await db.query<{ tokenId: string; tokenScope: TokenScope }[]>(
    `WITH used AS (
       SELECT p.id, p.scope, p.last_used_at, p.user_id FROM personal_tokens p WHERE p.token_hash = $1 AND p.expires_at > now()
     ), noted AS (
       UPDATE personal_tokens p SET last_used_at = now() FROM used
       WHERE p.id = used.id AND (used.last_used_at IS NULL OR used.last_used_at < now() - interval '1 minute')
     )
     SELECT used.id AS "tokenId", used.scope AS "tokenScope", ${columnsOf(db, User, 'u')}
     FROM used JOIN app_users u ON u.id = used.user_id WHERE u.is_active`,
    [hashOf(secret)],
  )
  if (!row) return null
  const { tokenId, tokenScope, ...user } = row
  return { user: entityOf(db, User, user), sid: `${SID_PREFIX}${tokenId}`, by: 'token', scope: tokenScope }
}

export async function liveTokenSids(db: EntityManager, sids: readonly string[]): Promise<readonly string[]> {
  const ids = sids.filter(sid => sid.startsWith(SID_PREFIX)).map(sid => sid.slice(SID_PREFIX.length))
  if (ids.length === 0) return []
  const rows = await db.query<{ id: string }[]>(
    `SELECT p.id FROM personal_tokens p JOIN app_users u ON u.id = p.user_id AND u.is_active
     WHERE p.id = ANY ($1) AND p.expires_at > now()`,
    [ids],
  )
  return rows.map(({ id }) => `${SID_PREFIX}${id}`)
}
