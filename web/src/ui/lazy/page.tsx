import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { lazyPart } from './lazy-part'
import { PageError } from './PageError'
import { whenUsed } from './when-used'

/**
 * A page as a chunk of its own (code splitting). It is preloaded: at once when it is the first to be seen, in parallel with
 * the session check, else when the page is in use and the browser idle. A chunk that could not be loaded is tried again on
 * the next visit.
 * @param isInside false for who will see the landing page first, at whichever path
 */
export const pagesFor = (isInside: boolean) =>
  /**
   * @param path null for a page without a path of its own
   * @param isLikely false for a page that few people open: it is not preloaded
   */
  function page(path: string | null, load: () => Promise<{ default: ComponentType }>, isLikely = true): ComponentType {
    const Part = lazyPart<object>(load)
    const isFirst = isInside && path !== null && matchPath(path, window.location.pathname) !== null
    if (isFirst) Part.preload()
    else if (isLikely) void whenUsed().then(Part.preload)

    return function Page() {
      return <Part props={{}} renderFailure={() => <PageError />} />
    }
  }
