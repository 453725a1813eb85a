import type { ReadDraft } from '../notices/draft.js'
import type { ConnectorKey } from '../reference/sources.js'
import { type ExpectedField, MissingField, RefusedItem } from '../sources/connector.js'
import { connectors } from '../sources/registry.js'

export interface Task {
  readonly connector: ConnectorKey
  readonly raw: unknown
}

/** Structured cloning between threads drops an error's class, so a refusal is returned as data. */
export type Outcome = { readonly draft: ReadDraft } | { readonly refused: string; readonly missing?: ExpectedField }

/**
 * Entry point of the worker thread.
 * @param task null to preload the modules only
 */
export default function normalise(task: Task | null): Outcome | null {
  const connector = task && connectors.find(({ key }) => key === task.connector)
  if (!connector) return null
  try {
    return { draft: connector.normalise(task.raw) }
  } catch (error) {
    if (error instanceof MissingField) return { refused: error.message, missing: error.field }
    if (error instanceof RefusedItem) return { refused: error.message }
    throw error
  }
}
