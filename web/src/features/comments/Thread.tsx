import { Box, Button, Link, Stack, Text } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { returnAddressOf, signInAddress } from '../../connection/session/sign-in-address'
import { useSession } from '../../connection/session/use-session'
import { LoadMore } from '../../ui/list/LoadMore'
import { CommentForm } from './write/CommentForm'
import { CommentSkeletons } from './CommentSkeletons'
import { CommentThread } from './CommentThread'
import { NoComments } from './NoComments'
import { placesOf, withRemovedEdits } from './places-of'
import type { CommentFormState } from './write/useCommentForm'
import { ThreadChange } from './ThreadChange'
import { useThreadChangesQuery } from './ThreadChanges.generated'
import { changeLinesOf, threadLines } from './thread-lines'
import { useThread } from './thread/useThread'

export interface ThreadProps {
  readonly bookmarkId: string
  readonly form: CommentFormState
}

export function Thread({ bookmarkId, form }: ThreadProps) {
  const { state } = useSession()
  const location = useLocation()
  const thread = useThread(bookmarkId)
  const { data: changes } = useThreadChangesQuery({ variables: { bookmarkId } })
  const comments = thread.bookmark?.comments
  const replyPlace = form.place === 'new' ? null : form.place

  if (thread.errorCode !== null || (!comments && !thread.isLoading))
    return (
      <Stack gap="4">
        <NoComments code={thread.errorCode} onRetry={thread.retry} />
        {/* The draft stays: it can be sent once the thread is readable again, or copied. */}
        {form.place !== null && <CommentForm bookmarkId={bookmarkId} form={form} thread={thread} />}
      </Stack>
    )
  if (!comments) return <CommentSkeletons />
  const places = placesOf(withRemovedEdits(comments, form.edits.all, null), replyPlace)
  const lines = threadLines(places, changes ? changeLinesOf(changes) : [], comments.pageInfo.hasNextPage)
  return (
    <Stack gap="4" pt="3">
      {form.place === 'new' && <CommentForm bookmarkId={bookmarkId} form={form} thread={thread} />}
      {places.length === 0 && form.place === null && (
        <Stack align="center" gap="2" py="3">
          <Text color="fg.muted" textStyle="sm">
            Nog geen opmerkingen
          </Text>
          {state === 'user' && (
            <Button size="xs" disabled={form.isSending} onClick={() => form.open('new')}>
              Eerste opmerking plaatsen
            </Button>
          )}
        </Stack>
      )}
      {lines.length > 0 && (
        <Stack as="ul" gap="4" listStyleType="none">
          {lines.map(line =>
            'change' in line ? (
              <ThreadChange key={line.id} {...line} />
            ) : (
              <CommentThread key={line.id} comment={line.comment} thread={thread} form={form}>
                {replyPlace?.replyTo === line.id && (
                  <CommentForm
                    bookmarkId={bookmarkId}
                    form={form}
                    thread={thread}
                    isParentGone={!line.comment || line.comment.isDeleted}
                  />
                )}
              </CommentThread>
            ),
          )}
        </Stack>
      )}
      {comments.pageInfo.hasNextPage && (
        <Box alignSelf="center">
          <LoadMore
            label="Meer opmerkingen tonen"
            failure="Meer opmerkingen konden niet worden geladen"
            onLoad={() => thread.loadMore(comments.pageInfo.endCursor)}
          />
        </Box>
      )}
      {state === 'visitor' && (
        <Text textStyle="sm" color="fg.muted">
          <Link href={signInAddress(returnAddressOf(location))} color="brand.fg">
            Log in
          </Link>{' '}
          om mee te praten.
        </Text>
      )}
    </Stack>
  )
}
