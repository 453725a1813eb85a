import { lettersAndDigits, stemOf, wordsOf } from './stem.js'
import type { Wish } from './wish.js'

/** Where a result contains the search words, when a list does not show them. */
export const SearchHitField = {
  TITLE: 'TITLE',
  DESCRIPTION: 'DESCRIPTION',
  REFERENCE: 'REFERENCE',
  CPV: 'CPV',
} as const
export type SearchHitField = (typeof SearchHitField)[keyof typeof SearchHitField]

export interface Hit {
  readonly field: SearchHitField
  readonly text: string
}

export interface Searchable {
  readonly title: string
  readonly organization: string
  readonly summary: string
  readonly description?: string | null
  readonly region: string | null
  readonly province: string | null
  readonly publicationId: string
  readonly reference: string | null
  readonly cpv: readonly string[]
}

/** Limit for a description, which may have a megabyte, because a page may have 500 tenders. */
const MAX_LOOKED_INTO = 20_000
/** Shorter parts occur inside nearly any word. */
const MIN_PART_LENGTH = 5
const BEFORE_HIT = 60
const SNIPPET_LENGTH = 160
/** The part of the summary that a card shows. */
const SHOWN_SUMMARY = 147

/**
 * The reason why a tender was found: its number or code, a related word in its title, or a snippet of its description. Null when every
 * typed word is in its title, organisation, place or summary, which a list shows.
 */
export function findHit(wishes: readonly Wish[], tender: Searchable): Hit | null {
  const { title, organization, region, province, summary } = tender
  const shown = stemmed([title, organization, region, province, summary.slice(0, SHOWN_SUMMARY)].join(' '))
  for (const wish of wishes) {
    if (wish.isExcluded || wish.isOptional || wish.step === 'kind' || hasTerm(shown, wish.words)) continue
    const hit = codeHit(wish, tender) ?? titleHit(wish, tender) ?? descriptionHit(wish, tender)
    if (hit) return hit
  }
  return null
}

/** The parts of a search that a tender contains: the typed words, or else the related words or the code by which it was found. */
export function foundWords(wishes: readonly Wish[], tender: Searchable): readonly string[] {
  const { title, organization, region, province, summary } = tender
  const description = tender.description?.slice(0, MAX_LOOKED_INTO) ?? ''
  const texts = stemmed([title, organization, region, province, summary, description].join(' '))
  return wishes.flatMap(wish => {
    if (wish.isExcluded || wish.step === 'kind') return []
    if (wish.step === 'place' && !wish.isOptional) return [wish.words]
    if (hasTerm(texts, wish.words)) return [wish.words]
    const related = wish.alternatives.map(otherWords).find(other => other !== null && hasTerm(texts, other))
    const found = related ?? codeHit(wish, tender)?.text
    return found === undefined ? [] : [found]
  })
}

function codeHit({ alternatives }: Wish, { cpv, publicationId, reference }: Searchable): Hit | null {
  for (const one of alternatives) {
    if (!('code' in one)) continue
    const [, kind, value = ''] = /^#(cpv|id)(.*)$/.exec(one.code) ?? []
    const found =
      kind === 'cpv'
        ? cpv.find(code => code.startsWith(value))
        : [publicationId, reference].find(id => id && kind && lettersAndDigits(id).replace(/^0+/, '') === value)
    if (found) return { field: kind === 'cpv' ? SearchHitField.CPV : SearchHitField.REFERENCE, text: found }
  }
  return null
}

function titleHit({ alternatives }: Wish, { title }: Searchable): Hit | null {
  const words = stemmed(title)
  const term = alternatives.map(otherWords).find(other => other !== null && hasTerm(words, other))
  return term ? { field: SearchHitField.TITLE, text: term } : null
}

const otherWords = (one: Wish['alternatives'][number]) =>
  'titled' in one ? one.titled : 'typed' in one ? one.typed : 'joined' in one ? one.joined : null

/** The snippet for the first matching term: typed words come before related ones. */
function descriptionHit({ words, alternatives }: Wish, { description }: Searchable): Hit | null {
  if (!description) return null
  const terms = [words, ...alternatives.map(otherWords).filter(other => other !== null)]
  const placed = placedWords(description.slice(0, MAX_LOOKED_INTO))
  for (const [first] of terms.map(stemmed)) {
    const found = first && placed.find(word => isSame(word, first))
    if (found) return { field: SearchHitField.DESCRIPTION, text: snippet(description, found.at) }
  }
  return null
}

interface Stemmed {
  readonly word: string
  readonly stem: string
}

const stemmed = (text: string): readonly Stemmed[] => wordsOf(text).map(word => ({ word, stem: stemOf(word) }))

const hasTerm = (words: readonly Stemmed[], term: string) =>
  stemmed(term).every(asked => words.some(word => isSame(word, asked)))

const isSame = ({ word, stem }: Stemmed, asked: Stemmed) =>
  word === asked.word ||
  // A single letter starts too many words.
  (asked.word.length > 1 && word.startsWith(asked.word)) ||
  (asked.word.length >= MIN_PART_LENGTH && word.includes(asked.word)) ||
  (asked.word.length > 3 && stem === asked.stem)

interface Placed extends Stemmed {
  readonly at: number
}

/** The distinct words of a text, folded, each at its first position. */
function placedWords(text: string): readonly Placed[] {
  const first = new Map<string, number>()
  for (const { 0: written, index } of text.matchAll(/\S+/g))
    for (const word of wordsOf(written)) if (!first.has(word)) first.set(word, index)
  return [...first].map(([word, at]) => ({ word, at, stem: stemOf(word) }))
}

/** Whole words around a position, with an ellipsis where text was cut off. */
function snippet(text: string, at: number): string {
  const from = at <= BEFORE_HIT ? 0 : text.indexOf(' ', at - BEFORE_HIT) + 1
  const start = from > at ? at : from
  const whole = text.slice(start, start + SNIPPET_LENGTH)
  const end = start + SNIPPET_LENGTH >= text.length ? whole.length : Math.max(whole.lastIndexOf(' '), at - start + 1)
  const cut = whole.slice(0, end).replaceAll(/\s+/g, ' ').trim()
  return `${start > 0 ? '… ' : ''}${cut}${start + end < text.length ? ' …' : ''}`
}
