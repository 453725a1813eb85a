import { toGlobalId } from 'graphql-relay'
import type { Settings } from '../../platform/settings/settings.js'
import type { Tender } from './tender.entity.js'

/** The addresses that an export writes: they stay good outside this site. */
export interface Addresses {
  readonly home: string
  /** Where our own page shows the tender. */
  page(tender: Pick<Tender, 'id'>): string
  /** Of this export itself. */
  readonly self: string
  /** Begins the ids of OCDS, and is registered for a publisher. */
  readonly ocdsPrefix: string
}

/** @param path of the export, with its query */
export const addressesOf = (
  { publicUrl, ocdsPrefix }: Pick<Settings, 'publicUrl' | 'ocdsPrefix'>,
  path: string,
): Addresses => ({
  ocdsPrefix,
  home: `${publicUrl}/`,
  self: new URL(path, publicUrl).href,
  page: ({ id }) => `${publicUrl}/tenders?tender=${encodeURIComponent(toGlobalId('Tender', id))}`,
})
