import type { Progress } from '../../platform/jobs/job.service.js'
import { log } from '../../platform/log.js'
import { type ConnectorKey, sourceName } from '../../reference/sources.js'
import type { Reader } from '../sources/connector.js'

/** Throttle: each report is written and sent to every subscriber. */
const REPORT_EVERY_MS = 500

interface RefreshProgress {
  begin(connector: Pick<Reader, 'key' | 'resumes'>): void
  /** @param announced number of notices in the whole list; null while that is not known */
  report(source: ConnectorKey, done: number, announced: number | null): void
  /** Removes a source that has been read from the progress. */
  finish(source: ConnectorKey): void
  stop(): void
}

interface Reading {
  readonly done: number
  readonly announced: number
  /** Stopping halfway loses nothing. */
  readonly canStop: boolean
}

/** The single progress bar shows the source with the most items left, because it ends last. */
export function progressOf(progress: Progress): RefreshProgress {
  const reading = new Map<ConnectorKey, Reading>()
  let timer: ReturnType<typeof setTimeout> | null = null

  function send(): void {
    timer = null
    const mostLeftFirst = [...reading].toSorted(([, one], [, other]) => left(other) - left(one))
    const [shown] = mostLeftFirst
    if (!shown) return
    const [source, { done, announced }] = shown
    const last = mostLeftFirst.find(([, { canStop }]) => !canStop)?.[0]
    progress(done, announced, sourceName(source), last ? sourceName(last) : null).catch((error: unknown) =>
      log.warn({ error }, 'progress not written'),
    )
  }

  const later = () => void (timer ??= setTimeout(send, REPORT_EVERY_MS).unref())
  return {
    begin({ key, resumes = false }) {
      reading.set(key, { done: 0, announced: 0, canStop: resumes })
      later()
    },
    report(source, done, announced) {
      const known = reading.get(source)
      reading.set(source, { done, announced: announced ?? 0, canStop: known?.canStop ?? false })
      later()
    },
    finish(source) {
      reading.delete(source)
      later()
    },
    stop() {
      if (timer) clearTimeout(timer)
    },
  }
}

const left = ({ done, announced }: Reading) => announced - done
