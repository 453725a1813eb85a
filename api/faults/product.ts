import fs from 'node:fs'
import { type RunningProcess, startProcess } from '../test/process.js'

export interface Product {
  readonly url: string
  readonly process: RunningProcess
  /** Resident memory in megabytes. */
  memory(): number
}

/** Starts a web process of the built product behind one proxy, so that X-Forwarded-For sets the addresses of visitors. */
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

/** Reads /proc, so it works on Linux only. */
function memoryOf(pid: number): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1000
}
