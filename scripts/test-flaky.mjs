/**
 * `npm run test:flaky -- 20 [words]`: runs the tests of `npm test`, or those whose path contains one of the words, 20
 * times without retries while two processes keep a core busy each, and prints which tests failed, how often and why.
 */
import { spawn } from 'node:child_process'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { chooseTests, runBrowser, runJest } from './lib/run-tests.mjs'
import { prepare, root } from './lib/steps.mjs'

process.chdir(root)
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { long: { type: 'boolean', default: false } },
})
const [times, ...words] = positionals
const repetitions = Number(times)
if (!Number.isInteger(repetitions) || repetitions < 1) {
  console.error('usage: npm run test:flaky -- <times> [words]')
  process.exit(1)
}
const { long: isLong } = values
const chosen = chooseTests(words, { isLong })
prepare({ hasBrowser: chosen.browser.length > 0 })

// The loop ends when this process is killed, because its parent process changes.
const loop = ['-e', 'while (process.ppid === Number(process.argv[1]));', String(process.pid)]
const loops = Array.from({ length: 2 }, () => spawn(process.execPath, loop, { stdio: 'ignore' }))
const failures = new Map()
let failed = 0
try {
  for (let turn = 1; chosen.jest.length > 0 && turn <= repetitions; turn++) {
    console.log(`\n— Jest, ${turn} of ${repetitions}`)
    note(await runJest(chosen, { isLong }))
  }
  if (chosen.browser.length > 0) {
    console.log(`\n— Playwright, each test ${repetitions} times`)
    note(await runBrowser(chosen, { isLong, options: ['--retries=0', `--repeat-each=${repetitions}`] }))
  }
} finally {
  for (const child of loops) child.kill()
}

console.log(failed === 0 ? `\nNo test failed in ${repetitions} runs.` : `\nfailed  of  test`)
for (const [name, { count, message }] of [...failures].toSorted(([, one], [, other]) => other.count - one.count)) {
  console.log(`${String(count).padStart(6)}  ${repetitions}  ${name}`)
  const [reason] = stripVTControlCharacters(message ?? '').split(/\n +at /)
  console.log(reason.replace(/^/gm, '        '))
}
process.exitCode = failed > 0 ? 1 : 0

function note(result) {
  failed += result.failed
  if (!result.tests) console.log('no report')
  for (const { file, line, title, status, message } of result.tests ?? []) {
    if (status !== 'failed') continue
    const name = `${line ? `${file}:${line}` : file} ${title}`
    const { count = 0, message: first = message } = failures.get(name) ?? {}
    failures.set(name, { count: count + 1, message: first })
  }
}
