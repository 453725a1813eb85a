import { recognised } from '../recognised.js'
import { type SavedAnswer, type SavedFile, savedJson } from '../saved.js'
import type { Raw } from './normalise.js'
import { detail, type Listing, listing } from './shapes.js'

/** Lists are arrays, details are objects with a slug. They are combined where both exist. */
export function readSaved(files: readonly SavedFile[]): readonly SavedAnswer<Raw>[] {
  const contents = files.map(({ name }, index) => ({ name, content: savedJson(files[index]!) }))
  const details = new Map(
    contents.flatMap(({ content }) => {
      const read = detail.safeParse(content)
      return read.success && read.data.slug ? [[read.data.slug, read.data] as const] : []
    }),
  )
  return contents.flatMap(({ name, content }) => {
    const rows = Array.isArray(content) ? recognised(listing, content) : []
    if (rows.length > 0) return [{ file: name, what: `a list of ${rows.length} assignments`, raws: rows.map(rawOf) }]
    const one = Array.isArray(content) ? null : listing.safeParse(content).data
    return one ? [{ file: name, what: `the detail of ${one.slug}`, raws: [rawOf(one)] }] : []
  })

  function rawOf(row: Listing): Raw {
    return { listing: row, detail: details.get(row.slug) ?? detail.parse({}) }
  }
}
