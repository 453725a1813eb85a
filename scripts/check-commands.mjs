/**
 * `npm run tool -- check:commands [words]`: runs every command that docs/commands.md lists, or those with one of the words, with
 * arguments that keep it short. Fails when a command fails, changes a tracked file, or is listed without an example here.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { builtApi, prepare, root, runQuietly } from './lib/steps.mjs'

const MAX_START_MS = 180_000

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-commands-'))
const file = name => path.join(folder, name)
const lot = '{"place":"Utrecht","nuts":[],"organization":"Gemeente Utrecht","kind":"procedure","province":"Utrecht"}\n'

/**
 * By command: its arguments. `until` is what a command that keeps running prints once it works; it is then ended with SIGTERM.
 * `prints` is what a command prints that works, also when a score is below its goal. `refuses` is part of the message with which it should
 * refuse these arguments. `without` says why it is not run here.
 */
const examples = {
  'npm start': { until: 'is ready' },
  'npm run dev': { until: 'is ready' },
  'npm run serve': { until: 'serves' },
  'npm run worker': { until: 'works' },
  'npm run build': {},
  'npm run admin': { args: ['nobody@greenrock.test'], refuses: 'nobody@greenrock.test' },
  'npm run db -- dump': { args: [file('copy.sql.gz')] },
  'npm run db -- restore': { args: [file('copy.sql.gz')], isUnused: true },
  'npm run tool -- awards:import': { args: [file('missing.json')], refuses: 'missing.json' },
  'npm run tool -- image': {},
  'npm run tool -- sbom': { args: [file('sbom.json')] },
  'npm run tool -- check:commands': { without: 'It is this command.' },
  'npm test': { args: ['pluralize'] },
  'npm run test:long': { without: 'It takes more than an hour, and consists of commands that are run here.' },
  'npm run test:flaky': { args: ['1', 'pluralize'] },
  'npm run test:nodes': { args: ['--node', '22', '--postgres', '18', 'pluralize'] },
  'npm run checklist': {},
  'npm run mutants': { args: ['ROLE'] },
  'npm run faults': { args: ['--only', 'start without'] },
  'npm run test:cluster': { args: ['--only', 'Redis'] },
  'npm run bench': { args: ['--scale', '20k', '--rounds', '1', '--only', 'counts'] },
  'npm run screens': { args: ['inloggen medewerker'] },
  'npm run lint': {},
  'npm run format': {},
  'npm run codegen': {},
  'npm run tool -- docs': {},
  'npm run tool -- icons': {},
  'npm run tool -- sources': {},
  'npm run try:source': { args: ['feed', folder] },
  'npm run parse:notice': { args: [file('missing.xml')], refuses: 'missing.xml' },
  'npm run check:notices': { args: [folder], refuses: 'expected.jsonl' },
  'npm run tool -- check:places': { args: [file('places.jsonl')] },
  'npm run score:search': { prints: '%' },
  'npm run score:duplicates': { prints: '%' },
  'npm run score:zzp': { prints: '%' },
  'npm run score:fit': { prints: '%' },
  'npm run score:categories': { prints: '%' },
  'npm run tool -- fit:categories': {},
}

fs.writeFileSync(file('places.jsonl'), lot)
process.chdir(root)
const words = process.argv.slice(2)
prepare()
const { freePort, startEmbeddedPostgres } = await builtApi('platform/database/embedded-postgres.js')

const documented = [...fs.readFileSync('docs/commands.md', 'utf8').matchAll(/^\| `(npm [^`]+)`/gm)].map(
  ([, text]) => text,
)
const nameOf = text =>
  Object.keys(examples)
    .toSorted((one, other) => other.length - one.length)
    .find(name => text.startsWith(name))
const problems = [
  ...documented.filter(text => !nameOf(text)).map(text => `${text}: has no example in scripts/check-commands.mjs`),
  ...Object.keys(examples)
    .filter(name => !documented.some(text => nameOf(text) === name))
    .map(name => `${name}: is not in docs/commands.md`),
]

const [used, unused] = await Promise.all(
  ['used', 'unused'].map(name => startEmbeddedPostgres({ dataDirectory: file(name), unsafeButFast: true })),
)
try {
  for (const [name, example] of Object.entries(examples)) {
    if (example.without || !words.every(word => name.includes(word))) continue
    const began = Date.now()
    const problem = await problemOf(name, example)
    console.log(`${problem ? 'failed' : 'works '}  ${Math.round((Date.now() - began) / 1000)} s  ${name}`)
    if (problem) problems.push(`${name}: ${problem}`)
  }
} finally {
  await Promise.all([used.stop(), unused.stop()])
  fs.rmSync(folder, { recursive: true, force: true })
}
const { output: changed } = await runQuietly('git', ['status', '--porcelain', '--untracked-files=no'])
if (changed) problems.push(`Commands changed tracked files:\n${changed}`)
console.log(problems.join('\n\n') || `${documented.length} documented commands, 0 mistakes`)
if (problems.length > 0) process.exitCode = 1

/** @returns how the command failed; null when it works */
async function problemOf(name, { args = [], until, refuses, prints, isUnused }) {
  const [, ...words] = name.replace(' -- ', ' ').split(' ')
  const rest = name.includes(' -- ') || args.length === 0 ? args : ['--', ...args]
  const command = name.includes(' -- ') ? [...words.slice(0, 2), '--', ...words.slice(2), ...rest] : [...words, ...rest]
  const env = {
    ...process.env,
    DATABASE_URL: (isUnused ? unused : used).url,
    DATA_DIR: file('data'),
    PORT: String(await freePort()),
    SOURCES: 'samples',
  }
  if (until) return await problemOfService(command, until, env)
  const { code, output } = await runQuietly('npm', command, { env })
  if (refuses) return code !== 0 && output.includes(refuses) ? null : `should have refused:\n${output.slice(-2000)}`
  return code === 0 || (prints && output.includes(prints)) ? null : output.slice(-2000)
}

async function problemOfService(command, until, env) {
  const service = spawn('npm', command, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const ended = once(service, 'exit')
  let output = ''
  const works = new Promise(resolve => {
    const timer = setTimeout(resolve, MAX_START_MS, false)
    const note = chunk => {
      output += chunk
      if (output.includes(until)) resolve(true)
    }
    service.stdout.on('data', note)
    service.stderr.on('data', note)
    void ended.then(() => resolve(false)).finally(() => clearTimeout(timer))
  })
  const isWorking = await works
  // The whole group: npm does not pass signals on to what it started.
  if (service.exitCode === null) process.kill(-Number(service.pid), 'SIGTERM')
  await ended
  return isWorking ? null : `did not print '${until}':\n${output.slice(-2000)}`
}
