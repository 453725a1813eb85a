import type { SourceRowFragment } from './SourceRow.generated'
import { Sparkline } from '../../ui/sparkline/Sparkline'
import { lookOf } from './source-state'

type RunTrendProps = Pick<SourceRowFragment, 'runs' | 'state'>

/** Results of the last runs, oldest first. A running one is ignored. */
export function RunTrend({ runs, state }: RunTrendProps) {
  const found = runs
    .filter(({ status }) => status !== 'RUNNING')
    .map(({ itemsFound }) => itemsFound)
    .toReversed()
  const label = `Gevonden in de laatste ${found.length === 1 ? 'run' : `${found.length} runs`}: ${found.join(', ')}`
  const { colour } = lookOf(state)
  return <Sparkline values={found} label={label} colour={colour === 'blue' ? 'brand' : colour} width={80} height={20} />
}
