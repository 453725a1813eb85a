import { pathToFileURL } from 'node:url'
import { jestExpect as expect } from '@jest/expect'
import { addEventHandler, getState, resetState, run as runTests } from 'jest-circus'
import { jest } from './globals.mjs'
import { resultOf } from './result.mjs'

// An unhandled error fails the test file during which it occurs.
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, error => getState().unhandledErrors.push([error, error]))

addEventHandler(({ name, test }) => {
  if (name === 'test_done') test.errors.push(...expect.extractExpectedAssertionsErrors().map(({ error }) => error))
})

let prepared
const prepare = async files => {
  for (const file of files) await import(pathToFileURL(file).href)
  return import('../after-file.ts')
}

/** Runs a test file in this process, which has run others before. @returns a TestResult of Jest */
export async function run({ path, config, globalConfig }) {
  prepared ??= prepare(config.setupFiles)
  const { afterFile } = await prepared
  const env = { ...process.env }
  resetState()
  const state = getState()
  state.testTimeout = globalConfig.testTimeout ?? state.testTimeout
  state.testNamePattern = globalConfig.testNamePattern ? new RegExp(globalConfig.testNamePattern, 'i') : null
  expect.setState({ testPath: path, expand: globalConfig.expand })
  const start = Date.now()
  await import(pathToFileURL(path).href)
  const ran = await runTests()
  jest.useRealTimers()
  jest.restoreAllMocks()
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
  Object.assign(process.env, env)
  afterFile()
  return resultOf(ran, { path, config, globalConfig, start })
}
