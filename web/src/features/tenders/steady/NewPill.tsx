import { Box, Button } from '@chakra-ui/react'
import { ArrowUp } from 'lucide-react'
import { pluralize } from '../../../platform/dutch'

export interface NewPillProps {
  readonly count: number
  readonly onShow: () => void
}

/** Number of new tenders above the list; an overlay, so that it causes no layout shift. */
export const NewPill = ({ count, onShow }: NewPillProps) => (
  <Box role="status" position="fixed" bottom="6" left="50%" transform="translateX(-50%)" zIndex="docked">
    {count > 0 && (
      <Button
        size="xs"
        variant="outline"
        color="brand.fg"
        borderRadius="full"
        boxShadow="raised"
        onClick={() => {
          onShow()
          window.scrollTo({ top: 0 })
        }}
      >
        <ArrowUp size={14} aria-hidden /> {pluralize(count, 'nieuwe tender', 'nieuwe tenders')}
      </Button>
    )}
  </Box>
)
