import { DataList, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { longDay, money, rate } from '../../dutch'
import type { TenderSummaryFragment } from '../../graphql.generated'
import { StatusBadge } from '../TenderBadges'
import { typeLabelOf } from '../type-labels'
import { termsOf } from './tender-terms'
import { TenderCategories } from '../card/TenderCategories'

/** Rows of the known facts; an unknown one has no row. */
export function TenderSummary({ tender }: { readonly tender: TenderSummaryFragment }) {
  const rows: [string, ReactNode][] = [
    ['Type', typeLabelOf(tender)],
    ['Opdrachtgever', tender.organization],
    ['Publicatiedatum', longDay(tender.publicationDate)],
  ]
  if (tender.closingDate) rows.push(['Sluitingsdatum', longDay(tender.closingDate)])
  if (tender.region) rows.push(['Regio', tender.region])
  if (tender.estimatedValue != null) rows.push(['Geschatte waarde', money(tender.estimatedValue, tender.currency)])
  if (tender.tenderType === 'FREELANCE_CONTRACT')
    rows.push(['Uurtarief', rate(tender.minHourlyRate, tender.maxHourlyRate)])
  rows.push(['Status', <StatusBadge key="status" isOpen={tender.status === 'OPEN'} />])
  rows.push(['Bron', tender.source.name])
  rows.push(['Categorieën', <Categories key="categories" tender={tender} />])
  rows.push(...termsOf(tender))

  return (
    <DataList.Root gap="4">
      {rows.map(([label, value]) => (
        <DataList.Item key={label}>
          <DataList.ItemLabel>{label}</DataList.ItemLabel>
          <DataList.ItemValue fontWeight="550">{value}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  )
}

function Categories({ tender }: { readonly tender: TenderSummaryFragment }) {
  if (tender.tenderCategories.length > 0) return <TenderCategories tender={tender} />
  return <Text>{tender.category ?? 'Overig'}</Text>
}
