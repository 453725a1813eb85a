import { setTimeout as pause } from 'node:timers/promises'
import { reader } from '../../bench/dataset.js'
import { followers } from '../../faults/followers.js'
import type { Line } from '../../faults/line.js'
import { aThread } from '../../faults/thread.js'
import { createWriter } from '../../faults/writer.js'
import { testRedis } from '../../test/redis.js'
import { poolTo, startPrimary } from '../engines/postgres.js'
import { startWeb } from '../product.js'
import type { Stage } from '../stage.js'
import { within } from '../until.js'

const FOLLOWERS = 10
const COMMENTS = 5
const TOLD_WITHIN_MS = 15_000
const MAX_WRITE_MS = 1000

/** Redis is killed, comments are written at one process, and Redis is started again; the followers are at the other process. */
export const redisDown: Line<Stage> = {
  name: 'Redis down and back',
  goal: `comments accepted ≤ ${MAX_WRITE_MS / 1000} s each meanwhile, all followers of the other process have them ≤ ${TOLD_WITHIN_MS / 1000} s after it is back`,
  async run(stage) {
    const { url } = await startPrimary(stage)
    const redis = await testRedis()
    process.env.REDIS_SERVER = stage.programs.redis
    await redis.start()
    stage.atEnd(() => redis.kill())
    const settings = { REDIS_URL: redis.url }
    const [one, other] = [await startWeb(stage, url, settings), await startWeb(stage, url, settings)]
    const writer = createWriter([one])
    stage.atEnd(() => writer.close())
    const bookmark = await aThread(poolTo(stage, url), writer)
    const reading = createWriter([other])
    stage.atEnd(() => reading.close())
    await reading.signIn(reader)
    const texts: string[] = []
    const isThere = async () => {
      const read = await reading.commentsOf(bookmark)
      return texts.every(text => read.includes(text))
    }
    const following = followers([other.url], bookmark, FOLLOWERS, isThere)
    stage.atEnd(() => following.close())
    await writer.comment(bookmark, text => texts.push(text))
    if (!(await within(TOLD_WITHIN_MS, () => following.heard.size === FOLLOWERS)))
      throw new Error(`only ${following.heard.size} of ${FOLLOWERS} followers heard a comment before Redis was killed`)

    await redis.kill()
    following.heard.clear()
    let slowest = 0
    for (let number = 0; number < COMMENTS; number++) {
      const began = performance.now()
      await writer.comment(bookmark, text => texts.push(text))
      slowest = Math.max(slowest, performance.now() - began)
      await pause(200)
    }
    const early = following.heard.size
    await redis.start()
    const began = performance.now()
    const areTold = await within(TOLD_WITHIN_MS, () => following.heard.size === FOLLOWERS)
    const seconds = (performance.now() - began) / 1000
    stage.say(`${early} followers read again while Redis was down`)
    return {
      figure: `slowest comment ${Math.round(slowest)} ms, ${following.heard.size} of ${FOLLOWERS} followers have all of them after ${seconds.toFixed(1)} s`,
      isReached: areTold && slowest <= MAX_WRITE_MS && following.gaveUp() === 0,
    }
  },
}
