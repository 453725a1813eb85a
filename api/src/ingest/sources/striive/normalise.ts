import type { ReadDraft } from '../../notices/draft.js'
import { type SourceKey, sourceName, sourcesReadBy } from '../../../reference/sources.js'
import { jobDraft } from '../adapters/headfirst-jobs/job-draft.js'
import type { Job } from '../adapters/headfirst-jobs/shapes.js'
import { sourceUrl } from '../source-url.js'

/** @throws RefusedItem */
export const normalise = (listing: Job): ReadDraft =>
  jobDraft(listing, {
    url: sourceUrl(listing.brokerUrl) ?? `https://striive.com/nl/opdrachten?id=${encodeURIComponent(listing.id)}`,
  })

const withoutSpaces = (name: string) => name.replace(/\s/g, '').toLowerCase()

const sourceByName: ReadonlyMap<string, SourceKey> = new Map(
  sourcesReadBy('striive').map(key => [withoutSpaces(sourceName(key)), key]),
)

/** The source of an assignment; Striive itself for an unknown broker. */
export const sourceOf = ({ source }: Job): SourceKey => sourceByName.get(withoutSpaces(source ?? '')) ?? 'striive'
