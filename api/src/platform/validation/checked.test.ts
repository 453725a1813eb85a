import { describe, expect, test } from '@jest/globals'
import { IsOptional, IsString } from 'class-validator'
import { checked, inputFields } from './checked.js'
import { Nested } from './nested.js'
import { composedAndTrimmed, Normalised } from './normalised.js'
import { InOrder, IsPlainText, MaxCharacters, MinCharacters } from './rules.js'

class Address {
  @MinCharacters(2, { message: 'Straat is te kort' })
  street!: string
}

class Person {
  @Normalised(composedAndTrimmed)
  @InOrder(
    MinCharacters(2, { message: 'Naam is te kort' }),
    MaxCharacters(3, { message: 'Naam is te lang' }),
    IsPlainText(),
  )
  name!: string

  @IsOptional()
  @IsString()
  nickname?: string | null

  @IsOptional()
  @Nested(() => Address)
  address?: Address | null
}

const refusal = (value: unknown) => {
  try {
    checked(Person, value)
  } catch (error) {
    const { code, message, field } = error as { code: string; message: string; field?: string }
    return [code, message, field]
  }
  return null
}

describe('the validation refuses', () => {
  test.each([
    ['the first of two rules that do not hold', { name: '\u202e' }, 'Naam is te kort', 'name'],
    ['the first of two fields', { name: 'abcd', nickname: 5 }, 'Naam is te lang', 'name'],
    ['a rule without a sentence', { name: 'abc', nickname: 5 }, 'Ongeldige invoer', 'nickname'],
    ['another type', { name: ['abc'] }, 'Naam is te kort', 'name'],
    ['a field of a field', { name: 'abc', address: { street: 'a' } }, 'Straat is te kort', 'address.street'],
    ['a list for an object', { name: 'abc', address: [] }, 'Ongeldige invoer', 'address'],
    ['a field that is not known', { name: 'abc', isAdmin: true }, 'Ongeldige invoer', undefined],
    ['one of a field', { name: 'abc', address: { street: 'ab', city: 'x' } }, 'Ongeldige invoer', 'address'],
    ['a prototype', JSON.parse('{"name":"abc","__proto__":{"isAdmin":true}}'), 'Ongeldige invoer', undefined],
    ['a constructor', { name: 'abc', constructor: { prototype: {} } }, 'Ongeldige invoer', undefined],
  ])('%s', (_what, value, message, field) => {
    expect(refusal(value)).toEqual(['BAD_USER_INPUT', message, field])
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  test.each([null, undefined, 1, 'x', [], [{ name: 'abc' }]])('%j, which is no object', value => {
    expect(refusal(value)).toEqual(['BAD_USER_INPUT', 'Ongeldige invoer', undefined])
  })
})

describe('the validation of valid input', () => {
  test('normalises it, and leaves fields that were not sent absent', () => {
    const input = checked(Person, { name: ' e\u0301e\u0301 ', nickname: null })
    expect(Object.entries(input)).toEqual([
      ['name', 'éé'],
      ['nickname', null],
    ])
    expect(input).toBeInstanceOf(Person)
  })

  test('counts an emoji as one character', () => {
    expect(checked(Person, { name: '😀😀😀' }).name).toBe('😀😀😀')
    expect(refusal({ name: '😀' })).toEqual(['BAD_USER_INPUT', 'Naam is te kort', 'name'])
    expect(refusal({ name: '😀😀😀😀' })).toEqual(['BAD_USER_INPUT', 'Naam is te lang', 'name'])
  })

  test('returns a copy and leaves the given object unchanged', () => {
    const sent = Object.freeze({ name: ' abc ', address: Object.freeze({ street: 'ab' }) })
    const input = checked(Person, sent)
    expect([input.name, input.address]).toEqual(['abc', { street: 'ab' }])
    expect(input.address).toBeInstanceOf(Address)
  })
})

test('reads the fields of a class in the order of their declaration', () => {
  expect(inputFields(Person)).toEqual(['name', 'nickname', 'address'])
  // Memoised: GraphQL reads them for every argument of every field.
  expect(inputFields(Person)).toBe(inputFields(Person))
})
