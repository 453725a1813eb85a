import { describe, expect, test } from '@jest/globals'
import { writtenDay, writtenMoment } from './written-date.js'

const iso = (text: string, meaning: 'start' | 'end' = 'end') => writtenMoment(text, meaning)?.toISOString() ?? null

describe('a text without a usable date', () => {
  test.each([
    '',
    'z.s.m.',
    'morgen',
    'in overleg',
    'doorlopend',
    'week 3 2027',
    '12 januari',
    '12 januari 12:00',
    '12 januari 12 uur',
    '31 februari 2027',
    '32-13-2027',
    '2027-02-30',
    '01/31/2027',
    '0-0-2027',
    '12-1-207',
    '12 januari 20270',
    '2027',
    'januari 2027',
    '12:00 uur',
    '12 januari 2027 25:00',
    '12 januari 2027 12:75',
    '12 januari 2027 om 5',
    '12 januari 2027 of eerder',
    'een week na 12 januari 2027',
    '3 werkdagen voor 12 januari 2027',
    'niet voor 12 januari 2027',
    'maandag 12 januari 2027',
    'Wed 12-1-2027 12:00',
    'van 1 t/m 12 januari 2027',
    '1 januari 2027 - 12 januari 2027',
    '12 januari 2027 tussen 9:00 en 12:00',
    '12 januari 2027 9.00-12.00 uur',
    '12 januari 2027 9:00/12:00',
    '2027-01123',
    'kenmerk 12.1.27.3',
    '+31 6 12 01 20 27',
    '12 december 1889',
    '1970-01-01',
    '12 januari 2027 '.repeat(40) + '13 januari 2027',
    '1'.repeat(5000),
    '12 januari 2027 middernacht',
    '12 januari 2027 end of business',
    'open op 12 januari 2027',
    '2027-01-12 09:00-12:00',
    '2027-02-30T12:00:00',
    'niet verlengd tot 12 januari 2027',
    'verlengd tot 12 januari 2027 of later',
    'start inschrijving 12 januari 2027',
    'vragen over inschrijving tot 12 januari 2027',
    'vragen en inschrijven tot 12 januari 2027',
    'vragen tot 5 januari 2027, uiterlijk 12 januari 2027',
    'vragen uiterlijk 12 januari 2027',
  ])('%j', text => {
    expect(iso(text)).toBeNull()
  })
})

describe('a text that means all of 12 January 2027', () => {
  test.each([
    '2027-01-12',
    '2027/01/12',
    '2027-1-12',
    '20270112',
    '2027-01-12+01:00',
    '12-01-2027',
    '12-1-2027',
    '12-1-27',
    '12/01/2027',
    '12.01.2027',
    '12 . 1 . 2027',
    '12 januari 2027',
    '12 JANUARI 2027',
    '12 januari 2027.',
    '12 jan 2027',
    '12 jan. 2027',
    '12-jan-2027',
    '12-jan-27',
    '12 jan ’27',
    '12e januari 2027',
    '12de januari, 2027',
    '12 January 2027',
    '12th of January 2027',
    'January 12, 2027',
    'Jan 12th, 2027',
    'dinsdag 12 januari 2027',
    'di. 12 jan. 2027',
    'Tuesday, 12 January 2027',
    'uiterlijk 12 januari 2027',
    'Reageren kan t/m 12 januari 2027.',
    't/m 12 januari 2027',
    'tot en met 12 januari 2027',
    '(12 januari 2027)',
    '12 januari 2027 (verlengd)',
    '12\u00A0jan\u00ADuari\u200B 2027',
    '&nbsp;12 januari 2027',
    '<b>12 januari</b> 2027',
    '12 januari 2027 (12-01-2027)',
    '12 januari 2027, 24:00 uur',
    '12 januari 2027, einde dag',
    '12 januari 2027 EOD',
    '5 januari 2027 verlengd tot 12 januari 2027',
    'verplaatst van 5 januari 2027 naar 12 januari 2027',
    '12 januari 2027 (was 5 januari 2027)',
    '12 januari 2027, oorspronkelijk 5 januari 2027 12:00',
    'oorspronkelijk 5 januari 2027, nu 12 januari 2027',
    '5 januari 2027 → 12 januari 2027',
    '12 januari 2027 (verlengd van 5 januari 2027)',
    'open tot en met 12 januari 2027',
    '12jan2027',
    '<s>5 januari 2027</s> 12 januari 2027',
    '<del datetime="2026-12-01">5 januari 2027 12:00</del> <ins>12 januari 2027</ins>',
  ])('%j', text => {
    expect(iso(text)).toBe('2027-01-12T22:59:59.999Z')
  })

  test('a closing date "vóór" a day is the end of the day before', () => {
    expect(iso('vóór 12 januari 2027')).toBe('2027-01-11T22:59:59.999Z')
    expect(iso('voor dinsdag 12 januari 2027')).toBe('2027-01-11T22:59:59.999Z')
  })
})

