import { Button, Flex, Text } from '@chakra-ui/react'
import { lasting } from '../../platform/browser-storage'
import { flagOf } from '../../ui/flag'

/** Whether this browser shows the newest first, although the user described themselves. */
export const isByDate = flagOf(lasting, 'ochtendOpDatum')

interface FitOrderProps {
  readonly isByFit: boolean
  readonly onChange: (isByFit: boolean) => void
}

export const FitOrder = ({ isByFit, onChange }: FitOrderProps) => (
  <Flex align="center" columnGap="2" wrap="wrap" textStyle="sm" color="fg.muted">
    <Text role="status">{isByFit ? 'Gesorteerd op wat bij je past' : 'Nieuwste eerst'}</Text>
    <Button
      variant="plain"
      size="sm"
      h={{ base: '11', md: '6' }}
      px="0"
      color="brand.fg"
      onClick={() => onChange(!isByFit)}
    >
      {isByFit ? 'Nieuwste eerst' : 'Sorteer op wat bij je past'}
    </Button>
  </Flex>
)
