import { Wrap } from '@chakra-ui/react'
import { useState } from 'react'
import type { TenderFilter } from '../graphql.generated'
import { lazyPart } from '../ui/lazy/lazy-part'
import { whenUsed } from '../ui/lazy/when-used'
import { ExportButton, type OutMenu, SubscribeButton } from './OutButtons'
import type { TendersOutProps } from './TendersOut'

const TendersOut = lazyPart<TendersOutProps>(() => import('./TendersOut'), { after: whenUsed })

/** Lazy loading: the buttons are there at once, their menus when the page is used. A button that has the focus is not replaced. */
export function LazyTendersOut({ filter }: { readonly filter: TenderFilter }) {
  const [opened, setOpened] = useState<OutMenu | null>(null)
  const [hasFocus, setFocus] = useState(false)
  return (
    <TendersOut
      props={{ filter, opened }}
      isHeld={hasFocus && opened === null}
      waiting={
        <Wrap
          gap="1"
          onFocus={() => {
            setFocus(true)
            TendersOut.preload()
          }}
          onBlur={() => setFocus(false)}
        >
          <ExportButton aria-haspopup="menu" onClick={() => setOpened('export')} />
          <SubscribeButton aria-haspopup="menu" onClick={() => setOpened('subscribe')} />
        </Wrap>
      }
    />
  )
}
