/**
 * `npm run mutants [-- AREA|ID …]`: mutation testing of permissions, sessions, status, filters and comments. For each
 * of their requirements that API callers can observe, a mutant in api/test/mutants breaks it; then at least one of the
 * API's tests that name the requirement must fail. The mutation is applied when a module is loaded, so that no file
 * changes. Part of `npm run test:long`.
 */
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { idsIn } from './lib/requirement-ids.mjs'
import { prepare, root } from './lib/steps.mjs'
import { testFiles } from './lib/test-files.mjs'

process.chdir(root)
prepare()
const LIMIT_MS = 180_000
const wanted = process.argv.slice(2).map(argument => argument.toUpperCase())
const isWanted = id => wanted.length === 0 || wanted.some(name => id === name || id.split('-')[1] === name)

const checklist = fs.readFileSync('docs/requirements/checklist.md', 'utf8')
const mutants = await readMutants()
const areas = new Set(Object.keys(mutants).map(id => id.split('-')[1]))
const ids = [...checklist.matchAll(/^- \*\*(R-([A-Z]+)-\d+)\*\* \[[^\]]*[RG]/gm)]
  .flatMap(([, id, area]) => (areas.has(area) ? [id] : []))
  .filter(isWanted)
const tests = readTests()
const results = fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-mutants-'))

const tried = ids.flatMap(id => (mutants[id] ?? []).map((mutant, index) => ({ id, mutant, index })))
const missing = ids.filter(id => !mutants[id])
const survivors = []
const queue = tried.values()
await Promise.all(Array.from({ length: os.availableParallelism() }, tryAll))
fs.rmSync(results, { recursive: true, force: true })

for (const id of missing) console.error(`${id} has no mutant`)
for (const id of Object.keys(mutants).filter(id => isWanted(id) && !ids.includes(id)))
  console.error(`${id} is no requirement of the API`)
console.log(`${tried.length - survivors.length} of ${tried.length} mutants seen, of ${ids.length} requirements`)
process.exitCode = survivors.length + missing.length > 0 ? 1 : 0

async function tryAll() {
  for (const { id, mutant, index } of queue) {
    const { seenBy, why } = await judge(id, mutant, index)
    if (!seenBy) survivors.push(id)
    console.log(seenBy ? `✓ ${id}  ${seenBy}` : `✗ ${id}  ${JSON.stringify(mutant)}: ${why}`)
  }
}

/** @returns the test that detected the mutant, or why it counts as undetected */
async function judge(id, mutant, index) {
  if (mutant.file) {
    const occurrences = fs.readFileSync(mutant.file, 'utf8').split(mutant.from).length - 1
    if (occurrences !== 1) return { why: `its text occurs ${occurrences} times` }
  }
  const named = tests.filter(test => test.id === id)
  if (named.length === 0) return { why: 'no test of the API names it' }
  const file = path.join(results, `${id}-${index}.json`)
  await runJest(named, mutant, file)
  const result = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null
  if (!result || result.numRuntimeErrorTestSuites > 0) return { why: 'the tests could not be run' }
  const failed = result.testResults
    .flatMap(({ name, assertionResults }) => assertionResults.map(({ title, status }) => ({ name, title, status })))
    .find(({ status }) => status === 'failed')
  return failed
    ? { seenBy: `${path.relative(root, failed.name)}: ${failed.title}` }
    : { why: `${result.numPassedTests} tests passed` }
}

function runJest(named, mutant, outputFile) {
  const files = [...new Set(named.map(test => path.join(root, test.file)))]
  const titles = [...new Set(named.map(({ title }) => patternOf(title)))]
  const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', '--runTestsByPath']
  const options = ['--json', '--silent', `--outputFile=${outputFile}`, '--maxWorkers=2', '-t', titles.join('|')]
  const child = spawn(process.execPath, [...jest, ...files, ...options], {
    stdio: 'ignore',
    timeout: LIMIT_MS,
    env: { ...process.env, MUTANT: JSON.stringify(mutant) },
  })
  return new Promise(resolve => child.once('exit', resolve))
}

/** Pattern for a title in the file; titles of `test.each` have placeholders. */
function patternOf(title) {
  return title
    .replace(/\\(['"`])/g, '$1')
    .split(/%[a-z#%]|\$[\w.]+/)
    .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')
}

/** @returns the mutants of each requirement */
async function readMutants() {
  const all = {}
  const folder = path.join(root, 'api/test/mutants')
  for (const file of fs.readdirSync(folder)) {
    const { mutants } = await import(pathToFileURL(path.join(folder, file)).href)
    for (const [id, given] of Object.entries(mutants)) all[id] = [...(all[id] ?? []), given].flat()
  }
  return all
}

/** @returns which test names which requirement */
function readTests() {
  return testFiles('api').flatMap(file =>
    idsIn(fs.readFileSync(file, 'utf8')).map(({ id, title }) => ({ id, title, file })),
  )
}
