import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { sampleAssignments } from './striive/samples/sample-assignment.js'
import { sampleNotices } from './tenderned/samples/sample-notice.js'
import { plainText } from './plain-text.js'
import { withoutContacts } from './without-contacts.js'

const EMAIL = '[e-mailadres verwijderd]'
const TELEPHONE = '[telefoonnummer verwijderd]'

describe('text that only looks like a contact stays', () => {
  test.each([
    '',
    'KvK 01234567',
    'KvK-nummer: 12345678, vestigingsnummer 000012345678',
    'RSIN 003456789, btw NL003456789B01',
    'OIN 00000001003214345000',
    'IBAN NL91ABNA0417164300',
    'IBAN NL91 ABNA 0417 1643 00',
    'IBAN NL20 INGB 0201 2345 67',
    'BIC RABONL2U, rekening 0123.45.678',
    'Referentie HFVBD000321 / 2026-VBD-0815 / BTVBD000654-5',
    'Kenmerk: 0201234567',
    'Zaaknummer 0612345678',
    'Dossier nr. 0612345678',
    'zaak Z-0612345678, ref. 020-1234567',
    'REF-020-1234567',
    'code 2026-06-12345678',
    'T2026-VBD-0417, 1VBD00020345671VBD000203457',
    'artikel 0612345678-01',
    'ticket #0612345678',
    '0612345678A',
    'bestelling 0123456789',
    'EAN 8710400061234567',
    'b1946ac9-2492-4d23-a47c-6f3a15b1c001',
    '€ 1.250.000,00 tot € 06.123.456,78',
    '€ 85,00 - € 105,00 per uur, 0,10 0,20',
    '85 100 120 140 160',
    '06-12-2026',
    '06-12-2026 10:00',
    '06-12-2026 1030',
    'zie verslag 06-12-2026-10',
    'op 06 12 2026 10 uur',
    '06-12-2026 - 31-12-2026',
    '06.12.26 10.30 uur',
    '06/12/2026 10:00 uur',
    '01-02-2026 10.00',
    '2026-06-12 10:15',
    '2026-09-30T22:00:00',
    'van 09:00 tot 17:30, 06 tot 10 uur',
    'kwartaal 06-2026 t/m 12-2027',
    '1234 AB Den Haag, 2511 CV 10',
    '52.123456, 5.0201234',
    'TCP 8080, 192.168.10.254, versie 10.20.30',
    'bel 0800-1234, 0900 8844 of 14 030',
    '112',
    'het 06-nummer staat in de bijlage',
    'C# @ Azure, @angular/core@17.2.0, react@18.x',
    'volg ons op @opdrachten',
    '@ @@ a@ @b a@b',
    'functionaris@',
    'werken (at) home',
    'ISO 27001:2022, NEN 7510-1, CPV 72000000-5',
    'nog 20 dagen, 010 011 012',
  ])('%j', text => {
    expect(withoutContacts(text)).toBe(text)
  })

  test('no text in the samples is mistaken for a contact', () => {
    const texts = [...sampleAssignments().map(({ content }) => content), ...sampleNotices().map(n => n.description)]
    for (const text of texts.map(plainText)) expect(withoutContacts(text)).toBe(text)
  })
})

describe('an e-mail address is removed', () => {
  test.each([
    'sietske@bureau.example',
    'sietske.van-wolkenveld+inhuur@mail.bureau.example',
    'S_Wolkenveld@BUREAU.EXAMPLE',
    "s.o'wolkenveld@bureau.example",
    'naïma@bürö.example',
    'nai\u0308ma@bureau.example',
    '_inhuur_@bureau.example',
    '1@2.nl',
    'inhuur@xn--bro-hoa.example',
    'inhuur(at)bureau.example',
    'inhuur [at] bureau.example',
    'inhuur (AT) bureau.example',
    'een@bureau.example@twee.example',
    'een@bureau.nl.x@twee.nl',
    `${'x'.repeat(300)}@bureau.example`,
  ])('%s', written => {
    const left = withoutContacts(`Mail naar ${written}. Of bel.`)
    expect(left).toMatch(/^Mail naar _?\[e-mailadres verwijderd\]\. Of bel\.$/)
  })

  test.each([
    ['mailto:inhuur@bureau.example', `mailto:${EMAIL}`],
    ['<inhuur@bureau.example>', `<${EMAIL}>`],
    ['(inhuur@bureau.example)', `(${EMAIL})`],
    ['a@b.nl, c@d.nl;e@f.nl\ng@h.nl', `${EMAIL}, ${EMAIL};${EMAIL}\n${EMAIL}`],
    ['0612345678@bureau.example', EMAIL],
    ['...inhuur@bureau.example...', `...${EMAIL}...`],
  ])('%j leaves %j', (text, left) => {
    expect(withoutContacts(text)).toBe(left)
  })
})

