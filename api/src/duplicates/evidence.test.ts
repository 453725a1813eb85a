import { describe, expect, test } from '@jest/globals'
import { evidenceOf } from './evidence.js'
import type { Found } from './found.js'
import { keysOf } from './keys.js'
import { compareOrganisations, organisationOf } from '../organisations/organisation.js'
import { profileOf } from './profile.js'
import { sameness } from './same.js'

const procurement: Found = {
  source: 'tenderned',
  tenderType: 'eu_procurement',
  publicationId: '440018',
  title: 'Nieuwbouw sporthal De Meent',
  organization: 'Gemeente Westerveen',
  publicationDate: new Date('2026-09-01T08:00:00Z'),
  closingDate: new Date('2026-10-12T10:00:00Z'),
  region: null,
  province: null,
  reference: null,
  sourceUrl: null,
  elsewhere: [],
  minHourlyRate: null,
  maxHourlyRate: null,
  minHoursPerWeek: null,
  maxHoursPerWeek: null,
  startDate: null,
  endDate: null,
  description: null,
}
const assignment: Found = { ...procurement, tenderType: 'freelance_contract', source: 'headfirst', publicationId: '1' }

const pairOf = (base: Found, one: Partial<Found>, other: Partial<Found>) => {
  const source = base.tenderType === 'eu_procurement' ? 'ted' : 'between'
  return [profileOf({ ...base, ...one }), profileOf({ ...base, source, publicationId: '2', ...other })] as const
}
const evidence = (base: Found, one: Partial<Found>, other: Partial<Found>) => {
  const [ours, theirs] = pairOf(base, one, other)
  expect(evidenceOf(theirs, ours)).toEqual(evidenceOf(ours, theirs))
  return evidenceOf(ours, theirs)
}
const reason = (base: Found, one: Partial<Found>, other: Partial<Found>) => sameness(...pairOf(base, one, other))

describe('rare words', () => {
  const one = {
    title: 'Begeleider invoering klimaatkast',
    description: 'Instructies bij de uitrol van Zonnewijzer aan 145 telers.',
  }
  const other = { title: 'Trainer kassen', description: 'Je instrueert 145 telers, die met Zonnewijzer gaan werken.' }

  test('of two texts say that titles without a word in common are of one thing', () => {
    expect(Number(evidence(assignment, one, other).rareShared)).toBeGreaterThan(2)
    const others = { ...other, description: 'Je leert bakkers het nieuwe kassasysteem kennen.' }
    expect(Number(evidence(assignment, one, others).rareShared)).toBeLessThan(1)
  })

  test('count for less in long texts, which share words by chance', () => {
    const padded = (given: string, start: string) =>
      `${given} ${Array.from({ length: 60 }, (_, index) => `${start}${String.fromCodePoint(97 + (index % 26))}${'xyz'[index % 3]}kwart`).join(' ')}`
    const [short, long] = [
      evidence(assignment, one, other),
      evidence(
        assignment,
        { ...one, description: padded(one.description, 'ro') },
        { ...other, description: padded(other.description, 'pu') },
      ),
    ]
    expect(Number(long.rareShared)).toBeGreaterThan(0)
    expect(Number(long.rareShared)).toBeLessThan(Number(short.rareShared))
  })
})

describe('places and trades that titles name', () => {
  test.each([
    ['placesOther', 'Nieuwbouw sporthal Markelo', 'Nieuwbouw sporthal Diepenheim'],
    [
      'tradesOther',
      'Nieuwbouw sporthal De Meent, bouwkundig',
      'Nieuwbouw sporthal De Meent, elektrotechnische installaties',
    ],
  ])('(%s) make two of %j and %j', (name, title, other) => {
    expect(reason(procurement, { title: 'Nieuwbouw sporthal' }, { title: 'Nieuwbouw sporthal' })).toBe('words')
    expect(evidence(procurement, { title }, { title: other })).toMatchObject({ [name]: true })
    expect(reason(procurement, { title }, { title: other })).toBeNull()
  })
})

