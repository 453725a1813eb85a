import { useState } from 'react'
import { lazyPart } from '../ui/lazy/lazy-part'
import { whenUsed } from '../ui/lazy/when-used'
import type { RefreshButtonProps } from './RefreshButton'
import { RefreshLooks } from './RefreshLooks'

const RefreshButton = lazyPart<RefreshButtonProps>(() => import('./RefreshButton'), { after: whenUsed })

/** Lazy loading: the button is there at once, what it does when the page is used. While it has the focus it is not replaced. */
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
