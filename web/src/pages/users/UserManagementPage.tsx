import { Grid, Stack } from '@chakra-ui/react'
import { useSession } from '../../connection/session/use-session'
import { PageTitle } from '../../ui/PageTitle'
import { NoAccess } from '../NoAccess'
import { CreateUserForm } from './CreateUserForm'
import { SystemCard } from './SystemCard'
import { UserList } from './UserList'

/** For administrators; other users see why access is denied, and no query is sent. */
export default function UserManagementPage() {
  const { isAdmin } = useSession()
  if (!isAdmin) return <NoAccess />
  return (
    <Stack gap="5">
      <PageTitle title="Gebruikersbeheer">Maak accounts voor collega’s en beheer wie erin mag</PageTitle>
      <Grid
        gap="5"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        alignItems="start"
      >
        <CreateUserForm />
        <SystemCard />
      </Grid>
      <UserList />
    </Stack>
  )
}
