import type { EntityManager } from 'typeorm'
import { draftOf } from '../../notices/draft.js'
import type { ReadNotice } from '../../notices/store.service.js'
import type { SourceKey } from '../../../reference/sources.js'
import { type HeldNotice, HeldRun } from './held-run.entity.js'

interface ToHold {
  readonly source: SourceKey
  readonly runId: string
  readonly notices: readonly ReadNotice[]
  /** See `HeldRun.seen`. */
  readonly seen: ReadonlySet<string> | null
  readonly isSample: boolean
}

/** Holds what a suspect run read, in place of what an earlier run of this source left. */
export async function hold(db: EntityManager, { source, runId, notices, seen, isSample }: ToHold): Promise<void> {
  const row = {
    source,
    runId,
    notices: notices.map(toJson),
    noticeCount: notices.length,
    seen: seen && [...seen],
    isSample,
  }
  await db.upsert(HeldRun, row, ['source'])
}

/** Drops held notices, because the source has given newer ones since. */
export async function dropHeld(db: EntityManager, source: SourceKey): Promise<void> {
  await db.delete(HeldRun, { source })
}

const toJson = ({ draft, fingerprint }: ReadNotice): HeldNotice => ({
  // Dates become strings in the JSON column.
  draft: draft as unknown as HeldNotice['draft'],
  fingerprint: fingerprint.toString('hex'),
})

/** The inverse of `toJson`. */
export function fromJson({ draft: { publishedAt, ...rest }, fingerprint }: HeldNotice): ReadNotice {
  const draft = draftOf({ ...rest, publishedAt: publishedAt ?? new Date(0).toISOString() })
  return {
    draft: publishedAt === null ? { ...draft, publishedAt: null } : draft,
    fingerprint: Buffer.from(fingerprint, 'hex'),
  }
}
