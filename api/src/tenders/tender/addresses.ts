import { toGlobalId } from 'graphql-relay'
import type { Settings } from '../../platform/settings/settings.js'
import type { Tender } from './tender.entity.js'

/** The addresses in an export, which remain valid outside this site. */
export interface Addresses {
  readonly home: string
  /** The address of our own page of the tender. */
  page(tender: Pick<Tender, 'id'>): string
  readonly self: string
  /** The prefix of OCDS ids, which is registered per publisher. */
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
