import { decodedBy, statedEncoding } from '../../../platform/fetching/decode-text.js'
import { UnreadableXml } from './unreadable-xml.js'

/** Node 24 supports this encoding, but it is meant for scripts that read bytes as text, never for files. */
const NEVER_IN_FILES = 'x-user-defined'

/**
 * Decodes a file by its byte order mark, or the encoding that it declares; default UTF-8. Invalid bytes become U+FFFD.
 * @throws UnreadableXml for an unknown encoding
 */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = statedEncoding(bytes)?.encoding ?? 'utf-8'
  try {
    if (encoding.toLowerCase() !== NEVER_IN_FILES) return decodedBy(encoding, bytes)
  } catch {
    // Node does not know the encoding either.
  }
  throw new UnreadableXml(`Het XML-bestand heeft een onbekende codering: ${encoding.slice(0, 40)}`)
}
