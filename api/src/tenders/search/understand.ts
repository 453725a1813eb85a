import { codesIn } from './codes.js'
import { derivationsOf } from './derivations.js'
import { kindOf } from './kind-words.js'
import { beforePlace, placeNamed } from './place-names.js'
import { organisationOf } from './organisations.js'
import type { Piece } from './read-pieces.js'
import { keyOfTerm, wordsOf } from './stem.js'
import { isTerm, MAX_SYNONYMS, MAX_TERM_WORDS, synonymsOf } from './synonyms.js'
import type { Alternative, Step, Wish } from './wish.js'

/** The words beyond this number are searched as they were typed. */
const MAX_UNDERSTOOD = 12
/** Maximum for a whole text, so that each word of a long text gets few alternatives. */
const MAX_ALTERNATIVES = 96

/**
 * Parses the pieces of a search text. Each step claims the pieces that it recognises, the most certain first: places with the word before
 * them, terms of several words, codes, words for the kind, and synonyms and derivations of a single word. The other pieces are searched as
 * they were typed.
 */
export function understand(pieces: readonly Piece[]): readonly Wish[] {
  const wishes: Wish[] = []
  let left = MAX_ALTERNATIVES
  for (let at = 0; at < pieces.length; ) {
    const { wish, taken } = understood(pieces, at, left)
    left -= wish.alternatives.length
    wishes.push(wish)
    at += taken
  }
  return withJoinedWords(demandSomething(wishes))
}

interface Understood {
  readonly wish: Wish
  readonly taken: number
}

function understood(pieces: readonly Piece[], at: number, left: number): Understood {
  const piece = pieces[at]!
  if (!isPlain(piece) || at >= MAX_UNDERSTOOD) return one(asTyped(piece))
  if (namesPlace(piece) && (placeAt(pieces, at + 1, true) || (isOf(pieces[at + 1]) && placeAt(pieces, at + 2, true))))
    return one({ ...wishOf(piece.words, 'place', []), isOptional: true, isUnranked: true })
  const place = placeAt(pieces, at, at > 0 && namesPlace(pieces[at - 1]!))
  return place ?? longTerm(pieces, at, left) ?? one(withCodes(oneWord(piece.words, left)))
}

/** The word 'van' in 'in de buurt van Breda'. */
const isOf = (piece?: Piece) => piece !== undefined && isPlain(piece) && keyOfTerm(piece.words) === 'van'

const namesPlace = (piece: Piece) => isPlain(piece) && beforePlace.has(keyOfTerm(piece.words))

/** The longest place or region that starts at this piece: 'den bosch', 'regio zuid limburg'. */
function placeAt(pieces: readonly Piece[], at: number, isNamed: boolean): Understood | null {
  for (let taken = MAX_TERM_WORDS; taken > 0; taken--) {
    const words = wordsAt(pieces, at, taken)
    const place = words === null ? undefined : placeNamed(words, isNamed)
    if (words !== null && place) return { wish: wishOf(words, 'place', place), taken }
  }
  return null
}

/** The next words, joined; null when there are fewer plain words. */
function wordsAt(pieces: readonly Piece[], at: number, taken: number): string | null {
  const some = pieces.slice(at, at + taken)
  if (some.length < taken || !some.every(isPlain)) return null
  return some.map(({ words }) => (taken > 1 ? words.replaceAll('-', ' ') : words)).join(' ')
}

const one = (wish: Wish): Understood => ({ wish, taken: 1 })
const isPlain = (piece: Piece) => !piece.isPhrase && !piece.isExcluded

const wishOf = (words: string, step: Step, alternatives: readonly Alternative[]): Wish => ({
  words,
  step,
  alternatives,
})

function withCodes(wish: Wish): Wish {
  const codes = codesIn(wish.words)
  return codes.length > 0 ? { ...wish, step: 'code', alternatives: [...codes, ...wish.alternatives] } : wish
}

function asTyped({ words, isPhrase, isExcluded }: Piece): Wish {
  return {
    ...wishOf(words, 'asTyped', []),
    ...(isPhrase && { isPhrase }),
    ...(isExcluded && { isExcluded }),
  }
}

/** The longest term of several words that starts at this piece: 'openbare verlichting'. */
function longTerm(pieces: readonly Piece[], at: number, left: number): Understood | null {
  for (let taken = MAX_TERM_WORDS; taken > 1; taken--) {
    const words = wordsAt(pieces, at, taken)
    if (words === null) continue
    // A short word, such as a stop word, is never part of a compound.
    const joinedWords = words.split(' ').every(word => word.length > 2) ? [words.replaceAll(' ', '')] : []
    const term = [words, ...joinedWords].find(isTerm)
    if (term === undefined) continue
    const joined: readonly Alternative[] = term === words ? [] : [{ typed: term }]
    return { wish: wishOf(words, 'synonym', [...joined, ...titled(synonymsOf(term).close, left)]), taken }
  }
  return null
}

function oneWord(words: string, left: number): Wish {
  const key = keyOfTerm(words)
  const kind = kindOf(key)
  if (kind?.kind === 'asking') return { ...wishOf(words, 'asked', []), isOptional: true, isUnranked: true }
  if (kind?.kind === 'contract') return { ...wishOf(words, 'kind', []), isOptional: true }
  if (kind) return { ...wishOf(words, 'kind', kind.alternatives), isUnranked: true }
  const organisation = organisationOf(key)
  if (organisation) return wishOf(words, 'synonym', [{ typed: organisation }, ...titled(synonymsOf(words).close, left)])
  const derived = wordsOf(words).flatMap(word => derivationsOf(word))
  const others = [...synonymsOf(words).close, ...derived]
  return others.length > 0 ? wishOf(words, 'synonym', titled(others, left)) : wishOf(words, 'asTyped', [])
}

const titled = (terms: readonly string[], left: number): readonly Alternative[] =>
  [...new Set(terms)].slice(0, Math.min(MAX_SYNONYMS, Math.max(0, left))).map(term => ({ titled: term }))

/** Requires all words of a text that consists of words for the kind only. */
function demandSomething(wishes: readonly Wish[]): readonly Wish[] {
  if (wishes.some(wish => !wish.isOptional && !wish.isExcluded)) return wishes
  return wishes.map(wish => (wish.isExcluded ? wish : { ...wishOf(wish.words, wish.step, wish.alternatives) }))
}

/** A longer text is no compound with its parts written separately. */
const MAX_JOINED = 4

/** Compounds with their parts written separately: 'glas bewassing' also finds 'glasbewassing'. */
function withJoinedWords(wishes: readonly Wish[]): readonly Wish[] {
  const wanted = wishes.filter(wish => !wish.isExcluded && !wish.isOptional)
  if (wanted.length > MAX_JOINED) return wishes
  const joined = (one?: Wish, other?: Wish): readonly Alternative[] =>
    one && other && canJoin(one) && canJoin(other) ? [{ joined: one.words + other.words }] : []
  return wishes.map((wish, index) => {
    const both = [...joined(wishes[index - 1], wish), ...joined(wish, wishes[index + 1])]
    return both.length > 0 ? { ...wish, alternatives: [...wish.alternatives, ...both] } : wish
  })
}

const canJoin = ({ words, step, isPhrase, isExcluded }: Wish) =>
  !isPhrase && !isExcluded && step !== 'code' && step !== 'kind' && step !== 'asked' && /^\p{L}{2,}$/u.test(words)
