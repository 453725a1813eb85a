import { UnreadableXml } from './unreadable-xml.js'

/**
 * The text of a file in the encoding that it says it has; UTF-8 unless told otherwise. Bytes that are none in that
 * encoding become U+FFFD.
 * @throws UnreadableXml
 */
export function decodeXml(bytes: Uint8Array): string {
  const decoder = decoderOf(encodingOf(bytes))
  // In one piece Node 20 reads windows-1252 as ISO-8859-1, without € and ’; https://github.com/nodejs/node/issues/56542
  return decoder.decode(bytes, { stream: true }) + decoder.decode()
}

function encodingOf(bytes: Uint8Array): string {
  // Of UTF-16 every other byte of a declaration is nought, so it can only be told by its mark.
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  // Behind the mark of UTF-8 no declaration counts: whoever converted the file left it as it was.
  const declared = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(beginning)?.[1] ?? 'utf-8'
  // Whoever could read the declaration did not read UTF-16.
  return /^utf-?16/i.test(declared) ? 'utf-8' : declared
}

function decoderOf(encoding: string) {
  try {
    return new TextDecoder(encoding)
  } catch (error) {
    throw new UnreadableXml(`Het XML-bestand heeft een onbekende codering: ${encoding.slice(0, 40)}`, { cause: error })
  }
}
