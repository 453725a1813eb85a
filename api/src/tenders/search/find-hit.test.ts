import { describe, expect, test } from '@jest/globals'
import { findHit, type Searchable } from './find-hit.js'
import { readPieces } from './read-pieces.js'
import { understand } from './understand.js'

const tender: Searchable = {
  title: 'Reiniging gemeentekantoren, perceel 2',
  organization: 'Gemeente Elders',
  summary: 'De gemeente zoekt een partij.',
  description: `${'Iets vooraf. '.repeat(20)}Ook de glasbewassing van de kantine hoort erbij. ${'Iets achteraf. '.repeat(20)}`,
  region: 'Zwolle',
  province: 'Overijssel',
  publicationId: '00412345-2026',
  reference: 'INK/26.17',
  cpv: ['90911200'],
}
const hit = (search: string) => findHit(understand(readPieces(search)), tender)

describe('the reason why a tender was found', () => {
  test.each([
    'reiniging',
    'gemeentekantoor',
    'elders zwolle',
    'opdracht reiniging',
    'partij -kantine',
    'reiniging overijssel',
  ])('is omitted for %j, because a list shows the words', search => {
    expect(hit(search)).toBeNull()
  })

  test.each([
    ['poetsen', { field: 'TITLE', text: 'reiniging' }],
    ['90910000', { field: 'CPV', text: '90911200' }],
    ['412345-2026', { field: 'REFERENCE', text: '00412345-2026' }],
    ['ink2617', { field: 'REFERENCE', text: 'INK/26.17' }],
  ])('for %j is %j', (search, found) => {
    expect(hit(search)).toEqual(found)
  })

  test.each([
    ['C++', 'Ervaring met Cobol, C# en C++ is nodig.'],
    ['.net', 'Het internet en .NET.'],
    ['R', 'Een rekenmodel in R.'],
    ['glasbewassing', 'De glas\u00adbewas\u00adsing.'],
  ])('for %j is the snippet %j', (search, description) => {
    const said = { ...tender, title: 'Reiniging', organization: 'Elders', region: null, province: null, summary: '' }
    expect(findHit(understand(readPieces(search)), { ...said, description })).toEqual({
      field: 'DESCRIPTION',
      text: description,
    })
  })

  test('consists of whole words of the description around the first hit', () => {
    const found = hit('reiniging kantines')
    expect(found?.field).toBe('DESCRIPTION')
    expect(found?.text).toMatch(/^… Iets .* kantine hoort erbij\. Iets .*(?:Iets|achteraf\.) …$/)
    expect(found?.text.length).toBeLessThan(170)
  })

  test('is not searched beyond the beginning of an endless description', () => {
    const wishes = understand(readPieces('kantine'))
    const after = (length: number) => findHit(wishes, { ...tender, description: `${'en '.repeat(length / 3)}kantine` })
    expect(after(3000)?.text).toMatch(/kantine$/)
    expect(after(30_000)).toBeNull()
  })

  test('is unknown when the words occur nowhere', () => {
    expect(hit('xyzzy')).toBeNull()
  })
})
