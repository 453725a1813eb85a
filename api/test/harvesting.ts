import type { EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import { loadCategoriser } from '../src/tenders/categorise/categorise.service.js'
import { SourceError } from '../src/platform/fetching/source-error.js'
import { fingerprint } from '../src/platform/text/fingerprint.js'
import { harvest } from '../src/ingest/harvest/harvest.service.js'
import type { HarvestOptions } from '../src/ingest/harvest/harvest-options.js'
import { ScraperRun } from '../src/ingest/harvest/run.entity.js'
import { SourceSwitch } from '../src/ingest/harvest/switches/source-switch.entity.js'
import type { NoticeDraft, ReadDraft } from '../src/ingest/notices/draft.js'
import { type SourceKey, sources } from '../src/reference/sources.js'
import type { Reader } from '../src/ingest/sources/connector.js'
import { fakeFetcher } from './fake-fetcher.js'

const closingDate = new Date(Date.now() + 30 * 86_400_000)

/** A notice with default values. */
export const aDraft = (publicationId: string, given: Partial<NoticeDraft> = {}): NoticeDraft => ({
  publicationId,
  procedureKey: publicationId,
  kind: 'competition',
  publishedAt: new Date('2026-03-02T09:00:00Z'),
  title: `Beheerder ${publicationId}`,
  description: 'Beheer van een zaaksysteem.',
  organization: 'Gemeente Westerveen',
  closingDate,
  place: null,
  sourceUrl: 'https://bron.test/1',
  tenderType: 'freelance_contract',
  ...given,
})

export const drafts = (from: number, to: number, given: Partial<NoticeDraft> = {}): NoticeDraft[] =>
  Array.from({ length: to - from }, (_, index) => aDraft(String(from + index), given))

/** The pages of a list; an error interrupts it. */
export type Pages = readonly (readonly ReadDraft[] | SourceError)[]

/** A connector whose list has these pages. Between is one of the sources of `striive`. */
export const aConnector = (pages: Pages, given: Partial<Reader> = {}): Reader => ({
  key: 'striive',
  version: 1,
  listsAllOpen: true,
  async *discover() {
    for (const [index, page] of pages.entries()) {
      if (page instanceof SourceError) throw page
      const items = page.map(draft => ({
        publicationId: draft.publicationId,
        source: 'between' as const,
        fingerprint: fingerprint(draft),
        listing: draft,
      }))
      yield { items, checkpoint: { page: index + 1 } }
    }
  },
  fetch: (_connection, { listing }) => Promise.resolve(listing),
  normalise: draft => draft as ReadDraft,
  ...given,
})

/** Harvests without the worker thread, which has its own tests. @returns the result of each source */
export const harvestAll = async (db: EntityManager, connector: Reader, given: Partial<HarvestOptions> = {}) =>
  harvest(db, {
    connector,
    normalise: ({ normalise }, raw) => Promise.resolve(normalise(raw as never)),
    fetcher: fakeFetcher(),
    baseUrl: 'http://bron.test',
    days: 30,
    categorise: await loadCategoriser(db),
    isSample: false,
    signal: new AbortController().signal,
    ...given,
  })

/** @returns the result of Between, otherwise of the connector's own source */
export async function harvested(db: EntityManager, connector: Reader, given: Partial<HarvestOptions> = {}) {
  const results = await harvestAll(db, connector, given)
  return results.find(({ source }) => source === 'between') ?? results[0]!
}

/** Inserts normal former runs, the last one an hour ago. */
export async function usualRuns(db: EntityManager, source: SourceKey, found: readonly number[]): Promise<void> {
  for (const [index, itemsFound] of found.entries())
    await aRun(db, { source, itemsFound, isUsual: true, startedAt: new Date(Date.now() - (index + 1) * 3_600_000) })
}

export const aRun = (db: EntityManager, given: Partial<ScraperRun> = {}) =>
  db.save(
    db.create(ScraperRun, {
      id: uuid(),
      source: 'between',
      status: 'success',
      startedAt: new Date(),
      completedAt: new Date(),
      ...given,
    }),
  )

/** Disables every other source, so that a refresh of the samples takes a second. */
export async function onlyRead(db: EntityManager, ...kept: readonly SourceKey[]): Promise<void> {
  const others = sources.filter(({ key, readBy }) => readBy && !kept.includes(key))
  await db.insert(
    SourceSwitch,
    others.map(({ key }) => ({ source: key, isOff: true, reason: 'Proef', changedBy: null, changedAt: new Date() })),
  )
}
