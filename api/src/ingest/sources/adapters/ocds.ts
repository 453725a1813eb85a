import { parseJson } from '../../../platform/fetching/parse-json.js'
import { SourceError } from '../../../platform/fetching/source-error.js'
import { type Listed, openPackage } from '../ocds/open-package.js'
import { releaseDraft } from '../ocds/release-draft.js'
import { withUnchangedFields } from '../ocds/unchanged-fields.js'
import type { Adapter } from './adapter.js'
import { entryId } from './entry.js'

/** Denial of service: maximum number of releases on a page; real feeds have fewer. */
const MAX_MEMBERS = 2000

/**
 * Open contracting data: release packages and record packages of OCDS 1.1 or the draft of 1.2, with the pages that they
 * link to. https://standard.open-contracting.org/
 */
export const ocds: Adapter<Identified> = {
  version: 6,
  parse({ text, host }) {
    const opened = openPackage(parsed(text, host), MAX_MEMBERS)
    if (!opened) throw new SourceError('unexpected', `${host} gaf geen OCDS-pakket: 'releases' en 'records' ontbreken.`)
    const { listed, unknown, isCutOff, next } = opened
    const entries = withUnchangedFields(listed).flatMap(one => {
      const id = idOf(one)
      return id ? [{ id, listing: { id, listed: one } }] : []
    })
    if (entries.length === 0 && listed.length + unknown > 0)
      throw new SourceError('unexpected', `${host} gaf publicaties in een onbekende vorm.`)
    const shortfall = `${host} gaf meer dan ${MAX_MEMBERS} publicaties op één pagina; de rest is niet gelezen.`
    return { entries, next, ...(isCutOff ? { shortfall } : {}) }
  },
  normalise: ({ id, listed }, rules) => releaseDraft(id, listed, rules),
}

/** JSON, or JSON lines: one package or release on each line. */
function parsed(text: string, host: string): unknown {
  const json = text.replace(/^\uFEFF/, '').trim()
  const isLines = /^\{[^\n]*\}\s*\n\s*\{/.test(json)
  return isLines ? parseJson(`[${json.replace(/\n\s*(?=\{)/g, ',')}]`, host) : parseJson(json, host)
}

interface Identified {
  readonly id: string
  readonly listed: Listed
}

/**
 * The id of a release is unique within its procedure. A compiled release changes its id with every change, so the
 * procedure identifies it.
 */
function idOf({ release: { ocid, id }, isCompiled }: Listed): string | null {
  if (isCompiled) return ocid ? entryId(ocid) : null
  const own = String(id ?? '')
  if (!own) return null
  return entryId(ocid && !own.startsWith(ocid) ? `${ocid}-${own}` : own)
}
