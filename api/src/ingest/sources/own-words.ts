import { plainText } from './plain-text.js'

const MAX_READ_LENGTH = 200
const MAX_LENGTH = 80
/** Placeholders in form fields. */
const placeholder = /^(?:[-–—.?\s]*|n\.?v\.?t\.?|geen|onbekend|unknown|none|null|n\/a|niet opgegeven)$/i

/** The source's own text for an unreadable value, on one line and truncated; null for a placeholder. */
export function ownWords(text: string | number | null | undefined): string | null {
  const words = plainText(String(text ?? '').slice(0, MAX_READ_LENGTH))
    .replace(/\s+/g, ' ')
    .trim()
  if (placeholder.test(words)) return null
  return (words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH).trimEnd()}…` : words).toWellFormed()
}
