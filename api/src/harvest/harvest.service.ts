import pLimit from 'p-limit'
import type { EntityManager } from 'typeorm'
import type { Categorise } from '../categorise/categorise.js'
import type { Fetcher } from '../fetching/fetcher.js'
import { SourceError } from '../fetching/source-error.js'
import { type ReadNotice, storeNotices, unchangedNotices } from '../notices/store.service.js'
import { RunStatus } from '../reference/tender-values.js'
import { sourceByKey } from '../reference/sources.js'
import { type Connector, type Connection, type Item, RefusedItem } from '../sources/connector.js'
import { finishRun, isFirstImport, readCheckpoint, startRun, writeCheckpoint } from './run.service.js'

export interface HarvestOptions {
  readonly connector: Connector<never, never>
  readonly fetcher: Fetcher
  readonly baseUrl: string
  readonly days: number
  readonly categorise: Categorise
  readonly isSample: boolean
  /** Fires when the time for this source is over. */
  readonly signal: AbortSignal
  readonly onProgress?: (found: number) => void
}

export interface HarvestResult {
  readonly status: RunStatus
  readonly found: number
  readonly added: number
  readonly updated: number
  readonly refused: number
  readonly message: string | null
}

/** Written at once, so that a run that breaks off keeps what it had. */
const BATCH = 1000
const MOST_ITEMS = 20_000
const FETCHES_AT_ONCE = 8
/** A whole week without a single notice is not something that happens. */
const DAYS_THAT_CANNOT_BE_EMPTY = 7

/**
 * Reads one source into the database and keeps a run of it. Never throws for what a source does: the run then ends
 * failed, partial or suspect with a sentence. Nothing is ever removed because a source is silent.
 */
export async function harvest(db: EntityManager, options: HarvestOptions): Promise<HarvestResult> {
  const { connector, signal } = options
  const run = await startRun(db, connector.key)
  const counts = { found: 0, added: 0, updated: 0, refused: 0 }
  const refusals: string[] = []
  const shortfalls: string[] = []
  let failure: SourceError | null = null

  try {
    const connection: Connection = { ...options, now: run.startedAt }
    const storing = {
      ...options,
      source: connector.key,
      isFirstImport: options.isSample || (await isFirstImport(db, connector.key)),
      now: run.startedAt,
    }
    const seen = new Set<string>()

    // How far the stand-in was read says nothing of the live source.
    const checkpoint = options.isSample ? null : await readCheckpoint(db, connector.key)

    for await (const discovery of connector.discover(connection, checkpoint)) {
      if (signal.aborted) throw new SourceError('limit', 'De tijd voor deze bron was om.')
      const fresh = discovery.items.filter(({ publicationId }) => !seen.has(publicationId) && seen.add(publicationId))
      counts.found += fresh.length
      if (counts.found > MOST_ITEMS) throw new SourceError('limit', `De bron gaf meer dan ${MOST_ITEMS} publicaties.`)
      if (discovery.shortfall) shortfalls.push(discovery.shortfall)

      const known = await unchangedNotices(db, connector.key, fresh)
      const wanted = fresh.filter(item => !known.has(item.publicationId))
      for (let at = 0; at < wanted.length; at += BATCH) {
        const { notices, refused, broken } = await readItems(connector, connection, wanted.slice(at, at + BATCH))
        refusals.push(...refused)
        const stored = await storeNotices(db, notices, storing)
        counts.added += stored.added
        counts.updated += stored.updated
        counts.refused += refused.length
        if (broken) throw broken
      }
      if (discovery.checkpoint && !options.isSample) await writeCheckpoint(db, connector.key, discovery.checkpoint)
      options.onProgress?.(counts.found)
    }
  } catch (error) {
    if (!(error instanceof SourceError)) {
      await finishRun(db, run.id, {
        ...counts,
        status: RunStatus.FAILED,
        message: 'Er ging bij ons iets mis bij het verwerken.',
      })
      throw error
    }
    failure = error
  }

  const verdict = judge({ counts, refusals, shortfalls, failure, days: options.days, source: connector.key })
  await finishRun(db, run.id, { ...counts, ...verdict })
  return { ...counts, ...verdict }
}

/** Fetches and normalises; what cannot be used is refused by itself, and what breaks keeps what came before it. */
async function readItems(connector: Connector<never, never>, connection: Connection, items: readonly Item[]) {
  const limit = pLimit(FETCHES_AT_ONCE)
  const notices: ReadNotice[] = []
  const refused: string[] = []
  let broken: SourceError | null = null

  await Promise.all(
    items.map(item =>
      limit(async () => {
        if (broken) return
        try {
          const draft = connector.normalise(await connector.fetch(connection, item as Item<never>))
          notices.push({ draft, fingerprint: item.fingerprint })
        } catch (error) {
          if (error instanceof RefusedItem) refused.push(`${item.publicationId}: ${error.message}`)
          else if (error instanceof SourceError && error.status === 404)
            refused.push(`${item.publicationId}: staat wel in de lijst, maar bestaat niet.`)
          else if (error instanceof SourceError) broken ??= error
          else throw error
        }
      }),
    ),
  )
  return { notices, refused, broken: broken as SourceError | null }
}

interface Evidence {
  readonly counts: { readonly found: number; readonly refused: number }
  readonly refusals: readonly string[]
  readonly shortfalls: readonly string[]
  readonly failure: SourceError | null
  readonly days: number
  readonly source: string
}

/** What the run is called in the end, and the sentence that says why. */
function judge({ counts, refusals, shortfalls, failure, days, source }: Evidence): {
  status: RunStatus
  message: string | null
} {
  const name = sourceByKey.get(source)?.name ?? source
  if (failure) {
    const isPartial = counts.found > counts.refused
    const rest = isPartial ? ' Wat al gelezen was, is bewaard; de rest volgt de volgende keer.' : ''
    return { status: isPartial ? RunStatus.PARTIAL : RunStatus.FAILED, message: failure.message + rest }
  }
  if (counts.found === 0 && days >= DAYS_THAT_CANNOT_BE_EMPTY)
    return {
      status: RunStatus.SUSPECT,
      message: `${name} gaf geen enkele publicatie. Misschien is de site veranderd. Er is niets verwijderd.`,
    }
  if (counts.refused > 0 && counts.refused === counts.found)
    return {
      status: RunStatus.SUSPECT,
      message: `Geen van de ${counts.found} publicaties van ${name} was bruikbaar. De eerste: ${refusals[0]}`,
    }
  if (shortfalls.length > 0) return { status: RunStatus.PARTIAL, message: shortfalls.slice(0, 3).join(' ') }
  if (counts.refused > 0)
    return {
      status: RunStatus.PARTIAL,
      message: `${counts.refused} van ${counts.found} publicaties zijn overgeslagen. De eerste: ${refusals[0]}`,
    }
  return { status: RunStatus.SUCCESS, message: null }
}
