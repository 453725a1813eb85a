import type { ListedDocument } from '../../tenders/documents/document.entity.js'
import type { NoticeDocument, NoticeDraft } from './draft.js'

/**
 * All documents that the notices of a procedure name; of a document in several notices the newest version.
 * @param inTime all notices of the procedure, oldest first
 */
export function foldDocuments(inTime: readonly NoticeDraft[]): readonly ListedDocument[] {
  const newest = new Map<string, NoticeDocument>()
  for (const { documents = [] } of inTime) for (const document of documents) newest.set(document.id, document)
  return [...newest.values()].map(listedDocument)
}

export const listedDocument = ({ id, name, kind, format, size, publishedAt, url }: NoticeDocument): ListedDocument => ({
  identifier: id,
  name,
  kind,
  format: format ?? null,
  size: size ?? null,
  publishedAt: publishedAt ? new Date(publishedAt) : null,
  url: url ?? null,
})
