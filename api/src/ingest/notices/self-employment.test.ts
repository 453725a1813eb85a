import { expect, test } from '@jest/globals'
import { selfEmploymentOf } from './self-employment.js'

const read = (description: string) => selfEmploymentOf({ description }).selfEmployment

test.each([
  'Er is geen zzp-ervaring vereist.',
  "Reiskosten gelden niet voor zzp'ers.",
  'Wij bemiddelen zelfstandigen en gedetacheerde professionals.',
  'Is zzp mogelijk?',
  'Of zzp mogelijk is, wordt nog door de klant bekeken.',
  'Je werkt zelfstandig en in een team.',
  "Voor andere opdrachten zoeken wij ook zzp'ers.",
  '',
])('a text that says nothing about this assignment leaves it unknown: %s', text => {
  expect(selfEmploymentOf({ description: text })).toEqual({ selfEmployment: null, selfEmploymentQuote: null })
})

test.each([
  'Voor deze opdracht geldt: geen zzp.',
  "Deze aanvraag is niet voor zzp'ers.",
  'Alleen detachering.',
  'Inzet is uitsluitend mogelijk in loondienst.',
  'ZZP mogelijk: Nee',
  'ZZP toegestaan?\nNee',
  'Contractvorm: loondienst',
])('a text that forbids it: %s', text => {
  expect(read(text)).toBe('not_allowed')
})

test.each([
  'Zzp mogelijk.',
  'Inzet via detachering of als zelfstandige.',
  'ZZP: Ja',
  'Vorm: Detacheren of ZZP',
  'Je werkt op freelancebasis.',
])('a text that allows it: %s', text => {
  expect(read(text)).toBe('allowed')
})

test('a labelled answer wins over prose, and a refusal in prose over a permission', () => {
  expect(read("Ook zzp'ers zijn welkom.\nZZP: nee")).toBe('not_allowed')
  expect(read("Wij plaatsen gedetacheerden en zzp'ers zijn welkom. Voor deze rol is zzp niet mogelijk.")).toBe(
    'not_allowed',
  )
})

test('the field of the source wins over its text', () => {
  expect(selfEmploymentOf({ contractForm: 'zzp', description: 'Alleen detachering.' })).toEqual({
    selfEmployment: 'allowed',
    selfEmploymentQuote: 'zzp',
  })
  expect(selfEmploymentOf({ contractForm: 'detachering' }).selfEmployment).toBeNull()
})

test('the quote is the literal sentence, and at most 160 characters of a long one', () => {
  const description = `Eerste zin. De inzet van zzp’ers is bij déze opdracht niet mogelijk. Laatste zin.`
  expect(selfEmploymentOf({ description }).selfEmploymentQuote).toBe(
    'De inzet van zzp’ers is bij déze opdracht niet mogelijk.',
  )
  const long = `${'Een lange aanloop zonder punt '.repeat(12)}maar zzp is niet toegestaan ${'en nog veel meer '.repeat(12)}`
  const quote = selfEmploymentOf({ description: long }).selfEmploymentQuote!
  expect(quote.length).toBeLessThanOrEqual(160)
  expect(quote).toMatch(/^….*zzp is niet toegestaan.*…$/)
  expect(long).toContain(quote.slice(1, -1))
})

test.each(['zzp ', 'niet ', 'alleen ', ' ', 'a:', 'zzp kan niet mogen of als een ', 'kosten zzp, '])(
  'a hostile text of many times "%s" takes less than a second of processor time',
  part => {
    const start = process.cpuUsage()
    selfEmploymentOf({ title: part.repeat(100), description: part.repeat(20_000) })
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000)
  },
)
