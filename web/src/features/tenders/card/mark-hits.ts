export interface Part {
  readonly at: number
  readonly part: string
  readonly isHit: boolean
}

/** Soft hyphens and zero-width characters; as in `api/src/tenders/search/stem.ts`. */
const INVISIBLE = '\\u00ad\\u200b-\\u200d\\u2060\\ufeff'
/** C#, F#, C++ and .NET are single words. */
const WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:[cf]#|c\\+\\+|\\.net)(?!\\p{L})|[\\p{L}\\p{N}\\p{M}${INVISIBLE}]+`,
  'giu',
)
const NOT_READ = new RegExp(`[\\p{M}${INVISIBLE}]`, 'gu')
/** Excluded terms: '-woord', '-"twee woorden"'. */
const EXCLUDED = /(?<!\S)-(?:"[^"]*"?|\S+)/g
/** Shorter stems match too much. */
const MIN_STEM_LENGTH = 4
/** Shorter substrings occur inside nearly any word. */
const MIN_PART_LENGTH = 5
const ENDINGS = /(?:heden|ingen|ing|en|er|es|e|s|t)$/

/** Splits a text into hits of a search and the rest, for highlighting. */
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

/**
 * The part of the word that matches a search term: a prefix, a part of a compound, or the whole word if the stems are equal.
 */
function hitIn(word: string, asked: readonly string[]): { from: number; to: number } | null {
  const plain = folded(word)
  const longestFirst = asked.toSorted((one, other) => other.length - one.length)
  const part =
    longestFirst.find(other => (other.length === 1 ? plain === other : plain.startsWith(other))) ??
    longestFirst.find(other => other.length >= MIN_PART_LENGTH && plain.includes(other))
  if (part) {
    const from = plain.indexOf(part)
    return { from: placeOf(word, from), to: placeOf(word, from + part.length) }
  }
  return asked.some(other => stem(other) === stem(plain)) ? { from: 0, to: word.length } : null
}

const folded = (text: string) => text.normalize('NFD').replaceAll(NOT_READ, '').toLowerCase()

/** Index in the word after that many folded (accentless) letters, including combining accents. */
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

/** A crude Dutch stemmer: 'systemen' and 'systeem' both become 'system'. */
function stem(word: string): string {
  const bare = word
    .replace(ENDINGS, '')
    .replace(/([aeou])\1([^aeiou])$/, '$1$2')
    .replace(/([^aeiou])\1$/, '$1')
  return bare.length >= MIN_STEM_LENGTH ? bare : word
}
