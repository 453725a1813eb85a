import { SourceError } from '../../fetching/source-error.js'
import { parseUrl } from '../../parse-url.js'
import { type Listed, openPackage } from '../ocds/open-package.js'
import { releaseDraft } from '../ocds/release-draft.js'
import type { Adapter, AdapterPage } from './adapter.js'
import { entryId } from './entry.js'

const MAX_PAGES = 20

/**
 * Open contracting data: a release package or a record package of OCDS 1.1 or the draft of 1.2, with the pages that it
 * links to. https://standard.open-contracting.org/
 */
export const ocds: Adapter<Identified> = {
  version: 1,
  async *list({ fetcher, baseUrl }) {
    const { host } = new URL(baseUrl)
    const read = new Set<string>()
    for (let address: string | null = baseUrl; address; ) {
      if (read.size === MAX_PAGES)
        return yield {
          entries: [],
          shortfall: `${host} gaf meer dan ${MAX_PAGES} bladzijden; de rest is niet gelezen.`,
        }
      read.add(address)
      const { page, next } = pageOf(await fetcher.json(address), host)
      yield page
      const following: string | null = next && (parseUrl(next, address)?.href ?? null)
      address = following && !read.has(following) ? following : null
    }
  },
  normalise: ({ id, listed }, rules) => releaseDraft(id, listed, rules),
}

interface Identified {
  readonly id: string
  readonly listed: Listed
}

function pageOf(answer: unknown, host: string): { page: AdapterPage<Identified>; next: string | null } {
  const opened = openPackage(answer)
  if (!opened)
    throw new SourceError('unexpected', `${host} gaf geen pakket van OCDS: 'releases' en 'records' ontbreken.`)
  const { listed, unknown, next } = opened
  const entries = listed.flatMap(one => {
    const id = idOf(one)
    return id ? [{ id, listing: { id, listed: one } }] : []
  })
  if (entries.length === 0 && listed.length + unknown > 0)
    throw new SourceError('unexpected', `${host} gaf publicaties in een vorm waarin niets te herkennen is.`)
  return { page: { entries }, next }
}

/**
 * Within a procedure the id of a release is unique; that of a compiled release changes with each of them, while the
 * procedure is one.
 */
function idOf({ release: { ocid, id }, isCompiled }: Listed): string | null {
  if (isCompiled) return ocid ? entryId(ocid) : null
  const own = String(id ?? '')
  if (!own) return null
  return entryId(ocid && !own.startsWith(ocid) ? `${ocid}-${own}` : own)
}
