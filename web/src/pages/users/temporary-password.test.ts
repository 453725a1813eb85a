import { expect, test } from '@jest/globals'
import { temporaryPassword } from './temporary-password'

test('a temporary password has twelve characters of the alphabet, at least one of each class', () => {
  for (let made = 0; made < 2000; made++) {
    const password = temporaryPassword()
    // R-USER-10 R-USER-11
    expect(password).toMatch(/^[A-Za-z0-9!@#$%^&*]{12}$/)
    for (const one of [/[A-Z]/, /[a-z]/, /[0-9]/, /[!@#$%^&*]/]) expect(password).toMatch(one)
  }
})

test('temporary passwords do not repeat', () => {
  // R-USER-12
  expect(new Set(Array.from({ length: 2000 }, temporaryPassword)).size).toBe(2000)
})

test('within a class all characters of temporary passwords are equally frequent', () => {
  const seen = new Map<string, number>()
  for (let made = 0; made < 20_000; made++)
    for (const character of temporaryPassword())
      if (/[a-z]/.test(character)) seen.set(character, (seen.get(character) ?? 0) + 1)
  const counts = [...seen.values()]
  const mean = counts.reduce((sum, count) => sum + count, 0) / 26
  expect(seen.size).toBe(26)
  for (const count of counts) expect(Math.abs(count - mean) / mean).toBeLessThan(0.12)
})
