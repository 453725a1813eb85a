import { expect, test } from '@jest/globals'
import { answerText } from './answer-text.js'
import { createLastAnswer } from './last-answer.js'

const text = (body: string, isCutOff = false) => answerText(new TextEncoder().encode(body), isCutOff)

test.each([
  ['plain', 'mail jan.de.vries@bureau.test of bel 06-12345678'],
  ['escaped in JSON', String.raw`{"mail":"jan.de.vries\u0040bureau.test","tel":"bel\n0612345678"}`],
  [
    'escaped in HTML',
    '<a href="mailto:jan.de.vries%40bureau.test">jan.de.vries&#64;bureau.test</a>&nbsp;&#43;31612345678',
  ],
])('an e-mail address and a telephone number are removed: %s', (_what, body) => {
  expect(text(body)).not.toMatch(/jan|vries|bureau|12345678/)
  expect(text(body)).toContain('[e-mailadres verwijderd]')
  expect(text(body)).toContain('[telefoonnummer verwijderd]')
})

test('markup stays as it is; characters that PostgreSQL rejects or that reverse the text direction are removed', () => {
  expect(text('<script>alert(1)</script>\u0000a\u202eb\n')).toBe('<script>alert(1)</script> a b\n')
  expect(answerText(Uint8Array.of(0xc3, 0xa9, 0xff, 0x41), false)).toBe('é\ufffdA')
})

test('a truncated answer loses its end, which may be half an e-mail address', () => {
  expect(text(`${'x '.repeat(100)}jan.de.vries@bur`, true)).not.toContain('jan')
})

test('only the last answer to a list request is kept, up to 64 kB', () => {
  const answers = createLastAnswer()
  const say = (body: string) =>
    answers.onAnswer({ url: 'https://bron.test/', status: 200, contentType: 'text/html', body: Buffer.from(body) })
  say('robots')
  answers.asksForList(true)
  say('a list')
  say('x'.repeat(70_000))
  answers.asksForList(false)
  say('a notice')
  expect(answers.last()).toMatchObject({ url: 'https://bron.test/', status: 200, isCutOff: true })
  expect(answers.last()!.bytes).toHaveLength(65_536)
})
