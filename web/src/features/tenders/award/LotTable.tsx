import { chakra, Text } from '@chakra-ui/react'
import { pluralize, money, number } from '../../../platform/dutch'
import type { LotTableFragment } from './LotTable.generated'

type Lot = LotTableFragment['lots'][number]

/** Outcome per lot. On a phone the number of bids is shown below the value instead of in a column. */
export function LotTable({ tender: { lots } }: { readonly tender: LotTableFragment }) {
  return (
    <chakra.table
      w="full"
      mt="4"
      textStyle="sm"
      css={{ '& :is(th, td)': { py: '1.5', ps: '3', verticalAlign: 'top', '&:first-child': { ps: '0' } } }}
    >
      <chakra.caption fontWeight="550" textAlign="start" captionSide="top">
        Percelen
      </chakra.caption>
      <chakra.thead color="fg.muted" textAlign="start">
        <tr>
          <chakra.th scope="col" fontWeight="normal" textAlign="start">
            Perceel
          </chakra.th>
          <chakra.th scope="col" fontWeight="normal" textAlign="start">
            Uitkomst
          </chakra.th>
          <chakra.th scope="col" fontWeight="normal" textAlign="end">
            Waarde
          </chakra.th>
          <chakra.th scope="col" fontWeight="normal" textAlign="end" hideBelow="md">
            Inschrijvingen
          </chakra.th>
        </tr>
      </chakra.thead>
      <tbody>
        {lots.map(lot => (
          <chakra.tr key={lot.lot} borderTopWidth="1px">
            <chakra.th scope="row" fontWeight="normal" textAlign="start">
              {nameOf(lot)}
            </chakra.th>
            <chakra.td overflowWrap="anywhere">
              {outcomeOf(lot)}
              {lot.reason && <Text color="fg.muted">{lot.reason}</Text>}
            </chakra.td>
            <chakra.td textAlign="end" whiteSpace="nowrap">
              {lot.value == null ? '–' : money(lot.value, lot.currency)}
              {lot.bidCount != null && (
                <Text color="fg.muted" textStyle="xs" hideFrom="md">
                  {pluralize(lot.bidCount, 'inschrijving', 'inschrijvingen')}
                </Text>
              )}
            </chakra.td>
            <chakra.td textAlign="end" hideBelow="md">
              {lot.bidCount == null ? '–' : number(lot.bidCount)}
            </chakra.td>
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  )
}

/** Strips the prefix and leading zeros of an eForms lot id: LOT-0001. */
const nameOf = ({ lot }: Lot) => lot.replace(/^LOT-0*(?=\d)/, '')

const outcomeOf = ({ status, winner }: Lot) => {
  if (status === 'AWARDED') return winner ?? 'Gegund'
  return status === 'PENDING' ? 'Nog geen winnaar' : 'Niet gegund'
}
