import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from '@jest/globals'
import { checked } from '../../validation/checked.js'
import { isObvious, obviousWords } from './obvious.js'
import { ChangePasswordInput } from './password.inputs.js'

const refusedAsObvious = (newPassword: string) => {
  try {
    checked(ChangePasswordInput, { currentPassword: 'x', newPassword, confirmPassword: newPassword })
  } catch (error) {
    return (error as Error).message === 'Kies een wachtwoord dat minder voor de hand ligt'
  }
  return false
}
const capital = (word: string) => word.replace(/[a-z]/, letter => letter.toUpperCase())

test('of all 49 000 those that fit the rules with a capital are refused', () => {
  const fitting = dictionary['passwords-common']
    .map(capital)
    .filter(one => /[A-Z]/.test(one) && /[a-z]/.test(one) && /\d/.test(one) && /[\p{P}\p{S}]/u.test(one))
    .filter(one => one.length >= 8)
  expect(fitting.length).toBeGreaterThan(10)
  expect(fitting.filter(password => !refusedAsObvious(password))).toEqual([])
})

test.each([
  'P@ssw0rd1!',
  'Passw0rd!',
  'Pa$$w0rd',
  'W3lkom2026!',
  'Gr33nrock!1',
  'Tenders#2026',
  'Z0mer2026!!',
  'Qwerty!23456',
])('%s is refused: look-alikes, digits and symbols make it no better', password => {
  expect(refusedAsObvious(password)).toBe(true)
})

test('obvious words are refused with whatever the rules ask for', () => {
  expect(obviousWords.filter(word => !isObvious(`${capital(word)}2026!`))).toEqual([])
})

test.each([
  'Test1234!',
  'Paard-1234',
  'Zeepaard-77',
  'Nieuw-Geheim-1',
  'wachtzin met Spaties 1?',
  'Ééééééé1€',
  'Aa1!xxxx',
  'Kw8$vPz2#q',
])('%s is taken', password => {
  expect(isObvious(password)).toBe(false)
})
