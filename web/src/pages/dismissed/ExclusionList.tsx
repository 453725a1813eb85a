import { Button, Flex, Heading, List, Stack, Text } from '@chakra-ui/react'
import { Undo2 } from 'lucide-react'
import { shortDay } from '../../platform/dutch'
import { WordsField } from '../../ui/WordsField'
import { type ExclusionFragment, useExclusionsQuery } from '../../features/dismissed/Exclusions.generated'
import { nameOf, useExclusions } from '../../features/dismissed/useExclusions'
import { ErrorNotice } from '../../ui/ErrorNotice'

export function ExclusionList() {
  const { data, error, refetch } = useExclusionsQuery({ fetchPolicy: 'cache-and-network' })
  const { exclude, giveBack, isBusy } = useExclusions()
  if (!data && error)
    return (
      <ErrorNotice title="De lijst ‘Nooit meer’ kon niet worden geladen" error={error} onRetry={() => void refetch()} />
    )
  const exclusions = data?.exclusions ?? []
  return (
    <Stack
      as="section"
      gap="2"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      px="4"
      py="3"
      aria-labelledby="nooit"
    >
      <Heading as="h2" id="nooit" textStyle="sm" fontWeight="620">
        Nooit meer
      </Heading>
      {exclusions.length === 0 && (
        <Text textStyle="sm" color="fg.muted">
          Een opdrachtgever of woord dat je nooit meer wilt zien, kies je met ‘Nooit meer…’ nadat je een tender weglegt.
        </Text>
      )}
      <List.Root variant="plain">
        {exclusions.map(one => (
          <Row key={one.id} one={one} isBusy={isBusy} onGiveBack={() => void giveBack([one])} />
        ))}
      </List.Root>
      <WordsField
        label="Woord dat je nooit meer wilt zien"
        words={[]}
        onChange={words => void exclude(words.map(value => ({ kind: 'WORD', value })))}
      />
    </Stack>
  )
}

interface RowProps {
  readonly one: ExclusionFragment
  readonly isBusy: boolean
  readonly onGiveBack: () => void
}

const Row = ({ one, isBusy, onGiveBack }: RowProps) => (
  <List.Item display="block">
    <Flex gap="3" align="center" justify="space-between" minH={{ base: '11', md: '9' }} textStyle="sm">
      <Text minW="0" overflowWrap="anywhere">
        {one.kind === 'WORD' ? 'Woord' : 'Opdrachtgever'}: <strong>{one.value}</strong>{' '}
        <Text as="span" color="fg.muted">
          sinds {shortDay(one.createdAt)}
        </Text>
      </Text>
      <Button
        variant="outline"
        size="xs"
        flexShrink="0"
        disabled={isBusy}
        aria-label={`Terugzetten: ${nameOf(one)}`}
        onClick={onGiveBack}
      >
        <Undo2 size={14} aria-hidden /> Terugzetten
      </Button>
    </Flex>
  </List.Item>
)
