import { test } from '@jest/globals'
import { testDatabase } from '../../../../test/database.js'
import { playHistories } from '../../../../test/play-histories.js'

const database = testDatabase()

test('whatever the order in which notices arrive, how often, and where it is interrupted, each follower is told of each change once', async () => {
  await playHistories(database, 8)
}, 120_000)