describe('clients', () => {
  test.each([
    ['RvLB', 'Rijksdienst voor Landbouwbeheer'],
    ['WOZZ', 'Stichting Westfries Onderwijs Zuiderzee'],
    ['Gemeente Westerveenn', 'Gemeente Westerveen'],
    ['OD Rijnhorst', 'Omgevingsdienst Rijnhorst'],
  ])('%s may be %s', (one, other) => {
    expect(['same', 'akin']).toContain(compareOrganisations(organisationOf(one), organisationOf(other)))
  })

  test.each([
    ['Gemeente Heerde', 'Gemeente Heerle'],
    ['Gemeente Borne', 'Gemeente Borger'],
    ['RvLB', 'Rijksdienst voor Visserij'],
  ])('%s is not %s', (one, other) => {
    expect(compareOrganisations(organisationOf(one), organisationOf(other))).toBe('different')
  })

  test('that buy together are each of them', () => {
    const [both, one] = ['De gemeenten Westerveen en Kerkwoude', 'Gemeente Kerkwoude'].map(name => organisationOf(name))
    expect(compareOrganisations(both!, one!)).toBe('same')
  })

  test('are one when the text of one speaks of the other, unless both are authorities', () => {
    const description = 'Voor de bibliotheken, ook namens Boekenkring, zoeken we een leverancier.'
    expect(reason(procurement, { description }, { organization: 'Boekenkring' })).toBe('words')
    expect(reason(procurement, {}, { organization: 'Boekenkring' })).toBeNull()
    const municipal = 'Gemeente Westerveen werkt samen met Kerkwoude aan dit plan.'
    expect(reason(procurement, { description: municipal }, { organization: 'Gemeente Kerkwoude' })).toBeNull()
  })

  test('that hide are told apart by what they are said to be', () => {
    const hidden = { organization: 'Between', description: 'Voor een waterschap toets je de plannen.' }
    expect(evidence(assignment, {}, hidden).clientDescribedOther).toBe(true)
    expect(evidence(assignment, { organization: 'Waterschap Beekdal' }, hidden).clientDescribedSame).toBe(true)
  })

  test('that hide and are named in the text are known', () => {
    const hidden = { organization: 'Between', description: 'Onze klant, de gemeente Westerveen, vraagt hulp.' }
    expect(evidence(assignment, {}, hidden)).toMatchObject({ clientHidden: false, clientHiddenNamed: true })
  })
})

test('a deadline put off by whole weeks is no other deadline, when both are published at once', () => {
  const closingDate = new Date('2026-10-26T10:00:00Z')
  expect(evidence(procurement, {}, { closingDate })).toMatchObject({ closesPutOff: true, closesFar: false })
  const later = { closingDate, publicationDate: new Date('2026-09-20T08:00:00Z') }
  expect(evidence(procurement, {}, later)).toMatchObject({ closesPutOff: false, closesFar: true })
})

test('the number of a purchasing system is weaker than a number of its own', () => {
  const of = (reference: string) => evidence(assignment, { reference }, { reference }).codeOfSystem
  expect([of('DAS-2026-47'), of('ZXDAS004712')]).toEqual([true, false])
})

test('a translation is not blamed for other words', () => {
  const english = {
    title: 'Supply of bread to the schools',
    description: 'Supply of bread and rolls to the schools of the city.',
  }
  const dutch = {
    title: 'Levering van brood',
    description: 'Het leveren van brood en broodjes voor de scholen van de stad.',
  }
  expect(evidence(procurement, english, dutch)).toMatchObject({ translated: true, noSubjectShared: false })
})

test.each([
  ['Begeleider domein I', 'Begeleider domein 1'],
  ['Beheerder Q365', 'Beheerder 365'],
  ['Beleidsmedewerker afval (schaal 11)', 'Beleidsmedewerker afval S10'],
  ['Drie stratenmakers', '3 x stratenmakers'],
])('marks of %j and %j agree', (title, other) => {
  expect(reason(assignment, { title: 'Begeleider afval' }, { title: 'Begeleider afval' })).toBe('words')
  const [one, two] = pairOf(assignment, { title }, { title: other })
  expect([...one.title.marks]).toEqual([...two.title.marks])
})

test.each<[string, Found, Partial<Found>, Partial<Found>]>([
  [
    'abbreviated',
    procurement,
    { organization: 'OKB', title: 'Brood' },
    { organization: 'Stichting Openbare Kinderopvang Beekdal', title: 'Zuivel' },
  ],
  ['called after another buyer', procurement, { organization: 'Servicebureau Beekdal' }, {}],
  ['without a deadline', assignment, { closingDate: null, title: 'Toezichthouder' }, { title: 'Toezichthouder groen' }],
])('blocking: a client that is %s still shares a key', (_what, base, one, other) => {
  const [ours, theirs] = pairOf(base, one, other)
  expect(keysOf(ours).some(key => keysOf(theirs).includes(key))).toBe(true)
})
