import { expect, test } from '@jest/globals'
import { gzipSync } from 'node:zlib'
import { decodeText } from './decode-text.js'

const latin = (text: string) => Buffer.from(text.replaceAll('€', '\u0080'), 'latin1')
const TEXT = 'Súdwest-Fryslân € 85'

test.each([
  ['UTF-8 by default', Buffer.from(TEXT), null],
  ['UTF-8 by default, with a header without charset', Buffer.from(TEXT), 'text/html'],
  ['windows-1252 by its header', latin(TEXT), 'text/html; Charset="windows-1252"'],
  ['what a header calls ISO-8859-1', latin(TEXT), 'application/xml;charset=ISO-8859-1'],
  ['windows-1252 by XML’s declaration', latin(`<?xml version="1.0" encoding='windows-1252'?>${TEXT}`), 'text/xml'],
  ['windows-1252 by HTML’s meta', latin(`<!doctype html><html><head><meta charset=windows-1252>${TEXT}`), null],
  [
    'windows-1252 by HTML’s older meta',
    latin(`<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">${TEXT}`),
    null,
  ],
  ['UTF-16 by its mark, whatever the header says', Buffer.from(`\uFEFF${TEXT}`, 'utf16le'), 'text/xml; charset=utf-8'],
  ['UTF-16, the other way around', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16(), null],
  ['UTF-8 by its mark, whatever it declares', Buffer.from(`\uFEFF<?xml version="1.0" encoding="x"?>${TEXT}`), null],
  ['UTF-8 in a gzip file', gzipSync(TEXT), 'application/gzip'],
  ['windows-1252 in a gzip file', gzipSync(latin(`<?xml version="1.0" encoding="windows-1252"?>${TEXT}`)), null],
  ['UTF-8 when the header is unknown', Buffer.from(TEXT), 'text/html; charset=klingon'],
  ['UTF-8 that declares UTF-16', Buffer.from(`<?xml version="1.0" encoding="UTF-16"?>${TEXT}`), null],
  ['UTF-8 in JSON that quotes a page', Buffer.from(`{"html":"<meta charset=windows-1252>","x":"${TEXT}`), null],
  ['UTF-8 in a feed that quotes a page', Buffer.from(`<rss><a><![CDATA[<meta charset=windows-1252>]]>${TEXT}`), null],
])('decodes %s', (_what, bytes, contentType) => {
  expect(decodeText(bytes, contentType)).toMatch(new RegExp(`${TEXT}$`))
})

test('does not unpack a decompression bomb', () => {
  const bomb = gzipSync(Buffer.alloc(30_000_000))
  expect(decodeText(bomb).length).toBeLessThan(bomb.length + 1)
})
