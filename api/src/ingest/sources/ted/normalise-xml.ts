import type { NoticeDraft, NoticeKind, NoticeLot } from '../../notices/draft.js'
import { TenderType } from '../../../reference/tender-values.js'
import { RefusedItem } from '../connector.js'
import { unique } from '../../../platform/text/lists.js'
import { documentsAt } from '../notice-documents.js'
import { boundedLots } from '../notice-lots.js'
import { writtenClosing } from '../written-closing.js'
import { organizationOf, publicationDateOf, titleOf } from '../draft-text.js'
import { sourceUrl } from '../source-url.js'
import { decodeXml } from '../xml/decode-xml.js'
import { readNotice } from './xml/read-notice.js'
import type { Lot } from './xml/xml-notice.js'

/**
 * Kinds that continue a procedure. A call for tenders does not, because one planning notice may announce several, each
 * its own tender.
 */
const followUps: ReadonlySet<NoticeKind> = new Set(['correction', 'intent', 'award', 'modification', 'withdrawal'])

/** Later notices repeat the addresses of the documents, or those of another contract. */
const describing: ReadonlySet<NoticeKind> = new Set(['planning', 'consultation', 'competition', 'correction'])

/** @throws RefusedItem */
export function normaliseXml(publicationId: string, xml: Uint8Array): NoticeDraft {
  const notice = readNotice(decodeXml(xml))
  if (notice.publicationId && notice.publicationId !== publicationId)
    throw new RefusedItem('Het bestand hoort bij een andere publicatie.')

  return {
    publicationId,
    procedureKey: procedureKeyOf(notice.procedureId, publicationId),
    refersTo: followUps.has(notice.kind) ? notice.refersTo : [],
    kind: notice.kind,
    ...(notice.staysOpen ? { staysOpen: true } : {}),
    publishedAt: publicationDateOf(notice.publicationDate),
    title: titleOf(notice.title),
    organization: organizationOf(notice.organization),
    description: notice.description,
    ...writtenClosing(notice.closingDate),
    place: notice.isAnywhere ? null : notice.place,
    nuts: notice.isAnywhere ? [] : notice.nuts,
    cpv: notice.cpv,
    sourceUrl: noticeUrl(publicationId),
    estimatedValue: notice.estimatedValue,
    valueKind: notice.valueKind,
    maximumValue: notice.maximumValue,
    currency: notice.currency,
    reference: notice.reference,
    contractNature: notice.contractNature,
    procedureType: notice.procedureType,
    isEuropean: notice.isEuropean,
    tenderType: TenderType.EU_PROCUREMENT,
    ...elsewhereOf(notice.documentUrls ?? []),
    ...(describing.has(notice.kind) ? documentsAt(notice.documentUrls ?? []) : {}),
    lots: boundedLots(notice.lots.map(draftLot)),
    ...(notice.lotsArePartial ? { lotsArePartial: true } : {}),
    awards: notice.awards,
    awardTotal: notice.awardTotal,
  }
}

function draftLot(lot: Lot): NoticeLot {
  const { closingDate, closingNote } = writtenClosing(lot.closingDate)
  return { ...lot, closingDate: closingDate?.toISOString() ?? null, closingNote }
}

const MAX_ELSEWHERE = 5

/** Pages of other sites about the same notice, by which its copy there is recognised. */
function elsewhereOf(documentUrls: readonly string[]): Pick<NoticeDraft, 'elsewhere'> {
  const elsewhere = unique(documentUrls.flatMap(url => sourceUrl(url) ?? [])).slice(0, MAX_ELSEWHERE)
  return elsewhere.length > 0 ? { elsewhere } : {}
}

/** Older notices have no ContractFolderID; the notice numbers that they refer to link them instead. */
export const procedureKeyOf = (procedureId: string | null, publicationId: string): string =>
  procedureId ? `folder:${procedureId}` : publicationId

/** Page of a notice in Dutch. */
export const noticeUrl = (publicationId: string): string => `https://ted.europa.eu/nl/notice/-/detail/${publicationId}`
