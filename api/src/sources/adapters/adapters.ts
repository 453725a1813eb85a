import { fingerprint } from '../../fingerprint.js'
import type { ReadDraft } from '../../notices/draft.js'
import type { AddedSource, SourceAdapter } from '../../reference/added-sources.js'
import type { ConnectorKey } from '../../reference/sources.js'
import type { Reader } from '../connector.js'
import type { Adapter } from './adapter.js'
import type { EntryRules } from './entry.js'
import { feed } from './feed.js'
import { ocds } from './ocds.js'

/** The adapters that need nothing but an address. */
export const adapters: Readonly<Record<SourceAdapter, Adapter>> = { feed, ocds }

/** An entry with all that the worker thread has to know: it does not know the sources that were added. */
interface Raw {
  readonly listing: unknown
  readonly rules: EntryRules
}

interface ListedBy extends Pick<AddedSource, 'name' | 'adapter' | 'tenderType'> {
  readonly key: ConnectorKey
}

/** @throws RefusedItem */
export const normaliseBy = (adapter: SourceAdapter, { listing, rules }: Raw): ReadDraft =>
  adapters[adapter].normalise(listing, rules)

/** Reads a list of which the address is the place's, such as that of a source that an administrator added. */
export function readerOf({ key, name, adapter, tenderType }: ListedBy): Reader<Raw, Raw> {
  const { version, list } = adapters[adapter]
  const rules: EntryRules = { publisher: name, tenderType }
  return {
    key,
    version,
    adapter,
    async *discover(connection) {
      for await (const { entries, ...page } of list(connection))
        yield {
          ...page,
          items: entries.map(({ id, listing }) => ({
            publicationId: id,
            fingerprint: fingerprint([version, rules, listing]),
            listing: { listing, rules },
          })),
        }
    },
    fetch: (_connection, { listing }) => Promise.resolve(listing),
    normalise: raw => normaliseBy(adapter, raw),
  }
}
