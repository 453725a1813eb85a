import { createCategoriser } from '../src/categorise/categorise.js'
import { fold, foldInto, roomFor } from '../src/categorise/fold.js'
import { readKeyword } from '../src/categorise/keyword.js'
import { seededLists, uncategorised } from '../src/reference/categories.js'
import { madeUpNotices } from './data.js'

const TENDERS = 3000
const ROUNDS = 3

/**
 * Throughput of the categoriser, against a loop of `includes` over the same keywords and one bare pass over the same
 * bytes.
 */
export function benchCategorise() {
  const tenders = madeUpNotices(TENDERS, 3_000_000).map(({ draft }) => draft)
  const categorise = createCategoriser(seededLists(), uncategorised)
  const keywords = seededLists().flatMap(({ keywords: list }) =>
    list.flatMap(written => readKeyword(written)?.text.toLowerCase() ?? []),
  )
  const room = new Uint8Array(roomFor(Math.max(...tenders.map(textLength))))
  let sink = 0

  const ours = tendersPerSecond(tenders, tender => {
    sink += categorise(tender).length
  })
  const loop = tendersPerSecond(tenders, ({ title, description }) => {
    const text = ` ${title} ${description ?? ''} `.toLowerCase()
    for (const keyword of keywords) if (text.includes(keyword)) sink++
  })
  const bare = tendersPerSecond(tenders, ({ title, description }) => {
    const length = foldInto(room, `${title} ${description ?? ''}`)
    for (let at = 0; at < length; at++) sink += room[at]!
  })
  if (sink === fold('').length) throw new Error('nothing was found')

  const of = (name: string, theirs: number, what: string) => ({
    name: `categorise: ${name}`,
    ratio: ours / theirs,
    detail: `tenders a second, ours ${Math.round(ours)} against ${Math.round(theirs)} of ${what}; ${keywords.length} keywords`,
  })
  return [
    of('includes loop', loop, 'a plain includes loop'),
    of('bare pass', bare, 'folding and one look at each byte'),
  ]
}

const textLength = ({ title, description }: { title: string; description?: string | null }) =>
  title.length + (description ?? '').length + 1

/** The best of a few rounds: slower ones were disturbed by other load. */
function tendersPerSecond<Tender>(tenders: readonly Tender[], work: (tender: Tender) => void): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const began = performance.now()
    for (const tender of tenders) work(tender)
    return (tenders.length / (performance.now() - began)) * 1000
  })
  return Math.max(...rounds)
}
