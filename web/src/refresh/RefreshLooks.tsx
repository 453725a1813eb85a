import { Button, chakra } from '@chakra-ui/react'
import { RefreshCw } from 'lucide-react'

const Icon = chakra(RefreshCw)

interface RefreshLooksProps {
  readonly isBusy: boolean
  /** Under the label. */
  readonly beneath: string | null
  readonly onClick: () => void
}

/** Quiet, because sources are read by themselves as well; its width does not depend on what it says. */
export function RefreshLooks({ isBusy, beneath, onClick }: RefreshLooksProps) {
  const label = isBusy ? 'Bezig...' : 'Ververs Data'
  return (
    <Button
      size="sm"
      variant="ghost"
      px="2"
      w={{ sm: '9.5rem' }}
      justifyContent="flex-start"
      aria-label={label}
      disabled={isBusy}
      onClick={onClick}
    >
      <Icon boxSize="4" aria-hidden animation={isBusy ? 'spin 1s linear infinite' : undefined} />
      <chakra.span display={{ base: 'none', sm: 'inline' }} textAlign="start" lineHeight="1.2" minW="0">
        {label}
        {beneath && (
          <chakra.span display="block" truncate textStyle="xs" color="fg.muted" fontWeight="450">
            {beneath}
          </chakra.span>
        )}
      </chakra.span>
    </Button>
  )
}
