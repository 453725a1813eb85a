import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from '@jest/globals'
import { checked } from '../../../platform/validation/checked.js'
import { isObvious, obviousWords } from './obvious.js'
import { ChangePasswordInput } from './password.inputs.js'

const refusalOf = (newPassword: string): string | null => {
  try {
    checked(ChangePasswordInput, { currentPassword: 'x', newPassword, confirmPassword: newPassword })
    return null
  } catch (error) {
    return (error as Error).message
  }
}
const capital = (word: string) => word.replace(/[a-z]/, letter => letter.toUpperCase())

test('the password rules refuse the 3 000 most used passwords, also with a capital', () => {
  const most = dictionary['passwords-common'].slice(0, 3000)
  expect(most).toContain('123456')
  expect([...most, ...most.map(capital)].filter(password => refusalOf(password) === null)).toEqual([])
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
])('the obvious password %s is refused, although it has look-alikes, digits or symbols', password => {
  expect(refusalOf(password)).toBe('Kies een wachtwoord dat minder voor de hand ligt')
})

test('an obvious word is refused with any characters that the rules require', () => {
  expect(obviousWords.filter(word => !isObvious(`${capital(word)}2026!`))).toEqual([])
})

test.each([
  'Test1234!',
  'Aaaaaa1!',
  'Paard-1234',
  'Zeepaard-77',
  'Nieuw-Geheim-1',
  'wachtzin met Spaties 1?',
  'Ééééééé1€',
  'Aa1!xxxx',
  'Kw8$vPz2#q',
])('the password %s is accepted', password => {
  expect(refusalOf(password)).toBeNull()
})
