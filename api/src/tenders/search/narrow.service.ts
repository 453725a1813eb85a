import type { EntityManager } from 'typeorm'
import { type Searched, searchedWishes } from './search.service.js'
import { hasTitleTerm } from './synonyms.js'
import { isWanted } from './widen.js'
import type { Wish } from './wish.js'

/** Whether a wish is the subject of the search: not its kind, place or code, which a title need not contain. */
const isSubject = (wish: Wish) => isWanted(wish) && !['kind', 'place', 'code'].includes(wish.step)

/** Whether a text is phrased as a question: 'wie zoekt een jurist', 'freelance tester'. */
const isQuestion = (wishes: readonly Wish[]): boolean =>
  wishes.some(({ step }) => step === 'asked' || step === 'kind') && wishes.some(isSubject)

/** Whether the search may skip descriptions: a question, or a single term for which the table has the word that titles use. */
export function canNarrow(wishes: readonly Wish[]): boolean {
  const [only, another] = wishes
  return isQuestion(wishes) || (!another && only?.step === 'synonym' && hasTitleTerm(only.words))
}

/** The same search, in titles, organisations and places only, as it was typed. */
function inTitles({ wishes, terms }: Searched): Searched {
  const parts = [terms.whole, terms.beginning, terms.entry].filter(part => part !== '')
  return { wishes, terms: { ...terms, named: parts.map(part => `(${part})`).join(' | ') } }
}

/** The same search, with any words for its subject in titles, organisations and places only. */
async function namedSubject(db: EntityManager, { wishes, terms }: Searched): Promise<Searched> {
  const subject = await searchedWishes(db, wishes.filter(isSubject))
  return { wishes, terms: { ...terms, named: subject.terms.query } }
}

/**
 * A search without tenders that only mention the words in their descriptions, for a search that `canNarrow`: when a title answers the
 * question, or contains a synonym while no title contains the typed word. Null when no change is needed.
 */
export async function narrowed(
  db: EntityManager,
  searched: Searched,
  isFound: (one: Searched) => Promise<boolean>,
): Promise<Searched | null> {
  if (!canNarrow(searched.wishes)) return null
  if (!isQuestion(searched.wishes) && (await isFound(inTitles(searched)))) return null
  const named = await namedSubject(db, searched)
  return (await isFound(named)) ? named : null
}
