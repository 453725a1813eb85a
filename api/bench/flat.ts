import { Agent } from 'undici'
import { type Contender, startContender } from './processes.js'
import type { Asked } from './ruler/ask.js'
import { spreadOf } from './ruler/results.js'
import { CONNECTIONS, round, total } from './ruler/rounds.js'
import { tenderToRead } from './ruler/ruler.js'
import { scenariosFor } from './ruler/scenarios.js'

const ROUNDS = 3
const ROUND_MS = 1000

/** The whole product on many tenders, against the whole product on a thousand. */
export async function benchFlatness(smallUrl: string, largeUrl: string) {
  const small = await startContender('small', 'ours', smallUrl)
  const large = await startContender('large', 'ours', largeUrl)
  const agent = new Agent({ connections: CONNECTIONS })
  const turn = async (contender: Contender, name: string) => {
    const asked: Asked = { contender, takes: 'documents' }
    const scenario = scenariosFor(0, await tenderToRead(agent, asked)).find(one => one.name === name)!
    return total(await round(asked, scenario, '', agent, ROUND_MS))
  }
  try {
    const results = []
    // A thousand tenders have no deep pages, and a search finds few of them.
    for (const name of ['first page', 'category', 'detail', 'counts']) {
      const ratios: number[] = []
      const noise: number[] = []
      // The first turn warms up.
      for (let number = 0; number <= ROUNDS; number++) {
        const before = await turn(small, name)
        const many = await turn(large, name)
        const after = await turn(small, name)
        if (number === 0) continue
        ratios.push(many / ((before + after) / 2))
        noise.push(after / before)
      }
      const { median, min, max } = spreadOf(ratios)
      results.push({
        name: `flat: ${name}`,
        ratio: median,
        detail:
          `CPU a request (${min.toFixed(2)}–${max.toFixed(2)}) on all against 1000; 1000 against itself ` +
          noise.map(value => value.toFixed(2)).join(', '),
      })
    }
    return results
  } finally {
    await agent.close()
    small.stop()
    large.stop()
  }
}
