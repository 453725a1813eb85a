import { useApolloClient } from '@apollo/client/react'
import { useTheme } from 'next-themes'
import { useEffect } from 'react'
import { installed } from '../../offline/install'
import { keepFor, keptUser } from '../../session/kept-user'
import { useSession } from '../../session/use-session'
import { keepBookmarks } from './keep-bookmarks'

/** Shows nothing: installs the service worker once the page is in use, and keeps one's bookmarks for when there is no network. */
export default function Installed() {
  const { user } = useSession()
  const client = useApolloClient()
  const { resolvedTheme } = useTheme()

  useEffect(() => {
    let isHere = true
    // The session is checked whenever somebody comes back to the page, and `user` with it.
    const keep = async () => {
      await installed()
      if (!isHere || !user) return
      if (keptUser()?.id !== user.id) keepFor(user)
      await keepBookmarks(client, user.id)
    }
    keep().catch((error: unknown) => console.error('Nothing is kept to be read offline', error))
    return () => {
      isHere = false
    }
  }, [user, client])

  useEffect(() => {
    if (!resolvedTheme) return
    // The bar of an installed window follows the theme that was chosen.
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
      meta.content = resolvedTheme === 'dark' ? '#121815' : '#ffffff'
  }, [resolvedTheme])
  return null
}
