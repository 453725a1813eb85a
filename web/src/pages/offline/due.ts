const STALE_AFTER_MS = 86_400_000

interface Bookmarked {
  readonly id: string
  readonly commentCount: number
  readonly tender: { readonly id: string }
}

interface KeptTender {
  readonly variables: Readonly<Record<string, unknown>>
  readonly at: number
}

export interface KeptThread {
  readonly bookmarkId: string
  readonly commentCount: number
}

export interface Due {
  readonly tenderId: string
  readonly bookmarkId: string
  readonly isTenderDue: boolean
  readonly isThreadDue: boolean
}

/** The answers that must be fetched: tenders that are not stored or older than a day, and threads whose number of comments has changed. */
export function dueOf(
  bookmarks: readonly Bookmarked[],
  tenders: readonly KeptTender[],
  threads: readonly KeptThread[],
  now: number,
): Due[] {
  const fresh = new Set(tenders.filter(({ at }) => now - at < STALE_AFTER_MS).map(({ variables }) => variables.id))
  const counts = new Map(threads.map(({ bookmarkId, commentCount }) => [bookmarkId, commentCount]))
  return bookmarks
    .map(({ id, commentCount, tender }) => ({
      tenderId: tender.id,
      bookmarkId: id,
      isTenderDue: !fresh.has(tender.id),
      isThreadDue: counts.get(id) !== commentCount,
    }))
    .filter(({ isTenderDue, isThreadDue }) => isTenderDue || isThreadDue)
}
