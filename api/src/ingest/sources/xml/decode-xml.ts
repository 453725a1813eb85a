import { decodedBy, statedEncoding } from '../../../platform/fetching/decode-text.js'
import { UnreadableXml } from './unreadable-xml.js'

/** For scripts that read bytes as text: Node 24 knows it, and a file in it is a mistake. */
const OF_NO_FILE = 'x-user-defined'

/**
 * Decodes a file by its byte order mark, or the encoding that it declares; default UTF-8. Invalid bytes become U+FFFD.
 * @throws UnreadableXml for an unknown encoding
 */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = statedEncoding(bytes)?.encoding ?? 'utf-8'
  try {
    if (encoding.toLowerCase() !== OF_NO_FILE) return decodedBy(encoding, bytes)
  } catch {
    // It is unknown here too.
  }
  throw new UnreadableXml(`Het XML-bestand heeft een onbekende codering: ${encoding.slice(0, 40)}`)
}
