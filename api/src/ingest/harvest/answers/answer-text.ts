import { decodeText } from '../../../platform/fetching/decode-text.js'
import { withoutContacts } from '../../sources/without-contacts.js'

/** Longest e-mail address or telephone number that is recognised. */
const MAX_CONTACT_LENGTH = 100

/**
 * Privacy: the text of an answer without e-mail addresses and telephone numbers. JSON, HTML and URL escapes are decoded
 * first, because they can hide one; a truncated text loses its end, which may be half of one.
 */
export function answerText(bytes: Uint8Array, isCutOff: boolean): string {
  const text = withoutContacts(withoutEscapes(decodeText(bytes)).replace(unwanted, ' '))
  return isCutOff ? text.slice(0, -MAX_CONTACT_LENGTH).toWellFormed() : text.toWellFormed()
}

/** Control and bidi characters, which could disguise the text; tabs and newlines are kept. */
const unwanted = /(?![\t\n])[\p{Cc}\p{Cf}]/gu

const jsonEscape = /\\(?:u([0-9a-f]{4})|([nrt]))/gi
const otherAt = /&#0*64;|&#x0*40;|&commat;|%40/gi

const withoutEscapes = (text: string): string =>
  text
    .replace(jsonEscape, (_escape, code?: string) => (code ? String.fromCharCode(Number.parseInt(code, 16)) : '\n'))
    .replace(otherAt, '@')
    .replace(/&nbsp;|&#160;/gi, ' ')
    .replace(/&#43;|&plus;/gi, '+')
