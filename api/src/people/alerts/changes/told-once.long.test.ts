import { test } from '@jest/globals'
import { testDatabase } from '../../../../test/database.js'
import { playHistories } from '../../../../test/play-histories.js'

const database = testDatabase()

test('in 200 random histories, each follower is told of each change once', async () => {
  await playHistories(database, 200)
}, 900_000)
