import type { NoticeDraft } from '../../notices/draft.js'
import { RefusedItem } from '../connector.js'
import { normaliseOutcome } from './normalise-outcome.js'
import { normaliseXml } from './normalise-xml.js'
import type { Outcome } from './shapes.js'

export interface Raw {
  readonly publicationId: string
  /** Null when the file is missing or too large. */
  readonly xml: Uint8Array | null
  /** The outcome according to the search, for when the file is unusable. */
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
