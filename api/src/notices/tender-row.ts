import { v7 as uuid } from 'uuid'
import { amsterdamDay } from '../calendar.js'
import { fingerprint } from '../fingerprint.js'
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
  /** During the first import of a source, a tender counts as new on the day of its first notice instead of today. */
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
    summary: summaryOf(folded.description),
  }
  const today = amsterdamDay(now)
  // The first of all notices, not the one that opened the tender: that may follow a planning notice months later.
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

/** Beginning of the description on one line, never cut within a character. */
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
