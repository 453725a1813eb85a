import type { SourceRowFragment } from '../../graphql.generated'
import { Sparkline } from '../../ui/sparkline/Sparkline'

interface RunTrendProps {
  readonly runs: SourceRowFragment['runs']
  readonly colour: string
}

/** What the last runs found, oldest first; a run that is still going on is left out. */
export function RunTrend({ runs, colour }: RunTrendProps) {
  const found = runs
    .filter(({ status }) => status !== 'RUNNING')
    .map(({ itemsFound }) => itemsFound)
    .toReversed()
  const label = `Gevonden in de laatste ${found.length} runs: ${found.join(', ')}`
  return <Sparkline values={found} label={label} colour={colour} width={80} height={20} />
}
