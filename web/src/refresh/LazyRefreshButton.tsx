import { useState } from 'react'
import { lazyPart } from '../ui/lazy/lazy-part'
import { whenIdle } from '../ui/lazy/when-idle'
import type { RefreshButtonProps } from './RefreshButton'
import { RefreshLooks } from './RefreshLooks'

const RefreshButton = lazyPart<RefreshButtonProps>(() => import('./RefreshButton'), { after: whenIdle })

/** Lazy loading: the button is there at once, what it does and says when the page is idle. While it has the focus it is not replaced. */
export function LazyRefreshButton() {
  const [isWanted, setWanted] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  return (
    <RefreshButton
      props={{ isWanted }}
      isHeld={hasFocus && !isWanted}
      waiting={
        <span onFocus={() => setFocus(true)} onBlur={() => setFocus(false)}>
          <RefreshLooks isBusy={isWanted} beneath={null} onClick={() => setWanted(true)} />
        </span>
      }
    />
  )
}
