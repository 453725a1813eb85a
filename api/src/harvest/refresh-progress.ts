import type { Progress } from '../jobs/job.service.js'
import { log } from '../log.js'
import { type ConnectorKey, sourceName } from '../reference/sources.js'

/** Throttle: each report is written and sent to everybody who watches. */
const REPORT_EVERY_MS = 500

interface RefreshProgress {
  /** @param announced number of notices in the whole list; null while that is not known */
  report(source: ConnectorKey, found: number, announced: number | null): void
  /** Nothing more is reported of a source that has been read. */
  finish(source: ConnectorKey): void
  stop(): void
}

/**
 * Sources are read in parallel, and one bar shows them all: it follows the source that has most left to read, since that
 * is the one that is waited for.
 */
export function progressOf(progress: Progress): RefreshProgress {
  const reading = new Map<ConnectorKey, { readonly found: number; readonly announced: number }>()
  let timer: ReturnType<typeof setTimeout> | null = null

  function send(): void {
    timer = null
    const [last] = [...reading].toSorted(([, one], [, other]) => left(other) - left(one))
    if (!last) return
    const [source, { found, announced }] = last
    progress(found, announced, sourceName(source)).catch((error: unknown) =>
      log.warn({ error }, 'progress not written'),
    )
  }

  const later = () => void (timer ??= setTimeout(send, REPORT_EVERY_MS).unref())
  return {
    report(source, found, announced) {
      reading.set(source, { found, announced: announced ?? 0 })
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

const left = ({ found, announced }: { readonly found: number; readonly announced: number }) => announced - found
