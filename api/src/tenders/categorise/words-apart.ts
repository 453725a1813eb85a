import { lastParts } from '../../reference/title-words.js'
import { fold } from './fold.js'
import type { Keyword } from './keyword.js'

const MIN_FIRST_PART = 3
const MIN_LAST_PART = 4
const isPlainWord = (text: string): boolean => /^\p{L}+$/u.test(text)
const spellingOf = (text: string): string => fold(text).join()

/**
 * Split compounds: people write 'afval inzameling' for 'afvalinzameling', and 'dataanalyse' for 'data analyse'.
 * @returns the keywords plus their other spellings, which keep the written form for display
 */
export function withWordsApart<Item extends Keyword>(keywords: readonly Item[]): readonly Item[] {
  const known = new Set(keywords.map(({ text }) => spellingOf(text)))
  const ends = new Set([...lastParts, ...keywords.map(({ text }) => text.toLowerCase())].filter(isPlainWord))
  const others = keywords.flatMap(keyword => {
    if (keyword.isWhole || keyword.weight <= 0) return []
    const text = keyword.text.toLowerCase()
    return [...splitsOf(text, ends), ...joinedOf(text)].map(spelling => ({ ...keyword, text: spelling }))
  })
  return [...keywords, ...others.filter(({ text }) => !known.has(spellingOf(text)))]
}

function splitsOf(text: string, ends: ReadonlySet<string>): readonly string[] {
  if (!isPlainWord(text)) return []
  const places = Array.from({ length: text.length }, (_, place) => place)
  return places
    .filter(place => place >= MIN_FIRST_PART && text.length - place >= MIN_LAST_PART && ends.has(text.slice(place)))
    .map(place => `${text.slice(0, place)} ${text.slice(place)}`)
}

function joinedOf(text: string): readonly string[] {
  const [first = '', last = '', ...more] = text.split(/[ -]/)
  const isCompound = more.length === 0 && first.length >= MIN_FIRST_PART && last.length >= MIN_LAST_PART
  return isCompound && isPlainWord(first) && isPlainWord(last) ? [first + last] : []
}
