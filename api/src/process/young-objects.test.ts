import { spawnSync } from 'node:child_process'
import { expect, test } from '@jest/globals'

/** What V8 says of where it puts new objects, in a process whose objects all stay. */
function decisions(before: string): string[] {
  const script = `
    import v8 from 'node:v8'
    ${before}
    v8.setFlagsFromString('--trace-pretenuring-statistics')
    const kept = []
    const make = n => ({ n, list: [n] })
    for (let n = 0; n < 1e6; n++) kept.push(make(n))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  return stdout.match(/AllocationSite.* => .*/g) ?? []
}

test('V8 puts new objects among the old ones where those before them stayed, unless it is told not to', () => {
  const module = new URL('../../dist/src/process/young-objects.js', import.meta.url)
  expect(decisions('').length).toBeGreaterThan(0)
  expect(decisions(`const { keepObjectsYoung } = await import('${module.href}'); keepObjectsYoung()`)).toEqual([])
})
