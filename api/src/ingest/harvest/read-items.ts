import pLimit from 'p-limit'
import { SourceError, timeIsUp } from '../../platform/fetching/source-error.js'
import type { SourceKey } from '../../reference/sources.js'
import type { ReadDraft } from '../notices/draft.js'
import type { ReadNotice } from '../notices/store.service.js'
import {
  type Connection,
  type ExpectedField,
  type Item,
  MissingField,
  type Reader,
  RefusedItem,
} from '../sources/connector.js'
import { asPlainLine } from '../../platform/validation/text.js'
import type { Normalise } from './normaliser.js'

const FETCHES_AT_ONCE = 8

export interface ReadOptions {
  readonly connector: Reader
  readonly normalise: Normalise
  /** Link of a sample, in place of its own. */
  readonly linkOf?: ((source: SourceKey, publicationId: string) => string) | undefined
  /** Aborts when the time limit of the source has passed. */
  readonly signal?: AbortSignal
  /** Called after each item, usable or not. */
  readonly onRead?: () => void
}

export interface Refusal {
  readonly item: Item
  /** Publication id and reason, in Dutch. It may quote the source, so it is made storable. */
  readonly sentence: string
  /** The missing field, if that is the reason. */
  readonly field: ExpectedField | null
}

export interface ReadItems {
  readonly notices: readonly ReadNotice[]
  readonly refused: readonly Refusal[]
  /** The error that ended reading early. */
  readonly broken: SourceError | null
}

/**
 * Fetches and normalises items one by one. An unusable item is refused and reading goes on; an error ends reading and
 * keeps the items before it.
 */
export async function readItems(
  { connector, normalise, linkOf, signal, onRead }: ReadOptions,
  connection: Connection,
  items: readonly Item[],
): Promise<ReadItems> {
  const limit = pLimit(FETCHES_AT_ONCE)
  const notices: ReadNotice[] = []
  const refused: Refusal[] = []
  let broken: SourceError | null = null

  await Promise.all(
    items.map(item =>
      limit(async () => {
        if (signal?.aborted) broken ??= timeIsUp()
        if (broken) return
        try {
          const read = await normalise(connector, await connector.fetch(connection, item))
          const sourceUrl = linkOf?.(item.source ?? connector.key, read.publicationId)
          const linked = sourceUrl ? linkedTo(sourceUrl, read) : read
          const draft = { ...linked, readerVersion: connector.version }
          notices.push({ draft, fingerprint: item.fingerprint })
        } catch (error) {
          const field = error instanceof MissingField ? error.field : null
          const reason = refusalOf(error)
          if (reason) refused.push({ item, sentence: asPlainLine(`${item.publicationId}: ${reason}`), field })
          else if (error instanceof SourceError) broken ??= error
          else throw error
        }
        onRead?.()
      }),
    ),
  )
  return { notices, refused, broken }
}

/** The documents of a sample exist no more than its page. */
const linkedTo = (sourceUrl: string, draft: ReadDraft): ReadDraft => ({
  ...draft,
  sourceUrl,
  ...(draft.documents ? { documents: draft.documents.map(document => ({ ...document, url: sourceUrl })) } : {}),
})

/** The reason to refuse only this item; null for an error that ends the run. */
function refusalOf(error: unknown): string | null {
  if (error instanceof RefusedItem) return error.message
  if (!(error instanceof SourceError)) return null
  if (error.kind === 'oversized') return error.message
  return error.status === 404 || error.status === 410 ? 'staat wel in de lijst, maar bestaat niet.' : null
}
