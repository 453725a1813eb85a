import { UnreadableXml } from './unreadable-xml.js'

/**
 * Decodes a file by the encoding that it declares; default UTF-8. Invalid bytes become U+FFFD.
 * @throws UnreadableXml for an unknown encoding
 */
export function decodeXml(bytes: Uint8Array): string {
  const decoder = decoderOf(encodingOf(bytes))
  // Decoded as a stream, because in one piece Node 20 reads windows-1252 as ISO-8859-1, without € and ’;
  // https://github.com/nodejs/node/issues/56542
  return decoder.decode(bytes, { stream: true }) + decoder.decode()
}

function encodingOf(bytes: Uint8Array): string {
  // A declaration in UTF-16 is not readable as ASCII, so UTF-16 is detected by its byte order mark.
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  // The byte order mark of UTF-8 overrides the declaration, which is stale when the file was converted.
  const declared = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(beginning)?.[1] ?? 'utf-8'
  // The declaration was readable as ASCII, so the file is not in UTF-16 whatever it declares.
  return /^utf-?16/i.test(declared) ? 'utf-8' : declared
}

/** For scripts that read bytes as text: Node 24 knows it, and a file in it is a mistake. */
const OF_NO_FILE = 'x-user-defined'

function decoderOf(encoding: string) {
  try {
    const decoder = new TextDecoder(encoding)
    if (decoder.encoding !== OF_NO_FILE) return decoder
  } catch {
    // It is unknown here too.
  }
  throw new UnreadableXml(`Het XML-bestand heeft een onbekende codering: ${encoding.slice(0, 40)}`)
}
