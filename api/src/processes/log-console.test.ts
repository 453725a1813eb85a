import { expect, test } from '@jest/globals'
import { logTo } from '../platform/log.js'
import { logConsole } from './log-console.js'

test('console output of a library becomes a line of JSON with the error, without other objects', () => {
  const lines: string[] = []
  const written: unknown[] = []
  const given = {
    error: (...words: unknown[]) => written.push(words),
    warn: (...words: unknown[]) => written.push(words),
  }
  logConsole(logTo({ write: line => void lines.push(line) }), given)
  given.error('Internal error on a socket.\nPlease check.', new RangeError('too large'), { email: 'jan@greenrock.nl' })
  given.warn('old')
  given.warn({ email: 'jan@greenrock.nl' })
  expect(written).toEqual([])
  const [failed, warned, empty] = lines.map(line => JSON.parse(line) as Record<string, unknown>)
  expect(lines.join('')).not.toContain('jan@')
  expect(failed).toMatchObject({
    level: 50,
    msg: 'Internal error on a socket.\nPlease check.',
    error: { type: 'RangeError' },
  })
  expect(warned).toMatchObject({ level: 40, msg: 'old' })
  expect(empty).toMatchObject({ level: 40, msg: 'a library wrote to the console' })
})
