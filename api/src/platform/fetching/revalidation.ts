import { LRUCache } from 'lru-cache'

/** An answer that supports conditional requests, https://www.rfc-editor.org/rfc/rfc9110#name-conditional-requests. */
interface Validated {
  readonly etag: string | null
  readonly lastModified: string | null
  readonly contentType: string | null
  readonly body: Uint8Array
}

const MAX_BYTES = 20_000_000
const MAX_BYTES_AN_ANSWER = 1_000_000

/** Politeness: an unchanged answer is not transferred again. Answers are kept in the memory of this process. */
const known = new LRUCache<string, Validated>({
  maxSize: MAX_BYTES,
  maxEntrySize: MAX_BYTES_AN_ANSWER,
  sizeCalculation: ({ body }) => body.byteLength + 1,
})

/** Headers of a conditional request, for an address that was read before. */
export function conditionsFor(url: URL): Readonly<Record<string, string>> {
  const { etag, lastModified } = known.get(url.href) ?? {}
  if (etag) return { 'if-none-match': etag }
  return lastModified ? { 'if-modified-since': lastModified } : {}
}

/** The stored answer that a 304 refers to; null when it was dropped. */
export const unchanged = (url: URL): Pick<Validated, 'contentType' | 'body'> | null => known.get(url.href) ?? null

export function remember(url: URL, headers: { get(name: string): string | null }, body: Uint8Array): void {
  const [etag, lastModified] = [headers.get('etag'), headers.get('last-modified')]
  if (etag || lastModified) known.set(url.href, { etag, lastModified, contentType: headers.get('content-type'), body })
  else known.delete(url.href)
}
