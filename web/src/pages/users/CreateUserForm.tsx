import { Button, SimpleGrid, Stack } from '@chakra-ui/react'
import { UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useInstallationQuery } from '../../features/layout/SampleBanner.generated'
import { fieldErrors } from '../../platform/requests/field-errors'
import { useCreateUserMutation } from './CreateUser.generated'
import { TEMPORARY_PASSWORD_VALID_HOURS } from '../../limits.generated'
import { Section } from '../../ui/Section'
import { TextField } from '../../ui/TextField'
import { showToast } from '../../ui/toast/toast'
import { CopyButton } from '../../ui/CopyButton'
import { creationFailure, faultOf, type NewUser, nobody, trimmed } from './new-user'
import { temporaryPassword } from './temporary-password'
import { withUser } from './with-user'

const fail = (description: string) => showToast({ type: 'error', title: 'Fout', description })

/** Validates only required fields and the e-mail's domain; the server validates the rest, and names the field. */
export function CreateUserForm() {
  const form = useRef<HTMLFormElement>(null)
  const [user, setUser] = useState(nobody)
  const [wrong, setWrong] = useState<readonly string[]>([])
  const { data: about } = useInstallationQuery()
  const [create, { loading }] = useCreateUserMutation({
    update: (cache, { data }) => data && withUser(cache, data.createUser.user),
    onCompleted: ({ createUser: { message } }) => {
      setUser(nobody)
      showToast({ type: 'success', title: 'Succes', description: message || 'Gebruiker succesvol aangemaakt' })
    },
    onError: error => {
      console.error('Creating a user failed', error)
      fail(creationFailure(error))
      mark(Object.keys(fieldErrors(error)))
    },
  })

  const mark = (fields: readonly string[]) => {
    setWrong(fields)
    form.current?.querySelector<HTMLInputElement>(`[name=${fields[0]}]`)?.focus()
  }
  const send = () => {
    const fault = faultOf(user, about?.installation.companyEmailDomain)
    mark(fault?.fields ?? [])
    if (!fault) return void create({ variables: { input: trimmed(user) } })
    fail(fault.message)
  }
  const field = (name: keyof NewUser) => ({
    name,
    value: user[name],
    onChange: (value: string) => setUser({ ...user, [name]: value }),
    isWrong: wrong.includes(name),
    autoComplete: 'off',
  })
  return (
    <Section title="Nieuwe gebruiker">
      <form
        ref={form}
        noValidate
        aria-label="Nieuwe gebruiker"
        onSubmit={event => {
          event.preventDefault()
          send()
        }}
      >
        <Stack gap="4">
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <TextField label="Gebruikersnaam" {...field('username')} autoCapitalize="none" spellCheck={false} />
            <TextField label="Email" type="email" {...field('email')} />
            <TextField label="Voornaam" {...field('firstName')} />
            <TextField label="Achternaam" {...field('lastName')} />
          </SimpleGrid>
          <TextField
            label="Tijdelijk Wachtwoord"
            {...field('temporaryPassword')}
            spellCheck={false}
            autoCapitalize="none"
            hint={`De gebruiker kan het wachtwoord later wijzigen in het profiel. Eenmalig te gebruiken, ${TEMPORARY_PASSWORD_VALID_HOURS} uur geldig.`}
            after={
              <>
                <CopyButton what="Wachtwoord" text={user.temporaryPassword} />
                <Button
                  variant="outline"
                  size="sm"
                  onClick={() => setUser({ ...user, temporaryPassword: temporaryPassword() })}
                >
                  Genereer
                </Button>
              </>
            }
          />
          <Button type="submit" alignSelf="flex-start" loading={loading} loadingText="Bezig...">
            <UserPlus size={16} aria-hidden />
            Gebruiker aanmaken
          </Button>
        </Stack>
      </form>
    </Section>
  )
}
