import type { ReadDraft } from '../../notices/draft.js'
import { TenderType } from '../../../reference/tender-values.js'
import { writtenDay, writtenMoment } from '../written-date.js'
import { RefusedItem } from '../connector.js'
import { writtenClosing } from '../written-closing.js'
import { organizationOf, placeOf, titleOf } from '../draft-text.js'
import { plainText } from '../plain-text.js'
import { sourceUrl } from '../source-url.js'
import { cpvCodes } from '../ted/xml/values/codes.js'
import { writtenProcedure } from '../written-procedure.js'
import type { Notice } from './notice.js'

const MAX_CPV_CODES = 50

/** @throws RefusedItem */
export function normalise({ publication, ...notice }: Notice): ReadDraft {
  if (!publication) throw new RefusedItem('Het bericht bevat geen publicatie.')
  return {
    publicationId: notice.id,
    procedureKey: notice.id,
    kind: 'competition',
    publishedAt: writtenMoment(notice.published, 'start'),
    title: titleOf(notice.title),
    // The author publishes on behalf of the authority, whose name may be empty.
    organization: organizationOf(publication.buyer ?? notice.author),
    description: null,
    ...writtenClosing(publication.closing),
    place: placeOf(publication.place),
    procedureType: writtenProcedure(withoutNumber(publication.procedure)),
    isEuropean: isSent(publication.sentToOjeu) || null,
    cpv: cpvCodes(publication.cpv).slice(0, MAX_CPV_CODES),
    sourceUrl: sourceUrl(plainText(notice.link ?? '')),
    tenderType: TenderType.EU_PROCUREMENT,
  }
}

/** Removes the number of a template: '02 - Openbare procedure'. */
const withoutNumber = (template: string | null) => template?.replace(/^\d+ *- */, '')

/** Only notices above the thresholds are sent to the Official Journal. The value is a date or true when sent. */
const isSent = (sentToOjeu: string | null): boolean =>
  /^true$/i.test(sentToOjeu ?? '') || writtenDay(sentToOjeu, 'start') !== null
