import { Flex, Text } from '@chakra-ui/react'
import { CloudOff } from 'lucide-react'
import { relativeMoment } from '../../platform/dutch-moments'
import { useNow } from '../../ui/useNow'
import type { Asked } from './kept-answers'
import { useKeptAt } from './kept-times'

/** Age of data from offline storage; nothing for data from the server. */
export function KeptNote({ asked }: { readonly asked: Asked }) {
  const at = useKeptAt(asked)
  const now = useNow()
  if (!at) return null
  return (
    <Flex
      role="note"
      align="center"
      gap="2"
      bg="orange.subtle"
      color="orange.fg"
      borderRadius="l2"
      px="3"
      py="1.5"
      textStyle="sm"
    >
      <CloudOff size={15} aria-hidden />
      <Text>
        Bewaard op dit apparaat, {relativeMoment(at.toISOString(), now)}. Wat er daarna kwam, zie je hier nog niet.
      </Text>
    </Flex>
  )
}
