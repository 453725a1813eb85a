import { asPlainLine } from '../../platform/validation/text.js'
import { DocumentKind } from '../../reference/tender-values.js'
import type { NoticeDocument } from '../notices/draft.js'
import { plainText } from './plain-text.js'
import { sourceDate } from './source-date.js'
import { sourceUrl } from './source-url.js'

/** Denial of service: more documents, and longer names, than real tenders have. */
const MAX_DOCUMENTS = 500
const MAX_NAME_LENGTH = 300
const MAX_ID_LENGTH = 200
/** Largest number that the column holds: 2 GB. */
const MAX_SIZE = 2 ** 31 - 1
const MAX_FORMAT_LENGTH = 5

/** The end of a name may also be a version or a domain. */
const EXTENSION = /\.(7z|csv|docm?|docx|dwg|gif|ifc|jpe?g|od[pst]|pdf|png|pptx?|rtf|txt|xls[mx]?|xml|zip)$/i

/** Whole words of a name, the most telling first. */
const wordsOfKinds: readonly (readonly [DocumentKind, RegExp])[] = [
  [DocumentKind.CLARIFICATION, words("nota[’'s ]* van inlichtingen|nvi ?\\d*|vragen en antwoorden|clarifications?")],
  [DocumentKind.ATTACHMENT, words('bijlagen?|annex(?:en)?|appendix|prijzenblad|inschrijfbiljet|programma van eisen')],
  [
    DocumentKind.TENDER_GUIDE,
    words('\\p{L}*leidraad|beschrijvend document|offerteaanvraag|aanbestedingsdocument|tender guide'),
  ],
  [DocumentKind.NOTICE, words('(?:voor)?aankondiging|rectificatie|notice')],
]

function words(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu')
}

/** The kind that the words of a name or a category tell; null when they tell none. */
export function kindByWords(text: string | null | undefined): DocumentKind | null {
  const spaced = (text ?? '').slice(0, MAX_NAME_LENGTH).replaceAll(/[_.\s-]+/g, ' ')
  return wordsOfKinds.find(([, pattern]) => pattern.test(spaced))?.[0] ?? null
}

/** A document as a source writes it: any field may be missing or hostile. */
interface WrittenDocument {
  readonly id?: string | null | undefined
  readonly name?: string | null | undefined
  /** From the source's own category. */
  readonly kind?: DocumentKind | null | undefined
  readonly format?: string | null | undefined
  readonly size?: number | null | undefined
  readonly publishedAt?: string | null | undefined
  /** Safe to offer as a link. */
  readonly url?: string | null | undefined
}

/** Within these limits, each document once; one that has neither a name nor a link is left out. */
export function noticeDocuments(written: readonly WrittenDocument[]): readonly NoticeDocument[] {
  const byId = new Map<string, NoticeDocument>()
  for (const one of written.slice(0, MAX_DOCUMENTS)) {
    const url = one.url ?? null
    const given = nameOf(one.name)
    const id = nameOf(one.id).slice(0, MAX_ID_LENGTH).toWellFormed() || url || given
    if (!id || byId.has(id) || (!given && !url)) continue
    const name = given || 'Document'
    const size = one.size ?? -1
    byId.set(id, {
      id,
      name,
      kind: one.kind ?? kindByWords(name) ?? DocumentKind.OTHER,
      format: formatOf(one.format) ?? formatOf(EXTENSION.exec(name)?.[1]),
      size: Number.isInteger(size) && size >= 0 && size <= MAX_SIZE ? size : null,
      publishedAt: momentOf(one.publishedAt),
      url,
    })
  }
  return [...byId.values()]
}

/** The places where a notice says that all its documents are: their names tell the site. */
export function documentsAt(urls: readonly string[]): { readonly documents?: readonly NoticeDocument[] } {
  const links = [...new Set(urls.flatMap(url => sourceUrl(url) ?? []))]
  const documents = noticeDocuments(
    links.map((url, index) => ({
      // By its place, so that another address is a change of the same document.
      id: `address-${index + 1}`,
      name: `Aanbestedingsstukken op ${new URL(url).hostname.replace(/^www\./, '')}`,
      kind: DocumentKind.OTHER,
      url,
    })),
  )
  return documents.length > 0 ? { documents } : {}
}

const nameOf = (text: string | null | undefined): string => {
  const line = asPlainLine(plainText((text ?? '').slice(0, 2 * MAX_NAME_LENGTH)))
    .replaceAll(/\s+/g, ' ')
    .trim()
  return line.length <= MAX_NAME_LENGTH ? line : `${line.slice(0, MAX_NAME_LENGTH - 1).toWellFormed()}…`
}

const formatOf = (text: string | null | undefined): string | null => {
  const format = (text ?? '').trim().toLowerCase().replace(/^\./, '')
  return format.length <= MAX_FORMAT_LENGTH && /^[a-z0-9]+$/.test(format) ? format : null
}

function momentOf(text: string | null | undefined): string | null {
  try {
    return text ? sourceDate(text, 'start').toISOString() : null
  } catch {
    return null
  }
}
