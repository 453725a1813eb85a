import type { ReadDraft } from '../notices/draft.js'
import type { ConnectorKey } from '../reference/sources.js'
import { RefusedItem } from '../sources/connector.js'
import { connectors } from '../sources/registry.js'

export interface Task {
  readonly connector: ConnectorKey
  readonly raw: unknown
}

/** A refusal crosses from thread to thread as data: an error would lose its class. */
export type Outcome = { readonly draft: ReadDraft } | { readonly refused: string }

/** Runs in a thread of its own. @param task null only to have everything loaded */
export default function normalise(task: Task | null): Outcome | null {
  const connector = task && connectors.find(({ key }) => key === task.connector)
  if (!connector) return null
  try {
    return { draft: connector.normalise(task.raw) }
  } catch (error) {
    if (error instanceof RefusedItem) return { refused: error.message }
    throw error
  }
}
