import { Alert, Button } from '@chakra-ui/react'
import { WifiOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import { keptUser } from '../session/kept-user'

/** In place of a list that needs the server, while there is none: what one can read meanwhile. */
export default function AwayNotice() {
  const isKept = keptUser() !== null
  return (
    <Alert.Root status="neutral" role="status" borderRadius="card" alignItems="center" flexWrap="wrap">
      <WifiOff size={18} aria-hidden />
      <Alert.Content minW="0" flex="1 1 14rem">
        <Alert.Title>Deze lijst heeft verbinding nodig</Alert.Title>
        <Alert.Description>
          {isKept && 'Je bookmarks en de tenders die je het laatst las, staan op dit apparaat. '}
          Zodra er weer verbinding is, verschijnt de lijst vanzelf.
        </Alert.Description>
      </Alert.Content>
      {isKept && (
        <Button asChild size="sm" variant="outline">
          <Link to="/offline">Offline lezen</Link>
        </Button>
      )}
    </Alert.Root>
  )
}
