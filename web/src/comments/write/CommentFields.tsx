import { Field, Flex, Input, Text, Textarea } from '@chakra-ui/react'
import { CharactersLeft } from './CharactersLeft'
import { type CommentDraft, LONGEST_CONTENT, LONGEST_NAME, lengthOf, maxLengthFor } from './comment-rules'

interface CommentFieldsProps {
  readonly draft: CommentDraft
  readonly onChange: (draft: CommentDraft) => void
  readonly contentLabel: string
  readonly isSending: boolean
  readonly faults: Readonly<Record<keyof CommentDraft, string | null>>
  /** What one begins with; null where somebody was busy already. */
  readonly focusOn: keyof CommentDraft | null
  /** No more can be typed than fits. */
  readonly isLimited?: boolean
}

/** Who says it, by hand, and what. */
export function CommentFields(props: CommentFieldsProps) {
  const { draft, onChange, contentLabel, isSending, faults, focusOn, isLimited } = props
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
          maxLength={isLimited ? maxLengthFor(name, LONGEST_NAME) : undefined}
          value={name}
          onChange={event => onChange({ ...draft, name: event.currentTarget.value })}
        />
        <Field.ErrorText>{faults.name}</Field.ErrorText>
      </Field.Root>
      <Field.Root required disabled={isSending} invalid={faults.content !== null}>
        <Field.Label>
          {contentLabel} <Field.RequiredIndicator />
        </Field.Label>
        <Textarea
          autoFocus={focusOn === 'content'}
          rows={3}
          bg="bg"
          borderColor="border.control"
          maxLength={isLimited ? maxLengthFor(content, LONGEST_CONTENT) : undefined}
          value={content}
          onChange={event => onChange({ ...draft, content: event.currentTarget.value })}
        />
        <Flex w="full" justify="space-between" gap="3">
          <Field.ErrorText>{faults.content}</Field.ErrorText>
          <Text
            textStyle="xs"
            ms="auto"
            color={length > LONGEST_CONTENT ? 'fg.error' : 'fg.muted'}
            fontVariantNumeric="tabular-nums"
          >
            {length}/{LONGEST_CONTENT}
          </Text>
        </Flex>
        <CharactersLeft length={length} />
      </Field.Root>
    </>
  )
}
