import { v7 as uuid } from 'uuid'
import { amsterdamDay } from '../calendar.js'
import { fingerprint } from '../fingerprint.js'
import { AwardSource } from '../reference/tender-values.js'
import type { SourceKey } from '../reference/sources.js'
import { whereabouts } from '../reference/whereabouts.js'
import type { HarvestedTender } from '../tenders/content.js'
import type { NoticeDraft } from './draft.js'
import { foldNotices } from './fold.js'

const SUMMARY_LENGTH = 200
const characters = new Intl.Segmenter('nl', { granularity: 'grapheme' })

interface RowOptions {
  readonly source: SourceKey
  readonly isSample: boolean
  /** In its very first import, a source's tenders are as new as their publication. */
  readonly isFirstImport: boolean
  readonly now: Date
}

/** The row of a tender, made of all notices of its procedure. */
export function tenderRow(
  procedureKey: string,
  notices: readonly NoticeDraft[],
  { source, isSample, isFirstImport, now }: RowOptions,
): HarvestedTender {
  const { place, ...folded } = foldNotices(notices)
  const content = {
    ...folded,
    ...whereabouts({ ...folded, place }),
    summary: summaryOf(folded.description),
    awardSource: folded.awardWinner || folded.awardDate ? AwardSource.SCRAPED : null,
  }
  const today = amsterdamDay(now)
  const published = amsterdamDay(folded.publicationDate)
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

/** The beginning of the description on one line, in whole characters. */
function summaryOf(description: string | null): string {
  const line = (description ?? '')
    .slice(0, SUMMARY_LENGTH * 4)
    .replace(/\s+/g, ' ')
    .trim()
  if (line.length <= SUMMARY_LENGTH) return line
  let count = 0
  for (const { index } of characters.segment(line)) if (count++ === SUMMARY_LENGTH) return line.slice(0, index)
  return line
}
