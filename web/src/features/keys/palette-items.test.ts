import { expect, test } from '@jest/globals'
import { paletteItems } from './palette-items'

const pages = [
  { to: '/', label: 'Dashboard' },
  { to: '/bookmarks', label: 'Bookmarks' },
]
const nothing = { text: '', pages, recent: [], tenders: [], total: 0, suggestions: [] }
const said = (items: ReturnType<typeof paletteItems>) => items.map(({ group, label }) => `${group}: ${label}`)

test('the palette without text offers recently opened tenders and every page', () => {
  const items = paletteItems({ ...nothing, recent: [{ id: 't1', title: 'Beheer sluizen' }] })
  expect(said(items)).toEqual(['Onlangs geopend: Beheer sluizen', 'Ga naar: Dashboard', 'Ga naar: Bookmarks'])
  expect(items[0]).toMatchObject({ tenderId: 't1' })
})

test('the palette with text offers tenders, the search itself, filters, and pages of that name', () => {
  const items = paletteItems({
    ...nothing,
    text: 'book',
    recent: [{ id: 't1', title: 'Beheer sluizen' }],
    tenders: [{ id: 't2', title: 'E-bookbeheer', note: 'nog 7 dagen' }],
    total: 26,
    suggestions: [
      { __typename: 'Suggestion', kind: 'ORGANIZATION', value: 'Bookstad', label: 'Bookstad', detail: null, count: 1 },
    ],
  })
  expect(said(items)).toEqual([
    'Tenders: E-bookbeheer',
    'Filters: Zoek op ‘book’',
    'Filters: Opdrachtgever: Bookstad',
    'Ga naar: Bookmarks',
  ])
  expect(items.map(({ note }) => note ?? null)).toEqual(['nog 7 dagen', '26 tenders', '1 tender', null])
  expect(items[1]?.to).toBe('/tenders?q=book')
  expect(items[2]?.to).toBe('/tenders?organization=Bookstad')
})