describe('a Dutch telephone number is removed', () => {
  test.each([
    '0612345678',
    '06-12345678',
    '06 12345678',
    '06 - 12345678',
    '06\u201112345678',
    '06 \u2013 12 34 56 78',
    '06.12345678',
    '06.12.34.56.78',
    '06/12345678',
    '06-12 34 56 78',
    '06 1234 5678',
    '06-1234-5678',
    '06 123 456 78',
    '06 12 345 678',
    '06-12 345678',
    '06 123 45 678',
    '(06) 12345678',
    '(06)12345678',
    '+31612345678',
    '+31 6 12345678',
    '+31 6 12 34 56 78',
    '+31 (0)6 12345678',
    '+31 (0) 6 - 12 34 56 78',
    '+31(0)612345678',
    '+31-6-12345678',
    '+31 06 12345678',
    '(+31) 6 1234 5678',
    '0031612345678',
    '0031 6 12345678',
    '0031-6-12345678',
    '0201234567',
    '020-1234567',
    '020 123 4567',
    '020 - 123 45 67',
    '(020) 123 45 67',
    '(020)1234567',
    '070-12 34 567',
    '088 123 45 67',
    '085-0201234',
    '085 0 201 234',
    '0172-123456',
    '0172 12 34 56',
    '0172 123 456',
    '(0172) 12 34 56',
    '0541-123456',
    '+31 20 123 4567',
    '+31 (0)172 - 12 34 56',
    '+31 (20) 123 4567',
  ])('%s', written => {
    expect(withoutContacts(`Bel ${written}. Of mail.`)).toBe(`Bel ${TELEPHONE}. Of mail.`)
  })

  test.each([
    ['tel.0612345678', `tel.${TELEPHONE}`],
    ['Tel:06-12345678', `Tel:${TELEPHONE}`],
    ['T 020-1234567, M 06-12345678', `T ${TELEPHONE}, M ${TELEPHONE}`],
    ['tel+31612345678', `tel${TELEPHONE}`],
    ['telefoonnummer: 0612345678', `telefoonnummer: ${TELEPHONE}`],
    ['over project: 06-12345678', `over project: ${TELEPHONE}`],
    ['020-1234567/06-12345678', `${TELEPHONE}/${TELEPHONE}`],
    ['020-1234567-06-12345678', TELEPHONE],
    ['+31 6 12345678-06-87654321', TELEPHONE],
    ['+31 6 12345678,020-1234567-01', `${TELEPHONE}-01`],
    ['06-12345678 06-87654321', `${TELEPHONE} ${TELEPHONE}`],
    ['06-12345678\n1. Eisen', `${TELEPHONE}\n1. Eisen`],
    ['06-12345678, 2 dagen', `${TELEPHONE}, 2 dagen`],
    ['Op 06-12-2026 bereikbaar op 06-12345678', `Op 06-12-2026 bereikbaar op ${TELEPHONE}`],
    ['S. de Vries (06-12345678, s@bureau.example)', `S. de Vries (${TELEPHONE}, ${EMAIL})`],
  ])('%j leaves %j', (text, left) => {
    expect(withoutContacts(text)).toBe(left)
  })
})

const pieces = [
  ...'06|-| |.|,|/|(|)|+31|0031|020|0172|12|345|1234567|12345678|06-12345678|+31 6 12345678'.split('|'),
  ...'@|a|b.nl|a@b.nl|(at)|[at]|ref. |zaaknummer|#|_|\n'.split('|'),
  EMAIL,
  TELEPHONE,
]
const anyText = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 14 })
  .map(chosen => chosen.join(''))

test('removing contacts is idempotent', () => {
  fc.assert(
    fc.property(anyText, text => {
      const once = withoutContacts(text)
      expect(withoutContacts(once)).toBe(once)
    }),
    { numRuns: 10_000 },
  )
})

test('a number or an address with spaces around it is removed from any text', () => {
  fc.assert(
    fc.property(anyText, anyText, (before, after) => {
      const left = withoutContacts(`${before} \n wolk@bureau.example, +31 6 87654321 \n ${after}`)
      expect(left).not.toMatch(/wolk|87654321/)
    }),
    { numRuns: 5000 },
  )
})

test.each([
  'x',
  '@',
  'a@',
  '.',
  'a.',
  'a@b.',
  ' (at)',
  'a (at) ',
  '0',
  '06',
  '06-',
  '+31',
  '+31 ',
  '(',
  '0 ',
  '06 12 ',
  'ref.: ',
  '06-12345678-',
  '+31 6 12345678,020-1234567.',
  '1',
])('ReDoS: half a megabyte of %j is cleaned within the time limit of a test', piece => {
  const text = piece.repeat(500_000 / piece.length)
  for (const one of [text, `${text}!`]) expect(withoutContacts(one)).not.toBe('')
})
