import { Wrap } from '@chakra-ui/react'
import { useState } from 'react'
import type { TenderFilter } from '../../graphql.generated'
import { LoadFailure } from '../../ui/lazy/LoadFailure'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { whenUsed } from '../../ui/lazy/when-used'
import { ExportButton, type OutMenu, SubscribeButton } from './OutButtons'
import type { TendersOutMenusProps } from './TendersOutMenus'

const Menus = lazyPart<TendersOutMenusProps>(() => import('./TendersOutMenus'))
void whenUsed().then(Menus.preload)

/** Export and subscription buttons for a list of tenders; their menus are loaded on the first click. */
export function TendersOut({ filter }: { readonly filter: TenderFilter }) {
  const [opened, setOpened] = useState<OutMenu | null>(null)
  const buttons = (
    <Wrap gap="1">
      <ExportButton aria-haspopup="menu" onClick={() => setOpened('export')} />
      <SubscribeButton aria-haspopup="menu" onClick={() => setOpened('subscribe')} />
    </Wrap>
  )
  if (!opened) return buttons
  return (
    <Menus
      props={{ filter, opened }}
      waiting={buttons}
      renderFailure={() => <LoadFailure what="Het menu" onClose={() => setOpened(null)} />}
    />
  )
}
