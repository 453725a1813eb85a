import type { z } from 'zod'
import { SourceError } from '../../../platform/fetching/source-error.js'
import { fingerprint } from '../../../platform/text/fingerprint.js'
import type { Item } from '../connector.js'
import { recognised } from '../recognised.js'
import { type Listed, listed } from './shapes.js'

/**
 * The valid records of a search. The fingerprint covers the fields of every search, so that a notice has the same one
 * in each.
 * @throws SourceError when no record is valid
 */
export function readItems<Found extends Listed>(
  shape: z.ZodType<Found>,
  notices: readonly unknown[],
  version: number,
): readonly Item<Found>[] {
  const read = recognised(shape, notices)
  if (notices.length > 0 && read.length === 0)
    throw new SourceError('unexpected', 'TED gaf publicaties in een onbekende vorm.')
  return read.map(record => ({
    publicationId: record['publication-number'].replace(/^0+(?=\d)/, ''),
    fingerprint: fingerprint([version, listed.parse(record)]),
    listing: record,
  }))
}
