import { v7 as uuid } from 'uuid'
import { amsterdamDay } from '../../platform/calendar.js'
import { clientKeyOf } from '../../tenders/organisations/client-key.js'
import { unique } from '../../platform/text/lists.js'
import { fingerprint } from '../../platform/text/fingerprint.js'
import type { SourceKey } from '../../reference/sources.js'
import { TenderType } from '../../reference/tender-values.js'
import { type Whereabouts, whereabouts } from '../../reference/whereabouts.js'
import type { HarvestedTender } from '../../tenders/tender/content.js'
import { isKnown, type NoticeDraft } from './draft.js'
import { FOLD_VERSION, foldNotices } from './fold.js'
import { selfEmploymentOf } from './self-employment.js'
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
  const { place, contractForm, lots: foldedLots, documents, ...folded } = foldNotices(notices)
  const where = whereabouts({ ...folded, place })
  const lots = foldedLots.map(({ place: placeOfLot, ...lot }) => ({
    ...lot,
    ...(placeOfLot || lot.nuts.length > 0
      ? whereabouts({ place: placeOfLot, nuts: lot.nuts, organization: '' })
      : { region: null, province: null }),
  }))
  const content = {
    ...folded,
    ...where,
    // A search for a code finds the tender when one of its lots has it.
    cpv: unique([...folded.cpv, ...lots.flatMap(lot => lot.cpv)]),
    lots,
    lotPlaces: otherPlaces(where, lots),
    clientKey: clientKeyOf(folded.organization),
    summary: summaryOf(folded.description),
    ...(folded.tenderType === TenderType.FREELANCE_CONTRACT
      ? selfEmploymentOf({ contractForm, title: folded.title, description: folded.description })
      : { selfEmployment: null, selfEmploymentQuote: null }),
  }
  const today = amsterdamDay(now)
  // The first of all notices: the one that opened the tender may follow a planning notice months later.
  const published = amsterdamDay(new Date(Math.min(...notices.map(({ publishedAt }) => publishedAt.getTime()))))
  return {
    ...content,
    documents,
    id: uuid(),
    source,
    procedureKey,
    foldVersion: FOLD_VERSION,
    contentHash: fingerprint(documents.length > 0 ? { ...content, documents } : content),
    newOn: isFirstImport && published < today ? published : today,
    isSample,
  }
}

/** The provinces, and the towns in lower case, of lots that are done elsewhere than the tender says. */
function otherPlaces(where: Whereabouts, lots: readonly Whereabouts[]): readonly string[] {
  const placesOf = ({ region, province }: Whereabouts) => [province, region?.toLowerCase()].filter(isKnown)
  const own = new Set(placesOf(where))
  return unique(lots.filter(({ region }) => region !== null).flatMap(placesOf)).filter(place => !own.has(place))
}
