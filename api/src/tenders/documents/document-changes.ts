import type { ListedDocument, TenderDocument } from './document.entity.js'

export interface DocumentChange<Former extends ListedDocument = TenderDocument> {
  readonly kind: 'added' | 'changed'
  readonly document: ListedDocument
  /** Null for an added document. */
  readonly before: Former | null
}

/**
 * The documents that a newer list adds or changes, in its order. A document is the same while its identifier is. One that disappears is no
 * change, nor is another link or kind.
 */
export function documentChanges<Former extends ListedDocument>(
  before: readonly Former[],
  after: readonly ListedDocument[],
): readonly DocumentChange<Former>[] {
  const known = new Map(before.map(document => [document.identifier, document]))
  return after.flatMap((document): DocumentChange<Former>[] => {
    const former = known.get(document.identifier)
    if (!former) return [{ kind: 'added', document, before: null }]
    return differ(former, document) ? [{ kind: 'changed', document, before: former }] : []
  })
}

/** A size or date that becomes known or unknown is no change of the document. */
const differ = (one: ListedDocument, other: ListedDocument): boolean =>
  one.name !== other.name ||
  areDifferent(one.size, other.size) ||
  areDifferent(one.publishedAt?.getTime() ?? null, other.publishedAt?.getTime() ?? null)

const areDifferent = (one: number | null, other: number | null): boolean =>
  one !== null && other !== null && one !== other
