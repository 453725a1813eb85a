import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { number } from '../../../platform/dutch'
import { UnfoldButton } from '../../../ui/UnfoldButton'
import { LotRow } from './LotRow'
import type { LotsFragment } from './Lots.generated'
import { HeaderCell, Table } from './table-parts'

const MAX_FOLDED = 8

const header = { scope: 'col', role: 'columnheader' } as const

/** All lots of a tender, in the order of its source; of many only the first open ones, until unfolded. */
export function Lots({ tender }: { readonly tender: LotsFragment }) {
  const [isUnfolded, setUnfolded] = useState(false)
  const [isOpenOnly, setOpenOnly] = useState(false)
  const [heading, rows] = [useId(), useId()]
  const { lots } = tender
  const open = lots.filter(({ status }) => status === 'OPEN')
  const chosen = isOpenOnly ? open : lots
  const isLong = chosen.length > MAX_FOLDED
  const folded = (open.length > 0 ? open : lots).slice(0, MAX_FOLDED)
  const shown = isLong && !isUnfolded ? folded : chosen
  return (
    <Box as="section" aria-labelledby={heading} css={{ containerType: 'inline-size' }}>
      <Flex align="center" justify="space-between" gap="2" minH="7" mb="1.5">
        <Heading as="h3" size="sm" id={heading}>
          Percelen{' '}
          <Text as="span" color="fg.muted" fontWeight="450">
            {number(lots.length)}
          </Text>
        </Heading>
        {open.length > 0 && open.length < lots.length && (
          <Button
            variant={isOpenOnly ? 'subtle' : 'ghost'}
            colorPalette="brand"
            color="brand.fg"
            size="xs"
            aria-pressed={isOpenOnly}
            onClick={() => setOpenOnly(!isOpenOnly)}
          >
            Alleen open percelen
          </Button>
        )}
      </Flex>
      <Table role="table" aria-labelledby={heading}>
        <thead role="rowgroup">
          <tr role="row">
            <HeaderCell {...header}>Nr</HeaderCell>
            <HeaderCell {...header}>Perceel</HeaderCell>
            <HeaderCell {...header} column="place">
              Plaats
            </HeaderCell>
            <HeaderCell {...header} column="value">
              Waarde
            </HeaderCell>
            <HeaderCell {...header}>Sluit</HeaderCell>
            <HeaderCell {...header}>Status</HeaderCell>
          </tr>
        </thead>
        <tbody role="rowgroup" id={rows}>
          {shown.map(lot => (
            <LotRow key={lot.identifier} lot={lot} tender={tender} />
          ))}
        </tbody>
      </Table>
      {isLong && (
        <UnfoldButton
          isOpen={isUnfolded}
          controls={rows}
          onToggle={() => setUnfolded(!isUnfolded)}
          variant="plain"
          size="xs"
          color="brand.fg"
        >
          {isUnfolded ? 'Toon minder' : `Toon alle ${number(chosen.length)}`}
        </UnfoldButton>
      )}
    </Box>
  )
}
