import { SourceError } from '../../platform/fetching/source-error.js'
import type { ReadDraft } from '../notices/draft.js'
import { withPlausibleClosing } from '../notices/plausible-closing.js'
import { SourceAdapter } from '../../reference/added-sources.js'
import type { ConnectorKey } from '../../reference/sources.js'
import { normaliseBy, parseBy } from '../sources/adapters/adapters.js'
import type { ListAnswer, ParsedPage } from '../sources/adapters/parsed-page.js'
import { type ExpectedField, MissingField, type Reader, RefusedItem } from '../sources/connector.js'
import { connectors } from '../sources/registry.js'

export interface NormaliseTask {
  /** This thread does not know the added sources, so these go by their adapter. */
  readonly reader: ConnectorKey | SourceAdapter
  readonly raw: unknown
}

export interface ParseTask {
  readonly adapter: SourceAdapter
  readonly list: ListAnswer
}

export type Task = NormaliseTask | ParseTask

/** Structured cloning between threads drops an error's class, so a refusal is returned as data. */
export type Outcome =
  | { readonly draft: ReadDraft }
  | { readonly page: ParsedPage<string> }
  | { readonly refused: string; readonly missing?: ExpectedField }

/**
 * Entry point of the worker thread.
 * @param task null to preload the modules only
 */
export default function work(task: Task | null): Outcome | null {
  if (!task) return null
  try {
    if ('list' in task) return { page: parseBy(task.adapter, task.list) }
    const normalise = normaliserOf(task.reader)
    return normalise ? { draft: withPlausibleClosing(normalise(task.raw)) } : null
  } catch (error) {
    if (error instanceof MissingField) return { refused: error.message, missing: error.field }
    if (error instanceof RefusedItem || error instanceof SourceError) return { refused: error.message }
    throw error
  }
}

function normaliserOf(reader: NormaliseTask['reader']): Reader['normalise'] | undefined {
  const adapter = Object.values(SourceAdapter).find(one => one === reader)
  if (adapter) return raw => normaliseBy(adapter, raw as Parameters<typeof normaliseBy>[1])
  return connectors.find(({ key }) => key === reader)?.normalise
}
