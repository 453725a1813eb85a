import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { TenderDiscussionsDocument } from '../../features/bookmarks/TenderDiscussions.generated'
import { CommentsDocument } from '../../features/comments/thread/Thread.generated'
import { DEFAULT_PAGE_SIZE } from '../../limits.generated'
import { asPrefetch, keptAnswersTo, unmarkFormerBookmarks } from '../../connection/offline/keeper'
import { neverRetried } from '../../platform/requests/retry'
import { TenderDialogDocument } from '../../features/tenders/dialog/TenderDialog.generated'
import { whenIdle } from '../../ui/lazy/when-idle'
import { BookmarksDocument, type BookmarksQuery } from '../bookmarks/BookmarkList.generated'
import { type Due, dueOf, type KeptThread } from './due'

const EVERY_MS = 10 * 60_000
const MOST_PAGES = 5

let last = { userId: '', at: 0 }

/** Prefetches missing data of the user's bookmarks for offline use, one request at a time, while the browser is idle. */
export async function keepBookmarks(client: ApolloClient, userId: string): Promise<void> {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
  const isRecent = last.userId === userId && Date.now() - last.at < EVERY_MS
  if (!navigator.onLine || connection?.saveData || isRecent) return
  last = { userId, at: Date.now() }
  const ask = fetcher(client)
  const bookmarks = await allBookmarks(ask)
  const due = dueOf(
    bookmarks,
    await keptAnswersTo('TenderDialog'),
    (await keptAnswersTo('Comments')).flatMap(threadOf),
    Date.now(),
  )
  for (const one of due) await fetchDue(ask, one)
  await unmarkFormerBookmarks(new Set(bookmarks.flatMap(({ id, tender }) => [id, tender.id])))
}

type Ask = ReturnType<typeof fetcher>

const fetcher =
  (client: ApolloClient) =>
  async <Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => {
    await whenIdle()
    // `network-only` also writes to the cache, and guarantees fresh data.
    const { data } = await client.query<Data, Variables>({
      query,
      variables,
      fetchPolicy: 'network-only',
      context: { ...neverRetried, ...asPrefetch },
    } as ApolloClient.QueryOptions<Data, Variables>)
    return data
  }

async function allBookmarks(ask: Ask): Promise<BookmarksQuery['bookmarks']['nodes']> {
  const found: BookmarksQuery['bookmarks']['nodes'][number][] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const data = await ask(BookmarksDocument, { scope: 'MINE', page, first: DEFAULT_PAGE_SIZE })
    found.push(...(data?.bookmarks.nodes ?? []))
    if (found.length >= (data?.bookmarks.totalCount ?? 0)) break
  }
  return found
}

async function fetchDue(ask: Ask, { tenderId, bookmarkId, isTenderDue, isThreadDue }: Due): Promise<void> {
  if (isTenderDue) {
    await ask(TenderDialogDocument, { id: tenderId })
    await ask(TenderDiscussionsDocument, { id: tenderId, first: DEFAULT_PAGE_SIZE })
  }
  if (isThreadDue) await ask(CommentsDocument, { bookmarkId })
}

/** The first page of a thread has the total number of comments. */
function threadOf({ variables, data }: Awaited<ReturnType<typeof keptAnswersTo>>[number]): KeptThread[] {
  const { commentCount } = (data.node ?? {}) as { commentCount?: number }
  return variables.after || commentCount === undefined
    ? []
    : [{ bookmarkId: String(variables.bookmarkId), commentCount }]
}
