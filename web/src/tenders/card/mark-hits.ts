export interface Part {
  readonly at: number
  readonly part: string
  readonly isHit: boolean
}

const WORDS = /[\p{L}\p{N}\p{M}]+/gu
/** What a search leaves out: '-woord', '-"twee woorden"'. */
const EXCLUDED = /(?<!\S)-(?:"[^"]*"?|\S+)/g
/** A stem of fewer letters says too little. */
const SHORTEST_STEM = 4
/** Fewer letters stand in the middle of any word. */
const SHORTEST_PART = 5
const ENDINGS = /(?:heden|ingen|ing|en|er|es|e|s|t)$/

/** Cuts a text into what was searched for and the rest. */
export function markHits(text: string, search: string): Part[] {
  const asked = Array.from(search.replaceAll(EXCLUDED, ' ').matchAll(WORDS), ([word]) => folded(word))
  const parts: Part[] = []
  let done = 0
  const add = (until: number, isHit: boolean) => {
    if (until > done) parts.push({ at: done, part: text.slice(done, until), isHit })
    done = Math.max(done, until)
  }
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    const hit = hitIn(word, asked)
    if (!hit) continue
    add(index + hit.from, false)
    add(index + hit.to, true)
  }
  add(text.length, false)
  return parts
}

/** What of the word answers to one of those asked: its beginning, a part of a compound, or all of it when the stems agree. */
function hitIn(word: string, asked: readonly string[]): { from: number; to: number } | null {
  const plain = folded(word)
  const longestFirst = asked.toSorted((one, other) => other.length - one.length)
  const part =
    longestFirst.find(other => plain.startsWith(other)) ??
    longestFirst.find(other => other.length >= SHORTEST_PART && plain.includes(other))
  if (part) {
    const from = plain.indexOf(part)
    return { from: placeOf(word, from), to: placeOf(word, from + part.length) }
  }
  return asked.some(other => stem(other) === stem(plain)) ? { from: 0, to: word.length } : null
}

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Where in the word so many folded letters end; an accent that is a character of its own goes along. */
function placeOf(word: string, wanted: number): number {
  let place = 0
  let seen = 0
  for (const character of word) {
    const letters = folded(character).length
    if (seen >= wanted && letters > 0) break
    seen += letters
    place += character.length
  }
  return place
}

/** Roughly what a Dutch word is without its ending: 'systemen' and 'systeem' are both 'system'. */
function stem(word: string): string {
  const bare = word
    .replace(ENDINGS, '')
    .replace(/([aeou])\1([^aeiou])$/, '$1$2')
    .replace(/([^aeiou])\1$/, '$1')
  return bare.length >= SHORTEST_STEM ? bare : word
}
