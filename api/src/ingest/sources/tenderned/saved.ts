import { recognised } from '../recognised.js'
import { type SavedAnswer, type SavedFile, savedJson } from '../saved.js'
import { readAwardPage } from './award-page/read-award-page.js'
import { isAwarding, type Raw } from './normalise.js'
import { type Detail, detail, type Listing, listing, listPage, page } from './shapes.js'

interface Sorted {
  readonly lists: ReadonlyMap<string, { readonly records: number; readonly listings: readonly Listing[] }>
  /** Details by file. */
  readonly details: ReadonlyMap<string, { readonly listing: Listing; readonly detail: Detail }>
  readonly pages: ReadonlyMap<string, string>
}

/**
 * Lists have `content`, details an id, pages `html`. A detail without a saved list is its own list entry; a page
 * belongs to the notice whose id is in the file name.
 */
export function readSaved(files: readonly SavedFile[]): readonly SavedAnswer<Raw>[] {
  const { lists, details, pages } = sort(files)
  const detailById = new Map([...details.values()].map(one => [one.detail.publicatieId, one.detail]))
  const ids = new Set([...detailById.keys(), ...[...lists.values()].flatMap(({ listings }) => listings.map(idOf))])
  const owners = new Map([...pages.keys()].map(file => [file, ownerOf(file, ids)]))
  const pageById = new Map([...owners].map(([file, id]) => [id, pages.get(file)!]))

  const listed = new Set([...lists.values()].flatMap(({ listings }) => listings.map(idOf)))
  const withPage = (raw: Raw): Raw => {
    const awardPage = isAwarding(raw) ? pageById.get(raw.listing.publicatieId) : undefined
    return awardPage === undefined ? raw : { ...raw, awardPage }
  }
  return [
    ...Array.from(lists, ([file, { records, listings }]) => ({
      file,
      what: `a list of ${records}, of which ${listings.length} are publications`,
      raws: listings.map(one =>
        withPage({
          listing: one,
          detail: detailById.get(idOf(one)) ?? detail.parse({ publicatieId: idOf(one) }),
        }),
      ),
    })),
    ...Array.from(details, ([file, raw]) => {
      const id = idOf(raw.listing)
      const isListed = listed.has(id)
      return {
        file,
        what: `the detail of ${id}${isListed ? ', read with the list' : ''}`,
        raws: isListed ? [] : [withPage(raw)],
      }
    }),
    ...Array.from(pages, ([file, html]) => ({ file, what: pageIn(html, owners.get(file) ?? null), raws: [] })),
  ]
}

const idOf = ({ publicatieId }: Listing): string => publicatieId

function sort(files: readonly SavedFile[]): Sorted {
  const lists = new Map<string, { records: number; listings: readonly Listing[] }>()
  const details = new Map<string, { listing: Listing; detail: Detail }>()
  const pages = new Map<string, string>()
  for (const file of files) {
    const answer = savedJson(file)
    const list = listPage.safeParse(answer)
    const one = detail.safeParse(answer)
    const rendering = page.safeParse(answer)
    if (list.success)
      lists.set(file.name, { records: list.data.content.length, listings: recognised(listing, list.data.content) })
    else if (one.success) details.set(file.name, { listing: listing.parse(answer), detail: one.data })
    else if (rendering.success) pages.set(file.name, rendering.data.html)
  }
  return { lists, details, pages }
}

/** Null when the file name contains no id of a saved notice. */
const ownerOf = (file: string, ids: ReadonlySet<string>): string | null =>
  file.match(/\d+/g)?.find(digits => ids.has(digits)) ?? null

function pageIn(html: string, owner: string | null): string {
  const { awards, awardTotal } = readAwardPage(html)
  const winners = awards.flatMap(({ winner }) => winner ?? [])
  const decisions = awards.length === 1 ? '1 decision' : `${awards.length} decisions`
  const summary = awardTotal ? `${decisions} and a total` : decisions
  const content = winners.length > 0 ? `${summary}, won by ${winners.join(', ')}` : summary
  return owner === null ? `a page without its notice: ${content}` : `the page of ${owner}: ${content}`
}
