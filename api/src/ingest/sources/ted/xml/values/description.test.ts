import { describe, expect, test } from '@jest/globals'
import { descriptionOf, isReference } from './description.js'

describe('a text that only points elsewhere in the notice', () => {
  test.each([
    'Zie II.2.4',
    'zie II.2.4)',
    'Zie punt II.2.4 hieronder.',
    'Zie 2.1.4',
    'Zie percelen',
    'Zie perceel 1 t/m 4',
    'Zie titel.',
    'Zie onderstaande omschrijving',
    'Idem titel',
    '(zie beschrijving)',
    'Conform II.1.1',
    'See lots',
    'Voir II.2.4',
    'Siehe Lose',
  ])('%j is a reference', text => {
    expect(isReference(text)).toBe(true)
  })

  test.each([
    '',
    'Ziekenhuisbedden voor perceel 1',
    'Zienswijzen over de titel',
    'Zie bestek',
    'Zie aanbestedingsdocumenten',
    'Onderhoud van wegen, zie II.2.4',
    `Zie II.2.4. ${'De opdracht omvat veel meer. '.repeat(5)}`,
  ])('%j is none', text => {
    expect(isReference(text)).toBe(false)
  })
})

describe('the description', () => {
  test('is that of the whole', () => {
    expect(descriptionOf('Alle wegen.', ['Noord.', 'Zuid.'])).toBe('Alle wegen.')
  })

  test.each([null, 'Zie II.2.4'])('of %j is that of the parts, each once', whole => {
    expect(descriptionOf(whole, ['Noord.', null, 'Zie titel', 'Zuid.', 'Noord.'])).toBe('Noord.\nZuid.')
  })

  test('that points at parts which say nothing is better than none', () => {
    expect(descriptionOf('Zie II.2.4', [null, 'Zie titel'])).toBe('Zie II.2.4')
  })

  test('is null when there is none at all', () => {
    expect(descriptionOf(null, [])).toBeNull()
    expect(descriptionOf(null, [null])).toBeNull()
  })

  test('of very many parts is cut', () => {
    const parts = Array.from({ length: 200 }, (_, index) => `${index} ${'x'.repeat(1000)}`)
    expect(descriptionOf(null, parts)).toHaveLength(50_000)
  })
})
