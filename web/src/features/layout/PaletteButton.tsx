import { Button, Kbd } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { openPalette } from '../../ui/keys/palette-event'

export function PaletteButton() {
  return (
    <Button
      variant="outline"
      size="sm"
      hideBelow="xl"
      w="9rem"
      justifyContent="flex-start"
      color="fg.muted"
      fontWeight="450"
      borderColor="border.control"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      onClick={openPalette}
    >
      <Search size={15} aria-hidden /> Zoeken
      <Kbd size="sm" ms="auto" aria-hidden>
        Ctrl K
      </Kbd>
    </Button>
  )
}
