/**
 * `npm test`, and `npm run test:long` with what takes longer: prepares as `npm start` does; then type check, lint, unit and API tests on a real PostgreSQL, and the
 * built product in a real Chromium. Closes with one line: N passed, N failed.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findChromium } from './lib/chromium.mjs'
import { findRedis } from './lib/redis.mjs'
import { prepare, root, run, tool } from './lib/steps.mjs'

process.chdir(root)
const isLong = process.argv.includes('--long')
prepare()
const chromium = findChromium()
const redis = findRedis()
const results = fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-results-'))
const counts = { passed: 0, failed: 0 }
const add = (passed, failed) => {
  counts.passed += passed
  counts.failed += failed
}

/** One check that passes or fails as a whole. */
async function check(title, command, args, options) {
  console.log(`\n— ${title}`)
  const code = await run(command, args, options)
  add(code === 0 ? 1 : 0, code === 0 ? 0 : 1)
  return code
}

await check('Types', ...tool('tsc', '-b'))
await check('Lint', ...tool('oxlint', '--type-aware'))
await check('Rooms', process.execPath, ['scripts/rooms.mjs'])
await check('Format', ...tool('biome', 'check', '.'))

console.log('\n— Unit and API tests')
if (!redis) console.log('  without REDIS_URL, which only a Redis can test: there is no redis-server on this machine')
const jestResult = path.join(results, 'jest.json')
const jestCode = await run(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--no-warnings',
    path.join(root, 'node_modules/jest/bin/jest.js'),
    '--json',
    `--outputFile=${jestResult}`,
    '--silent',
  ],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, REDIS_SERVER: redis ?? '', TEST_LONG: isLong ? '1' : '' },
  },
)
const jest = readJson(jestResult)
if (jest) add(jest.numPassedTests, jest.numFailedTests + jest.numRuntimeErrorTestSuites)
if (!jest || (jestCode !== 0 && jest.numFailedTests + jest.numRuntimeErrorTestSuites === 0)) add(0, 1)

console.log('\n— The product in Chromium')
const browserResult = path.join(results, 'browser.json')
const browserCode = await run(...tool('playwright', 'test', '--config', 'e2e/playwright.config.ts'), {
  env: {
    ...process.env,
    CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserResult,
    LOG_LEVEL: 'silent',
    TEST_LONG: isLong ? '1' : '',
  },
})
const browser = readJson(browserResult)?.stats
if (browser) add(browser.expected, browser.unexpected)
if (!browser || (browserCode !== 0 && browser.unexpected === 0)) add(0, 1)

if (isLong) {
  await check('Requirements broken on purpose', process.execPath, ['scripts/mutants.mjs'])
  await check('What it bears', process.execPath, ['scripts/faults.mjs', '--long'])
  await check(
    'The ratios of docs/performance.md',
    process.execPath,
    'scripts/bench.mjs --scale 20k --only list --rounds 3 --check'.split(' '),
  )
}

fs.rmSync(results, { recursive: true, force: true })
console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = counts.failed > 0 ? 1 : 0

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
