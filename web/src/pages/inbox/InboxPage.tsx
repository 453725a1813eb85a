import { Stack } from '@chakra-ui/react'
import { SignInToSee } from '../../connection/session/SignInToSee'
import { useSession } from '../../connection/session/use-session'
import { PageTitle } from '../../ui/PageTitle'
import { ChangePreferences } from './ChangePreferences'
import { FollowedBuyers } from './FollowedBuyers'
import { InboxList } from './InboxList'

/** Messages for the user, and how they hear about changes. */
export default function InboxPage() {
  const { user } = useSession()
  return (
    <Stack gap="5" maxW="60rem" mx="auto">
      <meta name="robots" content="noindex" />
      <PageTitle title="Meldingen">Wat er veranderde aan de tenders die je volgt, en wie op je reageerde</PageTitle>
      {user ? (
        <>
          <InboxList />
          <ChangePreferences />
          <FollowedBuyers />
        </>
      ) : (
        <SignInToSee
          title="Log in om je meldingen te zien"
          description="Je leest hier wat er verandert aan tenders die je bookmarkt of volgt."
        />
      )}
    </Stack>
  )
}
