/**
 * `npm test [-- words]`: prepares like `npm start`; then types, lint, layers and format, unit and API tests on a real
 * PostgreSQL, and the built product in a real Chromium. With words only test files whose path contains one of them. `--long`
 * adds the slow suites, `--times` updates the tables of docs/testing.md. The last line is the summary: N passed, N failed.
 */
import { parseArgs } from 'node:util'
import { chooseTests, runBrowser, runJest } from './lib/run-tests.mjs'
import { prepare, root, run, runQuietly, tool } from './lib/steps.mjs'
import { writeTimes } from './lib/test-times.mjs'

process.chdir(root)
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { long: { type: 'boolean', default: false }, times: { type: 'boolean', default: false } },
})
const { long: isLong } = values
const chosen = chooseTests(positionals, { isLong })
if (values.times && !chosen.isAll) {
  console.error('--times measures all tests: leave out the words.')
  process.exit(1)
}
prepare({ hasBrowser: chosen.browser.length > 0 })

const counts = { passed: 0, failed: 0 }
const add = ({ passed, failed }) => {
  counts.passed += passed
  counts.failed += failed
}
const addCode = code => add(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

console.log('\n— Static checks')
const checks = await Promise.all([
  check('Types', tool('tsc', '-b')),
  check('Lint', tool('oxlint', '--type-aware')),
  check('Layers', [process.execPath, ['scripts/layers.mjs']]),
  check('Format', tool('biome', 'check', '.')),
  check('Unused code', tool('knip')),
  check('Documentation', [process.execPath, ['scripts/check-docs.mjs']]),
])

let jest
if (chosen.jest.length > 0) {
  console.log('\n— Unit and API tests')
  jest = await timed(() => runJest(chosen, { isLong }))
  add(jest)
}

let browser
if (chosen.browser.length > 0) {
  console.log('\n— The product in Chromium')
  browser = await timed(() => runBrowser(chosen, { isLong }))
  add(browser)
}

if (isLong && chosen.isAll) {
  for (const [title, ...args] of [
    ['Mutation testing', 'scripts/mutants.mjs'],
    ['Fault injection', 'scripts/tool.mjs', 'faults', '--long'],
    ['The budgets of docs/performance.md', ...'scripts/tool.mjs bench --scale 20k --rounds 5 --check'.split(' ')],
  ]) {
    console.log(`\n— ${title}`)
    addCode(await run(process.execPath, args))
  }
}

if (values.times) writeTimes({ checks, jest, browser })
const flaky = (browser?.tests ?? []).filter(({ status }) => status === 'flaky')
console.log(`\nflaky: ${flaky.length}`)
for (const { file, line, title } of flaky) console.log(`  ${file}:${line} ${title}`)
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = counts.failed > 0 ? 1 : 0

/** A check that passes or fails as a whole; its output is shown after a failure. */
async function check(title, [command, args]) {
  const { code, output, seconds } = await timed(() => runQuietly(command, args))
  console.log(`  ${code === 0 ? 'passed' : 'FAILED'}  ${title}  ${seconds.toFixed(1)} s`)
  if (code !== 0) console.log(output)
  addCode(code)
  return { title, seconds }
}

async function timed(action) {
  const began = performance.now()
  const result = await action()
  return { ...result, seconds: (performance.now() - began) / 1000 }
}
