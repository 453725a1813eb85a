import type { SourceError } from '../fetching/source-error.js'
import { RunStatus } from '../reference/tender-values.js'
import { type SourceKey, sourceName } from '../reference/sources.js'

/** Facts about a finished run of one source. */
export interface Evidence {
  readonly source: SourceKey
  readonly counts: { readonly found: number; readonly refused: number }
  readonly refusals: readonly string[]
  readonly doubts: readonly string[]
  readonly shortfalls: readonly string[]
  readonly failure: SourceError | null
  /** Somebody cancelled the refresh before the end of the list. */
  readonly isStopped: boolean
  /** Nothing was found over a period in which there is always something. */
  readonly isStrange: boolean
}

/** Decides the final status of a run, and the Dutch sentence that explains it. */
export function judge({ source, counts, refusals, doubts, shortfalls, failure, isStopped, isStrange }: Evidence): {
  status: RunStatus
  message: string | null
} {
  const name = sourceName(source)
  if (failure) {
    const isPartial = counts.found > counts.refused
    const rest = isPartial ? ' Wat al gelezen was, is bewaard; de rest volgt de volgende keer.' : ''
    return { status: isPartial ? RunStatus.PARTIAL : RunStatus.FAILED, message: failure.message + rest }
  }
  if (isStopped)
    return { status: RunStatus.CANCELLED, message: 'Gestopt door een beheerder. Wat al gelezen was, is bewaard.' }
  if (isStrange)
    return {
      status: RunStatus.SUSPECT,
      message: `${name} gaf geen enkele publicatie. Misschien is de site veranderd. Er is niets verwijderd.`,
    }
  if (counts.refused > 0 && counts.refused === counts.found)
    return {
      status: RunStatus.SUSPECT,
      message: `Geen van de ${counts.found} publicaties van ${name} was bruikbaar. De eerste: ${refusals[0]}`,
    }
  if (doubts.length > 0) return { status: RunStatus.SUSPECT, message: doubts.join(' ') }
  if (shortfalls.length > 0) return { status: RunStatus.PARTIAL, message: shortfalls.slice(0, 3).join(' ') }
  if (counts.refused > 0)
    return {
      status: RunStatus.PARTIAL,
      message: `${counts.refused} van ${counts.found} publicaties zijn overgeslagen. De eerste: ${refusals[0]}`,
    }
  return { status: RunStatus.SUCCESS, message: null }
}
