import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { decodeXml } from './decode-xml.js'
import { parseXml } from './parse-xml.js'
import { UnreadableXml } from './unreadable-xml.js'

const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`
const ascii = (text: string) => Buffer.from(text, 'latin1')
/** A title in these bytes, in a file that declares this encoding. */
const fileIn = (encoding: string, bytes: readonly number[]) =>
  Buffer.concat([ascii(`${declared(encoding)}<a>`), Buffer.from(bytes), ascii('</a>')])
const textOf = (bytes: Uint8Array) => parseXml(decodeXml(bytes)).text

const utf16 = (text: string, isBigEndian: boolean) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return isBigEndian ? bytes.swap16() : bytes
}

describe('an unknown encoding is refused', () => {
  test.each([
    'utf-7',
    'ucs-4',
    'utf-32',
    'ebcdic-cp-nl',
    'x-user-defined',
    'replacement',
    'iso-2022-kr',
    'constructor',
  ])('%s', encoding => {
    expect(() => decodeXml(fileIn(encoding, []))).toThrow(UnreadableXml)
    expect(() => decodeXml(fileIn(encoding, []))).toThrow(`Het XML-bestand heeft een onbekende codering: ${encoding}`)
  })

  test('the reason for refusing an encoding has a bounded length', () => {
    expect(() => decodeXml(fileIn('x'.repeat(100), []))).toThrow(/: x{40}$/)
  })
})

describe('a wrong encoding garbles the text without an error', () => {
  test('invalid UTF-8 becomes replacement characters, unless all of it is windows-1252', () => {
    expect(textOf(fileIn('utf-8', [0x43, 0xe9, 0xc3, 0xa9, 0x2e]))).toBe('C\ufffdé.')
    expect(textOf(fileIn('utf-8', [0x43, 0xe9, 0x80, 0x2e]))).toBe('Cé€.')
  })

  test('UTF-8 that declares a single-byte encoding is UTF-8', () => {
    expect(textOf(fileIn('iso-8859-1', [0xc3, 0xa9, 0xe2, 0x82, 0xac]))).toBe('é€')
  })

  test.each(['utf-16', 'UTF-16', 'utf-16le', 'UTF16'])(
    'a declared %s is ignored when the declaration itself is in UTF-8',
    encoding => {
      expect(textOf(fileIn(encoding, [0xc3, 0xa9]))).toBe('é')
    },
  )

  test('UTF-16 without its byte order mark is read', () => {
    const bytes = Buffer.from(`${declared('utf-16')}<a>é</a>`, 'utf16le')
    expect([textOf(bytes), textOf(bytes.swap16())]).toEqual(['é', 'é'])
  })

  test('a character that is cut off at the end of the file becomes a replacement character', () => {
    expect(decodeXml(Buffer.from([0x61, 0xe2, 0x82]))).toBe('a\ufffd')
  })

  test('any bytes are decoded or refused', () => {
    const beginnings = fc.constantFrom(
      '',
      declared('utf-8'),
      declared('shift_jis'),
      declared('x'),
      '\xff\xfe',
      '\xef\xbb\xbf',
    )
    fc.assert(
      fc.property(beginnings, fc.uint8Array({ maxLength: 300 }), (beginning, bytes) => {
        try {
          parseXml(decodeXml(Buffer.concat([ascii(beginning), bytes])))
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableXml)
        }
      }),
    )
  })
})

describe('text is decoded in its declared encoding', () => {
  test.each([
    ['utf-8', [0xc3, 0xa9, 0xe2, 0x82, 0xac], 'é€'],
    ['iso-8859-1', [0x43, 0x61, 0x66, 0xe9], 'Café'],
    ['latin1', [0xeb], 'ë'],
    ['windows-1252', [0x80, 0x92, 0x73, 0x96], '€’s–'],
    ['iso-8859-15', [0xa4], '€'],
    ['koi8-r', [0xe9], 'И'],
  ])('%s', (encoding, bytes, text) => {
    expect(textOf(fileIn(encoding, bytes))).toBe(text)
  })

  test.each([
    ['UTF-16 little end first', false],
    ['UTF-16 big end first', true],
  ])('%s is recognised by its byte order mark, whatever the declaration says', (_what, isBigEndian) => {
    expect(textOf(utf16(`${declared('utf-16')}<a>é€</a>`, isBigEndian))).toBe('é€')
    expect(textOf(utf16(`${declared('utf-8')}<a>é€</a>`, isBigEndian))).toBe('é€')
    expect(textOf(utf16('<a>é€</a>', isBigEndian))).toBe('é€')
  })

  test('UTF-8 is recognised by its byte order mark, whatever the declaration says', () => {
    const mark = Buffer.from([0xef, 0xbb, 0xbf])
    for (const beginning of ['', declared('utf-8'), declared('iso-8859-1')])
      expect(textOf(Buffer.concat([mark, Buffer.from(`${beginning}<a>é€</a>`)]))).toBe('é€')
  })

  test.each([
    "<?xml version='1.0' encoding='iso-8859-1'?>",
    '<?xml version="1.0"\n  encoding = "ISO-8859-1" standalone="no" ?>',
  ])('%j is a valid declaration', declaration => {
    expect(textOf(ascii(`${declaration}<a>\xe9</a>`))).toBe('é')
  })

  test('an encoding that is mentioned in the text is ignored', () => {
    expect(textOf(Buffer.from('<a><?xml encoding="utf-7"?>é</a>'))).toBe('é')
  })
})
