import { Box, chakra } from '@chakra-ui/react'
import { useNow } from '../../ui/useNow'
import { EmptySearchRow } from './EmptySearchRow'
import type { EmptySearchRowFragment } from './EmptySearchRow.generated'

const Head = chakra('th', {
  base: { px: '3', h: '9', textAlign: 'start', fontWeight: '550', color: 'fg.muted', whiteSpace: 'nowrap' },
})

export function EmptySearchTable({ searches }: { readonly searches: readonly EmptySearchRowFragment[] }) {
  const now = useNow()
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="card" boxShadow="card" overflow="hidden">
      <Box as="table" w="full" textStyle="sm" aria-label="Zoekopdrachten zonder resultaat">
        <thead>
          <tr>
            <Head scope="col">Zoekopdracht</Head>
            <Head scope="col" textAlign="end" hideBelow="md">
              Aantal keer
            </Head>
            <Head scope="col" hideBelow="md">
              Voor het laatst
            </Head>
            <Head scope="col" textAlign="end">
              Acties
            </Head>
          </tr>
        </thead>
        <tbody>
          {searches.map(search => (
            <EmptySearchRow key={search.id} search={search} now={now} />
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
