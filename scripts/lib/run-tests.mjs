/** Runs Jest and Playwright and reads their reports. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findChromium } from './chromium.mjs'
import { findRedis } from './redis.mjs'
import { root, run, tool } from './steps.mjs'
import { testFiles } from './test-files.mjs'

/**
 * Test files whose path contains one of the words, or all files; `*.long.test.ts` only with `isLong`. Exits when there
 * are none.
 * @returns the files per runner; `isAll` without words
 */
export function chooseTests(words, { isLong = false } = {}) {
  const lowerCase = words.map(word => word.toLowerCase())
  const isChosen = file => words.length === 0 || lowerCase.some(word => file.toLowerCase().includes(word))
  const jest = testFiles('api', 'web').filter(file => isChosen(file) && (isLong || !file.includes('.long.test.')))
  const browser = testFiles('e2e').filter(isChosen)
  if (jest.length + browser.length === 0) {
    console.error(`No path of a test file contains ${words.join(' or ')}.`)
    process.exit(1)
  }
  return { jest, browser, isAll: words.length === 0 }
}

/**
 * @param options.node the program of Node that runs the tests
 * @param options.env variables in addition to those of this process
 * @returns the tests of the report, or null without a report, and whether Jest failed for another reason than a test
 */
export async function runJest({ jest: files, isAll }, { isLong = false, node = process.execPath, env = {} } = {}) {
  const redis = findRedis()
  if (!redis) console.log('  without the tests that need Redis: there is no redis-server on this machine')
  const program = path.join(root, 'node_modules/jest/bin/jest.js')
  const chosen = isAll ? [] : ['--passWithNoTests', '--runTestsByPath', ...files]
  const { code, report } = await withReport(file =>
    run(
      node,
      ['--experimental-vm-modules', '--no-warnings', program, '--json', `--outputFile=${file}`, '--silent', ...chosen],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, ...env, REDIS_SERVER: redis ?? '', TEST_LONG: isLong ? '1' : '' },
      },
    ),
  )
  const tests = report && jestTests(report)
  return { tests, files: report && jestFiles(report), ...countsOf(code, tests) }
}

/** Gets and returns the same as `runJest`; `options` are arguments of Playwright. */
export async function runBrowser(
  { browser: files, isAll },
  { isLong = false, options = [], node = process.execPath, env = {} } = {},
) {
  const chosen = isAll ? [] : ['--pass-with-no-tests', ...files]
  const [, args] = tool('playwright', 'test', '--config', 'e2e/playwright.config.ts', ...options, ...chosen)
  const { code, report } = await withReport(file =>
    run(node, args, {
      env: {
        ...process.env,
        ...env,
        CHROMIUM: findChromium(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        LOG_LEVEL: 'silent',
        TEST_LONG: isLong ? '1' : '',
      },
    }),
  )
  const tests = report && browserTests(report)
  return { tests, ...countsOf(code, tests) }
}

/** A run that failed without a failed test, or without a report, counts as one failure. */
function countsOf(code, tests) {
  const failed = tests?.filter(({ status }) => status === 'failed').length ?? 0
  const passed = tests?.filter(({ status }) => status === 'passed' || status === 'flaky').length ?? 0
  return { passed, failed: !tests || (code !== 0 && failed === 0) ? failed + 1 : failed }
}

async function withReport(runWith) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-results-'))
  try {
    const file = path.join(folder, 'report.json')
    const code = await runWith(file)
    return { code, report: fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

const relative = file => path.relative(root, file).split(path.sep).join('/')

/** A file that could not be run counts as one failed test. */
const jestTests = report =>
  report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(name)
    if (status === 'failed' && !assertionResults.some(test => test.status === 'failed'))
      return [{ file, title: '(the file)', status, message }]
    return assertionResults.map(test => ({
      file,
      title: test.fullName,
      status: test.status,
      message: test.failureMessages[0],
    }))
  })

const jestFiles = report =>
  report.testResults.map(({ name, startTime, endTime }) => ({ file: relative(name), ms: endTime - startTime }))

const browserStatus = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' }

function browserTests(report) {
  const inSuite = ({ specs, suites = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests.map(({ status, results }) => ({
        file: `e2e/${file}`,
        line,
        title,
        status: browserStatus[status],
        message: results.find(({ error }) => error)?.error.message,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...suites.flatMap(inSuite),
  ]
  return report.suites.flatMap(inSuite)
}
