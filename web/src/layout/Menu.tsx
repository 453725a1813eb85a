import { IconButton } from '@chakra-ui/react'
import { Menu as MenuIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const MenuPanel = lazy(() => import('./MenuPanel'))

/** On a phone: the same places, behind a button. What slides in is loaded when somebody asks for it. */
export function Menu() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setOpen(true)
  }
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
      {wasOpened && (
        <Suspense>
          <MenuPanel isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
