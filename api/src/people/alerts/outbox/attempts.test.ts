import { expect, test } from '@jest/globals'
import { v7 as uuid } from 'uuid'
import { testDatabase } from '../../../../test/database.js'
import { aUser } from '../../../../test/factories.js'
import { MAX_ATTEMPTS } from './backoff.js'
import { Channel, enqueue, type Outcome } from './outbox.service.js'
import { sendDue } from './send.service.js'

const database = testDatabase()
const db = () => database.manager
const never = async (): Promise<Outcome> => {
  throw new Error('another channel')
}

/** The number of attempts of a mail with this outcome, over six weeks of one every twelve hours. */
async function attemptsWith(outcome: Outcome): Promise<number> {
  const { id: userId } = await aUser(db())
  let now = new Date()
  await enqueue(db(), {
    id: uuid(),
    userId,
    about: 'reminder',
    profileId: null,
    channel: Channel.MAIL,
    tenderIds: [],
    since: now,
    now,
  })
  let attempts = 0
  const mail = async () => {
    attempts++
    return outcome
  }
  for (let half = 0; half < 84; half++) {
    await sendDue(db(), { mail, webhook: never, push: never }, () => now)
    now = new Date(now.getTime() + 43_200_000)
  }
  return attempts
}

test.each<[string, Outcome, number | null]>([
  ['that was sent', {}, 1],
  ['that is refused for good', { error: 'Nee.', isFinal: true }, 1],
  ['of an unreachable server', { error: 'Onbereikbaar.' }, MAX_ATTEMPTS],
])('a mail %s is tried a limited number of times', async (_what, outcome, attempts) => {
  expect(await attemptsWith(outcome)).toBe(attempts)
})

test('a mail waits for weeks while the server refuses our own account', async () => {
  expect(await attemptsWith({ status: 535, error: 'Wachtwoord onjuist.', isOurs: true })).toBeGreaterThan(40)
})
