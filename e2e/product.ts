import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { environment } from './environment.js'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

type Settings = Readonly<Record<string, string>>

export interface Product {
  readonly url: string
  readonly port: number
  readonly databaseUrl: string
  /**
   * Stops it by SIGTERM.
   * @throws Error when it does not exit cleanly
   */
  readonly stop: () => Promise<void>
  /** Stops it at once, without the delay for load balancers. */
  readonly kill: () => void
}

/** Starts the product on a database, without a worker by default, and waits until it is ready. */
export const startProduct = (databaseUrl: string, settings: Settings = {}) =>
  start([...built, 'api/dist/src/processes/main.js'], 'GreenRock Tenders is ready', databaseUrl, settings)

export const npmStart = (databaseUrl: string, settings: Settings) =>
  start(['scripts/start.mjs'], 'GreenRock Tenders is ready', databaseUrl, settings)

/** Starts another web process on the database of a product, like `npm run serve`. */
export const startWebProcess = (databaseUrl: string) =>
  start([...built, 'api/dist/src/processes/serve.js'], 'GreenRock Tenders serves', databaseUrl, {})

/** Starts a worker on the database of a product, like `npm run worker`; it runs only jobs that are requested. */
export const startWorker = (databaseUrl: string, settings: Settings = {}) =>
  start([...built, 'api/dist/src/processes/work.js'], 'GreenRock Tenders works', databaseUrl, {
    ...onlyWhenAsked,
    ...settings,
  })

const never = '0 0 1 1 *'
const onlyWhenAsked = { REFRESH_SCHEDULE: never, AWARDS_SCHEDULE: never, RECLASSIFY_SCHEDULE: never }

const built = ['--import', './api/dist/src/platform/tracing/start.js']

async function start(command: string[], isReady: string, databaseUrl: string, settings: Settings): Promise<Product> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-e2e-'))
  const port = await freePort()
  const product = spawn(process.execPath, command, {
    cwd: root,
    env: {
      ...environment,
      WORKER: 'off',
      ...settings,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      DATA_DIR: directory,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>(resolve => product.once('exit', resolve))
  void ended.then(() => fs.rmSync(directory, { recursive: true, force: true }))
  await says(product, isReady)
  return {
    url: `http://localhost:${port}`,
    port,
    databaseUrl,
    async stop() {
      product.kill('SIGTERM')
      const code = await ended
      if (code !== 0) throw new Error(`the product did not end cleanly: ${String(code)}`)
    },
    kill: () => void product.kill('SIGKILL'),
  }
}

const says = (product: ChildProcess, text: string) =>
  new Promise<void>((resolve, reject) => {
    let said = ''
    product.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes(text)) resolve()
    })
    product.once('exit', code => reject(new Error(`the product stopped with code ${String(code)}: ${said}`)))
  })

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })
