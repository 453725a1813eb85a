import { Button, List, Skeleton, Stack, Text } from '@chakra-ui/react'
import { ListFilter } from 'lucide-react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { SignInToSee } from '../../connection/session/SignInToSee'
import { foundIn } from '../../features/profiles/found-in'
import { ProfileItem } from '../../features/profiles/ProfileItem'
import { useSearchProfilesQuery } from '../../features/profiles/SearchProfiles.generated'
import { useSession } from '../../connection/session/use-session'
import { Empty } from '../../ui/Empty'
import { ErrorNotice } from '../../ui/ErrorNotice'
import { PageTitle } from '../../ui/PageTitle'
import { Section } from '../../ui/Section'
import { Reminders } from './Reminders'

/** The user's own search profiles with their new tenders, and those that colleagues share. */
export default function ProfilesPage() {
  const { user } = useSession()
  return (
    <Stack gap="5" maxW="60rem" mx="auto">
      <PageTitle title="Zoekprofielen">Wat er nieuw is in de zoekopdrachten die je volgt</PageTitle>
      {user ? (
        <Profiles />
      ) : (
        <SignInToSee
          title="Log in om zoekprofielen te bewaren"
          description="Een zoekprofiel onthoudt je filters en vertelt hoeveel tenders er sinds je laatste bezoek bij kwamen."
        />
      )}
    </Stack>
  )
}

function Profiles() {
  const { data, error, refetch } = useSearchProfilesQuery({ fetchPolicy: 'cache-and-network' })
  const [asked] = useSearchParams()
  if (!data && error)
    return (
      <ErrorNotice title="Je zoekprofielen konden niet worden geladen" error={error} onRetry={() => void refetch()} />
    )
  if (!data) return <Skeleton h="24" role="status" aria-label="Zoekprofielen worden geladen" />
  const own = data.searchProfiles.filter(({ isOwn }) => isOwn)
  // Target of the button in a mail.
  const mailed = own.find(({ id }) => id === asked.get('profiel'))
  if (mailed) return <Navigate to={foundIn(mailed, asked.get('sinds'))} replace />
  const shared = data.searchProfiles.filter(({ isOwn }) => !isOwn)
  return (
    <>
      {own.length === 0 ? (
        <Empty
          icon={<ListFilter aria-hidden />}
          title="Nog geen zoekprofielen"
          description="Zoek of filter in alle tenders, en kies ‘Zoekprofiel bewaren’. Hier zie je dan wat er nieuw is."
        >
          <Button asChild size="sm">
            <Link to="/tenders">Naar alle tenders</Link>
          </Button>
        </Empty>
      ) : (
        <Section title="Van jou">
          <List.Root variant="plain" aria-label="Je zoekprofielen">
            {own.map(profile => (
              <ProfileItem key={profile.id} profile={profile} isOpenAtFirst={profile.id === asked.get('wijzig')} />
            ))}
          </List.Root>
        </Section>
      )}
      <Text textStyle="xs" color="fg.muted">
        Je krijgt elke tender één keer, ook als meer profielen passen. Afmelden kan onderaan elke mail, zonder in te
        loggen.
      </Text>
      <Reminders />
      {shared.length > 0 && (
        <Section title="Van collega’s" description="Neem er een over om te zien wat er nieuw in is.">
          <List.Root variant="plain" aria-label="Zoekprofielen van collega’s">
            {shared.map(profile => (
              <ProfileItem key={profile.id} profile={profile} />
            ))}
          </List.Root>
        </Section>
      )}
    </>
  )
}