describe('a text that means noon on 12 January 2027', () => {
  test.each([
    '2027-01-12T12:00',
    '2027-01-12T12:00:00',
    '2027-01-12 12:00:00',
    '2027-01-12T12:00:00.000',
    '2027-01-12T11:00:00Z',
    '2027-01-12T12:00:00+01:00',
    '2027-01-12T12:00:00+0100',
    '2027-01-12 12:00 +01:00',
    '2027-01-12 13:00 +02',
    '20270112T12:00',
    '2027-01-12 12:00 (GMT+1)',
    '2027-01-12 11:00 UTC',
    '2027-01-12 06:00 UTC-5',
    'Tue, 12 Jan 2027 12:00:00 +0100',
    'Tue, 12 Jan 2027 11:00:00 GMT',
    'Tue Jan 12 12:00:00 2027',
    'Tue Jan 12 12:00:00 CET 2027',
    '12 januari 2027 12:00',
    '12 januari 2027 12:00:00',
    '12 januari 2027 12.00 uur',
    '12 januari 2027 12.00u',
    '12 januari 2027 12.00h',
    '12 januari 2027 12u00',
    '12 januari 2027 12u',
    '12 januari 2027 12h00',
    '12 januari 2027, 12 uur',
    '12 januari 2027 (12:00 uur)',
    '12 januari 2027 12:00 uur CET',
    '12 januari 2027 12:00 uur (CET)',
    '12 januari 2027 12:00 uur (Nederlandse tijd)',
    '12 januari 2027 uiterlijk vóór 12:00',
    '12-01-27 om 12:00 uur.',
    'uiterlijk 12:00 uur op dinsdag 12 januari 2027',
    'vóór 12 uur op 12 januari 2027',
    '12:00 12-01-2027',
    'vóór 12 januari 2027, 12:00 uur',
    'January 12, 2027 12:00 PM',
    'Sluitingsdatum: 12-01-2027 | 12:00',
    '12-1-2027 / 12:00 uur',
    'NIEUW: op 12 januari 2027 te 12:00 uur',
    '12 January 2027 at noon',
    '12 January 2027, 12 noon',
    'noon, 12 January 2027',
    '12 januari 2027 1200 uur',
    '12 januari 2027, klokslag 12:00 uur precies',
    '20270112T120000',
    '20270112T1100Z',
    '2027-01-12T06:00:00-05:00',
    '2027-01-12 06:00:00 -0500',
    '2027-01-12 12:00:00 +0100 CET',
    '2027-01-12 11:00:00 +0000 UTC',
    '2027-01-12T12:00:00+01:00[Europe/Amsterdam]',
    '12 jan 2027 12.00.00',
    'verlengd tot 12 januari 2027 12:00',
    'was 5 januari 2027, nu 12 januari 2027 om 12 uur',
    '12 januari 2027 12:00 i.p.v. 5 januari 2027 10:00',
    'Extended to 12 January 2027, 12 pm',
    'Vragen tot 5 januari 2027, inschrijven uiterlijk 12 januari 2027 12:00',
    'Questions by 5 January 2027; bids due 12 January 2027 12:00',
    '12 januari 2027 12:00 (vragen stellen tot 5 januari 2027)',
  ])('%j', text => {
    expect(iso(text)).toBe('2027-01-12T11:00:00.000Z')
  })
})

test.each([
  ['12 mrt 2027', '2027-03-12T22:59:59.999Z'],
  ['12 mei 2027 9:05:00', '2027-05-12T07:05:00.000Z'],
  ['1 okt 2026 17u00', '2026-10-01T15:00:00.000Z'],
  ['12 juli 2027 12:00 uur CET', '2027-07-12T10:00:00.000Z'],
  ["12 juli 2027, 5 uur 's middags", '2027-07-12T15:00:00.000Z'],
  ['12 July 2027 at 5 pm', '2027-07-12T15:00:00.000Z'],
  ['12 July 2027 12:30 am', '2027-07-11T22:30:00.000Z'],
  ['5 mrt 2027 09.05.30', '2027-03-05T08:05:30.000Z'],
  ['28 maart 2027 02:30', '2027-03-28T01:30:00.000Z'],
])('%j is %s', (text, moment) => {
  expect(iso(text)).toBe(moment)
})

test.each([
  ['2026-09-18', '2026-09-17T22:00:00.000Z'],
  ['voor 18 september 2026', '2026-09-17T22:00:00.000Z'],
  ['2026-09-18 10:00', '2026-09-18T08:00:00.000Z'],
])('as the start of a period, %j is %s', (text, moment) => {
  expect(iso(text, 'start')).toBe(moment)
})

test.each([
  ['z.s.m.', null],
  ['31 februari 2026', null],
  ['32-13-2026', null],
  ['1 oktober 2026', '2026-10-01'],
  ['per 15 okt. 2026', '2026-10-15'],
  ['01-10-2026', '2026-10-01'],
  ['1 oktober 2026, 12 maanden', '2026-10-01'],
  ['1-10-2026 t/m 31-3-2027', '2026-10-01'],
  ['2026-09-30T22:00:00Z', '2026-10-01'],
  ['2026-10-01T21:59:00Z', '2026-10-01'],
  ['z.s.m., streefdatum 1 oktober 2026', '2026-10-01'],
  ['z.s.m., uiterlijk 1 oktober 2026', null],
  ['per direct t/m 31 maart 2027', null],
  ['vóór 1 oktober 2026', null],
  ['na 1 oktober 2026', null],
])('the day on which %j starts is %j', (text, day) => {
  expect(writtenDay(text, 'start')).toBe(day)
})

test.each([
  ['31 maart 2027', '2027-03-31'],
  ['t/m 31 maart 2027', '2027-03-31'],
  ['1-10-2026 t/m 31-3-2027', '2027-03-31'],
  ['1 oktober 2026 – 31 maart 2027', '2027-03-31'],
  ['31 maart 2027 (optie tot 31 maart 2028)', '2027-03-31'],
  ['6 maanden na 1 oktober 2026', null],
  ['6 maanden met optie tot verlenging', null],
])('the day on which %j ends is %j', (text, day) => {
  expect(writtenDay(text, 'end')).toBe(day)
})
