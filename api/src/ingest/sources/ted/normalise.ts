import type { NoticeDraft } from '../../notices/draft.js'
import { RefusedItem } from '../connector.js'
import { normaliseOutcome } from './normalise-outcome.js'
import { normaliseXml } from './normalise-xml.js'
import type { Outcome } from './shapes.js'

export interface Raw {
  readonly publicationId: string
  /** Null when there is no file, or one that is too large. */
  readonly xml: Uint8Array | null
  /** What the search for an outcome says, for when the file is of no use. */
  readonly outcome?: Outcome
}

/** @throws RefusedItem */
export function normalise({ publicationId, xml, outcome }: Raw): NoticeDraft {
  try {
    if (!xml) throw new RefusedItem('Het bestand ontbreekt.')
    return normaliseXml(publicationId, xml)
  } catch (error) {
    if (!outcome || !(error instanceof RefusedItem)) throw error
    return normaliseOutcome(publicationId, outcome)
  }
}
