import { describe, expect, test } from '@jest/globals'
import { keyOfTerm, lettersAndDigits, wordsOf } from './stem.js'

describe('the key of a term', () => {
  test.each([
    ['school', 'scholen'],
    ['huis', 'huizen'],
    ['brug', 'bruggen'],
    ['kantoor', 'kantoren'],
    ['taxatie', 'taxaties'],
    ['proces', 'processen'],
    ['dienst', 'Diensten'],
    ['coördinator', 'coordinators'],
    ['zzp-er', "zzp'er"],
    ['openbare verlichting', 'Openbare  Verlichtingen'],
  ])('is equal for %j and %j', (one, other) => {
    expect(keyOfTerm(one)).toBe(keyOfTerm(other))
  })

  test.each([
    ['advies', 'adviseur'],
    ['bus', 'buis'],
    ['test', 'tas'],
    ['gas', 'gat'],
  ])('differs between %j and %j', (one, other) => {
    expect(keyOfTerm(one)).not.toBe(keyOfTerm(other))
  })
})

test('words are folded, and hyphenated words become one', () => {
  expect(wordsOf('Re-integratie & jobcoaching, 2e spoor')).toEqual(['reintegratie', 'jobcoaching', '2e', 'spoor'])
})

test.each([
  ['C#, F# en C++', ['csharp', 'fsharp', 'en', 'cplusplus']],
  ['c++/c#', ['cplusplus', 'csharp']],
  ['C++17, C#-ontwikkelaar', ['cplusplus', '17', 'csharp', 'ontwikkelaar']],
  ['.NET, .net-ontwikkelaar (.NET8)', ['dotnet', 'dotnet', 'ontwikkelaar', 'dotnet', '8']],
  ['ASP.NET', ['asp', 'dotnet']],
  ['R', ['r']],
  ['ABC# c#nul c+ www.voorbeeld.net .network', ['abc', 'c', 'nul', 'c', 'www', 'voorbeeld', 'net', 'network']],
])('names with a sign are separate words in %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test.each(['\u00ad', '\u200b', '\u200c', '\u200d', '\u2060', '\ufeff'])(
  'the invisible character %j is ignored',
  invisible => {
    expect(wordsOf(`infor${invisible}matie C${invisible}#`)).toEqual(['informatie', 'csharp'])
  },
)

test('a code is reduced to its letters and digits', () => {
  expect(lettersAndDigits('TN 2026/04-é')).toBe('tn202604e')
})
