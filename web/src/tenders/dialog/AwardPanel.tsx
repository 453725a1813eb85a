import { Card, DataList, Heading, HStack, Text } from '@chakra-ui/react'
import { Trophy } from 'lucide-react'
import { longDay, money, number } from '../../dutch'
import type { AwardPanelFragment, AwardSource } from '../../graphql.generated'

/** A source without a label, 'api', is shown by its key. */
const sourceLabels: Readonly<Record<AwardSource, string>> = {
  MANUAL: 'Handmatig ingevoerd',
  SCRAPED: 'Automatisch opgehaald',
  DATASET: 'Dataset import',
  API: 'api',
}

export function AwardPanel({ tender }: { readonly tender: AwardPanelFragment }) {
  const { awardWinner, awardSolution, awardDate, awardValue, awardCurrency, bidCount, awardSource } = tender
  const rows: [string, string | null | undefined][] = [
    ['Winnaar', awardWinner],
    ['Gekozen oplossing', awardSolution],
    ['Gunningsdatum', awardDate && longDay(awardDate)],
    ['Gegunde waarde', awardValue == null ? null : money(awardValue, awardCurrency)],
    ['Inschrijvingen', bidCount == null ? null : number(bidCount)],
  ]
  const known = rows.filter(([, value]) => value)
  if (known.length > 0 && awardSource) known.push(['Bron', sourceLabels[awardSource]])

  return (
    <Card.Root as="section" aria-labelledby="gunning">
      <Card.Header bg="bg.subtle" borderBottomWidth="1px" borderTopRadius="card" py="3" px="4">
        <HStack gap="2">
          <Trophy size={17} aria-hidden />
          <Heading as="h3" size="sm" id="gunning">
            Gunningsinformatie
          </Heading>
        </HStack>
      </Card.Header>
      <Card.Body p="4">
        {known.length === 0 ? (
          <Text color="fg.muted" textStyle="sm">
            Nog geen gunningsinformatie beschikbaar
          </Text>
        ) : (
          <DataList.Root orientation={{ base: 'vertical', md: 'horizontal' }} gap="2.5">
            {known.map(([label, value]) => (
              <DataList.Item key={label}>
                <DataList.ItemLabel minW="9rem">{label}</DataList.ItemLabel>
                <DataList.ItemValue fontWeight="550">{value}</DataList.ItemValue>
              </DataList.Item>
            ))}
          </DataList.Root>
        )}
      </Card.Body>
    </Card.Root>
  )
}
