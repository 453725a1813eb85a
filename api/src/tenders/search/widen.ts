import type { EntityManager } from 'typeorm'
import { partsOf } from './spelling.service.js'
import { wordsOf } from './stem.js'
import { MAX_SYNONYMS, synonymsOf } from './synonyms.js'
import type { Alternative, Wish } from './wish.js'

export const isWanted = (wish: Wish) => !wish.isExcluded && !wish.isOptional
export const canChange = (wish: Wish) => isWanted(wish) && !wish.isPhrase

/** Words up to this length match whole words only; see search_word. */
const BEGINS_NOTHING = 3

/** Makes short words match as prefixes too, as longer ones do, because they may be half-typed; null without short words. */
export function withBeginnings(wishes: readonly Wish[]): readonly Wish[] | null {
  if (!wishes.some(isShort)) return null
  return wishes.map(wish => {
    if (!isShort(wish)) return wish
    const begun: readonly Alternative[] = wordsOf(wish.words).map(code => ({ code, isBeginning: true }))
    return { ...wish, alternatives: [...wish.alternatives, ...begun] }
  })
}

const isShort = (wish: Wish) =>
  canChange(wish) && /^[\p{L}\p{N}]+$/u.test(wish.words) && wish.words.length <= BEGINS_NOTHING

/** Adds the loose synonyms, which are searched in titles. */
export const withLooseSynonyms = (wishes: readonly Wish[]): readonly Wish[] => wishes.map(withLoose)

function withLoose(wish: Wish): Wish {
  if (!canChange(wish)) return wish
  const loose = synonymsOf(wish.words).loose.map(titled => ({ titled }))
  return { ...wish, alternatives: [...wish.alternatives, ...loose] }
}

/** Searches synonyms in every text, synonyms of synonyms in titles, and the parts of compounds. */
export async function widen(db: EntityManager, wishes: readonly Wish[]): Promise<readonly Wish[]> {
  const parts = await partsOf(
    db,
    wishes.filter(canChange).flatMap(({ words }) => wordsOf(words)),
  )
  return wishes.map(wish => {
    if (!canChange(wish)) return wish
    const titled = withLoose(wish).alternatives.flatMap(one => ('titled' in one ? [one.titled] : []))
    const further = titled.flatMap(everySynonymOf).filter(term => !titled.includes(term))
    const apart = wordsOf(wish.words).flatMap(word => parts.get(word) ?? [])
    const alternatives: readonly Alternative[] = [
      ...wish.alternatives.filter(one => !('titled' in one)),
      ...[...titled, ...apart].map(typed => ({ typed })),
      ...[...new Set(further)].slice(0, MAX_SYNONYMS).map(term => ({ titled: term })),
    ]
    return { ...wish, alternatives }
  })
}

function everySynonymOf(term: string): readonly string[] {
  const { close, loose } = synonymsOf(term)
  return [...close, ...loose]
}
