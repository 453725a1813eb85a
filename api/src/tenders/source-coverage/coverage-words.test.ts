import { describe, expect, test } from '@jest/globals'
import type { SourceKey } from '../../reference/sources.js'
import type { RunStatus } from '../../reference/tender-values.js'
import { type Gap, noteAbout, sentenceAbout } from './coverage-words.js'

/** Local time in Amsterdam, on days in November 2026. */
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+01:00`)
const morning = at(27, '06:30')

const gap = (source: SourceKey, startedAt: Date, status: RunStatus = 'failed'): Gap => ({
  source,
  last: { status, startedAt, isWhole: status === 'success' },
})
const tenderned = gap('tenderned', at(27, '06:07'))
const ted = gap('ted', at(27, '06:11'))
const never: Gap = { source: 'ctm', last: null }

describe('the sentence about sources that were not read', () => {
  test('is absent when all of them were', () => {
    expect(sentenceAbout([], 20, morning)).toBeNull()
  })

  test.each([
    [[tenderned], 'Niet gedekt vannacht: TenderNed (mislukt 06:07)'],
    [[tenderned, ted], 'Niet gedekt vannacht: TenderNed (mislukt 06:07) en TED (06:11)'],
    [
      [tenderned, gap('ted', at(27, '06:11'), 'suspect')],
      'Niet gedekt vannacht: TenderNed (mislukt 06:07) en TED (verdacht 06:11)',
    ],
    [[tenderned, ted, never], 'Niet gedekt: 3 van 20 bronnen, waaronder TenderNed'],
    [[tenderned, ted, ted], 'Niet gedekt vannacht: 3 van 20 bronnen, waaronder TenderNed'],
    [[gap('ted', at(27, '06:11'), 'partial')], 'Niet gedekt vannacht: TED (deels gelezen 06:11)'],
    [[gap('ted', at(27, '06:11'), 'cancelled')], 'Niet gedekt vannacht: TED (gestopt 06:11)'],
    [[never], 'Niet gedekt: CTM (nog niet opgehaald)'],
    [[never, { ...never, source: 'ted' }], 'Niet gedekt: CTM (nog niet opgehaald) en TED (nog niet opgehaald)'],
    [[gap('ted', at(26, '20:07'), 'success')], 'Niet gedekt: TED (niet opgehaald sinds gisteren 20:07)'],
  ] satisfies [Gap[], string][])('names one or two, and counts more', (gaps, sentence) => {
    expect(sentenceAbout(gaps, 20, morning)).toBe(sentence)
  })

  test.each([
    [
      'in the afternoon, after a run of that morning',
      at(27, '06:07'),
      at(27, '14:00'),
      'Niet gedekt vandaag: TED (mislukt 06:07)',
    ],
    ['after a run of that afternoon', at(27, '14:07'), at(27, '14:30'), 'Niet gedekt vandaag: TED (mislukt 14:07)'],
    [
      'before nine, after a run at midnight',
      at(27, '00:01'),
      at(27, '08:00'),
      'Niet gedekt vannacht: TED (mislukt 00:01)',
    ],
    ['after a run of the day before', at(26, '23:59'), at(27, '08:00'), 'Niet gedekt: TED (mislukt gisteren 23:59)'],
    ['after a run of that week', at(23, '20:07'), at(27, '08:00'), 'Niet gedekt: TED (mislukt maandag 20:07)'],
    [
      'after a run of weeks ago',
      new Date('2026-11-02T20:07:00+01:00'),
      at(27, '08:00'),
      'Niet gedekt: TED (mislukt 2 nov)',
    ],
  ])("says 'vannacht' and 'vandaag' only when true: %s", (_, startedAt, now, sentence) => {
    expect(sentenceAbout([gap('ted', startedAt)], 20, now)).toBe(sentence)
  })
})

describe('the note beneath it', () => {
  test.each([
    [0, at(27, '07:30'), null],
    [1, null, 'Nieuwe tenders van deze bron kunnen ontbreken.'],
    [1, at(27, '07:30'), 'Nieuwe tenders van deze bron kunnen ontbreken. Om 07:30 proberen we het weer.'],
    [2, at(28, '07:07'), 'Nieuwe tenders van deze bronnen kunnen ontbreken. Morgen om 07:07 proberen we het weer.'],
    [1, at(30, '07:07'), 'Nieuwe tenders van deze bron kunnen ontbreken. Op maandag 30 november proberen we het weer.'],
    [1, morning, 'Nieuwe tenders van deze bron kunnen ontbreken. Zo meteen proberen we het weer.'],
  ])('says when they are read again: %#', (gaps, next, note) => {
    expect(noteAbout(gaps, next, morning)).toBe(note)
  })
})
