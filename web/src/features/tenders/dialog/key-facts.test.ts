import { describe, expect, test } from '@jest/globals'
import type { KeyFactsFragment } from './KeyFacts.generated'
import { keyFactsOf } from './key-facts'

const now = new Date('2026-11-20T07:30:00Z')
const published = { __typename: 'TenderChange', publishedAt: '2026-11-02T00:00:00+01:00' } as const
const procurement: KeyFactsFragment = {
  __typename: 'Tender',
  id: '1',
  tenderType: 'EU_PROCUREMENT',
  status: 'OPEN',
  stage: 'CALL',
  staysOpen: false,
  publicationDate: '2026-11-02T00:00:00+01:00',
  closingDate: '2026-11-27T12:00:00+01:00',
  region: 'Harlingen',
  province: 'Friesland',
  closingNote: null,
  notListedSince: null,
  closingParty: null,
  estimatedValue: 1_250_000,
  maximumValue: null,
  currency: 'EUR',
  valueKind: 'ESTIMATE',
  awardValue: null,
  awardCurrency: null,
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
  lots: [],
  routes: [],
  changes: [published],
}
const closing = (changed: Partial<KeyFactsFragment>) => keyFactsOf({ ...procurement, ...changed }, now)[0]

test('the key facts of a procurement are its closing date, value, place and publication', () => {
  expect(keyFactsOf(procurement, now)).toEqual([
    { label: 'Sluitingsdatum', value: '27 november 2026', day: 'vrijdag', note: '12:00, nog 7 dagen', isUrgent: true },
    { label: 'Geraamde waarde', value: '€\u00a01.250.000' },
    { label: 'Regio', value: 'Harlingen, Friesland' },
    { label: 'Publicatiedatum', value: '02 november 2026', note: null },
  ])
})

