import { Badge, Box, Flex, HStack, IconButton, Text, Wrap } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { moment } from '../dutch'
import type { CommentTextFragment } from '../graphql.generated'
import { Tip } from '../ui/Tip'
import { CommentEdit } from './CommentEdit'
import { DeleteQuestion } from './DeleteQuestion'
import { Initials } from './Initials'
import type { ThreadState } from './useThread'

interface CommentTextProps {
  readonly comment: CommentTextFragment
  readonly thread: ThreadState
  readonly isReply?: boolean
}

export function CommentText({ comment, thread, isReply = false }: CommentTextProps) {
  const [mode, setMode] = useState<'view' | 'edit' | 'delete'>('view')
  const editButton = useRef<HTMLButtonElement>(null)
  const stopEditing = () => {
    setMode('view')
    requestAnimationFrame(() => editButton.current?.focus())
  }
  if (comment.isDeleted)
    return (
      <Text color="fg.muted" fontStyle="italic" textStyle="sm">
        Deze opmerking is verwijderd
      </Text>
    )
  if (mode === 'edit') return <CommentEdit comment={comment} thread={thread} onDone={stopEditing} />
  return (
    <Flex as="article" gap="3" aria-label={`${isReply ? 'Reactie' : 'Opmerking'} van ${comment.commenterName}`}>
      <Initials name={comment.commenterName} isSmall={isReply} />
      <Box flex="1" minW="0">
        <Flex justify="space-between" align="flex-start" gap="2">
          <Wrap gapX="2" gapY="0" align="center" minH="7">
            <Text fontWeight="620" textStyle="sm">
              {comment.commenterName}
            </Text>
            {isReply && (
              <Badge colorPalette="gray" size="xs">
                Reactie
              </Badge>
            )}
            <Text asChild color="fg.muted" textStyle="xs" fontVariantNumeric="tabular-nums">
              <time dateTime={comment.createdAt}>{moment(comment.createdAt)}</time>
            </Text>
          </Wrap>
          <HStack gap="0.5">
            {comment.viewerCanUpdate && (
              <Tip text="Bewerken">
                <IconButton
                  ref={editButton}
                  aria-label="Opmerking bewerken"
                  variant="ghost"
                  size="2xs"
                  boxSize="7"
                  onClick={() => setMode('edit')}
                >
                  <Pencil size={14} />
                </IconButton>
              </Tip>
            )}
            {comment.viewerCanDelete && (
              <Tip text="Verwijderen">
                <IconButton
                  aria-label="Opmerking verwijderen"
                  variant="ghost"
                  size="2xs"
                  boxSize="7"
                  color="fg.error"
                  onClick={() => setMode('delete')}
                >
                  <Trash2 size={14} />
                </IconButton>
              </Tip>
            )}
          </HStack>
        </Flex>
        <Text textStyle="sm" color="fg.muted" whiteSpace="pre-line" maxW="46rem">
          {comment.content}
        </Text>
      </Box>
      {mode === 'delete' && <DeleteQuestion comment={comment} thread={thread} onClose={() => setMode('view')} />}
    </Flex>
  )
}
