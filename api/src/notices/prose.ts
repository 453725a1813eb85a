/** Characters of a description that are read: what a summary needs stands at its beginning. */
const READ = 4000

const MAX_HEADING_LENGTH = 60
const MAX_HEADING_WORDS = 8
/** From here on a line that stops within a sentence was wrapped by who wrote it. */
const WRAPPED_LENGTH = 60

const ITEM = /^(?:[-–—•*·▪●○◦>]+|\d{1,2}[.)]|[a-z][.)])\s+/u
const SENTENCE_END = /[.!?…]["'”’)\]]*$/u
const LABELLED = /^[\p{L}\p{N}][^.!?:]{1,60}:\s+\S/u

export interface Prose {
  /** Lines that are sentences, in their order. */
  readonly sentences: readonly string[]
  /** Items of lists and lines of facts ('Uren per week: 36'): for a text that has no sentences. */
  readonly rest: readonly string[]
}

/** Splits a plain text into what reads as a sentence and what does not; headings are in neither. */
export function proseOf(text: string): Prose {
  const lines = unwrapped(
    text
      .slice(0, READ)
      .split(/\r\n|[\n\r\u2028\u2029]/)
      .map(line => line.replace(/\s+/g, ' ').trim()),
  )
  const sentences: string[] = []
  const rest: string[] = []
  for (const [index, line] of lines.entries()) {
    const bare = line.replace(ITEM, '')
    if (!/\p{L}/u.test(bare) || bare.endsWith(':')) continue
    const isItem = bare !== line
    if (!isItem && isHeading(line, lines[index + 1])) continue
    const isSentence = SENTENCE_END.test(bare) || !(isItem || LABELLED.test(line))
    ;(isSentence ? sentences : rest).push(bare)
  }
  return { sentences, rest }
}

/** Hard line breaks: joins lines that end within a sentence with what follows. Empty lines go. */
function unwrapped(lines: readonly string[]): readonly string[] {
  const joined: string[] = []
  let isOpen = false
  for (const line of lines) {
    const before = joined.at(-1)
    const goesOn = isOpen && before !== undefined && line !== '' && !ITEM.test(line) && isWithinSentence(before, line)
    if (goesOn) joined[joined.length - 1] = `${before} ${line}`
    else if (line !== '') joined.push(line)
    isOpen = line !== ''
  }
  return joined
}

const isWithinSentence = (before: string, line: string) =>
  !SENTENCE_END.test(before) &&
  !before.endsWith(':') &&
  (/^\p{Ll}/u.test(line) || (before.length > WRAPPED_LENGTH && !LABELLED.test(line)))

/** A short line above others that is no sentence, or is a question: 'Over het team', 'Wat ga je doen?'. */
function isHeading(line: string, next: string | undefined): boolean {
  if (next === undefined || line.length > MAX_HEADING_LENGTH) return false
  if (line.split(' ').length > MAX_HEADING_WORDS || LABELLED.test(line)) return false
  return line.endsWith('?') || !/[.!…;,]["'”’)\]]*$/u.test(line)
}
