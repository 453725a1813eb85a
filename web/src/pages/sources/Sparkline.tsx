import { chakra } from '@chakra-ui/react'
import type { SourceRowFragment } from '../../graphql.generated'

const WIDTH = 80
const HEIGHT = 20
const MARGIN = 3

interface SparklineProps {
  readonly runs: SourceRowFragment['runs']
  readonly colour: string
}

/** What the last runs found, oldest first; a run that is still going on is left out. */
export function Sparkline({ runs, colour }: SparklineProps) {
  const found = runs
    .filter(({ status }) => status !== 'RUNNING')
    .map(({ itemsFound }) => itemsFound)
    .toReversed()
  if (found.length < 2) return null
  const [least, most] = [Math.min(...found), Math.max(...found)]
  const points = found.map((count, index) => {
    const x = MARGIN + (index * (WIDTH - 2 * MARGIN)) / (found.length - 1)
    const share = most === least ? 0.5 : (count - least) / (most - least)
    return [x, HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN)] as const
  })
  const [endX, endY] = points.at(-1)!
  return (
    <chakra.svg
      role="img"
      aria-label={`Gevonden in de laatste ${found.length} runs: ${found.join(', ')}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      w="5rem"
      h="1.25rem"
      display="block"
      color={`${colour}.dot`}
    >
      <polyline
        points={points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle cx={endX} cy={endY} r="2" fill="currentColor" />
    </chakra.svg>
  )
}
