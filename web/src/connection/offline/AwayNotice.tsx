import { Alert, Button } from '@chakra-ui/react'
import { WifiOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import { keptUser } from '../session/kept-user'

/** Below an error about a lost connection: links to the pages that work offline. */
export function AwayNotice() {
  if (keptUser() === null) return null
  return (
    <Alert.Root status="neutral" role="status" borderRadius="card" alignItems="center" flexWrap="wrap">
      <WifiOff size={18} aria-hidden />
      <Alert.Content minW="0" flex="1 1 14rem">
        <Alert.Description>
          Je bookmarks en de tenders die je het laatst las, staan op dit apparaat. Zodra er weer verbinding is,
          verschijnt de lijst vanzelf.
        </Alert.Description>
      </Alert.Content>
      <Button asChild size="sm" variant="outline">
        <Link to="/offline">Offline lezen</Link>
      </Button>
    </Alert.Root>
  )
}
