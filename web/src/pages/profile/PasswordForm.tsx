import { Button, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { fieldErrors } from '../../platform/requests/field-errors'
import { useChangePasswordMutation } from './ChangePassword.generated'
import { MIN_PASSWORD_LENGTH } from '../../limits.generated'
import { messageOf } from '../../platform/requests/message-of'
import { useSession } from '../../connection/session/use-session'
import { useSessionCheck } from '../../connection/session/use-session-check'
import { TextField } from '../../ui/TextField'
import { showToast } from '../../ui/toast/toast'

const nothing = { currentPassword: '', newPassword: '', confirmPassword: '' }

const fields = [
  { name: 'currentPassword', label: 'Huidig wachtwoord', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'Nieuw wachtwoord', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'Nieuw wachtwoord herhalen', autoComplete: 'new-password' },
] as const

const RULES = `Minimaal ${MIN_PASSWORD_LENGTH} karakters, met een hoofdletter, een kleine letter, een cijfer en een speciaal teken.`

export function PasswordForm() {
  const { user } = useSession()
  const { accept } = useSessionCheck()
  const [input, setInput] = useState(nothing)
  const [change, { loading, error }] = useChangePasswordMutation({
    refetchQueries: ['AccountSessions'],
    onCompleted: ({ changePassword: { session } }) => {
      setInput(nothing)
      showToast({
        type: 'success',
        title: 'Wachtwoord gewijzigd',
        description: 'Je andere aanmeldingen zijn beëindigd',
      })
      void accept(session)
    },
    onError: () => undefined,
  })
  const wrong = fieldErrors(error)
  return (
    <Stack
      as="form"
      aria-label="Wachtwoord wijzigen"
      gap="4"
      maxW="24rem"
      onSubmit={event => {
        event.preventDefault()
        void change({ variables: { input } })
      }}
    >
      {/* Hidden user name: a password manager stores the new password under it. */}
      <input type="hidden" name="username" autoComplete="username" value={user?.username ?? ''} readOnly />
      {fields.map(({ name, ...field }) => (
        <TextField
          key={name}
          {...field}
          name={name}
          type="password"
          value={input[name]}
          onChange={value => setInput({ ...input, [name]: value })}
          error={wrong[name]}
          hint={name === 'newPassword' ? RULES : undefined}
        />
      ))}
      {error && Object.keys(wrong).length === 0 && (
        <Text role="alert" textStyle="sm" color="fg.error">
          {messageOf(error)}
        </Text>
      )}
      <Button type="submit" alignSelf="flex-start" loading={loading} loadingText="Bezig...">
        Wachtwoord wijzigen
      </Button>
    </Stack>
  )
}
