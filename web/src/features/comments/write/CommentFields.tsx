import { Field, Flex, Input, Text } from '@chakra-ui/react'
import { CharactersLeft } from './CharactersLeft'
import { MAX_COMMENT_LENGTH } from '../../../limits.generated'
import { MentionTextarea } from './MentionTextarea'
import { type CommentDraft, lengthOf } from './comment-rules'

interface CommentFieldsProps {
  readonly bookmarkId: string
  readonly draft: CommentDraft
  readonly onChange: (draft: CommentDraft) => void
  readonly contentLabel: string
  readonly isSending: boolean
  readonly faults: Readonly<Record<keyof CommentDraft, string | null>>
  /** The field that gets the focus at first; null when there is already a draft. */
  readonly focusOn: keyof CommentDraft | null
}

export function CommentFields(props: CommentFieldsProps) {
  const { bookmarkId, draft, onChange, contentLabel, isSending, faults, focusOn } = props
  const { name, content } = draft
  const length = lengthOf(content)
  return (
    <>
      <Field.Root required disabled={isSending} invalid={faults.name !== null}>
        <Field.Label>
          Naam <Field.RequiredIndicator />
        </Field.Label>
        <Input
          autoFocus={focusOn === 'name'}
          size="sm"
          bg="bg"
          borderColor="border.control"
          autoComplete="name"
          value={name}
          onChange={event => onChange({ ...draft, name: event.currentTarget.value })}
        />
        <Field.ErrorText>{faults.name}</Field.ErrorText>
      </Field.Root>
      <Field.Root required disabled={isSending} invalid={faults.content !== null}>
        <Field.Label>
          {contentLabel} <Field.RequiredIndicator />
        </Field.Label>
        <MentionTextarea
          bookmarkId={bookmarkId}
          autoFocus={focusOn === 'content'}
          rows={3}
          bg="bg"
          borderColor="border.control"
          value={content}
          onText={text => onChange({ ...draft, content: text })}
        />
        <Flex w="full" justify="space-between" gap="3">
          <Field.ErrorText>{faults.content}</Field.ErrorText>
          <Text textStyle="xs" ms="auto" color={length > MAX_COMMENT_LENGTH ? 'fg.error' : 'fg.muted'}>
            {length}/{MAX_COMMENT_LENGTH}
          </Text>
        </Flex>
        <CharactersLeft length={length} />
      </Field.Root>
    </>
  )
}
