import { IconButton } from '@chakra-ui/react'
import { Menu as MenuIcon } from 'lucide-react'
import { DidNotCome } from '../ui/lazy/DidNotCome'
import { lazyPart } from '../ui/lazy/lazy-part'
import { useSlidIn } from '../ui/useSlidIn'
import type { MenuPanelProps } from './MenuPanel'

const MenuPanel = lazyPart<MenuPanelProps>(() => import('./MenuPanel'))

/** On a phone: the same places, behind a button. What slides in is loaded when somebody asks for it. */
export function Menu() {
  const { isOpen, isThere, open, close, forget } = useSlidIn()
  return (
    <>
      <IconButton
        aria-label="Menu openen"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        variant="ghost"
        size="sm"
        display={{ md: 'none' }}
        onClick={open}
      >
        <MenuIcon size={18} />
      </IconButton>
      {isThere && (
        <MenuPanel
          props={{ isOpen, onClose: close }}
          renderFailure={() => <DidNotCome what="Het menu" onClose={forget} />}
        />
      )}
    </>
  )
}
