import { Box, Button, Stack } from '@chakra-ui/react'
import { Reply } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CommentThreadFragment } from '../graphql.generated'
import { CommentText } from './CommentText'
import type { FormPlace } from './useCommentForm'
import type { ThreadState } from './useThread'

interface CommentThreadProps {
  readonly comment: CommentThreadFragment
  readonly thread: ThreadState
  readonly onReply: (place: FormPlace) => void
  /** The form of a reply. */
  readonly children: ReactNode
}

/** A comment with its replies, which are one level deep. */
export function CommentThread({ comment, thread, onReply, children }: CommentThreadProps) {
  const { nodes, pageInfo } = comment.replies
  return (
    <li>
      <CommentText comment={comment} thread={thread} />
      <Box ps={{ base: '4', md: '11' }}>
        {comment.viewerCanReply && (
          <Button
            variant="plain"
            size="xs"
            px="0.5"
            h="7"
            color="brand.fg"
            _hover={{ textDecoration: 'underline' }}
            onClick={() => onReply({ replyTo: comment.id })}
          >
            <Reply size={14} aria-hidden /> Reageren
          </Button>
        )}
        {nodes.length > 0 && (
          <Stack as="ul" listStyleType="none" gap="3" mt="2" ps="4" borderStartWidth="2px" aria-label="Reacties">
            {nodes.map(reply => (
              <li key={reply.id}>
                <CommentText comment={reply} thread={thread} isReply />
              </li>
            ))}
          </Stack>
        )}
        {pageInfo.hasNextPage && (
          <Button
            variant="ghost"
            size="xs"
            mt="2"
            onClick={() => void thread.loadReplies(comment.id, pageInfo.endCursor)}
          >
            Meer reacties tonen
          </Button>
        )}
        {children && <Box mt="3">{children}</Box>}
      </Box>
    </li>
  )
}
