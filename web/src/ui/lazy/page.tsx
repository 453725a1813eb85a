import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { lazyPart } from './lazy-part'
import { PageError } from './PageError'
import { whenIdle } from './when-idle'

/**
 * A page's code comes by itself: at once when it is the address's, beside the question who is there, else when the
 * browser has nothing better to do. When it does not come, whoever goes there again gets another try.
 * @param path null for what has no address of its own
 * @param isLikely false for where few people go: its code comes when they do
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
