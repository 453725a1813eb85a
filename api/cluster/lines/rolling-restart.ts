import type { Line } from '../../faults/line.js'
import type { Product } from '../../faults/product.js'
import { startClients } from '../clients.js'
import { startNginx } from '../engines/nginx.js'
import { startPrimary } from '../engines/postgres.js'
import { startWeb } from '../product.js'
import { startReads } from '../reads.js'
import type { Stage } from '../stage.js'
import { freePort } from '../../src/platform/database/embedded-postgres.js'

const PROCESSES = 3
const READS_PER_SECOND = 40
const WRITERS = 4

/** Each process in turn is taken out of nginx, gets SIGTERM and is started again, while clients read, write and follow. */
export const rollingRestart: Line<Stage> = {
  name: 'rolling restart of three web processes behind nginx',
  goal: '0 reads failed, 0 writes lost or doubled, all sockets come back',
  async run(stage) {
    const { url: databaseUrl } = await startPrimary(stage)
    const [port, ...webPorts] = await Promise.all(Array.from({ length: PROCESSES + 1 }, freePort))
    const start = (webPort: number) =>
      startWeb(stage, databaseUrl, { PORT: String(webPort), PUBLIC_URL: `https://localhost:${port}` })
    const running: Product[] = []
    for (const webPort of webPorts) running.push(await start(webPort))
    const nginx = await startNginx(stage, port!, webPorts)

    const clients = await startClients(stage, { urls: [nginx.url], ca: nginx.ca, databaseUrl })
    if (!(await clients.tell()).areTold) throw new Error('not all followers are told of a comment before the restarts')
    const reading = startReads(stage, [nginx.url], READS_PER_SECOND, nginx.ca)
    clients.write(WRITERS)
    for (const [index, webPort] of webPorts.entries()) {
      const { child, ended } = running[index]!.process
      nginx.setDown(webPort, true)
      child.kill('SIGTERM')
      await ended
      running[index] = await start(webPort)
      nginx.setDown(webPort, false)
    }
    const { areTold, told } = await clients.tell()
    const { isRight: areReadsRight, reads } = await reading.ended()
    const { isRight, writes } = await clients.compared()
    return { figure: `${reads}; ${writes}; ${told}`, isReached: isRight && areReadsRight && areTold }
  },
}
