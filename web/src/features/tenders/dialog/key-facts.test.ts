import { expect, test } from '@jest/globals'
import type { KeyFactsFragment } from './KeyFacts.generated'
import { keyFactsOf } from './key-facts'

const now = new Date('2026-11-20T07:30:00Z')
const published = { __typename: 'TenderChange', publishedAt: '2026-11-02T00:00:00+01:00' } as const
const procurement: KeyFactsFragment = {
  __typename: 'Tender',
  id: '1',
  tenderType: 'EU_PROCUREMENT',
  status: 'OPEN',
  publicationDate: '2026-11-02T00:00:00+01:00',
  closingDate: '2026-11-27T12:00:00+01:00',
  region: 'Harlingen',
  province: 'Friesland',
  closingNote: null,
  notListedSince: null,
  closingParty: null,
  estimatedValue: 1_250_000,
  currency: 'EUR',
  minHourlyRate: null,
  maxHourlyRate: null,
  rateNote: null,
  minHoursPerWeek: null,
  maxHoursPerWeek: null,
  workplace: null,
  homeDaysPerWeek: null,
  startDate: null,
  endDate: null,
  source: { __typename: 'Source', key: 'headfirst', name: 'HeadFirst' },
  routes: [],
  changes: [published],
}
const closing = (changed: Partial<KeyFactsFragment>) => keyFactsOf({ ...procurement, ...changed }, now)[0]

test('a procurement says when it closes, what it is worth, where, and when it was published', () => {
  expect(keyFactsOf(procurement, now)).toEqual([
    { label: 'Sluitingsdatum', value: '27 november 2026', day: 'vrijdag', note: '12:00, nog 7 dagen', isUrgent: true },
    { label: 'Geschatte waarde', value: '€\u00a01.250.000' },
    { label: 'Regio', value: 'Harlingen, Friesland' },
    { label: 'Publicatiedatum', value: '02 november 2026', note: null },
  ])
})

test('an unknown fact says so, and an unknown region has no place', () => {
  const unknown = { ...procurement, closingDate: null, estimatedValue: null, region: null, province: null }
  expect(keyFactsOf(unknown, now)).toMatchObject([
    { label: 'Sluitdatum', value: 'onbekend' },
    { label: 'Waarde', value: 'onbekend' },
    { label: 'Publicatiedatum' },
  ])
})

test('a closing date that cannot be read is told in the words of its source', () => {
  const closingNote = 'Sluitingsdatum niet leesbaar: ‘in overleg’'
  expect(keyFactsOf({ ...procurement, closingDate: null, closingNote }, now)[0]).toMatchObject({
    value: 'onbekend',
    note: closingNote,
  })
})

const assignment = { ...procurement, tenderType: 'FREELANCE_CONTRACT' as const, estimatedValue: null }

test('of an assignment that says nothing, the rate and the closing date are unknown and all else is left out', () => {
  expect(keyFactsOf({ ...assignment, region: null, closingDate: null }, now)).toEqual([
    { label: 'Sluitdatum', value: 'onbekend', isUnknown: true },
    { label: 'Tarief', value: 'niet opgegeven', isUnknown: true },
  ])
})

test('an assignment says when it closes, what it pays, how many hours, where, from when and how long', () => {
  const known = {
    minHourlyRate: 97.5,
    maxHourlyRate: 105,
    minHoursPerWeek: 32,
    maxHoursPerWeek: 36,
    workplace: 'HYBRID' as const,
    homeDaysPerWeek: 2,
    startDate: '2026-12-01',
    endDate: '2027-05-31',
    closingParty: 'BROKER' as const,
  }
  expect(keyFactsOf({ ...assignment, ...known }, now)).toEqual([
    {
      label: 'Sluit bij de bemiddelaar',
      value: '27 november 2026',
      day: 'vrijdag',
      note: '12:00, nog 7 dagen',
      isUrgent: true,
    },
    { label: 'Tarief', value: '€97,50-105,00/uur' },
    { label: 'Uren per week', value: '32–36 uur' },
    { label: 'Regio', value: 'Harlingen, Friesland', note: 'Hybride, 2 dagen thuis' },
    { label: 'Start', value: '01 december 2026', note: '6 maanden' },
  ])
  expect(keyFactsOf({ ...assignment, region: null, workplace: 'REMOTE' }, now)[2]).toEqual({
    label: 'Werkplek',
    value: 'Remote',
  })
})

