import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { documents, hashOf } from './scenarios.js'

/** A server in a separate process with a database, whose CPU time is measured. */
export interface Contender {
  readonly name: string
  readonly url: string
  /** CPU time since the start in milliseconds, by process: the server and its database backends. */
  cpu(): Promise<ReadonlyMap<number, number>>
  stop(): void
}

/**
 * Starts a server and waits for its address.
 * @param file gets DATABASE_URL, whose `application_name` identifies its database backends
 */
export async function start(
  name: string,
  file: string,
  databaseUrl: string,
  options: { cwd?: string; env?: object; node?: string } = {},
): Promise<Contender> {
  const url = Object.assign(new URL(databaseUrl), { search: `?application_name=${encodeURIComponent(name)}` }).href
  const child = spawn(options.node ?? process.execPath, [file], {
    cwd: options.cwd ?? process.cwd(),
    env: { ...process.env, DATABASE_URL: url, PORT: '0', NODE_ENV: 'production', ...options.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await announcedPort(child, name)
  const watcher = new pg.Client({ connectionString: databaseUrl })
  watcher.on('error', () => {}) // Ignores that the database may stop first.
  await watcher.connect()
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    async cpu() {
      const text = 'SELECT pid FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()'
      const { rows } = await watcher.query<{ pid: number }>(text, [name])
      return new Map([child.pid!, ...rows.map(({ pid }) => pid)].map(pid => [pid, cpuMsOf(pid)]))
    },
    stop() {
      void watcher.end()
      child.kill('SIGKILL')
    },
  }
}

const announcedPort = (child: ChildProcess, name: string) =>
  new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout!.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const port = /serves: \S+:(\d+)/.exec(output)?.[1]
      if (port) resolve(port)
    })
    child.once('exit', code => reject(new Error(`${name} ended with code ${code}: ${output}`)))
  })

/** utime + stime, converted from Linux's clock ticks of 10 ms. */
function cpuMsOf(pid: number): number {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return 0
  }
}

/** CPU time between two samples; unknown for backends that ended meanwhile. */
export const cpuBetween = (before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number =>
  [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0)

/** The working directory of a product: its web client sends the frozen documents, by their hash. */
function home(): string {
  const folder = path.resolve('.data/bench/home')
  fs.mkdirSync(path.join(folder, 'web/dist'), { recursive: true })
  const trusted = Object.fromEntries(Object.values(documents).map(text => [hashOf(text), text]))
  fs.writeFileSync(path.join(folder, 'web/dist/trusted-documents.json'), JSON.stringify(trusted))
  for (const page of ['index.html', 'landing.html']) fs.writeFileSync(path.join(folder, 'web/dist', page), '')
  return folder
}

/** Starts a web process from a built checkout. */
export const startProduct = (name: string, checkout: string, databaseUrl: string): Promise<Contender> =>
  start(name, path.join(checkout, 'api/dist/src/processes/serve.js'), databaseUrl, {
    cwd: home(),
    env: {
      WORKER: 'off',
      SOURCES: 'live',
      LOG_LEVEL: 'silent',
      DATA_DIR: path.resolve('.data/bench/home/.data'),
      SESSION_SECRET: 'of the benchmark and of nothing else at all',
      OIDC_ISSUER: 'https://issuer.invalid',
      RATE_LIMIT_VISITOR: '1000000',
      RATE_LIMIT_USER: '1000000',
    },
  })
