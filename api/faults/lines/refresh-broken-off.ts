import type { Line } from '../line.js'
import { runSuite } from '../suite.js'

/** The stored data is compared after each fault. */
export const refreshBrokenOff: Line = {
  name: 'refresh broken off at the k-th statement × (refused, cut, backend ended, killed)',
  goal: 'every k, all right',
  async run({ isLong, say }) {
    const { said, passed, failed } = await runSuite('api/src/ingest/harvest/broken-off', {
      isLong,
      hear(text) {
        const [, places] = /broken off at (\d+) places/.exec(text) ?? []
        if (places) say(`one kind of fault at ${places} places`)
      },
    })
    const places = [...said.matchAll(/broken off at (\d+) places/g)].reduce((sum, [, count]) => sum + Number(count), 0)
    if (failed > 0) say(said)
    return {
      figure: `${isLong ? 'every place' : 'a sample'}: ${places} faults, ${failed === 0 ? 'all right' : `${failed} kinds wrong`}`,
      isReached: failed === 0 && places > 0 && passed > 3,
    }
  },
}
