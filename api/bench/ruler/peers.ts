import { execFile } from 'node:child_process'
import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { startServer } from '../processes.js'
import type { Asked } from './ask.js'
import type { Operation } from './scenarios.js'

const SOURCES = 'api/bench/peers'
const INSTALLED = path.resolve('.data/bench-peers')

interface Peer {
  readonly name: string
  readonly file: string
  readonly answers: readonly Operation[]
}
const peers: readonly Peer[] = [
  {
    name: 'Mercurius + JIT',
    file: 'mercurius.mjs',
    answers: ['TendersPage', 'TenderDialog', 'FilterCounts', 'Bookmarks'],
  },
  { name: 'Apollo + TypeORM + DataLoader', file: 'conventional.mjs', answers: ['TendersPage', 'TenderDialog'] },
]

/** Other stacks on the same database, in a folder of their own, which no workspace knows; installed on demand. */
export async function startPeers(url: string, say: (line: string) => void): Promise<readonly Asked[]> {
  await install(say)
  const started: Asked[] = []
  for (const { name, file, answers } of peers)
    started.push({ contender: await startServer(name, path.join(INSTALLED, file), url), takes: 'documents', answers })
  return started
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
