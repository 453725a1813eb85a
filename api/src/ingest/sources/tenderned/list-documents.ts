import { SourceError } from '../../../platform/fetching/source-error.js'
import { parseUrl } from '../../../platform/validation/parse-url.js'
import { DocumentKind } from '../../../reference/tender-values.js'
import type { NoticeDocument } from '../../notices/draft.js'
import type { Connection } from '../connector.js'
import { kindByWords, noticeDocuments } from '../notice-documents.js'
import { recognised } from '../recognised.js'
import { documentList, type ListedDocument, listedDocument } from './shapes.js'

const ID = /^\d{1,12}$/
/** Denial of service: more records than `noticeDocuments` keeps are not even parsed. */
const MAX_RECORDS = 1000
const MAX_ADDRESS_LENGTH = 2048

const kinds: ReadonlyMap<string, DocumentKind> = new Map([
  ['ANK', DocumentKind.NOTICE],
  ['NVI', DocumentKind.CLARIFICATION],
])

/**
 * The documents of a publication. Null when TenderNed refuses the list, because they are published elsewhere or no longer.
 * @throws SourceError
 */
export async function listDocuments(
  { fetcher, baseUrl }: Connection,
  publicationId: string,
): Promise<readonly NoticeDocument[] | null> {
  if (!ID.test(publicationId)) return null
  try {
    const answer = documentList.safeParse(await fetcher.json(`${baseUrl}/publicaties/${publicationId}/documenten`))
    if (!answer.success)
      throw new SourceError('unexpected', 'TenderNed gaf de documenten in een andere vorm dan verwacht.')
    const records = recognised(listedDocument, answer.data.documenten.slice(0, MAX_RECORDS))
    return noticeDocuments(records.map(record => written(record, baseUrl)))
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

/** 408 and 429 ask for another attempt. */
const isRefusal = (error: unknown): boolean =>
  error instanceof SourceError && Math.floor((error.status ?? 0) / 100) === 4 && ![408, 429].includes(error.status!)

const written = (document: ListedDocument, baseUrl: string) => {
  const { documentId, documentNaam, typeDocument, grootte, datumPublicatie, publicatieCategorie } = document
  return {
    id: documentId,
    name: documentNaam,
    kind: kinds.get(publicatieCategorie?.code ?? '') ?? kindByWords(publicatieCategorie?.omschrijving),
    format: typeDocument?.code ?? typeDocument?.omschrijving,
    size: grootte,
    publishedAt: datumPublicatie,
    url: hasVirus(document) ? null : ownAddress(document.links?.download?.href, baseUrl),
  }
}

const clean: ReadonlySet<unknown> = new Set([undefined, null, false, 'false', 'nee', 'n'])
const hasVirus = ({ virusIndicatie: said }: ListedDocument): boolean =>
  !clean.has(typeof said === 'string' ? said.trim().toLowerCase() : said)

/** A path on TenderNed's own host, resolved; null for any other address. */
function ownAddress(href: string | null | undefined, baseUrl: string): string | null {
  const base = new URL(baseUrl)
  const url = href ? parseUrl(href.trim(), base.href) : null
  return url && url.origin === base.origin && !url.username && !url.password && url.href.length <= MAX_ADDRESS_LENGTH
    ? url.href
    : null
}
