import { expect, test } from '@jest/globals'
import { foundIn, pageDraft, sitemapOf } from '../../../../test/read-page.js'
import { connector } from './bij-oranje.js'

const BASE = 'https://www.bijoranje.nl'

test('assignment pages are in a folder for their field and have a number', async () => {
  const pages = [
    `${BASE}/vacatures/onbekend/data-analist-noord-holland-65099`,
    `${BASE}/vacatures/ict-informatievoorziening/lead-engineer-uc-utrecht-65107`,
    `${BASE}/vacatures/onbekend`,
  ]
  expect(await foundIn(connector, { '/sitemap-jobs-1.xml': sitemapOf(...pages) })).toEqual([
    ['65099', pages[0]],
    ['65107', pages[1]],
  ])
})

test('the posting names the client, a rate of 0 means none, and the text says whether working from home is possible', () => {
  const posting = {
    hiringOrganization: { name: 'Omgevingsdienst Drechterland' },
    description: 'Je analyseert.\n\nIs hybride werken mogelijk\nIn overleg\n\nPlanning',
    jobLocation: { address: { addressRegion: 'Noord-Holland', addressCountry: 'NL' } },
    baseSalary: { currency: 'EUR', value: { value: 0, unitText: 'HOUR' } },
  }
  expect(pageDraft(connector, posting)).toMatchObject({
    organization: 'Omgevingsdienst Drechterland',
    maxHourlyRate: null,
    workplace: 'hybrid',
    place: 'Noord-Holland',
  })
})
