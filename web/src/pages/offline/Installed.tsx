import { useApolloClient } from '@apollo/client/react'
import { useTheme } from 'next-themes'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { installed } from '../../connection/offline/install'
import { renewHere } from '../../features/profiles/alerts/push/device'
import { keepFor, keptUser } from '../../connection/session/kept-user'
import { useSession } from '../../connection/session/use-session'
import { keepBookmarks } from './keep-bookmarks'

/**
 * Renders nothing. Installs the service worker once the page is in use, prefetches the user's bookmarks for offline
 * use, and opens the target of a clicked notification.
 */
export default function Installed() {
  const { user } = useSession()
  const client = useApolloClient()
  const { resolvedTheme } = useTheme()
  const navigate = useNavigate()

  useEffect(() => {
    // Message of a clicked notification: see app/service-worker/push.ts.
    const onMessage = ({ data, ports }: MessageEvent<{ type?: unknown; path?: unknown } | null>) => {
      if (data?.type !== 'OPEN' || typeof data.path !== 'string') return
      ports[0]?.postMessage('opened')
      void navigate(data.path)
    }
    navigator.serviceWorker?.addEventListener('message', onMessage)
    return () => navigator.serviceWorker?.removeEventListener('message', onMessage)
  }, [navigate])

  useEffect(() => {
    let isHere = true
    // The session is checked whenever the user returns to the page, which renews `user`.
    const keep = async () => {
      await installed()
      if (!isHere || !user) return
      if (keptUser()?.id !== user.id) keepFor(user)
      // Run in parallel, because both are slow and may fail.
      await Promise.all([renewHere(client, user.id), keepBookmarks(client, user.id)])
    }
    keep().catch((error: unknown) => console.error('Not all is kept to be read offline, or told', error))
    return () => {
      isHere = false
    }
  }, [user, client])

  useEffect(() => {
    if (!resolvedTheme) return
    // The title bar of an installed window follows the chosen theme.
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
      meta.content = resolvedTheme === 'dark' ? '#121815' : '#ffffff'
  }, [resolvedTheme])
  return null
}
