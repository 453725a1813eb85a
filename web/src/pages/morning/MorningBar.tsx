import { Box, Button, Flex, HStack, Kbd, Text, VisuallyHidden } from '@chakra-ui/react'
import { Undo2 } from 'lucide-react'
import { useId } from 'react'
import { ProgressBar } from '../../ui/ProgressBar'
import { options } from './Choices'
import { countChoices, minutesLeft, type Triage } from './triage'

interface MorningBarProps {
  readonly triage: Triage
  readonly tenders: number
  readonly onUndo: () => void
}

export function MorningBar({ triage, tenders, onUndo }: MorningBarProps) {
  const id = useId()
  const { place } = triage
  const counts = countChoices(triage)
  const hasUndo = triage.chosen.length > 0
  return (
    <Flex align="center" gap={{ base: '3', md: '6' }} minH="10">
      <Box flex="1" maxW={{ md: '20rem' }}>
        <Flex justify="space-between" textStyle="xs" mb="1">
          <Text id={id} fontWeight="550">
            {Math.min(place + 1, tenders)} van {tenders}
          </Text>
          {place < tenders && <Text color="fg.muted">nog ± {minutesLeft(tenders - place)} min</Text>}
        </Flex>
        <ProgressBar labelledBy={id} percentage={Math.round((place / tenders) * 100)} h="1.5" />
      </Box>
      <HStack gap="4" ms="auto" color="fg.muted" textStyle="sm" hideBelow="md">
        {options.map(({ choice, label, icon }) => (
          <HStack key={choice} gap="1" css={{ '& svg': { boxSize: '4' } }}>
            <span aria-hidden>{icon}</span>
            <VisuallyHidden>{label}:</VisuallyHidden>
            {counts[choice]}
          </HStack>
        ))}
      </HStack>
      <Button
        variant="ghost"
        size="sm"
        ms={{ base: 'auto', md: '0' }}
        aria-keyshortcuts="z"
        aria-disabled={!hasUndo}
        opacity={hasUndo ? 1 : 0.5}
        onClick={() => hasUndo && onUndo()}
      >
        <Undo2 size={16} aria-hidden /> Ongedaan
        <Kbd size="sm" hideBelow="md" aria-hidden>
          z
        </Kbd>
      </Button>
    </Flex>
  )
}
