import type { DataSource } from 'typeorm'
import { namedQuery } from '../src/database/named-query.js'
import { readPage } from '../src/paging/page-args.js'
import { readPieces } from '../src/search/read-pieces.js'
import { type Searched, searchedWishes } from '../src/search/search.service.js'
import { learnWords } from '../src/search/spelling.service.js'
import { understand } from '../src/search/understand.js'
import type { Wish } from '../src/search/wish.js'
import { learnSuggestions } from '../src/suggest/learn.service.js'
import { listSql } from '../src/tenders/query/list.js'
import { OrderDirection, TenderOrderField } from '../src/tenders/tender.inputs.js'
import { listTenders } from '../src/tenders/list.service.js'

const ROUNDS = 5
const FIRST = 20
const twoWords = ['onderhoud software', 'beheer software', 'advies zorg', 'onderhoud bruggen', 'levering laptops']
const tenWords = [
  'onderhoud beheer software advies zorg bruggen laptops schoonmaak kantoren scholen',
  'levering montage verlichting wegen kabels gebouwen renovatie dakwerk schilderwerk toezicht',
]
const order = { field: TenderOrderField.RELEVANCE, direction: OrderDirection.DESC }

/** What each step of a search costs, and its two promises: two plain words, and nonsense. Times are the least of all rounds. */
export async function benchSearch(source: DataSource) {
  const db = source.manager
  const page = (search: Searched) => {
    const asked = { filter: {}, categories: [], viewer: null, search, excluded: null, order }
    return namedQuery(db, listSql(asked, readPage({ first: FIRST }, '')))
  }
  const plain = (text: string): readonly Wish[] =>
    readPieces(text).map(({ words }) => ({ words, step: 'asTyped', alternatives: [] }))
  const pipeline = (text: string) => understand(readPieces(text))

  const steps = { understanding: 0, 'terms, once a text': 0, page: 0, 'terms and page as typed': 0 }
  for (const text of twoWords) {
    const searched = await searchedWishes(db, pipeline(text))
    const typed = await searchedWishes(db, plain(text))
    const times = await leastTimes(
      () => void pipeline(text),
      () => searchedWishes(db, pipeline(text)),
      () => page(searched),
      async () => {
        await searchedWishes(db, plain(text))
        await page(typed)
      },
    )
    for (const [at, step] of (Object.keys(steps) as (keyof typeof steps)[]).entries())
      steps[step] += times[at]! / twoWords.length
  }
  // Fresh texts each time, since what a text means is remembered.
  let fresh = 0
  const list = (text: string) => listTenders(db, { search: `${text} ${++fresh}qx` }, null, { first: FIRST })
  const misspelt = () => listTenders(db, { search: `onderhuod${'x'.repeat(++fresh % 3)}` }, null, { first: FIRST })
  const [nonsense, words, mended] = await leastTimes(
    () => list(nonsenseOf(195)),
    async () => void (await Promise.all(tenWords.map(list))),
    misspelt,
  )
  const [learning, suggesting] = await leastTimes(
    () => learnWords(db),
    () => learnSuggestions(db),
  )
  const said = Object.entries(steps).map(([step, ms]) => `${step} ${ms.toFixed(2)}`)
  const ours = steps['terms, once a text'] + steps.page
  return [
    {
      name: 'search: two words',
      ratio: ours / steps['terms and page as typed'],
      detail: `against these words without anything else; ms: ${said.join(', ')}`,
    },
    {
      name: 'search: nonsense',
      ratio: nonsense! / (words! / tenWords.length),
      detail: `200 characters against ten plain words; ms: ${nonsense!.toFixed(1)}, ten words ${(words! / tenWords.length).toFixed(1)}, one misspelt word ${mended!.toFixed(1)}`,
    },
    {
      name: 'search: learning',
      ratio: suggesting! / learning!,
      detail: `suggestions against words, after a refresh; ms: ${suggesting!.toFixed(0)}, ${learning!.toFixed(0)}`,
    },
  ]
}

/** Each in turn, so that other load disturbs all alike. */
export async function leastTimes(...works: readonly (() => unknown)[]): Promise<readonly number[]> {
  const least = works.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, work] of works.entries()) {
      const began = performance.now()
      await work()
      least[at] = Math.min(least[at]!, performance.now() - began)
    }
  return least
}

/** Letters with a space here and there, that are no words. */
const nonsenseOf = (length: number) =>
  Array.from({ length }, () => 'bcdfghjklmnpqrstvwxz     '[Math.floor(Math.random() * 25)]).join('')
