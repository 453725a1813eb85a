import { plainText } from './plain-text.js'

const MAX_READ_LENGTH = 200
const MAX_LENGTH = 80
/** Forms hold these when there is nothing to fill in. */
const nothing = /^(?:[-–—.?\s]*|n\.?v\.?t\.?|geen|onbekend|unknown|none|null|n\/a|niet opgegeven)$/i

/** The words of a source for what cannot be read, on one line and not too long; null when they say nothing. */
export function ownWords(text: string | number | null | undefined): string | null {
  const words = plainText(String(text ?? '').slice(0, MAX_READ_LENGTH))
    .replace(/\s+/g, ' ')
    .trim()
  if (nothing.test(words)) return null
  return (words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH).trimEnd()}…` : words).toWellFormed()
}
