import { useApolloClient } from '@apollo/client/react'
import { Box } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { clock } from '../dutch'
import { lastAnswer } from '../requests/http-error'

/** While the browser has no network: says so, and since when; once it has, everything on screen is fetched again. */
export default function OfflineLine() {
  const client = useApolloClient()
  const [isOffline, setOffline] = useState(() => !navigator.onLine)
  useEffect(() => {
    const lost = () => setOffline(true)
    const found = () => {
      setOffline(false)
      void client.refetchQueries({ include: 'active' })
    }
    window.addEventListener('offline', lost)
    window.addEventListener('online', found)
    return () => {
      window.removeEventListener('offline', lost)
      window.removeEventListener('online', found)
    }
  }, [client])
  const at = lastAnswer()
  return (
    <Box role="status">
      {isOffline && (
        <Box
          bg="orange.subtle"
          color="orange.fg"
          borderBottomWidth="1px"
          textStyle="sm"
          textAlign="center"
          px="4"
          py="1.5"
        >
          Je bent offline{at ? `, dit is van ${clock(at)}` : ''}. Zodra er weer verbinding is, gaat het vanzelf verder.
        </Box>
      )}
    </Box>
  )
}
