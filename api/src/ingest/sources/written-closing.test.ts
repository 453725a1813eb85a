import { expect, test } from '@jest/globals'
import { writtenClosing } from './written-closing.js'

const unread = (words: string) => ({ closingDate: null, closingNote: `Sluitingsdatum niet leesbaar: ‘${words}’` })

test.each([[], [null], [undefined], [''], [' '], ['-'], ['n.v.t.'], ['NVT'], ['onbekend'], ['<p> </p>'], ['&nbsp;']])(
  'the text %j is no closing date and gives no note',
  (...texts) => {
    expect(writtenClosing(...texts)).toEqual({ closingDate: null, closingNote: null })
  },
)

test.each([
  ['z.s.m.', unread('z.s.m.')],
  ['<b>31 februari</b>\n 2027', unread('31 februari 2027')],
  ['12:00', unread('12:00')],
  ['\u202Emorgen\u0000', unread('morgen')],
  ['x'.repeat(1_000_000), unread(`${'x'.repeat(80)}…`)],
])('an unreadable closing date is quoted in a note (%#)', (text, closing) => {
  expect(writtenClosing(text)).toEqual(closing)
})

test('the first readable text is used, or else the first text is quoted', () => {
  const closingDate = new Date('2027-01-12T22:59:59.999Z')
  expect(writtenClosing('z.s.m.', '12-1-2027', '13-1-2027')).toEqual({ closingDate, closingNote: null })
  expect(writtenClosing('', 'z.s.m.', 'in overleg')).toEqual(unread('z.s.m.'))
})
