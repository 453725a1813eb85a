import { Box, Button, Stack } from '@chakra-ui/react'
import { Reply } from 'lucide-react'
import type { ReactNode } from 'react'
import { moment } from '../../platform/dutch'
import type { CommentThreadFragment } from './CommentThread.generated'
import { LoadMore } from '../../ui/list/LoadMore'
import { CommentText } from './CommentText'
import { withRemovedEdits } from './places-of'
import type { CommentFormState } from './write/useCommentForm'
import type { ThreadState } from './thread/useThread'

interface CommentThreadProps {
  /** Null for a comment that was deleted while somebody replies to it. */
  readonly comment: CommentThreadFragment | null
  readonly thread: ThreadState
  readonly form: CommentFormState
  readonly children: ReactNode
}

/** A comment with its replies, which are one level deep. */
export function CommentThread({ comment, thread, form, children }: CommentThreadProps) {
  const replies = comment?.replies
  const shownReplies = replies ? withRemovedEdits(replies, form.edits.all, comment.id) : []
  return (
    <li>
      {comment && <CommentText comment={comment} thread={thread} form={form} />}
      <Box ps={{ base: '4', md: '11' }}>
        {comment?.viewerCanReply && (
          <Button
            variant="plain"
            size="xs"
            px="0.5"
            h="7"
            color="brand.fg"
            _hover={{ textDecoration: 'underline' }}
            aria-label={`Reageren op ${comment.commenterName}, ${moment(comment.createdAt)}`}
            disabled={form.isSending}
            onClick={() => form.open({ replyTo: comment.id, createdAt: comment.createdAt })}
          >
            <Reply size={14} aria-hidden /> Reageren
          </Button>
        )}
        {shownReplies.length > 0 && (
          <Stack as="ul" listStyleType="none" gap="3" mt="2" ps="4" borderStartWidth="2px" aria-label="Reacties">
            {shownReplies.map(reply => (
              <li key={reply.id}>
                <CommentText comment={reply} thread={thread} form={form} parentId={comment?.id} />
              </li>
            ))}
          </Stack>
        )}
        {comment && replies?.pageInfo.hasNextPage && (
          <Box mt="2">
            <LoadMore
              label="Meer reacties tonen"
              failure="Meer reacties konden niet worden geladen"
              onLoad={() => thread.loadReplies(comment.id, replies.pageInfo.endCursor)}
            />
          </Box>
        )}
        {children && <Box mt="3">{children}</Box>}
      </Box>
    </li>
  )
}
