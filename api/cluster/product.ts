import { type Product, startProduct } from '../faults/product.js'
import { type RunningProcess, startProcess } from '../test/process.js'
import { childrenOf } from './proc.js'
import type { Stage } from './stage.js'

/** No rate limit, because all clients come from one address. */
const unlimited = {
  RATE_LIMIT_VISITOR: '1000000',
  RATE_LIMIT_USER: '1000000',
  RATE_LIMIT_REFRESH: '1000000',
  SOCKETS_PER_ADDRESS: '1000000',
}

export const METRICS_TOKEN = 'of the cluster and nothing else'

type Settings = Readonly<Record<string, string>>

/** A web process without a worker, which a line may end before. */
export async function startWeb(stage: Stage, databaseUrl: string, settings: Settings = {}): Promise<Product> {
  const own = { DATA_DIR: stage.folder('web'), METRICS_TOKEN }
  const product = await startProduct(databaseUrl, { ...unlimited, ...own, ...settings })
  stage.atEnd(() => product.process.kill())
  return product
}

export interface Worker {
  /** SIGKILL of the worker and of the process that would start it again. */
  kill(): Promise<void>
}

/** A worker process, which runs only the jobs that are asked for. */
export async function startWorker(stage: Stage, databaseUrl: string, settings: Settings = {}): Promise<Worker> {
  const never = '0 0 1 1 *'
  const process = startProcess('api/dist/src/processes/work.js', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: stage.folder('worker'),
    LOG_LEVEL: 'silent',
    SOURCES: 'samples',
    REFRESH_SCHEDULE: never,
    AWARDS_SCHEDULE: never,
    RECLASSIFY_SCHEDULE: never,
    ...settings,
  })
  const kill = () => killBoth(process)
  stage.atEnd(kill)
  await process.until(/works/)
  return { kill }
}

async function killBoth({ child, kill }: RunningProcess): Promise<void> {
  const pid = child.pid!
  const children = childrenOf(pid)
  const ended = kill()
  for (const worker of children) process.kill(worker, 'SIGKILL')
  await ended
}

/** The lines of /metrics that begin with this name. */
export async function metricsOf({ url }: Pick<Product, 'url'>, name: string): Promise<readonly string[]> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  return (await answer.text()).split('\n').filter(line => line.startsWith(name))
}
