import { createClient, nextAddress, openLoop, statusesOf } from '../faults/load.js'
import { firstPage } from '../faults/queries.js'
import type { Stage } from './stage.js'

/** Visitors read the first page of tenders at a fixed rate until `ended` is called, from each of these addresses in turn. */
export function startReads(stage: Stage, urls: readonly string[], perSecond: number, ca?: string) {
  const clients = urls.map(url => createClient(url, ca))
  for (const client of clients) stage.atEnd(() => client.close())
  const over = new AbortController()
  stage.atEnd(() => over.abort())
  let turn = 0
  const ask = () => clients[turn++ % clients.length]!.ask({ ...firstPage, address: nextAddress() })
  const reading = (async () => {
    const answers = []
    while (!over.signal.aborted) answers.push(...(await openLoop(ask, perSecond, 1000)))
    return answers
  })()
  reading.catch(() => undefined)
  return {
    async ended(): Promise<{ readonly isRight: boolean; readonly reads: string }> {
      over.abort()
      const answers = await reading
      const failed = answers.filter(({ status }) => status !== 200)
      if (failed.length > 0) stage.say(`reads: ${statusesOf(answers)}`)
      return {
        isRight: answers.length > 0 && failed.length === 0,
        reads: `${failed.length} of ${answers.length} reads failed`,
      }
    },
  }
}
