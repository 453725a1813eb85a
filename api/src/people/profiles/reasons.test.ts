import { expect, test } from '@jest/globals'
import type { KnownCategory } from '../../tenders/catalogue/category.entity.js'
import type { ProfileFilter } from './profile-filter.js'
import { categories } from '../../reference/categories.js'
import { reasonsOf } from './reasons.js'

const known = categories.map(one => ({ ...one, id: one.slug })) as unknown as readonly KnownCategory[]
const own = known.filter(({ slug }) => slug === 'it-development')

const tender = {
  title: 'Beheer zaaksysteem',
  organization: 'Gemeente Westerveen',
  summary: 'Beheer en doorontwikkeling',
  description: 'De applicatie draait bij een externe hostingpartij, met koppelingen volgens Common Ground.',
  region: 'Utrecht',
  province: 'Utrecht',
  workplace: null,
  publicationId: '412345',
  reference: 'ZS-2026',
  cpv: ['72000000', '48000000'],
  estimatedValue: 250_000,
  currency: 'EUR',
  minHourlyRate: 90,
  maxHourlyRate: 110,
  minHoursPerWeek: 32,
  maxHoursPerWeek: 36,
}

test.each<[ProfileFilter, readonly string[]]>([
  [{ search: 'zaaksysteem' }, ['zaaksysteem']],
  [{ search: 'zaaksysteem "common ground"' }, ['zaaksysteem', 'common ground']],
  // A code of the filter that the tender lacks is no reason.
  [{ cpv: ['72000000', '45000000'] }, ['72000000 IT-diensten']],
  [{ cpv: ['48'] }, ['48000000 Software en informatiesystemen']],
  [{ categories: ['it-development', 'zorg-welzijn'] }, ['IT Development']],
  [{ category: 'IT & Technologie' }, ['IT Development']],
  [{ domains: ['technology', 'social'] }, ['Technology']],
  [{ organizations: ['gemeente westerveen', 'Gemeente Lindewaard'] }, ['Gemeente Westerveen']],
  [{ regions: ['Utrecht', 'Zeeland'] }, ['Utrecht']],
  [{ minValue: 100_000 }, ['€ 250.000']],
  [{ minRate: 80 }, ['€90-110/uur']],
  [{ maxHours: 36 }, ['32-36 uur per week']],
  [{ category: 'een categorie die hernoemd is', search: 'beheer' }, ['beheer']],
  [{ source: 'ted', openClosed: 'open', maxDaysLeft: 14, excludedWords: ['weg'] }, []],
])('a match of %j is explained by the values of the tender', (filter, reasons) => {
  expect(reasonsOf(filter, tender, own, known).map(reason => reason.replaceAll('\u00A0', ' '))).toEqual(reasons)
})

test('a match without a rate says so when the profile includes an unknown rate', () => {
  const noRate = { ...tender, minHourlyRate: null, maxHourlyRate: null }
  expect(reasonsOf({ minRate: 80, includeUnknown: ['rate'] }, noRate, own, known)).toEqual(['tarief onbekend'])
  expect(reasonsOf({ maxHours: 36, includeUnknown: ['rate'] }, noRate, own, known)).toEqual(['32-36 uur per week'])
})

test('a search word found through a related word is shown as in the tender', () => {
  const [reason] = reasonsOf({ search: 'ontwatering' }, { ...tender, title: 'Drainage sportpark' }, own, known)
  expect(reason?.toLowerCase()).toContain('drainage')
})

test.each([
  [{ near: 'utrecht', withinKilometres: 25 }, null, 3, ['op 3 km van Utrecht']],
  [{ near: '3511 AB', withinKilometres: 25 }, 'remote', 3, ['op 3 km van Utrecht']],
  [{ near: 'Utrecht', withinKilometres: 25 }, 'remote', 80, ['op afstand te doen']],
  [{ near: 'Utrecht', withinKilometres: 25 }, 'hybrid', 80, []],
  [{ near: 'Utrecht', withinKilometres: 25, includeUnknown: ['place'] }, null, undefined, ['plaats onbekend']],
  [{ near: 'Utrecht' }, 'remote', 3, []],
] as const)('%j explains a match of a tender that is %s and %i km away', (filter, workplace, kilometres, reasons) => {
  const distance = kilometres === undefined ? undefined : { kilometres, isApproximate: false }
  expect(reasonsOf(filter, { ...tender, workplace }, own, known, distance)).toEqual(reasons)
})
