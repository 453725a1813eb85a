import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { DataSource, EntityManager } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import { UserError } from '../errors.js'

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

/**
 * A user name and the e-mail address that begins with it count together, in whatever spelling the database takes for
 * the same; whether there is such an account makes no difference. Nobody's name stays in the table.
 */
function keyOf(account: string): string {
  const name = account.split('@')[0]!.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')
  return createHash('sha256').update(name).digest('base64url')
}

/**
 * Counts a try at a password before it is looked at.
 * @throws UserError when there were too many, for this account or from this address
 */
export async function countTry(db: EntityManager, account: string, address: string): Promise<void> {
  const throttle = throttleOf(db)
  try {
    await throttle.address.consume(address)
    await throttle.account.consume(keyOf(account))
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    const minutes = Math.max(1, Math.ceil(error.msBeforeNext / 60_000))
    const wait = minutes === 1 ? 'een minuut' : `${minutes} minuten`
    throw new UserError('RATE_LIMITED', `Te veel pogingen. Probeer het over ${wait} opnieuw.`)
  }
}

/** Whoever gets in was no guesser. */
export async function forgetTries(db: EntityManager, account: string): Promise<void> {
  await throttleOf(db).account.delete(keyOf(account))
}
