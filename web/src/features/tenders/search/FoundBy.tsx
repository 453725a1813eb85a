import { Text } from '@chakra-ui/react'
import type { SearchHitField } from '../../../graphql.generated'
import { Marked } from '../card/Marked'
import type { SearchReportFragment } from './SearchReport.generated'

export type SearchHit = SearchReportFragment['hits'][number]

const said: Readonly<Record<SearchHitField, string>> = {
  TITLE: 'Gevonden op een verwant woord',
  DESCRIPTION: 'Gevonden in de omschrijving',
  REFERENCE: 'Gevonden op nummer',
  CPV: 'Gevonden op CPV-code',
}

export interface FoundByProps {
  readonly hit: NonNullable<SearchHit>
  readonly search: string
}

export function FoundBy({ hit: { field, text }, search }: FoundByProps) {
  return (
    <Text textStyle="sm" mt="2" overflowWrap="anywhere">
      <Text as="span" color="fg.muted">
        {said[field]}:
      </Text>{' '}
      <Marked text={text} search={field === 'DESCRIPTION' ? search : text} />
    </Text>
  )
}
