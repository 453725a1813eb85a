import pLimit from 'p-limit'
import type { EntityManager } from 'typeorm'
import { abortAfter } from '../../platform/fetching/abort-after.js'
import type { Categorise } from '../../tenders/categorise/categorise.js'
import { loadCategoriser } from '../../tenders/categorise/categorise.service.js'
import type { Fetcher } from '../../platform/fetching/fetcher.js'
import type { RunningJob } from '../../platform/jobs/job.service.js'
import { sampleUrl } from '../samples/sample-page.js'
import type { Settings } from '../../platform/settings/settings.js'
import type { Reader } from '../sources/connector.js'
import { currentReaders } from '../sources/registry.js'
import { createLastAnswer, type LastAnswer } from './answers/last-answer.js'
import type { ParseList } from '../sources/adapters/parsed-page.js'
import { createNormaliser, type Normalise } from './normaliser.js'
import type { Places } from './places.js'
import type { ReadOptions } from './read-items.js'
import { sourceFetcher } from './source-fetcher.js'
import { isRead, switchedOff } from './switches/switch.service.js'

/** Everything needed to read one connector. */
export interface OpenSource {
  readonly connector: Reader
  readonly baseUrl: string
  readonly siteUrl?: string
  readonly days: number
  readonly isSample: boolean
  readonly fetcher: Fetcher
  readonly normalise: Normalise
  readonly parseList: ParseList
  /** Links of samples lead to our own page, because they do not exist on the imitated site. */
  readonly linkOf: ReadOptions['linkOf']
  readonly categorise: Categorise
  /** Aborts when the time limit of this connector has passed. */
  readonly signal: AbortSignal
  /** Aborts when the job was cancelled. */
  readonly stop: AbortSignal
  /** Sources that an administrator switched off. */
  readonly isOff: ReadonlySet<string>
  readonly answers: LastAnswer
}

/** Politeness and memory: the sources have separate rate limits but share this process. */
const SOURCES_AT_ONCE = 4

interface Asked {
  readonly settings: Settings
  readonly places: Places
  readonly isWanted?: (connector: Reader) => boolean
  readonly job: Pick<RunningJob, 'signal'>
}

/**
 * Reads each connector that has an address and an enabled source, a few at a time. A cancelled job starts no further
 * connector.
 * @returns the results of `readOne`
 * @throws the error of `readOne`, after all connectors have ended
 */
export async function readSources<Result>(
  db: EntityManager,
  { settings, places, isWanted = () => true, job }: Asked,
  readOne: (source: OpenSource) => Promise<Result>,
): Promise<readonly Result[]> {
  const isOff = await switchedOff(db)
  const categorise = await loadCategoriser(db)
  const normaliser = createNormaliser()
  const atOnce = pLimit(SOURCES_AT_ONCE)
  const read = async (connector: Reader): Promise<Result | null> => {
    const place = places.of[connector.key]
    if (!place || job.signal.aborted) return null
    const signal = abortAfter(settings.sourceTimeLimitMs)
    const answers = createLastAnswer()
    const { isSample } = places
    const fetcher = sourceFetcher(connector, { settings, place, isSample }, { signal, onAnswer: answers.onAnswer })
    const { normalise, parseList } = normaliser
    const linkOf: ReadOptions['linkOf'] = isSample ? (...of) => sampleUrl(settings.publicUrl, ...of) : undefined
    const own = { connector, isSample, fetcher, answers, signal, linkOf, stop: job.signal }
    try {
      return await readOne({ ...place, ...own, normalise, parseList, categorise, isOff })
    } finally {
      await fetcher.close()
    }
  }
  const wanted = currentReaders().filter(connector => isWanted(connector) && isRead(connector.key, isOff))
  // `allSettled`, so that every connector ends before the worker thread is closed; errors are thrown afterwards.
  const ends = await Promise.allSettled(wanted.map(connector => atOnce(() => read(connector))))
  await normaliser.close()
  return ends.flatMap(end => {
    if (end.status === 'rejected') throw end.reason
    return end.value === null ? [] : [end.value]
  })
}
