import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { fold, foldInto, bufferSize, SEPARATOR, SYMBOLS } from './fold.js'

/** Symbols as text: '_' separates words, '¤' is a letter of another script. */
const read = (symbols: Uint8Array) =>
  [...symbols].map(symbol => '_abcdefghijklmnopqrstuvwxyz0123456789¤'[symbol]).join('')

describe('a folded text', () => {
  test.each([
    ['', '_'],
    [' \n\t ', '_'],
    ['—!?', '_'],
    ['\0', '_'],
    ['De ICT', '_de_ict_'],
    ['Coördinatie, één-op-één', '_coordinatie_een_op_een_'],
    ['Patie\u0308nt', '_patient_'],
    ['co\u00adop\u200bereren', '_cooperereren_'.replace('erer', 'er')],
    ['straße Œuvre Ærø Łódź', '_strasse_oeuvre_aero_lodz_'],
    ['ﬁnanciën Ĳmuiden', '_financien_ijmuiden_'],
    ['m² ½', '_m2_1_2_'],
    ['東京 Ünal', '_¤¤_unal_'],
    ['Αθήνα', '_¤¤¤¤¤_'],
    ['𝐒oftware 🏗️ brug', '_software_brug_'],
    ['half \ud83d een \udc00 paar', '_half_een_paar_'],
    ['a_b', '_a_b_'],
  ])('for %j is %j', (text, expected) => {
    expect(read(fold(text))).toBe(expected)
  })

  test('fits its buffer, begins and ends with a separator, and never has two in a row', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), text => {
        const buffer = new Uint8Array(bufferSize(text.length)).fill(SYMBOLS)
        const length = foldInto(buffer, text)
        expect(length).toBeLessThanOrEqual(buffer.length)
        const symbols = [...buffer.subarray(0, length)]
        expect(Math.max(...symbols)).toBeLessThan(SYMBOLS)
        expect(symbols[0]).toBe(SEPARATOR)
        expect(symbols.at(-1)).toBe(SEPARATOR)
        expect(read(buffer.subarray(0, length))).not.toContain('__')
      }),
    )
  })

  test('no character expands to more symbols than the buffer allows', () => {
    let longest = 0
    for (let code = 0; code <= 0xffff; code++) longest = Math.max(longest, fold(String.fromCharCode(code)).length)
    expect(longest).toBeLessThanOrEqual(bufferSize(1))
  })
})
