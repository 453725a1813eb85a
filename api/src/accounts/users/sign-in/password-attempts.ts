import { createHash } from 'node:crypto'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { DataSource, EntityManager } from 'typeorm'
import { withoutRequestScope } from '../../../platform/load-shedding/request-scope.js'
import { pluralize } from '../../../platform/text/pluralize.js'
import { poolOf } from '../../../platform/database/pool.js'
import { UserError } from '../../../platform/errors.js'
import { networkOf, siteOf } from '../../../platform/rate-limit/network-of.js'
import { withinLimit } from '../../../platform/rate-limit/within-limit.js'
import { logSecurity } from '../../../platform/security-log.js'
import { type GrowingDelay, takeTry, TRIES_TABLE } from './growing-delay.js'

const ATTEMPT_WINDOW_SECONDS = 15 * 60
const MAX_ATTEMPTS_PER_ADDRESS = 30

/** For an account, per site: ten attempts in the first quarter of an hour, then one in each. Nobody at another site can use them up. */
const fromSite: GrowingDelay = { free: 5, firstSeconds: 15, longestSeconds: 900 }
/** For an account, on known devices. */
const fromKnownDevice: GrowingDelay = { free: 10, firstSeconds: 15, longestSeconds: 900 }
/** For an account, on all unknown devices together: guessing from many sites becomes slow, but the owner never waits long. */
const fromAnywhere: GrowingDelay = { free: 20, firstSeconds: 1, longestSeconds: 10 }

const limiters = new WeakMap<DataSource, RateLimiterPostgres>()

/** Throttle by address. It counts in the database, so that all processes share one count. */
function limiterByAddress({ connection }: EntityManager): RateLimiterPostgres {
  const known = limiters.get(connection)
  if (known) return known
  // Its timer, which deletes expired rows, outlives the request.
  const made = withoutRequestScope(
    () =>
      new RateLimiterPostgres({
        storeClient: poolOf(connection),
        tableName: TRIES_TABLE,
        tableCreated: true,
        keyPrefix: 'address',
        points: MAX_ATTEMPTS_PER_ADDRESS,
        duration: ATTEMPT_WINDOW_SECONDS,
      }),
  )
  limiters.set(connection, made)
  return made
}

/** The account of an attempt: a user, or an unknown name. */
export type Account = { readonly userId: string } | { readonly typed: string }

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url')

/**
 * User name and e-mail address share the count of their account. User enumeration: unknown names are throttled in the same way, with their
 * spelling normalised. Privacy: the keys are hashes, so that no names are stored.
 */
function keysOf(account: Account) {
  const key = hashed(
    'userId' in account
      ? `user ${account.userId}`
      : `name ${account.typed.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')}`,
  )
  return {
    known: `known:${key}`,
    anywhere: `account:${key}`,
    site: (address: string) => `site:${key}:${hashed(siteOf(address))}`,
    everySite: `site:${key}:`,
  }
}

/**
 * Counts an attempt before the password is verified.
 * @param isKnownDevice whether the account signed in from this device before, or is signed in
 * @throws UserError RATE_LIMITED after too many attempts, for this account or from this address
 */
export async function countAttempt(
  db: EntityManager,
  account: Account,
  address: string,
  isKnownDevice: boolean,
): Promise<void> {
  const keys = keysOf(account)
  await withinLimit(async () => {
    await limiterByAddress(db).consume(networkOf(address))
    if (isKnownDevice) return takeTry(db, keys.known, fromKnownDevice)
    // One transaction, so that a refusal because of other sites does not count an attempt of this site.
    await db.transaction(async tx => {
      await takeTry(tx, keys.site(address), fromSite)
      await takeTry(tx, keys.anywhere, fromAnywhere)
    })
  }, tooManyAttempts).catch((error: unknown) => {
    if (error instanceof UserError)
      logSecurity('password tried too often', { userId: 'userId' in account ? account.userId : null })
    throw error
  })
}

function tooManyAttempts(seconds: number): string {
  const wait =
    seconds <= 60 ? pluralize(seconds, 'seconde', 'seconden') : pluralize(Math.ceil(seconds / 60), 'minuut', 'minuten')
  return `Te veel pogingen. Probeer het over ${wait} opnieuw.`
}

/** Resets the throttle of an account after a successful sign-in, except at other sites, which may be strangers. */
export async function resetAttempts(db: EntityManager, account: Account, address: string): Promise<void> {
  const { known, anywhere, site } = keysOf(account)
  await db.query(`DELETE FROM ${TRIES_TABLE} WHERE key = ANY($1)`, [[known, anywhere, site(address)]])
}

/** Resets the whole throttle of an account, because attempts on a replaced password are irrelevant. */
export async function forgetAttempts(db: EntityManager, account: Account): Promise<void> {
  const { known, anywhere, everySite } = keysOf(account)
  await db.query(`DELETE FROM ${TRIES_TABLE} WHERE key = ANY($1) OR starts_with(key, $2)`, [
    [known, anywhere],
    everySite,
  ])
}
