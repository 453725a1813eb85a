import { Button, Flex, Text } from '@chakra-ui/react'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { relativeDay, relativeMoment } from '../../platform/dutch-moments'
import { NeverAgain } from '../../features/dismissed/NeverAgain'
import { useDismiss } from '../../features/dismissed/useDismiss'
import { TenderCard } from '../../features/tenders/card/TenderCard'
import { useNow } from '../../ui/useNow'
import type { DismissedTendersQuery } from './DismissedTenders.generated'

interface DismissedCardProps {
  readonly tender: DismissedTendersQuery['tenders']['nodes'][number]
}

/** A dismissed tender: when and why it was dismissed, whether it returns by itself, and a button to restore it. */
export function DismissedCard({ tender }: DismissedCardProps) {
  const now = useNow()
  const [isChoosing, setChoosing] = useState(false)
  const { bringBack, isBusy } = useDismiss(tender.id)
  const { reason, until, dismissedAt } = tender.dismissed ?? {}
  return (
    <TenderCard tender={tender} level="h2" search="">
      <Flex
        borderTopWidth="1px"
        ps={{ base: '4', md: '6' }}
        pe="4"
        py="2"
        gap="3"
        align="center"
        justify="space-between"
        wrap={{ base: 'wrap', md: 'nowrap' }}
      >
        <Text
          color="fg.muted"
          textStyle="sm"
          minW="0"
          flex={{ base: '1 0 100%', md: '0 1 auto' }}
          overflowWrap="anywhere"
        >
          {dismissedAt && `Weggelegd ${relativeDay(dismissedAt, now)}`}
          {until && ` · komt ${relativeMoment(until, now)} terug`}
          {reason && ` · ${reason}`}
        </Text>
        <Button
          variant="ghost"
          size="xs"
          flexShrink="0"
          ms="auto"
          aria-label={`Nooit meer: ${tender.title}`}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          Nooit meer…
        </Button>
        <Button
          variant="outline"
          size="xs"
          flexShrink="0"
          loading={isBusy}
          aria-label={`Terugzetten: ${tender.title}`}
          onClick={bringBack}
        >
          <Undo2 size={14} aria-hidden /> Terugzetten
        </Button>
      </Flex>
      {isChoosing && <NeverAgain tenderId={tender.id} onClose={() => setChoosing(false)} />}
    </TenderCard>
  )
}
