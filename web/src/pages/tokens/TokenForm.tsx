import { Button, Field, SimpleGrid, Stack } from '@chakra-ui/react'
import { KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { TokenScope } from '../../graphql.generated'
import { MAX_TOKEN_NAME_LENGTH } from '../../limits.generated'
import { fieldErrors } from '../../platform/requests/field-errors'
import { messageOf } from '../../platform/requests/message-of'
import { Choice } from '../../ui/choice/Choice'
import { TextField } from '../../ui/TextField'
import { showToast } from '../../ui/toast/toast'
import { useCreatePersonalTokenMutation } from './Tokens.generated'
import { nothing, periods, scopes } from './token-form'

export function TokenForm({ onMade }: { readonly onMade: (secret: string) => void }) {
  const [input, setInput] = useState(nothing)
  const [create, { loading, error }] = useCreatePersonalTokenMutation({
    refetchQueries: ['PersonalTokens'],
    onCompleted: ({ createPersonalToken: { secret } }) => {
      setInput(nothing)
      onMade(secret)
    },
    onError: failure => {
      if (Object.keys(fieldErrors(failure)).length > 0) return
      showToast({ type: 'error', title: 'Het token is niet gemaakt', description: messageOf(failure) })
    },
  })
  const wrong = fieldErrors(error)
  return (
    <Stack
      as="form"
      aria-label="Nieuw token"
      gap="4"
      onSubmit={event => {
        event.preventDefault()
        const { name, scope, days } = input
        void create({ variables: { input: { name, scope, expiresInDays: Number(days) } } })
      }}
    >
      <TextField
        label="Naam"
        name="name"
        value={input.name}
        maxLength={MAX_TOKEN_NAME_LENGTH}
        error={wrong.name}
        autoComplete="off"
        hint="Waarvoor je het gebruikt, zoals ‘Koppeling met ons CRM’."
        onChange={name => setInput({ ...input, name })}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <Labelled label="Wat het mag">
          <Choice
            label="Wat het mag"
            value={input.scope}
            options={scopes}
            onChange={scope => setInput({ ...input, scope: scope as TokenScope })}
          />
        </Labelled>
        <Labelled label="Hoe lang het geldt">
          <Choice
            label="Hoe lang het geldt"
            value={input.days}
            options={periods}
            onChange={days => setInput({ ...input, days })}
          />
        </Labelled>
      </SimpleGrid>
      <Button type="submit" alignSelf="flex-start" loading={loading} loadingText="Bezig...">
        <KeyRound size={16} aria-hidden />
        Token maken
      </Button>
    </Stack>
  )
}

/** Heading of the group; the options have their own labels. */
function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Field.Root as="div">
      <Field.Label as="span" aria-hidden>
        {label}
      </Field.Label>
      {children}
    </Field.Root>
  )
}
