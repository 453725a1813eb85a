import { v7 as uuid } from 'uuid'
import { amsterdamDay } from '../../platform/calendar.js'
import { clientKeyOf } from '../../tenders/organisations/client-key.js'
import { fingerprint } from '../../platform/text/fingerprint.js'
import type { SourceKey } from '../../reference/sources.js'
import { whereabouts } from '../../reference/whereabouts.js'
import type { HarvestedTender } from '../../tenders/tender/content.js'
import type { NoticeDraft } from './draft.js'
import { foldNotices } from './fold.js'
import { summaryOf } from './summary.js'

interface RowOptions {
  readonly source: SourceKey
  readonly isSample: boolean
  /** In a first import, a tender counts as new on the day of its first notice instead of today. */
  readonly isFirstImport: boolean
  readonly now: Date
}

/** Computes the complete row of a tender from all notices of its procedure. */
export function tenderRow(
  procedureKey: string,
  notices: readonly NoticeDraft[],
  { source, isSample, isFirstImport, now }: RowOptions,
): HarvestedTender {
  const { place, ...folded } = foldNotices(notices)
  const content = {
    ...folded,
    ...whereabouts({ ...folded, place }),
    clientKey: clientKeyOf(folded.organization),
    summary: summaryOf(folded.description),
  }
  const today = amsterdamDay(now)
  // The first of all notices: the one that opened the tender may follow a planning notice months later.
  const published = amsterdamDay(new Date(Math.min(...notices.map(({ publishedAt }) => publishedAt.getTime()))))
  return {
    ...content,
    id: uuid(),
    source,
    procedureKey,
    contentHash: fingerprint(content),
    newOn: isFirstImport && published < today ? published : today,
    isSample,
  }
}
