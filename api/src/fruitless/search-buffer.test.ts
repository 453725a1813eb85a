import { expect, test } from '@jest/globals'
import { createSearchBuffer, MAX_WAITING } from './search-buffer.js'

test('a text is taken once it has waited, and once only', () => {
  const buffer = createSearchBuffer()
  buffer.add('heftruck', 1000)
  buffer.add('heftruck', 2000)
  buffer.add('kraan', 3000)
  expect(buffer.take(999)).toEqual([])
  expect(buffer.take(2500)).toEqual(['heftruck'])
  expect(buffer.size).toBe(1)
  expect(buffer.take(3000)).toEqual(['kraan'])
})

test('what was half-typed goes when more of it comes, and does not come back with a letter less', () => {
  const buffer = createSearchBuffer()
  for (const text of ['he', 'heft', 'heftr', 'heftruck', 'heftruc', 'kraan']) buffer.add(text, 1)
  expect(buffer.take(1)).toEqual(['heftruck', 'kraan'])
})

test('a full buffer drops what is new, and counts it', () => {
  const buffer = createSearchBuffer()
  for (let number = 0; number < MAX_WAITING + 3; number++) buffer.add(`tekst ${number}.`, 1)
  expect(buffer.size).toBe(MAX_WAITING)
  expect(buffer.takeDropped()).toBe(3)
  expect(buffer.takeDropped()).toBe(0)
  expect(buffer.take(1)).toHaveLength(MAX_WAITING)
})
