import { Badge, Box, Flex, HStack, IconButton, Text, Wrap } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { moment } from '../../platform/dutch'
import type { CommentTextFragment } from './CommentText.generated'
import { Tip } from '../../ui/Tip'
import { CommentEdit } from './write/CommentEdit'
import type { CommentFormState } from './write/useCommentForm'
import { DeleteQuestion } from './write/DeleteQuestion'
import { Initials } from './Initials'
import type { ThreadState } from './thread/useThread'

interface CommentTextProps {
  readonly comment: CommentTextFragment
  readonly thread: ThreadState
  readonly form: CommentFormState
  readonly parentId?: string | null
}

export function CommentText({ comment, thread, form, parentId = null }: CommentTextProps) {
  const { edits } = form
  const { id, commenterName: name, content } = comment
  const [isDeleting, setDeleting] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const deleteButton = useRef<HTMLButtonElement>(null)
  const draft = edits.of(id)
  const isReply = parentId !== null
  const kind = isReply ? 'Reactie' : 'Opmerking'
  const stopEditing = () => {
    form.leave(
      () => edits.forget(id),
      () => editButton.current,
    )
  }
  // This hook runs before any early return, so that the draft survives the deletion of its comment.
  if (draft)
    return (
      <CommentEdit
        comment={comment}
        thread={thread}
        draft={draft}
        onChange={next => edits.set(id, { ...draft, ...next })}
        onDone={stopEditing}
      />
    )
  if (comment.isDeleted)
    return (
      <Text color="fg.muted" fontStyle="italic" textStyle="sm">
        Deze opmerking is verwijderd
      </Text>
    )
  return (
    <Flex as="article" gap="3" aria-label={`${kind} van ${name}`}>
      <Initials name={name} isSmall={isReply} />
      <Box flex="1" minW="0">
        <Flex justify="space-between" align="flex-start" gap="2">
          <Wrap gapX="2" gapY="0" align="center" minH="7" minW="0">
            <Text fontWeight="620" textStyle="sm" minW="0">
              {name}
            </Text>
            {isReply && (
              <Badge colorPalette="gray" size="xs">
                Reactie
              </Badge>
            )}
            <Text asChild color="fg.muted" textStyle="xs">
              <time dateTime={comment.createdAt}>{moment(comment.createdAt)}</time>
            </Text>
          </Wrap>
          <HStack gap="0.5">
            {comment.viewerCanUpdate && (
              <Tip text="Bewerken">
                <IconButton
                  ref={editButton}
                  aria-label={`${kind} bewerken: ${name}, ${moment(comment.createdAt)}`}
                  variant="ghost"
                  size="2xs"
                  boxSize="7"
                  onClick={() => edits.set(id, { name, content, comment, parentId })}
                >
                  <Pencil size={14} />
                </IconButton>
              </Tip>
            )}
            {comment.viewerCanDelete && (
              <Tip text="Verwijderen">
                <IconButton
                  ref={deleteButton}
                  aria-label={`${kind} verwijderen: ${name}, ${moment(comment.createdAt)}`}
                  variant="ghost"
                  size="2xs"
                  boxSize="7"
                  color="fg.error"
                  onClick={() => setDeleting(true)}
                >
                  <Trash2 size={14} />
                </IconButton>
              </Tip>
            )}
          </HStack>
        </Flex>
        <Text textStyle="sm" color="fg.muted" whiteSpace="pre-line" maxW="34rem">
          {content}
        </Text>
      </Box>
      {isDeleting && (
        <DeleteQuestion
          comment={comment}
          thread={thread}
          button={deleteButton}
          header={form.header}
          onClose={() => setDeleting(false)}
        />
      )}
    </Flex>
  )
}
