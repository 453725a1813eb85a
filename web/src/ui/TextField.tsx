import { Field, HStack, Input, type InputProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface TextFieldProps extends Omit<InputProps, 'name' | 'onChange' | 'value'> {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
  /** Invalid without its own message. */
  readonly isWrong?: boolean
  readonly hint?: ReactNode
  readonly after?: ReactNode
}

export function TextField({ label, error, isWrong = false, hint, after, onChange, ...input }: TextFieldProps) {
  const field = (
    <Input
      size="sm"
      h="9"
      bg="bg"
      borderColor="border.control"
      {...input}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
  return (
    <Field.Root invalid={isWrong || error !== undefined}>
      <Field.Label>{label}</Field.Label>
      {after ? (
        <HStack w="full">
          {field}
          {after}
        </HStack>
      ) : (
        field
      )}
      {error && <Field.ErrorText>{error}</Field.ErrorText>}
      {hint && <Field.HelperText color="fg.muted">{hint}</Field.HelperText>}
    </Field.Root>
  )
}
