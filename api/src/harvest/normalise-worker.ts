import type { ReadDraft } from '../notices/draft.js'
import { SourceAdapter } from '../reference/added-sources.js'
import type { ConnectorKey } from '../reference/sources.js'
import { normaliseBy } from '../sources/adapters/adapters.js'
import { type ExpectedField, MissingField, type Reader, RefusedItem } from '../sources/connector.js'
import { connectors } from '../sources/registry.js'

export interface Task {
  /** An added source is not known in this thread: it goes by its adapter. */
  readonly reader: ConnectorKey | SourceAdapter
  readonly raw: unknown
}

/** Structured cloning between threads drops an error's class, so a refusal is returned as data. */
export type Outcome = { readonly draft: ReadDraft } | { readonly refused: string; readonly missing?: ExpectedField }

/**
 * Entry point of the worker thread.
 * @param task null to preload the modules only
 */
export default function normalise(task: Task | null): Outcome | null {
  const normaliser = task && normaliserOf(task.reader)
  if (!normaliser) return null
  try {
    return { draft: normaliser(task.raw) }
  } catch (error) {
    if (error instanceof MissingField) return { refused: error.message, missing: error.field }
    if (error instanceof RefusedItem) return { refused: error.message }
    throw error
  }
}

function normaliserOf(reader: Task['reader']): Reader['normalise'] | undefined {
  const adapter = Object.values(SourceAdapter).find(one => one === reader)
  if (adapter) return raw => normaliseBy(adapter, raw as Parameters<typeof normaliseBy>[1])
  return connectors.find(({ key }) => key === reader)?.normalise
}
