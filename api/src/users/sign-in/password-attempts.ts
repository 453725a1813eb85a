import { createHash } from 'node:crypto'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { DataSource, EntityManager } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import { networkOf } from '../../rate-limit/network-of.js'
import { withinLimit } from '../../rate-limit/within-limit.js'

const WITHIN_SECONDS = 15 * 60
const TRIES_PER_ACCOUNT = 10
const TRIES_PER_ADDRESS = 30

interface Throttle {
  readonly account: RateLimiterPostgres
  readonly address: RateLimiterPostgres
}
const throttles = new WeakMap<DataSource, Throttle>()

/** Counted in the database, so that all processes count together. */
function throttleOf({ connection }: EntityManager): Throttle {
  const known = throttles.get(connection)
  if (known) return known
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: (connection.driver as PostgresDriver).master,
      tableName: 'sign_in_tries',
      tableCreated: true,
      keyPrefix,
      points,
      duration: WITHIN_SECONDS,
    })
  const made = { account: limiter('account', TRIES_PER_ACCOUNT), address: limiter('address', TRIES_PER_ADDRESS) }
  throttles.set(connection, made)
  return made
}

/** Whose password is tried: somebody, or a name that nobody has. */
export type Account = { readonly userId: string } | { readonly typed: string }

/**
 * User name and e-mail address lead to one account, which has one count; a name that nobody has is slowed all the same,
 * in whatever spelling. Nobody's name stays in the table.
 */
function keyOf(account: Account): string {
  const key =
    'userId' in account
      ? `user ${account.userId}`
      : `name ${account.typed.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')}`
  return createHash('sha256').update(key).digest('base64url')
}

/**
 * Counts a try at a password before it is looked at.
 * @throws UserError when there were too many, for this account or from this address
 */
export async function countTry(db: EntityManager, account: Account, address: string): Promise<void> {
  const throttle = throttleOf(db)
  await withinLimit(async () => {
    await throttle.address.consume(networkOf(address))
    await throttle.account.consume(keyOf(account))
  }, tooManyTries)
}

function tooManyTries(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return `Te veel pogingen. Probeer het over ${minutes === 1 ? 'een minuut' : `${minutes} minuten`} opnieuw.`
}

/** Resets the throttle of an account: whoever gets in was no guesser. */
export async function forgetTries(db: EntityManager, account: Account): Promise<void> {
  await throttleOf(db).account.delete(keyOf(account))
}
