import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Line } from '../line.js'

const SUITE = 'api/src/ingest/harvest/broken-off'

interface Results {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numRuntimeErrorTestSuites: number
}

/** Runs a test, because the faults are injected inside the process; the stored data is compared after each. */
export const refreshBrokenOff: Line = {
  name: 'refresh broken off at the k-th statement × (refused, cut, backend ended, killed)',
  goal: 'every k, all right',
  async run({ isLong, say }) {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-faults-')), 'results.json')
    const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', SUITE]
    const child = spawn(process.execPath, [...jest, '--json', `--outputFile=${file}`], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, TEST_LONG: isLong ? '1' : '' },
    })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const [, places] = /broken off at (\d+) places/.exec(chunk.toString()) ?? []
      if (places) say(`one kind of fault at ${places} places`)
    })
    await new Promise(resolve => child.once('exit', resolve))
    const places = [...said.matchAll(/broken off at (\d+) places/g)].reduce((sum, [, count]) => sum + Number(count), 0)
    const results = JSON.parse(fs.readFileSync(file, 'utf8')) as Results
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites
    if (failed > 0) say(said)
    return {
      figure: `${isLong ? 'every place' : 'a sample'}: ${places} faults, ${failed === 0 ? 'all right' : `${failed} kinds wrong`}`,
      isReached: failed === 0 && places > 0 && results.numPassedTests > 3,
    }
  },
}
