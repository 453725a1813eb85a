import { describe, expect, test } from '@jest/globals'
import { foundIn, pageDraft, sitemapOf } from '../../../../test/read-page.js'
import { connector } from './bluetrail.js'

const BASE = 'https://www.bluetrail.nl'

test('assignment pages are one level below their kind', async () => {
  const pages = [
    `${BASE}/opdrachten/Interim/ciam-tester-apeldoorn/`,
    `${BASE}/opdrachten/Interim/`,
    `${BASE}/opdrachten/zoeken/`,
    `${BASE}/kennis/Interim/ciam/`,
  ]
  expect(await foundIn(connector, { '/job-sitemap.xml': sitemapOf(...pages) })).toEqual([
    ['ciam-tester-apeldoorn', pages[0]],
  ])
})

describe('the client of a BlueTrail assignment', () => {
  test.each([
    ['Voor Kadaster zoeken wij een tester.', 'Kadaster'],
    ['Voor het Waterschap De Lage Landen zoeken wij een tester.', 'Waterschap De Lage Landen'],
    ['Voor Noordkaap B.V. zoeken wij een tester.', 'Noordkaap B.V.'],
    ['Voor Kadaster, de bron van vastgoed, zoeken wij een tester.', 'Kadaster'],
    ['Voor een gemeente zoeken wij een tester.', 'Halfweg Interim'],
    ['Voor het aantonen van de werking zoekt de organisatie een tester.', 'Halfweg Interim'],
    ['Voor Kadaster. Daar zoeken wij een tester.', 'Halfweg Interim'],
  ])('of %j is %s', (description, organization) => {
    expect(pageDraft(connector, { description, hiringOrganization: { name: 'Halfweg Interim' } })).toMatchObject({
      organization,
    })
  })
})

test.each(['UUR', 'HOUR'])('a salary of 100 in %s is ignored as a dummy', unitText => {
  const baseSalary = { currency: 'EUR', value: { value: 100, unitText } }
  expect(pageDraft(connector, { baseSalary })).toMatchObject({ maxHourlyRate: null, currency: null })
})

describe('the sidebar of a BlueTrail page', () => {
  const sidebar = (facts: Readonly<Record<string, string>>) =>
    `<aside><h3>In het kort</h3>${Object.entries(facts)
      .map(([label, value]) => `<p><b>${label}</b>${value}</p>`)
      .join('')}</aside>`

  test('contains the terms', () => {
    const facts = {
      Startdatum: '1 december 2026',
      Einddatum: '31 mei 2027',
      'Uren per week': '32 - 36',
      Verlenging: 'Ja',
      Referentienummer: 'BTICT001450',
      Locatie: 'Apeldoorn',
    }
    expect(pageDraft(connector, {}, sidebar(facts))).toMatchObject({
      startDate: '2026-12-01',
      endDate: '2027-05-31',
      minHoursPerWeek: 32,
      maxHoursPerWeek: 36,
      isExtendable: true,
      reference: 'BTICT001450',
      place: 'Apeldoorn',
    })
  })

  test('contains the closing date, which is a whole day in Amsterdam', () => {
    const posting = { validThrough: 'Thu, 12 Nov 2026 00:00:00 +0000' }
    const closingWith = (facts: Readonly<Record<string, string>>) =>
      pageDraft(connector, posting, sidebar(facts)).closingDate?.toISOString()
    expect(closingWith({ Sluitingsdatum: '12 november 2026' })).toBe('2026-11-12T22:59:59.999Z')
    expect(closingWith({ Sluitingsdatum: 'in overleg' })).toBe('2026-11-12T00:00:00.000Z')
    expect(closingWith({})).toBe('2026-11-12T00:00:00.000Z')
  })
})
