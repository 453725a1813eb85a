import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { filter, firstValueFrom } from 'rxjs'
import { useCommentEventsSubscription, useCommentsQuery } from './Thread.generated'
import { onSubscribed, signedInAs } from '../../../connection/live/connection'
import { useSession } from '../../../connection/session/use-session'
import { codeOf, isRefusal } from './comment-error'
import { bookmarkIn, threadReader } from './read-thread'
import { applyEvent } from './thread-cache'

export function useThread(bookmarkId: string) {
  const client = useApolloClient()
  const { state, user } = useSession()
  const { data, error, loading, refetch, observable } = useCommentsQuery({
    variables: { bookmarkId },
    refetchOn: false,
  })
  const [refusal, setRefusal] = useState<string | null>(null)
  const reader = useMemo(() => threadReader(client, bookmarkId), [client, bookmarkId])

  const subscription = useCommentEventsSubscription({
    variables: { bookmarkId },
    ignoreResults: true,
    // A thread shown twice has two subscriptions, because each must be acknowledged.
    context: { queryDeduplication: false },
    onData: ({ data: { data } }) => {
      if (!data) return
      reader.invalidate()
      applyEvent(client.cache, data.commentEvents)
    },
    onError: failure => failed('The thread is not live', failure),
  })
  const failed = (what: string, failure: unknown) => {
    const code = codeOf(failure)
    if (isRefusal(code)) setRefusal(code)
    else console.error(what, failure)
  }

  const readAgain = async () => {
    try {
      await reader.readAgain()
      setRefusal(null)
    } catch (failure) {
      failed('Comments could not be read again', failure)
    }
  }
  // The first query was sent before the acknowledgement, so it may have missed an event; it must not arrive after the second.
  const catchUp = useEffectEvent(async () => {
    await firstValueFrom(observable.pipe(filter(result => !result.loading)), { defaultValue: null })
    await readAgain()
  })
  useEffect(() => onSubscribed(bookmarkId, () => void catchUp()), [bookmarkId])
  useEffect(() => {
    if (state !== 'checking') signedInAs(user?.id ?? null)
  }, [state, user?.id])

  const bookmark = data ? bookmarkIn(data) : null
  const failure = error ? codeOf(error) : null
  const missing = state === 'user' ? 'BOOKMARK_NOT_FOUND' : 'AUTHENTICATION_REQUIRED'
  const errorCode =
    // A failed refetch leaves the thread on screen, because somebody may be writing a comment.
    refusal ?? (bookmark && !isRefusal(failure) ? null : (failure ?? (data && !bookmark ? missing : null)))

  const retry = () => {
    setRefusal(null)
    subscription.restart()
    void refetch()
  }
  /**
   * Sends a mutation, whose payload updates the cache. If other users' events arrived meanwhile, they may be newer than
   * the payload, so the thread is reread.
   */
  const change = async <Result>(send: () => Promise<Result>): Promise<Result> => {
    const before = reader.version()
    const result = await send()
    const eventCount = reader.version() - before
    reader.invalidate()
    // One of the events is the mutation's own.
    if (eventCount > 1) void readAgain()
    // A user who may write may also read (again).
    if (errorCode !== null) retry()
    return result
  }

  return {
    bookmarkId,
    bookmark: refusal ? null : bookmark,
    isLoading: loading && !bookmark && !refusal,
    errorCode,
    retry,
    change,
    loadMore: reader.readComments,
    loadReplies: reader.readReplies,
  }
}

export type ThreadState = ReturnType<typeof useThread>
