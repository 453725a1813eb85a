import type { SourceRowFragment } from './SourceRow.generated'
import { Sparkline } from '../../ui/sparkline/Sparkline'
import { lookOf } from './source-state'

type RunTrendProps = Pick<SourceRowFragment, 'runs' | 'state'>

/** What the last runs found, oldest first. A run that is still going on is left out, and gives no colour. */
export function RunTrend({ runs, state }: RunTrendProps) {
  const found = runs
    .filter(({ status }) => status !== 'RUNNING')
    .map(({ itemsFound }) => itemsFound)
    .toReversed()
  const label = `Gevonden in de laatste ${found.length === 1 ? 'run' : `${found.length} runs`}: ${found.join(', ')}`
  const { colour } = lookOf(state)
  return <Sparkline values={found} label={label} colour={colour === 'blue' ? 'brand' : colour} width={80} height={20} />
}