test('whose deadline it is, is said only while one can respond, and only when it is known', () => {
  const labelOf = (given: object) => keyFactsOf({ ...assignment, ...given }, now)[0]?.label
  expect(labelOf({ closingParty: 'CLIENT' })).toBe('Sluit bij de opdrachtgever')
  expect(labelOf({ closingParty: null })).toBe('Sluitingsdatum')
  expect(labelOf({ closingParty: 'BROKER', status: 'CLOSED' })).toBe('Sluitingsdatum')
})

test('days are counted and marked only of a tender that is open', () => {
  expect(closing({ closingDate: '2026-11-28T12:00:00+01:00' })).toMatchObject({
    day: 'zaterdag',
    note: '12:00, nog 8 dagen',
    isUrgent: false,
  })
  expect(closing({ closingDate: '2026-11-20T17:00:00+01:00' })).toMatchObject({
    day: 'vrijdag',
    note: '17:00, sluit vandaag',
    isUrgent: true,
  })
  expect(closing({ status: 'CLOSED', closingDate: '2026-11-19T17:00:00+01:00' })).toMatchObject({
    note: 'donderdag 17:00',
    isUrgent: false,
  })
})

test('a closing day without a time has no time', () => {
  expect(closing({ closingDate: '2026-11-27T23:59:59.999+01:00' })).toMatchObject({ note: 'vrijdag, nog 7 dagen' })
})

test('a closing date that is no date is unknown', () => {
  // R-DET-10
  expect(closing({ closingDate: 'binnenkort' })).toEqual({ label: 'Sluitingsdatum', value: 'Onbekend' })
})

test('below the publication stands when it last changed', () => {
  const changes = [{ ...published, publishedAt: '2026-11-20T07:41:00+01:00' }, published]
  expect(keyFactsOf({ ...procurement, changes }, now).at(-1)).toMatchObject({ note: 'gewijzigd vandaag 07:41' })
})

test('what several brokers have says whose deadline comes first, and how many of them say the rate', () => {
  const route = (tenderId: string, closingDate: string) =>
    ({ __typename: 'TenderCopy', tenderId, status: 'OPEN', closingDate }) as const
  const routes = [route('1', procurement.closingDate!), route('2', '2026-11-30T12:00:00+01:00')]
  const facts = keyFactsOf({ ...assignment, minHourlyRate: 85, maxHourlyRate: 95, routes }, now)
  expect(facts.slice(0, 2)).toMatchObject([
    { label: 'Sluit bij HeadFirst, eerste van 2', value: '27 november 2026' },
    { label: 'Tarief', value: '€85-95/uur', note: 'via 2\u00a0bemiddelaars' },
  ])
})

test('what its source no longer lists says since when, until its closing date has passed', () => {
  const gone = { ...assignment, status: 'CLOSED' as const, notListedSince: '2026-11-18T09:00:00Z' }
  expect(keyFactsOf(gone, now)[0]).toMatchObject({ label: 'Niet meer vermeld', value: 'sinds 18 november 2026' })
  expect(keyFactsOf({ ...gone, closingDate: null }, now)[0]).toMatchObject({ value: 'sinds 18 november 2026' })
  const past = '2026-11-19T12:00:00+01:00'
  expect(keyFactsOf({ ...gone, closingDate: past }, now)[0]).toMatchObject({ value: '19 november 2026' })
})
