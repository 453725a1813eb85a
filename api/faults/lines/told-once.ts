import type { Line } from '../line.js'
import { runSuite } from '../suite.js'

/** Notices arrive in any order, repeated, from two processes, and are interrupted at random statements. */
export const toldOnce: Line = {
  name: 'changes told while notices arrive late, twice and interrupted',
  goal: 'every follower of 200 random histories told once of each change',
  async run({ say }) {
    const { said, passed, failed } = await runSuite('api/src/people/alerts/changes/told-once.long', { isLong: true })
    if (failed > 0) say(said)
    const isReached = failed === 0 && passed === 1
    return { figure: `200 histories, ${isReached ? 'all right' : 'not right'}`, isReached, isSample: false }
  },
}
