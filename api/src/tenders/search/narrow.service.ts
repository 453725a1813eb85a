import type { EntityManager } from 'typeorm'
import { type Searched, searchedWishes } from './search.service.js'
import { isSaidOtherwise } from './synonyms.js'
import { isWanted } from './widen.js'
import type { Wish } from './wish.js'

/** What it asks about: no word for the kind, no place and no code, which a title need not have. */
const isSubject = (wish: Wish) => isWanted(wish) && !['kind', 'place', 'code'].includes(wish.step)

/** Whether a text is put as a question: 'wie zoekt een jurist', 'freelance tester'. */
const isQuestion = (wishes: readonly Wish[]): boolean =>
  wishes.some(({ step }) => step === 'asked' || step === 'kind') && wishes.some(isSubject)

/** Whether descriptions may be left out: of a question, and of one term of which the table knows what titles call it. */
export function canNarrow(wishes: readonly Wish[]): boolean {
  const [only, another] = wishes
  return isQuestion(wishes) || (!another && only?.step === 'synonym' && isSaidOtherwise(only.words))
}

/** What titles, organisations and places have as it was typed. */
function inTitles({ wishes, terms }: Searched): Searched {
  const parts = [terms.whole, terms.beginning, terms.entry].filter(part => part !== '')
  return { wishes, terms: { ...terms, named: parts.map(part => `(${part})`).join(' | ') } }
}

/** The same with its subject in titles, organisations and places, in whichever words. */
async function namedSubject(db: EntityManager, { wishes, terms }: Searched): Promise<Searched> {
  const subject = await searchedWishes(db, wishes.filter(isSubject))
  return { wishes, terms: { ...terms, named: subject.terms.query } }
}

/**
 * A search that leaves out what is only mentioned in descriptions, for one that `canNarrow`: when a title answers the question, or says
 * in another word what no title has as it was typed. Null when it is good as it is.
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
