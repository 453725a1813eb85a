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

test('the key facts of a procurement are its closing date, value, place and publication', () => {
  expect(keyFactsOf(procurement, now)).toEqual([
    { label: 'Sluitingsdatum', value: '27 november 2026', day: 'vrijdag', note: '12:00, nog 7 dagen', isUrgent: true },
    { label: 'Geschatte waarde', value: '€\u00a01.250.000' },
    { label: 'Regio', value: 'Harlingen, Friesland' },
    { label: 'Publicatiedatum', value: '02 november 2026', note: null },
  ])
})

test('an unknown key fact is labelled unknown, and an unknown region gives no place', () => {
  const unknown = { ...procurement, closingDate: null, estimatedValue: null, region: null, province: null }
  expect(keyFactsOf(unknown, now)).toMatchObject([
    { label: 'Sluitdatum', value: 'onbekend' },
    { label: 'Waarde', value: 'onbekend' },
    { label: 'Publicatiedatum' },
  ])
})

test('an unparsable closing date is shown in the words of its source', () => {
  const closingNote = 'Sluitingsdatum niet leesbaar: ‘in overleg’'
  expect(keyFactsOf({ ...procurement, closingDate: null, closingNote }, now)[0]).toMatchObject({
    value: 'onbekend',
    note: closingNote,
  })
})

const assignment = { ...procurement, tenderType: 'FREELANCE_CONTRACT' as const, estimatedValue: null }

test('the key facts of an assignment without details are an unknown rate and closing date only', () => {
  expect(keyFactsOf({ ...assignment, region: null, closingDate: null }, now)).toEqual([
    { label: 'Sluitdatum', value: 'onbekend', isUnknown: true },
    { label: 'Tarief', value: 'niet opgegeven', isUnknown: true },
  ])
})

test('the key facts of an assignment are closing date, rate, hours, place, start and duration', () => {
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

test('the owner of a deadline is shown only while the tender is open, and only if it is known', () => {
  const labelOf = (given: object) => keyFactsOf({ ...assignment, ...given }, now)[0]?.label
  expect(labelOf({ closingParty: 'CLIENT' })).toBe('Sluit bij de opdrachtgever')
  expect(labelOf({ closingParty: null })).toBe('Sluitingsdatum')
  expect(labelOf({ closingParty: 'BROKER', status: 'CLOSED' })).toBe('Sluitingsdatum')
})

test('remaining days are counted and highlighted only for an open tender', () => {
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

test('a closing date without a time shows no time', () => {
  expect(closing({ closingDate: '2026-11-27T23:59:59.999+01:00' })).toMatchObject({ note: 'vrijdag, nog 7 dagen' })
})

test('an invalid closing date is shown as unknown', () => {
  // R-DET-10
  expect(closing({ closingDate: 'binnenkort' })).toEqual({ label: 'Sluitingsdatum', value: 'Onbekend' })
})

test('the date of the last change is shown below the publication', () => {
  const changes = [{ ...published, publishedAt: '2026-11-20T07:41:00+01:00' }, published]
  expect(keyFactsOf({ ...procurement, changes }, now).at(-1)).toMatchObject({ note: 'gewijzigd vandaag 07:41' })
})

test('the key facts of an assignment from several brokers name the earliest deadline and how many state a rate', () => {
  const route = (tenderId: string, closingDate: string) =>
    ({ __typename: 'TenderCopy', tenderId, status: 'OPEN', closingDate }) as const
  const routes = [route('1', procurement.closingDate!), route('2', '2026-11-30T12:00:00+01:00')]
  const facts = keyFactsOf({ ...assignment, minHourlyRate: 85, maxHourlyRate: 95, routes }, now)
  expect(facts.slice(0, 2)).toMatchObject([
    { label: 'Sluit bij HeadFirst, eerste van 2', value: '27 november 2026' },
    { label: 'Tarief', value: '€85-95/uur', note: 'via 2\u00a0bemiddelaars' },
  ])
})

test('a tender that its source no longer lists shows since when, until its closing date has passed', () => {
  const gone = { ...assignment, status: 'CLOSED' as const, notListedSince: '2026-11-18T09:00:00Z' }
  expect(keyFactsOf(gone, now)[0]).toMatchObject({ label: 'Niet meer vermeld', value: 'sinds 18 november 2026' })
  expect(keyFactsOf({ ...gone, closingDate: null }, now)[0]).toMatchObject({ value: 'sinds 18 november 2026' })
  const past = '2026-11-19T12:00:00+01:00'
  expect(keyFactsOf({ ...gone, closingDate: past }, now)[0]).toMatchObject({ value: '19 november 2026' })
})