test('an unknown key fact is labelled unknown, and an unknown region gives no place', () => {
  const unknown = { ...procurement, closingDate: null, estimatedValue: null, region: null, province: null }
  expect(keyFactsOf(unknown, now)).toMatchObject([
    { label: 'Sluitdatum', value: 'onbekend' },
    { label: 'Waarde', value: 'niet vermeld' },
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

const worth = (given: Partial<KeyFactsFragment>) => keyFactsOf({ ...procurement, ...given }, now)[1]

test('the value is labelled by its kind', () => {
  const value = '€\u00a01.250.000'
  expect(worth({ valueKind: 'FRAMEWORK_MAXIMUM', maximumValue: 1_250_000 })).toEqual({
    label: 'Maximum raamovereenkomst',
    value,
  })
  expect(worth({ valueKind: 'LOT_ESTIMATE' })).toEqual({ label: 'Geraamde waarde', value, note: 'alle percelen samen' })
  expect(worth({ valueKind: 'LOT_MAXIMUM', maximumValue: 1_250_000 })).toEqual({
    label: 'Maximum raamovereenkomst',
    value,
    note: 'alle percelen samen',
  })
  expect(worth({ valueKind: 'UNKNOWN' })).toEqual({ label: 'Waarde', value })
  expect(worth({ valueKind: 'AWARD', estimatedValue: null, awardValue: 5, awardCurrency: 'GBP' })).toEqual({
    label: 'Gegunde waarde',
    value: '£\u00a05',
  })
})

test('an estimate and a maximum are both shown, and never added', () => {
  const maximum = 'maximum €\u00a03.000.000'
  expect(worth({ maximumValue: 3_000_000 })).toMatchObject({ value: '€\u00a01.250.000', note: maximum })
  expect(worth({ maximumValue: 3_000_000, valueKind: 'LOT_ESTIMATE' })).toMatchObject({
    note: `alle percelen samen · ${maximum}`,
  })
})

type Lot = KeyFactsFragment['lots'][number]
const lot = (number: string, status: Lot['status'], closingDate: string | null, given: Partial<Lot> = {}): Lot => ({
  __typename: 'LotOutcome',
  number,
  status,
  closingDate,
  closingNote: null,
  estimatedValue: null,
  maximumValue: null,
  ...given,
})

test('an unknown value of the whole is given per lot if a lot has one', () => {
  const none = { valueKind: 'UNKNOWN', estimatedValue: null } as const
  const lots = [lot('1', 'OPEN', null), lot('2', 'OPEN', null, { maximumValue: 0 })]
  expect(worth({ ...none, lots })).toEqual({ label: 'Waarde', value: 'per perceel' })
  expect(worth({ ...none, lots: lots.slice(0, 1) })).toMatchObject({ label: 'Waarde', value: 'niet vermeld' })
})

describe('the closing date of lots', () => {
  const [early, first, last] = ['2026-11-30T12:00:00+01:00', '2026-12-03T12:00:00+01:00', '2026-12-17T12:00:00+01:00']
  const withdrawn = lot('4', 'WITHDRAWN', early)
  const awarded = lot('3', 'AWARDED', '2026-10-16T12:00:00+02:00')
  const closes = (...lots: Lot[]) => closing({ closingDate: last, lots })

  test('is that of the first open one, in whatever order, and that of the last', () => {
    expect(closes(lot('1', 'OPEN', last), lot('2', 'OPEN', first), awarded, withdrawn)).toEqual({
      label: 'Sluitingsdatum',
      value: 'Eerste perceel sluit 03 dec · laatste 17 dec',
      day: 'donderdag',
      note: '12:00, nog 13 dagen · 2 van 4 percelen open',
      isUrgent: false,
      isWide: true,
    })
  })

  test('is one date if all open lots close on the same day, or with the tender', () => {
    const value = 'Alle percelen sluiten 17 dec'
    expect(closes(lot('1', 'OPEN', last), lot('2', 'OPEN', last), withdrawn)).toMatchObject({ value })
    expect(closes(lot('1', 'OPEN', last), lot('2', 'OPEN', '2026-12-17T14:00:00+01:00'))).toMatchObject({
      value,
      note: '12:00, nog 27 dagen · 2 van 2 percelen open',
    })
    expect(closes(lot('1', 'OPEN', null), lot('2', 'OPEN', last))).toMatchObject({ value })
  })

  test('is not that of a lot whose own date is unreadable', () => {
    const unreadable = lot('2', 'OPEN', null, { closingNote: 'Sluitingsdatum niet leesbaar: ‘in overleg’' })
    expect(closes(lot('1', 'OPEN', first), unreadable)).toMatchObject({
      value: 'Eerste perceel sluit 03 dec',
      note: '12:00, nog 13 dagen · 2 van 2 percelen open',
    })
  })

  test('names the only lot that is open', () => {
    expect(closes(awarded, lot('2b', 'OPEN', last))).toMatchObject({ value: 'Perceel 2b sluit 17 dec' })
  })

  test('is highlighted when the first one closes soon', () => {
    expect(closes(lot('1', 'OPEN', '2026-11-27T12:00:00+01:00'), lot('2', 'OPEN', last))).toMatchObject({
      note: '12:00, nog 7 dagen · 2 van 2 percelen open',
      isUrgent: true,
    })
  })

  test('has its year when that is not obvious', () => {
    expect(closes(lot('1', 'OPEN', first), lot('2', 'OPEN', '2027-12-17T12:00:00+01:00'))).toMatchObject({
      value: 'Eerste perceel sluit 03 dec · laatste 17 dec 2027',
    })
  })

  test('is past if no lot is open', () => {
    expect(closes(awarded, withdrawn)).toEqual({
      label: 'Sluitingsdatum',
      value: 'Alle percelen gesloten',
      note: '17 december 2026',
    })
    expect(closing({ closingDate: null, lots: [awarded, withdrawn] })).toMatchObject({ note: null })
  })

  test('is unknown if neither the tender nor an open lot names one', () => {
    expect(closing({ closingDate: null, lots: [lot('1', 'OPEN', null), awarded] })).toMatchObject({
      label: 'Sluitdatum',
      value: 'onbekend',
    })
  })

  test('is that of the tender if it has a single lot', () => {
    expect(closes(lot('1', 'OPEN', first))).toMatchObject({ value: '17 december 2026' })
  })

  test('has no remaining days if it is invalid', () => {
    expect(closes(lot('1', 'OPEN', 'ooit'), awarded)).toMatchObject({
      value: 'Perceel 1 sluit Onbekend',
      note: '1 van 2 percelen open',
    })
  })
})

test('a consultation has a date until which one can respond, and no deadline per lot', () => {
  const consultation = { stage: 'CONSULTATION', status: 'CLOSED', closingDate: '2026-12-12T12:00:00+01:00' } as const
  const lots = [lot('1', 'ANNOUNCED', null), lot('2', 'ANNOUNCED', null)]
  expect(closing({ ...consultation, lots })).toMatchObject({
    label: 'Reageren tot',
    value: '12 december 2026',
    note: '12:00, nog 22 dagen',
  })
  expect(closing({ ...consultation, closingDate: '2026-11-12T12:00:00+01:00' })).toMatchObject({
    label: 'Sluitingsdatum',
    note: 'donderdag 12:00',
  })
})

test('a prior announcement is expected, with its closing date if known', () => {
  const announced: Partial<KeyFactsFragment> = { stage: 'PRIOR_ANNOUNCEMENT', status: 'CLOSED' }
  expect(closing({ ...announced, closingDate: null })).toMatchObject({ label: 'Aankondiging', value: 'verwacht' })
  expect(closing(announced)).toMatchObject({ value: 'verwacht', note: 'sluit 27 november 2026' })
})

test('a running purchasing system without a closing date is continuous', () => {
  const system = { staysOpen: true, closingDate: null } as const
  expect(closing(system)).toEqual({ label: 'Sluitingsdatum', value: 'Doorlopend' })
  expect(closing({ ...system, status: 'CLOSED' })).toMatchObject({ label: 'Sluitdatum', value: 'onbekend' })
  expect(closing({ staysOpen: true })).toMatchObject({ value: '27 november 2026' })
})
