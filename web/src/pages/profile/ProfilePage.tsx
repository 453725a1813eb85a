import { Badge, DataList, Link, Skeleton, Stack } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { ShortcutSwitch } from '../../ui/keys/ShortcutSwitch'
import type { SessionUserFragment } from '../../connection/session/Session.generated'
import { nameOf } from '../../connection/session/name-of'
import { useSession } from '../../connection/session/use-session'
import { PageTitle } from '../../ui/PageTitle'
import { Section } from '../../ui/Section'
import { OwnData } from './OwnData'
import { useAccountSessionsQuery } from './AccountSessions.generated'
import { SelfDescription } from './SelfDescription'
import { OwnPassword } from './OwnPassword'
import { useOwnPasswordQuery } from './OwnPassword.generated'
import { SessionList } from './SessionList'

export default function ProfilePage() {
  const { user } = useSession()
  if (!user) return null
  return (
    <Stack gap="5" maxW="46rem" mx="auto">
      <PageTitle title="Profiel">Je gegevens, wat bij je past, je wachtwoord en waar je ingelogd bent</PageTitle>
      <Section title="Je gegevens">
        <Facts user={user} />
      </Section>
      <SelfDescription />
      <Rest />
    </Stack>
  )
}

/** Rendered once the length of its parts is known, to avoid layout shift. */
function Rest() {
  const { loading: isPasswordAwaited } = useOwnPasswordQuery()
  const { loading: areSessionsAwaited, data: sessions } = useAccountSessionsQuery()
  if (isPasswordAwaited || (areSessionsAwaited && !sessions))
    return <Skeleton h="40rem" borderRadius="card" role="status" aria-label="Je gegevens worden geladen" />
  return (
    <>
      <Section title="Wachtwoord">
        <OwnPassword />
      </Section>
      <Section title="Aanmeldingen" description="Herken je een aanmelding niet? Beëindig die dan.">
        <SessionList />
      </Section>
      <Section title="Tokens" description="Laat je eigen programma’s inloggen op de API.">
        <Link asChild textStyle="sm" color="brand.fg" variant="underline" alignSelf="flex-start">
          <RouterLink to="/profiel/tokens">Tokens beheren</RouterLink>
        </Link>
      </Section>
      <Section title="Sneltoetsen" description="Alleen voor deze browser.">
        <ShortcutSwitch />
      </Section>
      <Section
        title="Je gegevens downloaden of verwijderen"
        description="Alles wat we over je bewaren, in één bestand."
      >
        <OwnData />
        <Link asChild textStyle="sm" color="brand.fg" variant="underline" alignSelf="flex-start">
          <RouterLink to="/privacy">Lees precies wat we bewaren</RouterLink>
        </Link>
        <Link asChild textStyle="sm" color="brand.fg" variant="underline" alignSelf="flex-start">
          <RouterLink to="/toegankelijkheid">Toegankelijkheidsverklaring</RouterLink>
        </Link>
      </Section>
    </>
  )
}

function Facts({ user }: { readonly user: SessionUserFragment }) {
  const facts = [
    ['Naam', nameOf(user)],
    ['Gebruikersnaam', `@${user.username}`],
    ['E-mailadres', user.email ?? 'Niet bekend'],
  ] as const
  return (
    <DataList.Root orientation={{ base: 'vertical', sm: 'horizontal' }}>
      {facts.map(([label, value]) => (
        <DataList.Item key={label}>
          <DataList.ItemLabel>{label}</DataList.ItemLabel>
          <DataList.ItemValue>{value}</DataList.ItemValue>
        </DataList.Item>
      ))}
      <DataList.Item>
        <DataList.ItemLabel>Rol</DataList.ItemLabel>
        <DataList.ItemValue>
          <Badge colorPalette={user.isAdmin ? 'brand' : 'gray'}>{user.isAdmin ? 'Beheerder' : 'Gebruiker'}</Badge>
        </DataList.ItemValue>
      </DataList.Item>
    </DataList.Root>
  )
}
