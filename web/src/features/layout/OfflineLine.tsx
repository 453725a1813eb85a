import { useApolloClient } from '@apollo/client/react'
import { Box, Link as ChakraLink } from '@chakra-ui/react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { clock } from '../../platform/dutch'
import { pauseAfter } from '../../connection/live/backoff'
import { isServerAway, lastAnswer, onReachChange } from '../../platform/requests/http-error'
import { keptUser } from '../../connection/session/kept-user'
import { useSessionCheck } from '../../connection/session/use-session-check'
import { OFFLINE_PATH } from './navigation'

/** Debounce: a single lost request is not an outage, and a session check is not repeated at once. */
const PROBE_AFTER_MS = 3000

const isOffline = () => !navigator.onLine
const onLineChange = (listener: () => void) => {
  for (const name of ['offline', 'online']) window.addEventListener(name, listener)
  return () => {
    for (const name of ['offline', 'online']) window.removeEventListener(name, listener)
  }
}

/** A banner without a network or a server, with the age of the data on screen; it disappears by itself. */
export function OfflineLine() {
  const offline = useSyncExternalStore(onLineChange, isOffline)
  const isOut = useOutage(offline)
  const at = lastAnswer()
  return (
    <Box role="status">
      {(offline || isOut) && (
        <Box
          bg="orange.subtle"
          color="orange.fg"
          borderBottomWidth="1px"
          textStyle="sm"
          textAlign="center"
          px="4"
          py="1.5"
        >
          {offline ? 'Je bent offline' : 'De server is even niet bereikbaar'}
          {at ? `, dit is van ${clock(at)}` : ''}. Zodra er weer verbinding is, gaat het vanzelf verder.{' '}
          {keptUser() && (
            <ChakraLink asChild color="inherit" textDecoration="underline">
              <Link to={OFFLINE_PATH}>Wat je nu kunt lezen</Link>
            </ChakraLink>
          )}
        </Box>
      )}
    </Box>
  )
}

/**
 * Whether the server is unreachable although there is a network. After a lost request the session is requested with
 * backoff until it is answered. After an outage, and when the network is back, all queries on screen are refetched.
 */
function useOutage(offline: boolean): boolean {
  const client = useApolloClient()
  const { check } = useSessionCheck()
  const isAway = useSyncExternalStore(onReachChange, isServerAway)
  const [probes, setProbes] = useState({ failed: 0 })
  const wasOut = useRef(offline)
  const isOut = offline || (isAway && probes.failed > 0)

  useEffect(() => {
    if (offline || !isAway) return
    const probe = () => void check().then(() => setProbes({ failed: isServerAway() ? probes.failed + 1 : 0 }))
    const timer = setTimeout(probe, PROBE_AFTER_MS + pauseAfter(probes.failed))
    return () => clearTimeout(timer)
  }, [offline, isAway, probes, check])

  useEffect(() => {
    if (isOut) wasOut.current = true
    if (!wasOut.current || offline || isAway) return
    wasOut.current = false
    void client.refetchQueries({ include: 'active' })
  }, [isOut, offline, isAway, client])
  return isOut
}
