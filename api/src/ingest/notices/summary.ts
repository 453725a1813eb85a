const MAX_LENGTH = 150
const CUT_AT = 147

const graphemes = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/** The description for a card: all of it, or its first 147 characters and an ellipsis. */
export function summaryOf(description: string | null): string {
  const shown = beginningOf(description ?? '')
  if (shown.length <= MAX_LENGTH) return inOneLine(shown.join(''))
  return `${inOneLine(shown.slice(0, CUT_AT).join('')).replace(/[\s.…]+$/u, '')}…`
}

const inOneLine = (text: string) => text.replace(/\s+/gu, ' ').trim()

/** One grapheme more than fits; the rest is not segmented, because a description may have a megabyte. */
function beginningOf(text: string): readonly string[] {
  const shown: string[] = []
  for (const { segment } of graphemes.segment(text)) if (shown.push(segment) > MAX_LENGTH) break
  return shown
}
