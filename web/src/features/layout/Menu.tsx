import { IconButton } from '@chakra-ui/react'
import { Menu as MenuIcon } from 'lucide-react'
import { LoadFailure } from '../../ui/lazy/LoadFailure'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { useDrawer } from '../../ui/useDrawer'
import type { MenuPanelProps } from './MenuPanel'

const MenuPanel = lazyPart<MenuPanelProps>(() => import('./MenuPanel'))

/** Navigation on a phone and a tablet, in a lazily loaded drawer. */
export function Menu() {
  const { isOpen, isThere, open, close, forget } = useDrawer()
  return (
    <>
      <IconButton
        aria-label="Menu openen"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        variant="ghost"
        size="sm"
        display={{ lg: 'none' }}
        onClick={open}
      >
        <MenuIcon size={18} />
      </IconButton>
      {isThere && (
        <MenuPanel
          props={{ isOpen, onClose: close }}
          renderFailure={() => <LoadFailure what="Het menu" onClose={forget} />}
        />
      )}
    </>
  )
}
