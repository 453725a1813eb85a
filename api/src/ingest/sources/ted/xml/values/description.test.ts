import { describe, expect, test } from '@jest/globals'
import { descriptionOf, isReference } from './description.js'

describe('a text that only refers to another part of the notice', () => {
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
  ])('includes %j', text => {
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
  ])('does not include %j', text => {
    expect(isReference(text)).toBe(false)
  })
})

describe('the description of a notice', () => {
  test('is that of the procedure', () => {
    expect(descriptionOf('Alle wegen.', ['Noord.', 'Zuid.'])).toBe('Alle wegen.')
  })

  test.each([null, 'Zie II.2.4'])('is that of the parts, without duplicates, when the procedure has %j', whole => {
    expect(descriptionOf(whole, ['Noord.', null, 'Zie titel', 'Zuid.', 'Noord.'])).toBe('Noord.\nZuid.')
  })

  test('is the reference itself when the parts have no text', () => {
    expect(descriptionOf('Zie II.2.4', [null, 'Zie titel'])).toBe('Zie II.2.4')
  })

  test('is null without any text', () => {
    expect(descriptionOf(null, [])).toBeNull()
    expect(descriptionOf(null, [null])).toBeNull()
  })

  test('is truncated for very many parts', () => {
    const parts = Array.from({ length: 200 }, (_, index) => `${index} ${'x'.repeat(1000)}`)
    expect(descriptionOf(null, parts)).toHaveLength(50_000)
  })
})
