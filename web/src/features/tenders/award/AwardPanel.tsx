import { Button, Card, DataList, Heading, HStack, Text, Wrap } from '@chakra-ui/react'
import { Pencil, Trophy } from 'lucide-react'
import { useState } from 'react'
import { longDay, money, number } from '../../../platform/dutch'
import type { AwardSource } from '../../../graphql.generated'
import type { AwardPanelFragment } from './AwardPanel.generated'
import { useSession } from '../../../connection/session/use-session'
import { statusTexts } from '../status-texts'
import { AwardForm } from './AwardForm'
import { CheckAwardsButton } from './CheckAwardsButton'

/** A source without a label, 'api', is shown by its key. */
const sourceLabels: Readonly<Record<AwardSource, string>> = {
  MANUAL: 'Handmatig ingevoerd',
  SCRAPED: 'Automatisch opgehaald',
  DATASET: 'Dataset import',
  API: 'api',
}

/** The winners, or the reason that there is none; administrators can edit it. */
export function AwardPanel({ tender }: { readonly tender: AwardPanelFragment }) {
  const { isAdmin } = useSession()
  const [isEditing, setEditing] = useState(false)
  const close = () => setEditing(false)
  const facts = factsOf(tender)
  const hasBody = isEditing || facts.length > 0
  return (
    <Card.Root as="section" aria-labelledby="gunning">
      <Card.Header {...(hasBody ? { bg: 'bg.subtle', borderBottomWidth: '1px' } : {})} {...header}>
        <Trophy size={17} aria-hidden />
        <Wrap flex="1 1 10rem" align="baseline" gapX="2.5" gapY="0">
          <Heading as="h3" size="sm" id="gunning">
            Gunningsinformatie
          </Heading>
          {!hasBody && <Unknown />}
        </Wrap>
        {isAdmin && !isEditing && (
          <HStack gap="2" wrap="wrap">
            <CheckAwardsButton />
            <Button variant="ghost" size="xs" onClick={() => setEditing(true)}>
              <Pencil size={14} aria-hidden /> Bewerken
            </Button>
          </HStack>
        )}
      </Card.Header>
      {hasBody && (
        <Card.Body p="4">
          {isEditing ? <AwardForm tender={tender} onDone={close} /> : <Award facts={facts} />}
        </Card.Body>
      )}
    </Card.Root>
  )
}

const header = {
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  px: '3',
  py: '1.5',
  minH: '10',
  borderTopRadius: 'card',
} as const

function Unknown() {
  return (
    <Text color="fg.muted" textStyle="sm">
      Nog geen gunningsinformatie beschikbaar
    </Text>
  )
}

type Facts = readonly (readonly [label: string, value: string])[]

function factsOf(tender: AwardPanelFragment): Facts {
  const { awardWinner, awardSolution, awardDate, awardValue, awardCurrency, bidCount, awardSource } = tender
  const isNotAwarded = tender.statusText === statusTexts.notAwarded
  const rows: [string, string | null | undefined][] = [
    ['Status', isNotAwarded ? tender.statusText : null],
    ['Reden', tender.notAwardedReason],
    ['Winnaar', awardWinner],
    ['Gekozen oplossing', awardSolution],
    ['Gunningsdatum', awardDate && longDay(awardDate)],
    ['Gegunde waarde', awardValue == null ? null : money(awardValue, awardCurrency)],
    ['Inschrijvingen', bidCount == null ? null : number(bidCount)],
  ]
  const known = rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
  return known.length > 0 && awardSource ? [...known, ['Bron', sourceLabels[awardSource]]] : known
}

const Award = ({ facts }: { readonly facts: Facts }) => (
  <DataList.Root orientation={{ base: 'vertical', md: 'horizontal' }} gap="2.5">
    {facts.map(([label, value]) => (
      <DataList.Item key={label}>
        <DataList.ItemLabel minW="9rem">{label}</DataList.ItemLabel>
        <DataList.ItemValue fontWeight="550" whiteSpace="pre-line">
          {value}
        </DataList.ItemValue>
      </DataList.Item>
    ))}
  </DataList.Root>
)
