import { readTable } from './data/read-table.js'

/** Keywords that seed a new database, by the slug of their category; after that, the table `categories` is authoritative. */
export const keywords: ReadonlyMap<string, readonly string[]> = readKeywords()

function readKeywords(): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, string[]>()
  for (const [slug = '', keyword = ''] of readTable('keywords.tsv', { least: 2, most: 2 })) {
    const known = all.get(slug)
    if (known) known.push(keyword)
    else all.set(slug, [keyword])
  }
  return all
}
