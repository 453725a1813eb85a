import fs from 'node:fs'
import { type RunningProcess, startProcess } from '../test/process.js'

export interface Product {
  readonly url: string
  readonly process: RunningProcess
  /** Resident memory in megabytes. */
  memory(): number
}

/** Starts a web process of the product as it is built, behind one proxy: visitors come from the addresses of X-Forwarded-For. */
export async function startProduct(databaseUrl: string, env: Readonly<Record<string, string>> = {}): Promise<Product> {
  const process = startProcess('api/dist/src/processes/serve.js', {
    DATABASE_URL: databaseUrl,
    PORT: '0',
    WORKER: 'off',
    SOURCES: 'samples',
    LOG_LEVEL: 'silent',
    TRUST_PROXY_HOPS: '1',
    SESSION_SECRET: 'of the faults and of nothing else at all',
    ...env,
  })
  const output = await process.until(/serves: (\S+)/)
  return {
    url: /serves: (\S+)/.exec(output)![1]!,
    process,
    memory: () => memoryOf(process.child.pid!),
  }
}

/** From /proc, which Linux has. */
function memoryOf(pid: number): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1000
}
