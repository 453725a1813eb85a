import { pluralize } from '../../platform/text/pluralize.js'
import type { SourceError } from '../../platform/fetching/source-error.js'
import { RunStatus } from '../../reference/tender-values.js'
import type { Suspicion } from './suspicion.js'

/** Facts about a finished run of one source. */
export interface Evidence {
  readonly counts: {
    readonly found: number
    readonly added: number
    readonly updated: number
    readonly refused: number
  }
  readonly refusals: readonly string[]
  /** Sentences about closing dates that are unreadable or implausible. */
  readonly doubts: readonly string[]
  readonly shortfalls: readonly string[]
  readonly failure: SourceError | null
  readonly isStopped: boolean
  readonly suspicion: Suspicion | null
  /** The notices are held for an administrator. */
  readonly isHeld: boolean
}

interface Verdict {
  readonly status: RunStatus
  /** Dutch sentence; null when there is nothing to say. */
  readonly message: string | null
}

/** Decides the final status of a run and the Dutch sentence that explains it. */
export function judge(evidence: Evidence): Verdict {
  const { counts, refusals, doubts, shortfalls, failure, isStopped, suspicion } = evidence
  const hasUsable = counts.found > counts.refused
  const rest = ' Wat al gelezen was, is bewaard; de rest volgt de volgende keer.'
  if (suspicion) return { status: RunStatus.SUSPECT, message: suspectMessage(suspicion, evidence, rest) }
  if (failure)
    return {
      status: hasUsable ? RunStatus.PARTIAL : RunStatus.FAILED,
      message: failure.message + (hasUsable ? rest : ''),
    }
  if (isStopped)
    return { status: RunStatus.CANCELLED, message: 'Gestopt door een beheerder. Wat al gelezen was, is bewaard.' }
  if (shortfalls.length > 0) return { status: RunStatus.PARTIAL, message: shortfalls.slice(0, 3).join(' ') }
  if (counts.refused > 0)
    return {
      status: RunStatus.PARTIAL,
      message: `${refusedText(counts)} overgeslagen. De eerste: ${refusals[0]}`,
    }
  return { status: RunStatus.SUCCESS, message: doubts.length > 0 ? doubtText(doubts) : null }
}

const refusedText = ({ refused, found }: Evidence['counts']): string =>
  `${refused.toLocaleString('nl-NL')} van de ${pluralize(found, 'aankondiging', 'aankondigingen')} ${refused === 1 ? 'is' : 'zijn'}`

const doubtText = (doubts: readonly string[]): string =>
  `${pluralize(doubts.length, 'sluitingsdatum is', 'sluitingsdata zijn')} niet leesbaar of onwaarschijnlijk. De eerste: ${doubts[0]}`

function suspectMessage({ sentence }: Suspicion, { counts, failure, isHeld }: Evidence, rest: string): string {
  const hasStored = counts.added + counts.updated > 0
  if (isHeld) return sentence.replace(/\.$/, hasStored ? '; de rest is niet verwerkt.' : '; niet verwerkt.')
  return failure && hasStored ? sentence + rest : sentence
}
