import { Button, ButtonGroup } from '@chakra-ui/react'
import { setRoomy, useIsRoomy } from './density'

export function DensitySwitch() {
  const isRoomy = useIsRoomy()
  return (
    <ButtonGroup size="xs" variant="outline" attached role="group" aria-label="Dichtheid" hideBelow="md">
      <Button aria-pressed={isRoomy} bg={isRoomy ? 'bg.muted' : 'bg.panel'} onClick={() => setRoomy(true)}>
        Ruim
      </Button>
      <Button aria-pressed={!isRoomy} bg={isRoomy ? 'bg.panel' : 'bg.muted'} onClick={() => setRoomy(false)}>
        Compact
      </Button>
    </ButtonGroup>
  )
}
