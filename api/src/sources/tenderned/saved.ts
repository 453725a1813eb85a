import { recognised } from '../recognised.js'
import { type SavedAnswer, type SavedFile, savedJson } from '../saved.js'
import type { Raw } from './normalise.js'
import { type Detail, detail, type Listing, listing, listPage } from './shapes.js'

/** A list has `content`, a detail has an id. A detail without a saved list is parsed with itself as its list entry. */
export function readSaved(files: readonly SavedFile[]): readonly SavedAnswer<Raw>[] {
  const details = new Map<string, Detail>()
  const lists = new Map<string, { records: number; listings: readonly Listing[] }>()
  const alone = new Map<string, Raw>()
  for (const file of files) {
    const answer = savedJson(file)
    const page = listPage.safeParse(answer)
    const one = detail.safeParse(answer)
    if (page.success)
      lists.set(file.name, { records: page.data.content.length, listings: recognised(listing, page.data.content) })
    else if (one.success) {
      details.set(one.data.publicatieId, one.data)
      alone.set(file.name, { listing: listing.parse(answer), detail: one.data })
    }
  }

  const listed = new Set([...lists.values()].flatMap(({ listings }) => listings.map(one => one.publicatieId)))
  return [
    ...Array.from(lists, ([file, { records, listings }]) => ({
      file,
      what: `a list of ${records}, of which ${listings.length} are publications`,
      raws: listings.map(one => ({
        listing: one,
        detail: details.get(one.publicatieId) ?? detail.parse({ publicatieId: one.publicatieId }),
      })),
    })),
    ...Array.from(alone, ([file, raw]) => {
      const id = raw.detail.publicatieId
      const isListed = listed.has(id)
      return { file, what: `the detail of ${id}${isListed ? ', read with the list' : ''}`, raws: isListed ? [] : [raw] }
    }),
  ]
}
