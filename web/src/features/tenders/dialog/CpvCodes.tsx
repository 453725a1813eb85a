import { Button } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { pluralize } from '../../../platform/dutch'

export function CpvCodes({ codes: [main, ...others] }: { readonly codes: readonly string[] }) {
  const [isOpen, setOpen] = useState(false)
  const rest = useId()
  if (others.length === 0) return main
  return (
    <span>
      {main}{' '}
      <Button
        variant="plain"
        size="xs"
        h="6"
        minW="6"
        px="0.5"
        color="fg.muted"
        aria-label={isOpen ? 'Minder CPV-codes' : `+${pluralize(others.length, 'andere CPV-code', 'andere CPV-codes')}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? rest : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Minder' : `+${others.length}`}
      </Button>
      {isOpen && <span id={rest}>{others.join(', ')}</span>}
    </span>
  )
}
