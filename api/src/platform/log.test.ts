import { expect, test } from '@jest/globals'
import { testDatabase } from '../../test/database.js'
import { logTo } from './log.js'

const database = testDatabase()

function logged(values: object) {
  let line = ''
  logTo({ write: text => void (line += text) }).error(values, 'bug')
  return { line, read: JSON.parse(line) as { error: unknown } }
}

test('an error is logged with its type, message and stack', () => {
  const { read } = logged({ error: Object.assign(new TypeError('kapot'), { code: 'EPIPE' }), requestId: 'x' })
  expect(read).toMatchObject({ requestId: 'x', msg: 'bug' })
  expect(read.error).toEqual({
    type: 'TypeError',
    message: 'kapot',
    code: 'EPIPE',
    stack: expect.stringContaining('log.test'),
  })
})

test('the statement and parameters of a failed query are not logged', async () => {
  const failed = database.manager.query('INSERT INTO nergens (email) VALUES ($1)', ['jan@greenrock.nl'])
  const error: unknown = await failed.catch((thrown: unknown) => thrown)
  const { line, read } = logged({ error })
  expect(read.error).toMatchObject({ type: 'QueryFailedError', code: '42P01' })
  expect(line).not.toMatch(/jan@greenrock|INSERT|parameters/)
})

test.each(['in words', null, { code: 7 }])('the value %j is logged unchanged', error => {
  expect(logged({ error }).read.error).toEqual(error)
})
