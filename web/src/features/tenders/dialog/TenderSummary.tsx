import { DataList, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { TenderSummaryFragment } from './TenderSummary.generated'
import { TenderCategories } from '../card/TenderCategories'
import { StatusBadge, TypeBadge } from '../TenderBadges'
import { CpvCodes } from './CpvCodes'
import { countedBrokers, openRoutes } from '../routes'
import { termsOf } from './tender-terms'

const small = { fontSize: '0.8125rem', lineHeight: '1.35' } as const

/** Facts that the strip of key facts lacks; unknown facts have no row. */
export function TenderSummary({ tender }: { readonly tender: TenderSummaryFragment }) {
  const rows: [string, ReactNode][] = [
    ['Type', <TypeBadge key="type" tender={tender} />],
    ['Opdrachtgever', tender.organization],
    ['Status', <StatusBadge key="status" tender={tender} />],
    ['Bron', sourcesOf(tender)],
    ...termsOf(tender).map(([label, value]): [string, ReactNode] => [
      label,
      typeof value === 'string' ? value : <CpvCodes key={label} codes={value} />,
    ]),
  ]
  return (
    <DataList.Root orientation="horizontal" gap="2">
      {rows.map(([label, value]) => (
        <DataList.Item key={label} alignItems="baseline" gap="2">
          <DataList.ItemLabel textStyle="xs" w="5.5rem" minW="5.5rem">
            {label}
          </DataList.ItemLabel>
          <DataList.ItemValue {...small} fontWeight="550" minW="0" overflowWrap="anywhere" hyphens="auto">
            {value}
          </DataList.ItemValue>
        </DataList.Item>
      ))}
      <DataList.Item flexDirection="column" alignItems="stretch" gap="2" borderTopWidth="1px" mt="2" pt="4">
        <DataList.ItemLabel textStyle="xs">Categorieën</DataList.ItemLabel>
        <DataList.ItemValue {...small} fontWeight="550">
          <Categories tender={tender} />
        </DataList.ItemValue>
      </DataList.Item>
    </DataList.Root>
  )
}

/** Only the number of brokers; a table shows the offer of each. */
const sourcesOf = ({ tenderType, source, routes }: TenderSummaryFragment) =>
  (tenderType === 'FREELANCE_CONTRACT' && routes.length > 1 && countedBrokers(openRoutes(routes).length)) ||
  routes.map(route => route.source.name).join(', ') ||
  source.name

function Categories({ tender }: { readonly tender: TenderSummaryFragment }) {
  if (tender.tenderCategories.length > 0) return <TenderCategories tender={tender} />
  return <Text>{tender.category ?? 'Overig'}</Text>
}
