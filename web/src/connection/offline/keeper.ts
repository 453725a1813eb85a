import type { ApolloLink } from '@apollo/client'
import { keptUser } from '../session/kept-user'
import { database, type KeptAnswer } from './database'
import { type Asked, excessOf, isKept, isTooOld, keyOf } from './kept-answers'
import { setKeptAt } from './kept-times'

/** Context of a prefetch query. */
export const asPrefetch = { isPrefetch: true }

const TIDY_AFTER_MS = 5000
let tidying: ReturnType<typeof setTimeout> | undefined

/** Stores an answer of the server, unless its user has signed out meanwhile. */
export async function keep(userId: string, operation: ApolloLink.Operation, data: object): Promise<void> {
  setKeptAt(operation, null)
  if (!isKept(operation) || !isTheirs(userId)) return
  const key = keyOf(userId, operation)
  const { isPrefetch = false } = operation.getContext() as { isPrefetch?: boolean }
  const { operationName: name = '', variables } = operation
  const now = Date.now()
  const transaction = (await database()).transaction('answers', 'readwrite')
  const before = await transaction.store.get(key)
  const answer = {
    key,
    userId,
    name,
    variables,
    data: data as KeptAnswer['data'],
    at: now,
    readAt: isPrefetch ? (before?.readAt ?? 0) : now,
    isBookmarked: isPrefetch || (before?.isBookmarked ?? false),
  }
  // Race condition: the answer may arrive while the user signs out.
  if (isTheirs(userId)) await transaction.store.put(answer)
  await transaction.done
  tidying ??= setTimeout(() => void tidy(), TIDY_AFTER_MS)
}

/**
 * The stored answer to a query that did not reach the server.
 * @throws the network failure when there is none
 */
export async function find(userId: string, operation: ApolloLink.Operation, failure: unknown) {
  const asked = operation as Asked
  if (!isKept(asked) || !isTheirs(userId)) throw failure
  const kept = await stored(keyOf(userId, asked))
  if (!kept || isTooOld(kept, Date.now())) throw failure
  setKeptAt(asked, new Date(kept.at))
  return { data: kept.data }
}

/** Failing storage counts as empty. */
async function stored(key: string): Promise<KeptAnswer | undefined> {
  try {
    return await (await database()).get('answers', key)
  } catch {
    return undefined
  }
}

const isTheirs = (userId: string) => keptUser()?.id === userId

export async function tidy(): Promise<void> {
  tidying = undefined
  if (!keptUser()) return
  const store = (await database()).transaction('answers', 'readwrite').store
  for (const key of excessOf(await store.getAll(), Date.now())) await store.delete(key)
}

/** All stored answers to one operation, most recently read first. */
export async function keptAnswersTo(name: string): Promise<KeptAnswer[]> {
  const userId = keptUser()?.id
  if (!userId) return []
  const kept = await (await database()).getAllFromIndex('answers', 'name', name)
  return kept
    .filter(one => one.userId === userId && !isTooOld(one, Date.now()))
    .toSorted((one, other) => other.readAt - one.readAt)
}

/**
 * Unmarks answers that no longer belong to a bookmark, which may then be evicted.
 * @param ids ids of the current bookmarks and their tenders
 */
export async function unmarkFormerBookmarks(ids: ReadonlySet<string>): Promise<void> {
  const store = (await database()).transaction('answers', 'readwrite').store
  for (const answer of await store.getAll()) {
    const of = answer.variables.bookmarkId ?? answer.variables.id
    if (answer.isBookmarked && typeof of === 'string' && !ids.has(of))
      await store.put({ ...answer, isBookmarked: false })
  }
  await tidy()
}
