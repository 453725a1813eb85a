import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'
import { during, silent } from './report.js'

const terminal = pathToFileURL(path.resolve('scripts/lib/terminal.mjs')).href

test('without a terminal the steps are plain lines, and the address is on standard output', () => {
  const code = `import { begin, note, ready } from '${terminal}'
    const install = begin('Install packages')
    install.progress(0.5, 'half')
    install.done('one line')
    begin('Build').fail('why')
    begin('Gather').warn('No source could be reached: showing examples')
    ready('http://localhost:4000')`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
  expect(stdout).toBe('GreenRock Tenders is ready: http://localhost:4000\n')
  expect(stderr.replaceAll(/ +\d+\.\d s$/gm, '')).toBe(
    [
      ' ✔ Install packages',
      '   one line',
      ' ✖ Build',
      '   why',
      ' ▲ Gather',
      '   No source could be reached: showing examples',
      '',
    ].join('\n'),
  )
})

test('a step ends with the result of its work', async () => {
  const told: string[] = []
  const report = {
    ...silent,
    begin: (title: string) => ({
      ...silent.begin(title),
      done: () => void told.push(`${title} done`),
      fail: () => void told.push(`${title} failed`),
    }),
  }
  expect(await during(report, 'one', async () => 1)).toBe(1)
  await expect(during(report, 'two', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(told).toEqual(['one done', 'two failed'])
})
