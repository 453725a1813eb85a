import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { lazyPart } from './lazy-part'
import { PageError } from './PageError'
import { whenIdle } from './when-idle'

/**
 * A page as a chunk of its own (code splitting). It is preloaded: at once when the address is its path, in parallel with
 * the session check, else when the browser is idle. A chunk that could not be loaded is tried again on the next visit.
 * @param path null for a page without a path of its own
 * @param isLikely false for a page that few people open: it is not preloaded
 */
export function page(
  path: string | null,
  load: () => Promise<{ default: ComponentType }>,
  isLikely = true,
): ComponentType {
  const Part = lazyPart<object>(load)
  const isFirst = path !== null && matchPath(path, window.location.pathname) !== null
  if (isFirst) Part.preload()
  else if (isLikely) void whenIdle().then(Part.preload)

  return function Page() {
    return <Part props={{}} renderFailure={() => <PageError />} />
  }
}
