import { gunzipSync } from 'node:zlib'

const singleByte = /^(?:iso[-_]?8859-?\d+|windows-125\d|cp125\d|latin\d|(?:us-)?ascii)/i
/** Text outside ASCII that is valid UTF-8, which no text in another encoding is by accident. */
const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    return /[^\0-\x7f]/.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return false
  }
}

/**
 * Corrects wrong declarations: UTF-8 that is declared as a single-byte encoding, and windows-1252 that is declared as
 * UTF-8 or not at all. Other invalid bytes become U+FFFD.
 */
export function decodedBy(encoding: string, bytes: Uint8Array): string {
  const text = decodedAs(singleByte.test(encoding) && isUtf8(bytes) ? 'utf-8' : encoding, bytes)
  const isMisread = /^utf-?8$/i.test(encoding) && /\uFFFD[^\uFFFD]/.test(text) && !/[^\0-\x7f\uFFFD]/.test(text)
  return isMisread ? decodedAs('windows-1252', bytes) : text
}

function decodedAs(encoding: string, bytes: Uint8Array): string {
  const decoder = new TextDecoder(encoding)
  // Decoded as a stream, because Node 20 decodes windows-1252 as ISO-8859-1, without € and ’, when given all bytes at once;
  // https://github.com/nodejs/node/issues/56542
  return decoder.decode(bytes, { stream: true }) + decoder.decode()
}

/** The XML declaration or the HTML `meta` element is within the first bytes. */
const DECLARED_WITHIN = 1024
/** JSON and feeds may quote HTML, whose declaration does not apply to them. */
const isPage = /^\s*<(?!\?xml|rss\b|(?:\w+:)?(?:feed|rdf)\b)/i

/** The encoding by the byte order mark or the declaration in XML or HTML; null without either. */
export function statedEncoding(bytes: Uint8Array): { readonly encoding: string; readonly isMarked: boolean } | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { encoding: 'utf-16le', isMarked: true }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { encoding: 'utf-16be', isMarked: true }
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return { encoding: 'utf-8', isMarked: true }
  // UTF-16 without a byte order mark.
  if (bytes[0] === 0x3c && bytes[1] === 0) return { encoding: 'utf-16le', isMarked: true }
  if (bytes[0] === 0 && bytes[1] === 0x3c) return { encoding: 'utf-16be', isMarked: true }
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARED_WITHIN))
  const declared =
    /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(beginning) ??
    (isPage.test(beginning) ? /<meta\s[^>]*?charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(beginning) : null)
  if (!declared) return null
  // The declaration was readable as ASCII, so the text cannot be UTF-16, whatever it declares.
  return { encoding: /^utf-?16/i.test(declared[1]!) ? 'utf-8' : declared[1]!, isMarked: false }
}

const MAX_UNZIPPED = 20_000_000

/** The content of a gzip file, which is itself the answer: `releases.jsonl.gz`. A decompression bomb stays as it is. */
function unzipped(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_UNZIPPED })
  } catch {
    return bytes
  }
}

/**
 * The text of an answer, decoded by its byte order mark, `Content-Type` or own declaration, in that order; as UTF-8 when none names a known
 * encoding.
 */
export function decodeText(given: Uint8Array, contentType: string | null = null): string {
  const bytes = unzipped(given)
  const stated = statedEncoding(bytes)
  const [, inHeader] = /;\s*charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '') ?? []
  const encoding = stated?.isMarked ? stated.encoding : (inHeader ?? stated?.encoding ?? 'utf-8')
  try {
    return decodedBy(encoding, bytes)
  } catch {
    return decodedBy('utf-8', bytes)
  }
}
