import { expect, test } from '@jest/globals'
import { aProfile } from '../../../../test/alerts.js'
import { testDatabase } from '../../../../test/database.js'
import { aTender, aUser } from '../../../../test/factories.js'
import { forgetOldAlerts } from './outbox.service.js'

const database = testDatabase()
const db = () => database.manager

test('sent alerts are deleted after sixty days, and newer ones are kept', async () => {
  const { id: userId } = await aUser(db())
  const profile = await aProfile(db(), { userId })
  for (const days of [59, 61]) {
    const { id } = await aTender(db(), { title: `${days}` })
    await db().query(
      `INSERT INTO profile_matches (profile_id, tender_id, matched_at, handled_at) VALUES ($1, $2, now() - $3 * interval '1 day', now())`,
      [profile, id, days],
    )
    await db().query(
      `INSERT INTO alert_deliveries (id, user_id, about, profile_id, channel, tender_ids, since, created_at)
       VALUES (gen_random_uuid(), $1, 'matches', $2, 'mail', ARRAY[$3::uuid], now(), now() - $4 * interval '1 day')`,
      [userId, profile, id, days],
    )
  }
  await forgetOldAlerts(db())
  const left = await db().query(`SELECT t.title,
      (SELECT count(*)::int FROM profile_matches m WHERE m.tender_id = t.id) AS matches,
      (SELECT count(*)::int FROM alert_deliveries d WHERE d.tender_ids = ARRAY[t.id]) AS deliveries
    FROM tenders t ORDER BY t.title`)
  expect(left).toEqual([
    { title: '59', matches: 1, deliveries: 1 },
    { title: '61', matches: 0, deliveries: 0 },
  ])
})
