import type { SourceRowFragment } from './SourceRow.generated'
import { CANCELLED } from '../../features/jobs/progress-texts'

export const sourceGroups = ['verdacht', 'storing', 'in-orde', 'uit'] as const
export type SourceGroup = (typeof sourceGroups)[number]

interface StateLook {
  readonly word: string
  readonly colour: 'orange' | 'red' | 'blue' | 'brand' | 'gray'
  readonly group: SourceGroup
}

const looks: Readonly<Record<string, StateLook>> = {
  suspect: { word: 'Verdacht', colour: 'orange', group: 'verdacht' },
  failed: { word: 'Storing', colour: 'red', group: 'storing' },
  running: { word: 'Bezig', colour: 'blue', group: 'in-orde' },
  partial: { word: 'Deels gelezen', colour: 'brand', group: 'in-orde' },
  success: { word: 'In orde', colour: 'brand', group: 'in-orde' },
  cancelled: { word: CANCELLED, colour: 'gray', group: 'in-orde' },
  never: { word: 'Niet gelezen', colour: 'gray', group: 'in-orde' },
  off: { word: 'Uit', colour: 'gray', group: 'uit' },
  unconfigured: { word: 'Geen koppeling', colour: 'gray', group: 'uit' },
}

export const groupLooks: Readonly<Record<SourceGroup, { readonly label: string; readonly colour: string }>> = {
  verdacht: { label: 'Verdacht', colour: 'orange' },
  storing: { label: 'Storing', colour: 'red' },
  'in-orde': { label: 'In orde', colour: 'brand' },
  uit: { label: 'Uit', colour: 'gray' },
}

export const lookOf = (state: string): StateLook =>
  looks[state] ?? { word: 'Onbekend', colour: 'gray', group: 'in-orde' }

export const isTrouble = (state: string) => state === 'suspect' || state === 'failed'

export const sourceOrders = [
  { value: 'aandacht', label: 'Aandacht nodig' },
  { value: 'naam', label: 'Naam' },
  { value: 'laatste', label: 'Laatste run' },
] as const
export type SourceOrder = (typeof sourceOrders)[number]['value']

type Source = Pick<SourceRowFragment, 'state' | 'source' | 'runs'>

/** Trouble first, then running, healthy and switched-off sources. */
const ranks = ['suspect failed', 'running', 'partial cancelled never success', 'off', 'unconfigured']
const rankOf = ({ state }: Source) => ranks.findIndex(states => states.split(' ').includes(state))
const lastRun = ({ runs }: Source) => runs[0]?.startedAt ?? ''
const newestFirst = (one: Source, other: Source) => lastRun(other).localeCompare(lastRun(one))

/** Stable sort: equal sources keep the server's order. */
export function ordered<Row extends Source>(rows: readonly Row[], order: SourceOrder): Row[] {
  if (order === 'naam') return rows.toSorted((one, other) => one.source.name.localeCompare(other.source.name, 'nl'))
  if (order === 'laatste') return rows.toSorted(newestFirst)
  return rows.toSorted((one, other) => rankOf(one) - rankOf(other) || (rankOf(one) === 0 ? newestFirst(one, other) : 0))
}
