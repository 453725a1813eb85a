import { type ComponentType, useState } from 'react'
import { matchPath } from 'react-router-dom'
import { onDemand } from './ui/on-demand'
import { PageError } from './ui/PageError'
import { whenIdle } from './ui/when-idle'

/**
 * A page's code comes by itself: at once when it is the address's, beside the question who is there, else when the
 * browser has nothing better to do. Once here it is shown without a blank moment. When it does not come, whoever goes
 * there again gets another try.
 * @param path null for what has no address of its own
 * @param isLikely false for where few people go: its code comes when they do
 */
export function page(
  path: string | null,
  load: () => Promise<{ default: ComponentType }>,
  isLikely = true,
): ComponentType {
  let loaded: ComponentType | undefined
  const remembered = async () => {
    const module = await load()
    loaded = module.default
    return module
  }
  const Coming = onDemand(remembered)
  const isFirst = path !== null && matchPath(path, window.location.pathname) !== null
  const ahead = isFirst ? remembered() : isLikely && whenIdle().then(remembered)
  // Who goes there asks again, and hears of a failure.
  if (ahead) void ahead.catch(() => undefined)

  return function Page() {
    const [Loaded] = useState(() => loaded)
    return Loaded ? <Loaded /> : <Coming props={{}} renderFailure={() => <PageError />} />
  }
}
