import { Button, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { fieldErrors } from '../../platform/requests/field-errors'
import { messageOf } from '../../platform/requests/message-of'
import { useSignInMutation } from '../../connection/session/SignIn.generated'
import { useSessionCheck } from '../../connection/session/use-session-check'
import { TextField } from '../../ui/TextField'

export function StaffForm() {
  const { accept } = useSessionCheck()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [signIn, { loading, error }] = useSignInMutation({
    onCompleted: ({ signIn: { session } }) => void accept(session),
    onError: () => setPassword(''),
  })
  const wrong = fieldErrors(error)
  return (
    <Stack
      as="form"
      aria-label="Inloggen met een medewerkersaccount"
      gap="3"
      onSubmit={event => {
        event.preventDefault()
        void signIn({ variables: { input: { username, password } } })
      }}
    >
      <TextField
        label="Gebruikersnaam of e-mailadres"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={setUsername}
        error={wrong.username}
      />
      <TextField
        label="Wachtwoord"
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={wrong.password}
      />
      {error && Object.keys(wrong).length === 0 && (
        <Text role="alert" textStyle="sm" color="fg.error">
          {messageOf(error)}
        </Text>
      )}
      <Button type="submit" variant="outline" loading={loading} loadingText="Bezig...">
        Inloggen
      </Button>
    </Stack>
  )
}
