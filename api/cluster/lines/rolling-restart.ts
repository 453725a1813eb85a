import pg from 'pg'
import { compare } from '../../faults/compare.js'
import { followers } from '../../faults/followers.js'
import type { Line } from '../../faults/line.js'
import { createClient, nextAddress, openLoop, statusesOf } from '../../faults/load.js'
import type { Product } from '../../faults/product.js'
import { firstPage } from '../../faults/queries.js'
import { aThread, tendersToDiscuss } from '../../faults/thread.js'
import { createWriter } from '../../faults/writer.js'
import { freePort } from '../engines/engine.js'
import { startNginx } from '../engines/nginx.js'
import { startPrimary } from '../engines/postgres.js'
import { startWeb } from '../product.js'
import type { Stage } from '../stage.js'
import { within } from '../until.js'

const PROCESSES = 3
const READS_PER_SECOND = 40
const WRITERS = 4
const FOLLOWERS = 12
const TOLD_WITHIN_MS = 15_000

/** Each process in turn gets SIGTERM and is started again, while clients read, write and follow through nginx. */
export const rollingRestart: Line<Stage> = {
  name: 'rolling restart of three web processes behind nginx',
  goal: '0 reads failed, 0 writes lost or doubled, all sockets come back',
  async run(stage) {
    const database = await startPrimary(stage)
    const [port, ...webPorts] = await Promise.all(Array.from({ length: PROCESSES + 1 }, freePort))
    const start = (webPort: number) =>
      startWeb(stage, database.url, { PORT: String(webPort), PUBLIC_URL: `https://localhost:${port}` })
    const running: Product[] = []
    for (const webPort of webPorts) running.push(await start(webPort))
    const nginx = await startNginx(stage, port!, webPorts)

    const admin = new pg.Pool({ connectionString: database.url, max: 2 })
    admin.on('error', () => undefined)
    stage.atEnd(() => admin.end())
    const client = createClient(nginx.url, nginx.ca)
    stage.atEnd(() => client.close())
    const writer = createWriter([nginx], nginx.ca)
    stage.atEnd(() => writer.close())
    const over = new AbortController()
    stage.atEnd(() => over.abort())

    const bookmark = await aThread(admin, writer)
    let looked = ''
    const isThere = async () =>
      (await admin.query('SELECT FROM bookmark_comments WHERE content = $1', [looked])).rowCount === 1
    const following = followers([nginx.url], bookmark, FOLLOWERS, isThere, nginx.ca)
    stage.atEnd(() => following.close())
    const sent = new Set<string>()
    const acknowledged: string[] = []
    const toldOf = async () => {
      following.heard.clear()
      acknowledged.push(await writer.comment(bookmark, text => void sent.add((looked = text))))
      return within(TOLD_WITHIN_MS, () => following.heard.size === FOLLOWERS)
    }
    if (!(await toldOf()))
      throw new Error(`only ${following.heard.size} of ${FOLLOWERS} followers heard before the restarts`)

    const reading = (async () => {
      const answers = []
      while (!over.signal.aborted)
        answers.push(
          ...(await openLoop(() => client.ask({ ...firstPage, address: nextAddress() }), READS_PER_SECOND, 1000)),
        )
      return answers
    })()
    const write = async (tenderId: string) => {
      const own = await writer.bookmark(tenderId)
      while (!over.signal.aborted) acknowledged.push(await writer.comment(own, text => sent.add(text)))
    }
    const writing = Promise.all((await tendersToDiscuss(admin, WRITERS)).map(write))
    writing.catch(() => undefined)

    for (const [index, webPort] of webPorts.entries()) {
      const { child, ended } = running[index]!.process
      child.kill('SIGTERM')
      await ended
      running[index] = await start(webPort)
    }
    const areBack = await toldOf()
    over.abort()
    const answers = await reading
    await writing
    const { lost, doubled, unknown, miscounted } = await compare(admin, sent, acknowledged)
    const failed = answers.filter(({ status }) => status !== 200).length
    stage.say(`reads: ${statusesOf(answers)}`)
    return {
      figure:
        `${failed} of ${answers.length} reads failed; ${acknowledged.length} writes, ${lost} lost, ${doubled} doubled, ` +
        `${unknown} from nowhere, ${miscounted} counters wrong; ${following.heard.size} of ${FOLLOWERS} sockets back`,
      isReached:
        failed + lost + doubled + unknown + miscounted + following.gaveUp() === 0 && areBack && answers.length > 0,
    }
  },
}
