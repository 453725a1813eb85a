import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSession } from '../session/use-session'
import {
  CommentsDocument,
  type CommentsQuery,
  MoreRepliesDocument,
  useCommentEventsSubscription,
  useCommentsQuery,
} from '../graphql.generated'
import { onLive, signedInAs } from '../live/connection'
import { codeOf, isRefusal } from './comment-error'
import { readThread } from './read-thread'
import { bookmarkIn, withEvent, withMoreReplies, withPage } from './thread-changes'

/** By then a subscription has surely begun: what was said since the comments were asked is found by looking once more. */
const LOOK_AGAIN_AFTER_MS = 1000

/** A bookmark's comments, as they are and as they become. */
export function useThread(bookmarkId: string) {
  const client = useApolloClient()
  const { state, user } = useSession()
  const asked = { query: CommentsDocument, variables: { bookmarkId } }
  const result = useCommentsQuery({ variables: { bookmarkId }, refetchOn: false })
  const [refusal, setRefusal] = useState<string | null>(null)
  /** How often something happened: what was asked before the last of it is old news. */
  const happened = useRef(0)

  const change = (how: (page: CommentsQuery) => CommentsQuery) => {
    happened.current++
    client.cache.updateQuery(asked, page => (page ? how(page) : undefined))
  }

  const reload = async () => {
    try {
      let seen: number
      let fresh: CommentsQuery
      do {
        seen = happened.current
        fresh = await readThread(client, bookmarkId, client.cache.readQuery(asked))
      } while (seen !== happened.current)
      client.cache.writeQuery({ ...asked, data: fresh })
      setRefusal(null)
    } catch (error) {
      const code = codeOf(error)
      if (isRefusal(code)) setRefusal(code)
      else console.error('Comments could not be looked at again', error)
    }
  }

  const loadMore = async (after: string | null | undefined) => {
    const { data } = await client.query({ ...asked, variables: { bookmarkId, after }, fetchPolicy: 'no-cache' })
    if (data) change(page => withPage(page, data))
  }
  const loadReplies = async (commentId: string, after: string | null | undefined) => {
    const variables = { commentId, after }
    const { data } = await client.query({ query: MoreRepliesDocument, variables, fetchPolicy: 'no-cache' })
    if (data) change(page => withMoreReplies(page, data))
  }

  useCommentEventsSubscription({
    variables: { bookmarkId },
    fetchPolicy: 'no-cache',
    onData: ({ data: { data } }) => data && change(page => withEvent(page, data.commentEvents)),
    onError: error => console.error('The thread is not live', error),
  })
  const lookAgain = useEffectEvent(() => void reload())
  useEffect(() => {
    let timer = setTimeout(lookAgain, LOOK_AGAIN_AFTER_MS)
    const forget = onLive(isAgain => {
      if (isAgain) lookAgain()
      clearTimeout(timer)
      timer = setTimeout(lookAgain, LOOK_AGAIN_AFTER_MS)
    })
    return () => {
      clearTimeout(timer)
      forget()
    }
  }, [])
  useEffect(() => {
    if (state !== 'checking') signedInAs(user?.id ?? null)
  }, [state, user?.id])

  const bookmark = result.data ? bookmarkIn(result.data) : null
  const failure = result.error ? codeOf(result.error) : null
  const missing = state === 'user' ? 'BOOKMARK_NOT_FOUND' : 'AUTHENTICATION_REQUIRED'
  return {
    bookmark: refusal ? null : bookmark,
    isLoading: result.loading && !bookmark && !refusal,
    // What is on screen stays when another look at it fails: somebody may be writing there.
    errorCode:
      refusal ?? (bookmark && !isRefusal(failure) ? null : (failure ?? (result.data && !bookmark ? missing : null))),
    retry: () => {
      setRefusal(null)
      void result.refetch()
    },
    change,
    reload,
    loadMore,
    loadReplies,
  }
}

export type ThreadState = ReturnType<typeof useThread>
