import { Alert, Box, Button, Link, Stack, Text } from '@chakra-ui/react'
import { useSession } from '../session/use-session'
import { CommentForm } from './CommentForm'
import { CommentSkeletons } from './CommentSkeletons'
import { CommentThread } from './CommentThread'
import { commentError, isRefusal } from './comment-error'
import type { CommentFormState } from './useCommentForm'
import { useThread } from './useThread'

interface ThreadProps {
  readonly bookmarkId: string
  readonly form: CommentFormState
}

/** Everything that was said, the oldest first; it grows while one looks at it. */
export default function Thread({ bookmarkId, form }: ThreadProps) {
  const { state } = useSession()
  const thread = useThread(bookmarkId)
  const comments = thread.bookmark?.comments
  const replyTo = form.place && form.place !== 'new' ? form.place.replyTo : null
  const isParentGone = replyTo !== null && comments && !comments.nodes.some(({ id }) => id === replyTo)
  const ownForm = <CommentForm bookmarkId={bookmarkId} replyTo={replyTo} form={form} thread={thread} />

  if (thread.errorCode !== null || (!comments && !thread.isLoading))
    return (
      <Alert.Root
        status={isRefusal(thread.errorCode) ? 'info' : 'error'}
        borderRadius="card"
        alignItems="center"
        mt="2"
      >
        <Alert.Indicator />
        <Alert.Title flex="1">{commentError(thread.errorCode)}</Alert.Title>
        {!isRefusal(thread.errorCode) && (
          <Button size="xs" variant="outline" onClick={thread.retry}>
            Opnieuw proberen
          </Button>
        )}
      </Alert.Root>
    )
  if (!comments) return <CommentSkeletons />
  return (
    <Stack gap="4" pt="3">
      {form.place === 'new' && ownForm}
      {comments.nodes.length === 0 && form.place === null && (
        <Stack align="center" gap="2" py="3">
          <Text color="fg.muted" textStyle="sm">
            Nog geen opmerkingen
          </Text>
          {state === 'user' && (
            <Button size="xs" onClick={() => form.open('new')}>
              Eerste opmerking plaatsen
            </Button>
          )}
        </Stack>
      )}
      {comments.nodes.length > 0 && (
        <Stack as="ul" gap="4" listStyleType="none">
          {comments.nodes.map(comment => (
            <CommentThread key={comment.id} comment={comment} thread={thread} onReply={form.open}>
              {replyTo === comment.id && ownForm}
            </CommentThread>
          ))}
        </Stack>
      )}
      {comments.pageInfo.hasNextPage && (
        <Button
          variant="ghost"
          size="sm"
          alignSelf="center"
          onClick={() => void thread.loadMore(comments.pageInfo.endCursor)}
        >
          Meer opmerkingen tonen
        </Button>
      )}
      {isParentGone && (
        <Box>
          <Text textStyle="sm" color="fg.muted" mb="2">
            De opmerking waarop je reageert, is verwijderd.
          </Text>
          {ownForm}
        </Box>
      )}
      {state === 'visitor' && (
        <Text textStyle="sm" color="fg.muted">
          <Link href="/api/login" color="brand.fg">
            Log in
          </Link>{' '}
          om mee te praten.
        </Text>
      )}
    </Stack>
  )
}
