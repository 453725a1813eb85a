import { Text } from '@chakra-ui/react'
import { pluralize } from '../../../platform/dutch'
import type { LotMatchesFragment } from './LotMatches.generated'

export type LotMatch = LotMatchesFragment['lotMatches'][number]

/** The lot because of which a tender is in the list, when its other lots do not match the filter. */
export function MatchingLot({ match: { number, title, count } }: { readonly match: LotMatch }) {
  return (
    <Text textStyle="sm" mt="2" overflowWrap="anywhere" lineClamp={1}>
      <Text as="span" color="fg.muted">
        Perceel {number}
        {title ? ':' : ''}
      </Text>{' '}
      {title}
      {count > 1 && <Text as="span" color="fg.muted">{` en nog ${pluralize(count - 1, 'perceel', 'percelen')}`}</Text>}
    </Text>
  )
}
