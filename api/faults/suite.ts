import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

interface Results {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numRuntimeErrorTestSuites: number
}

/**
 * Runs the tests of one suite, because their faults are injected inside the process.
 * @param hear receives what it writes while it runs
 */
export async function runSuite(
  suite: string,
  { isLong, hear = () => undefined }: { readonly isLong: boolean; readonly hear?: (text: string) => void },
) {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-faults-')), 'results.json')
  const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', suite]
  const child = spawn(process.execPath, [...jest, '--json', `--outputFile=${file}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, TEST_LONG: isLong ? '1' : '' },
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    hear(chunk.toString())
  })
  await new Promise(resolve => child.once('exit', resolve))
  const results = JSON.parse(fs.readFileSync(file, 'utf8')) as Results
  return {
    said,
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
  }
}
