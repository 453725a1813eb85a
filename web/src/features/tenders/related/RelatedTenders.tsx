import { Heading, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { number } from '../../../platform/dutch'
import type { EarlierTenderFragment } from './EarlierTender.generated'
import { closingText, contractEndText, outcomeText, valueText } from './outcome-text'
import { RelatedTender } from './RelatedTender'
import { useRelatedTendersQuery } from './RelatedTenders.generated'

/** Similar tenders, and earlier ones of the same buyer. Loaded after the tender, and hidden when empty. */
export function RelatedTenders({ tenderId }: { readonly tenderId: string }) {
  const { data } = useRelatedTendersQuery({ variables: { id: tenderId } })
  const tender = data?.tender
  if (!tender) return null
  const { similar, earlierByClient } = tender
  return (
    <>
      {similar.nodes.length > 0 && (
        <Section title="Vergelijkbaar">
          {similar.nodes.map(one => (
            <RelatedTender key={one.id} tender={one} left={one.organization} right={closingText(one)} />
          ))}
        </Section>
      )}
      {earlierByClient.nodes.length > 0 && (
        <Section title="Eerder door deze opdrachtgever" count={earlierByClient.totalCount}>
          {earlierByClient.nodes.map(one => (
            <RelatedTender key={one.id} tender={one} left={outcomeText(one)} right={valueText(one)}>
              <ContractEnd tender={one} />
            </RelatedTender>
          ))}
        </Section>
      )}
    </>
  )
}

function ContractEnd({ tender }: { readonly tender: EarlierTenderFragment }) {
  const text = contractEndText(tender.contractEnd)
  if (!text) return null
  return (
    <Text color="fg.muted" textStyle="xs">
      {text}
    </Text>
  )
}

interface SectionProps {
  readonly title: string
  readonly count?: number
  readonly children: ReactNode
}

function Section({ title, count, children }: SectionProps) {
  const id = useId()
  return (
    <Stack as="section" gap="2" borderTopWidth="1px" mt="4" pt="4" textStyle="sm" aria-labelledby={id}>
      <Heading as="h3" size="sm" id={id}>
        {title}
        {count !== undefined && (
          <Text as="span" color="fg.muted" fontWeight="450">
            {' '}
            {number(count)}
          </Text>
        )}
      </Heading>
      <Stack as="ul" gap="0" listStyleType="none">
        {children}
      </Stack>
    </Stack>
  )
}
