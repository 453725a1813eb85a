import { type ComponentType, lazy, useState } from 'react'
import { matchPath } from 'react-router-dom'
import { whenIdle } from './ui/when-idle'

/**
 * A page's code comes by itself: at once when it is the address's, beside the question who is there, else when the
 * browser has nothing better to do. Once here it is shown without a blank moment.
 */
export function page(path: string, load: () => Promise<{ default: ComponentType }>): ComponentType {
  let loaded: ComponentType | undefined
  const remembered = async () => {
    const module = await load()
    loaded = module.default
    return module
  }
  const Lazy = lazy(remembered)
  const isFirst = matchPath(path, window.location.pathname)
  // Who goes there asks again, and hears of a failure.
  void (isFirst ? remembered() : whenIdle().then(remembered)).catch(() => undefined)

  return function Page() {
    const [Shown] = useState<ComponentType>(() => loaded ?? Lazy)
    return <Shown />
  }
}
