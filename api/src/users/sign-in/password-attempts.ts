import { createHash } from 'node:crypto'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { DataSource, EntityManager } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import { forEverybody } from '../../bulkhead/errand.js'
import { networkOf } from '../../rate-limit/network-of.js'
import { withinLimit } from '../../rate-limit/within-limit.js'

const TABLE = 'sign_in_tries'
const ATTEMPT_WINDOW_SECONDS = 15 * 60
const MAX_ATTEMPTS_PER_ACCOUNT = 10
const MAX_ATTEMPTS_PER_ADDRESS = 30

interface Throttle {
  readonly account: RateLimiterPostgres
  /** As `account`, for devices that are known: who tries from elsewhere can't use them up. */
  readonly known: RateLimiterPostgres
  readonly address: RateLimiterPostgres
}
const throttles = new WeakMap<DataSource, Throttle>()

/** Throttle: counted in the database, so that all processes share one count. */
function throttleOf({ connection }: EntityManager): Throttle {
  const known = throttles.get(connection)
  if (known) return known
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: (connection.driver as PostgresDriver).master,
      tableName: TABLE,
      tableCreated: true,
      keyPrefix,
      points,
      duration: ATTEMPT_WINDOW_SECONDS,
    })
  // They start a timer, which deletes what has expired.
  const made = forEverybody(() => ({
    account: limiter('account', MAX_ATTEMPTS_PER_ACCOUNT),
    known: limiter('known', MAX_ATTEMPTS_PER_ACCOUNT),
    address: limiter('address', MAX_ATTEMPTS_PER_ADDRESS),
  }))
  throttles.set(connection, made)
  return made
}

/** The account of an attempt: a user, or a name that is unknown. */
export type Account = { readonly userId: string } | { readonly typed: string }

/**
 * User name and e-mail address share the count of their account. User enumeration: an unknown name is throttled alike,
 * with its spelling normalised. Privacy: the key is a hash, so that no names are stored.
 */
function keyOf(account: Account): string {
  const key =
    'userId' in account
      ? `user ${account.userId}`
      : `name ${account.typed.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')}`
  return createHash('sha256').update(key).digest('base64url')
}

/**
 * Counts an attempt before the password is verified.
 * @param isKnownDevice the account signed in from there before, or is signed in
 * @throws UserError RATE_LIMITED after too many attempts, for this account or from this address
 */
export async function countAttempt(
  db: EntityManager,
  account: Account,
  address: string,
  isKnownDevice: boolean,
): Promise<void> {
  const throttle = throttleOf(db)
  await withinLimit(async () => {
    await throttle.address.consume(networkOf(address))
    await (isKnownDevice ? throttle.known : throttle.account).consume(keyOf(account))
  }, tooManyAttempts)
}

function tooManyAttempts(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return `Te veel pogingen. Probeer het over ${minutes === 1 ? 'een minuut' : `${minutes} minuten`} opnieuw.`
}

/** Resets the throttle of an account after a successful sign-in, on whichever device; one statement for both counts. */
export async function resetAttempts(db: EntityManager, account: Account): Promise<void> {
  const { account: unknown, known } = throttleOf(db)
  const key = keyOf(account)
  await db.query(`DELETE FROM ${TABLE} WHERE key = ANY($1)`, [[unknown.getKey(key), known.getKey(key)]])
}
