import { chakra, DataList, Flex, IconButton, Status, Text } from '@chakra-ui/react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { clockOf, moment, shortDay } from '../../../platform/dutch'
import { closingOf } from './closing-of'
import { detailsOf, type Lot, stateOf, type TenderOfLots, valueOf } from './lot-texts'
import { Cell, Corner, Row, Second, Stacked, words } from './table-parts'

interface LotRowProps {
  readonly lot: Lot
  readonly tender: TenderOfLots
}

/** One lot; a row below it, opened by a button, has its other details. */
export function LotRow({ lot, tender }: LotRowProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { number, title, region, status } = lot
  const details = detailsOf(lot)
  const value = valueOf(lot)
  const Chevron = isOpen ? ChevronUp : ChevronDown
  return (
    <>
      <Row role="row" color={status === 'WITHDRAWN' ? 'fg.muted' : undefined}>
        <Cell role="cell" column="number">
          {number}
        </Cell>
        <Cell as="th" scope="row" role="rowheader" column="title">
          <Flex gap="1" align="start">
            <Text as="span" {...words} lineClamp={isOpen ? undefined : 2}>
              {title ?? `Perceel ${number}`}
            </Text>
            {details.length > 0 && (
              <IconButton
                variant="ghost"
                size="2xs"
                my="-0.5"
                aria-label={`Meer over perceel ${number}`}
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                onClick={() => setOpen(!isOpen)}
              >
                <Chevron size={14} />
              </IconButton>
            )}
          </Flex>
        </Cell>
        <Cell role="cell" column="place">
          {region}
        </Cell>
        <Cell role="cell" column="value">
          {value && (
            <>
              <chakra.span fontWeight="550" whiteSpace="nowrap">
                {value.text}
              </chakra.span>{' '}
              <Second>{value.kind}</Second>
            </>
          )}
        </Cell>
        <Cell role="cell" column="closing">
          <Closing lot={lot} tender={tender} />
        </Cell>
        <Cell role="cell" column="status">
          <State lot={lot} tender={tender} />
        </Cell>
      </Row>
      {isOpen && (
        <Row role="row">
          <Cell role="cell" column="details" colSpan={6} id={id}>
            <DataList.Root orientation="horizontal" gap="1.5" textStyle="sm">
              {details.map(([label, text]) => (
                <DataList.Item key={label} alignItems="baseline" gap="2">
                  <DataList.ItemLabel minW="7rem">{label}</DataList.ItemLabel>
                  <DataList.ItemValue whiteSpace="pre-line" overflowWrap="anywhere">
                    {text}
                  </DataList.ItemValue>
                </DataList.Item>
              ))}
            </DataList.Root>
          </Cell>
        </Row>
      )}
    </>
  )
}

function Closing({ lot, tender }: LotRowProps) {
  const closes = closingOf(lot, tender)
  if (!closes) return lot.closingNote
  return (
    <>
      <Stacked>{lot.status === 'OPEN' ? 'Sluit' : 'Sluiting'} </Stacked>
      <time dateTime={closes} title={moment(closes)}>
        {shortDay(closes)}
      </time>{' '}
      <Second>{clockOf(closes)}</Second>
    </>
  )
}

function State({ lot, tender }: LotRowProps) {
  const { label, detail, isUrgent, winner, others } = stateOf(lot, tender)
  const isOpen = lot.status === 'OPEN'
  return (
    <>
      <Corner>
        <Status.Root size="sm" fontSize="inherit" fontWeight="550" color={isOpen ? 'brand.fg' : 'fg.muted'}>
          <Status.Indicator bg={isOpen ? 'brand.dot' : 'gray.dot'} />
          {label}
        </Status.Root>
      </Corner>{' '}
      {winner && (
        <Second place="line">
          aan{' '}
          <chakra.span color="fg" fontWeight="550">
            {winner}
          </chakra.span>
          {others ? ` +${others}` : null}
        </Second>
      )}
      {detail && (
        <Second place={isOpen || lot.status === 'CLOSED' ? 'end' : 'line'} color={isUrgent ? 'orange.fg' : undefined}>
          {detail}
        </Second>
      )}
    </>
  )
}
