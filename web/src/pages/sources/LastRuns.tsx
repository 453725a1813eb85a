import { Box, chakra } from '@chakra-ui/react'
import { number } from '../../platform/dutch'
import { shortRelativeMoment } from '../../platform/dutch-moments'
import type { SourceRowFragment } from './SourceRow.generated'
import { duration } from './run-texts'
import { isTrouble, lookOf } from './source-state'

const SHOWN = 5

const Cell = chakra('td', { base: { py: '1', px: { base: '1', sm: '2' }, whiteSpace: 'nowrap' } })
const Head = chakra('th', {
  base: { py: '1', px: { base: '1', sm: '2' }, fontWeight: '550', color: 'fg.muted', textAlign: 'start' },
})
/** Hidden on a card, for lack of room. */
const inTable = { display: { base: 'none', xl: 'table-cell' } } as const
const right = { textAlign: 'end' } as const

interface LastRunsProps extends Pick<SourceRowFragment, 'runs'> {
  readonly now: Date
}

export function LastRuns({ runs, now }: LastRunsProps) {
  return (
    <Box as="table" textStyle="xs" fontVariantNumeric="tabular-nums" flexShrink="0" alignSelf="flex-start" mx="-2">
      <thead>
        <tr>
          <Head scope="col">Laatste runs</Head>
          <Head scope="col" {...right}>
            Aankondigingen
          </Head>
          <Head scope="col" {...right}>
            Nieuwe tenders
          </Head>
          <Head scope="col" {...right} {...inTable}>
            Duur
          </Head>
          <Head scope="col">Uitkomst</Head>
        </tr>
      </thead>
      <tbody>
        {runs.slice(0, SHOWN).map(run => {
          const state = run.status.toLowerCase()
          const { word, colour } = lookOf(state)
          const emphasis = isTrouble(state) ? { color: `${colour}.fg`, fontWeight: '620' } : {}
          return (
            <tr key={run.id}>
              <Cell whiteSpace={{ base: 'normal', sm: 'nowrap' }}>{shortRelativeMoment(run.startedAt, now)}</Cell>
              <Cell {...right} {...emphasis}>
                {number(run.itemsFound)}
              </Cell>
              <Cell {...right}>{number(run.itemsAdded)}</Cell>
              <Cell {...right} {...inTable} color="fg.muted">
                {duration(run) ?? '–'}
              </Cell>
              <Cell color="fg.muted" {...emphasis}>
                {word.toLowerCase()}
              </Cell>
            </tr>
          )
        })}
      </tbody>
    </Box>
  )
}
