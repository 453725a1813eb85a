import { invalid } from '../../../platform/errors.js'
import { SourceError } from '../../../platform/fetching/source-error.js'
import { MAX_TRIED_ENTRIES } from '../../../reference/limits.js'
import type { Settings } from '../../../platform/settings/settings.js'
import { readerOf } from '../../sources/adapters/adapters.js'
import type { Connection, Discovery, Reader } from '../../sources/connector.js'
import type { Checked } from '../../../platform/validation/checked.js'
import { createNormaliser } from '../normaliser.js'
import { type ReadItems, readItems } from '../read-items.js'
import { sourceFetcher } from '../source-fetcher.js'
import type { AddedSourceInput } from './added-source.inputs.js'
import { checkedAddress } from './added-source.service.js'
import { sentenceOf } from './trial-advice.js'

/** Short, because somebody is waiting for the answer. */
const TIME_LIMIT_MS = 20_000

export interface Trial extends Pick<ReadItems, 'notices'> {
  /** Publication id and Dutch reason of each notice that cannot be used. */
  readonly refused: readonly string[]
  /** Number of entries on the first page of the list. */
  readonly count: number
}

/**
 * Dry run: reads the first entries of a source through the same fetcher, adapter and worker thread as a harvest, and
 * stores nothing.
 * @throws UserError that says what to do
 */
export async function trySource(settings: Settings, input: Checked<AddedSourceInput>): Promise<Trial> {
  const address = checkedAddress(input, settings)
  const { name, adapter, tenderType } = input
  const reader = readerOf({ key: 'eigen-proef', name, adapter, tenderType })
  const place = { baseUrl: address, days: 1 }
  const signal = AbortSignal.timeout(TIME_LIMIT_MS)
  const fetcher = sourceFetcher(reader, { settings, place, isSample: false }, { signal })
  const normaliser = createNormaliser()
  try {
    const { normalise, parseList } = normaliser
    const connection: Connection = { ...place, fetcher, now: new Date(), parseList }
    const items = await firstItems(reader, connection)
    const tried = items.slice(0, MAX_TRIED_ENTRIES)
    const { notices, refused, broken } = await readItems({ connector: reader, normalise, signal }, connection, tried)
    if (broken) throw broken
    return { count: items.length, notices: inOrder(notices, tried), refused: refused.map(({ sentence }) => sentence) }
  } catch (error) {
    if (error instanceof SourceError) throw invalid('address', sentenceOf(error, { address, adapter, settings }))
    throw error
  } finally {
    await fetcher.close()
    await normaliser.close()
  }
}

/** @throws SourceError */
async function firstItems(reader: Reader, connection: Connection): Promise<Discovery['items']> {
  for await (const { items } of reader.discover(connection, null)) return items
  return []
}

/** Notices are read in parallel and finish in any order. */
function inOrder(notices: Trial['notices'], items: Discovery['items']): Trial['notices'] {
  const places = new Map(items.map(({ publicationId }, index) => [publicationId, index]))
  const placeOf = ({ draft }: Trial['notices'][number]) => places.get(draft.publicationId) ?? 0
  return notices.toSorted((one, other) => placeOf(one) - placeOf(other))
}
