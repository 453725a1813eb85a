import { ButtonGroup, IconButton } from '@chakra-ui/react'
import { LayoutGrid, List } from 'lucide-react'
import { useState } from 'react'

/** Decorative, as the requirements demand: the list does not change. */
export function ViewToggle() {
  const [view, setView] = useState('cards')
  return (
    <ButtonGroup size="xs" variant="outline" attached role="group" aria-label="Weergave">
      <IconButton aria-label="Kaarten" aria-pressed={view === 'cards'} onClick={() => setView('cards')}>
        <LayoutGrid size={14} />
      </IconButton>
      <IconButton aria-label="Lijst" aria-pressed={view === 'list'} onClick={() => setView('list')}>
        <List size={14} />
      </IconButton>
    </ButtonGroup>
  )
}
