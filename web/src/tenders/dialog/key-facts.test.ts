import { expect, test } from '@jest/globals'
import type { KeyFactsFragment } from '../../graphql.generated'
import { keyFactsOf } from './key-facts'

const now = new Date('2026-11-20T07:30:00Z')
const published = { __typename: 'TenderChange', publishedAt: '2026-11-02T00:00:00+01:00' } as const
const procurement: KeyFactsFragment = {
  __typename: 'Tender',
  tenderType: 'EU_PROCUREMENT',
  status: 'OPEN',
  publicationDate: '2026-11-02T00:00:00+01:00',
  closingDate: '2026-11-27T12:00:00+01:00',
  region: 'Harlingen',
  province: 'Friesland',
  estimatedValue: 1_250_000,
  currency: 'EUR',
  minHourlyRate: null,
  maxHourlyRate: null,
  changes: [published],
}
const closing = (changed: Partial<KeyFactsFragment>) => keyFactsOf({ ...procurement, ...changed }, now)[0]

test('a procurement says when it closes, what it is worth, where, and when it was published', () => {
  expect(keyFactsOf(procurement, now)).toEqual([
    { label: 'Sluitingsdatum', value: '27 november 2026', note: 'vrijdag 12:00, nog 7 dagen', isUrgent: true },
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

test('an assignment has a rate in place of a value', () => {
  const assignment = { ...procurement, tenderType: 'FREELANCE_CONTRACT' as const, estimatedValue: null }
  expect(keyFactsOf(assignment, now)[1]).toMatchObject({ label: 'Tarief', value: 'niet opgegeven', isUnknown: true })
  expect(keyFactsOf({ ...assignment, minHourlyRate: 92, maxHourlyRate: 105 }, now)[1]).toEqual({
    label: 'Tarief',
    value: '€92-105/uur',
  })
})

test('days are counted and marked only of a tender that is open', () => {
  expect(closing({ closingDate: '2026-11-28T12:00:00+01:00' })).toMatchObject({
    note: 'zaterdag 12:00, nog 8 dagen',
    isUrgent: false,
  })
  expect(closing({ closingDate: '2026-11-20T17:00:00+01:00' })).toMatchObject({
    note: 'vrijdag 17:00, sluit vandaag',
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
