import { documentFormats } from '../../../reference/document-formats.js'
import { DocumentKind } from '../../../reference/tender-values.js'
import type { NoticeDocument } from '../../notices/draft.js'
import { noticeDocuments } from '../notice-documents.js'
import { sourceUrl } from '../source-url.js'
import type { ReleaseDocument } from './listed-release.js'

/** https://standard.open-contracting.org/1.1/en/schema/codelists/#document-type */
const kinds: ReadonlyMap<string, DocumentKind> = new Map([
  ['tenderNotice', DocumentKind.NOTICE],
  ['plannedProcurementNotice', DocumentKind.NOTICE],
  ['clarifications', DocumentKind.CLARIFICATION],
  ['biddingDocuments', DocumentKind.TENDER_GUIDE],
  ['technicalSpecifications', DocumentKind.ATTACHMENT],
  ['evaluationCriteria', DocumentKind.ATTACHMENT],
  ['eligibilityCriteria', DocumentKind.ATTACHMENT],
  ['contractDraft', DocumentKind.ATTACHMENT],
  ['billOfQuantity', DocumentKind.ATTACHMENT],
])

/** The documents of a release. A notice without a title is the page that the tender links to, and no document of its own. */
export function documentsOf(documents: readonly ReleaseDocument[]): { readonly documents?: readonly NoticeDocument[] } {
  const found = noticeDocuments(
    documents
      .filter(({ title, documentType }) => title || documentType !== 'tenderNotice')
      .map(({ id, title, documentType, format, url, dateModified, datePublished }) => ({
        id: id?.toString(),
        name: title,
        kind: kinds.get(documentType ?? ''),
        format: extensions.get(format ?? ''),
        publishedAt: dateModified ?? datePublished,
        url: sourceUrl(url),
      })),
  )
  return found.length > 0 ? { documents: found } : {}
}

const extensions: ReadonlyMap<string, string> = new Map(
  Array.from(documentFormats, ([extension, type]) => [type, extension]),
)
