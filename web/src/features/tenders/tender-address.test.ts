import { expect, test } from '@jest/globals'
import { globalIdOf } from './tender-address'

const uuid = '0190c0de-1111-7abc-8def-0123456789ab'
const globalId = Buffer.from(`Tender:${uuid}`).toString('base64')

test.each([
  [uuid, globalId],
  [uuid.toUpperCase(), globalId],
  [globalId, globalId],
  ['0190c0de', '0190c0de'],
])('the parameter %s opens the tender with the global id %s', (given, id) => {
  expect(globalIdOf(given)).toBe(id)
})
