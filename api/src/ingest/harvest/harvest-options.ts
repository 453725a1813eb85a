import type { Categorise } from '../../tenders/categorise/categorise.js'
import type { Fetcher } from '../../platform/fetching/fetcher.js'
import type { SourceKey } from '../../reference/sources.js'
import type { RunStatus } from '../../reference/tender-values.js'
import type { Connection } from '../sources/connector.js'
import type { LastAnswer } from './answers/last-answer.js'
import type { ReadOptions } from './read-items.js'
import type { SuspicionKind } from './suspicion.js'

export interface HarvestOptions extends ReadOptions, Pick<Connection, 'parseList'> {
  readonly fetcher: Fetcher
  readonly baseUrl: string
  readonly siteUrl?: string
  readonly days: number
  readonly categorise: Categorise
  readonly isSample: boolean
  /** Sources that an administrator switched off: their notices are skipped. */
  readonly isOff?: ReadonlySet<string>
  /** Remembers the last answer of the source; the fetcher must report to it. */
  readonly answers?: LastAnswer
  /** Aborts when the time limit of this connector has passed. */
  readonly signal: AbortSignal
  /** Aborts when somebody cancels the refresh: a connector that resumes stops after the current page. */
  readonly stop?: AbortSignal
  /**
   * @param done number of notices that are read or known
   * @param announced number of notices in the whole list; null while unknown
   */
  readonly onProgress?: (done: number, announced: number | null) => void
}

export interface HarvestResult {
  readonly source: SourceKey
  readonly status: RunStatus
  /** Null when the run is not suspect. */
  readonly suspicion: SuspicionKind | null
  /** Number of notices in the list. */
  readonly found: number
  /** The tenders that these notices belong to. */
  readonly tenderIds: readonly string[]
  readonly added: number
  readonly updated: number
  readonly refused: number
  readonly message: string | null
}
