import { Box, chakra } from '@chakra-ui/react'
import { number } from '../../dutch'
import type { SourceRowFragment } from '../../graphql.generated'
import { dayAndTime, duration } from './run-texts'
import { lookOf } from './source-state'

const SHOWN = 5

const Cell = chakra('td', { base: { py: '1', px: '2', whiteSpace: 'nowrap' } })
const Head = chakra('th', { base: { py: '1', px: '2', fontWeight: '550', color: 'fg.muted', textAlign: 'start' } })
/** A phone has no room for it. */
const fromTablet = { display: { base: 'none', sm: 'table-cell' } } as const
const right = { textAlign: 'end' } as const

/** The newest runs of a source. */
export function LastRuns({ runs }: Pick<SourceRowFragment, 'runs'>) {
  const now = new Date()
  return (
    <Box as="table" textStyle="xs" fontVariantNumeric="tabular-nums" flexShrink="0" alignSelf="flex-start" mx="-2">
      <thead>
        <tr>
          <Head scope="col">Laatste runs</Head>
          <Head scope="col" {...right}>
            Gevonden
          </Head>
          <Head scope="col" {...right}>
            Nieuw
          </Head>
          <Head scope="col" {...right} {...fromTablet}>
            Duur
          </Head>
          <Head scope="col">Uitkomst</Head>
        </tr>
      </thead>
      <tbody>
        {runs.slice(0, SHOWN).map(run => {
          const { word, colour } = lookOf(run.status.toLowerCase())
          const isNotable = colour === 'orange' || colour === 'red'
          const emphasis = isNotable ? { color: `${colour}.fg`, fontWeight: '620' } : {}
          return (
            <tr key={run.id}>
              <Cell>{dayAndTime(run.startedAt, now)}</Cell>
              <Cell {...right} {...emphasis}>
                {number(run.itemsFound)}
              </Cell>
              <Cell {...right}>{number(run.itemsAdded)}</Cell>
              <Cell {...right} {...fromTablet} color="fg.muted">
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
