import type { EntityManager } from 'typeorm'
import { loadCategoriser } from '../../../tenders/categorise/categorise.service.js'
import { pluralize } from '../../../platform/text/pluralize.js'
import { withCopiesLocked } from '../../../tenders/duplicates/copies-lock.service.js'
import { UserError } from '../../../platform/errors.js'
import { closeVanished, setAsideVanished } from '../../notices/vanish.service.js'
import { type SourceKey, sourceName } from '../../../reference/sources.js'
import { RunStatus } from '../../../reference/tender-values.js'
import { ScraperRun } from '../run.entity.js'
import { isFirstImport } from '../run.service.js'
import { canBeAccepted } from '../suspicion.js'
import { readableSource } from '../switches/switch.service.js'
import { store, type Tally } from '../tally.js'
import { HeldRun } from './held-run.entity.js'
import { fromJson } from './held.service.js'

/**
 * Accepts a suspect run: stores its held notices, closes tenders that its complete list no longer shows, and makes this
 * run and later ones the baseline for comparison.
 * @throws UserError when the source is being read, or has no run that can be accepted
 */
export async function acceptRun(db: EntityManager, byUserId: string, key: string): Promise<SourceKey> {
  const source = readableSource(key)
  const held = await db.findOneBy(HeldRun, { source })
  const run = await runToAccept(db, source, held)
  const counts = { found: run.itemsFound, added: run.itemsAdded, updated: run.itemsUpdated, refused: run.itemsRefused }
  // Each batch is its own transaction: others wait while copies are locked, and a repeat after a crash is idempotent.
  if (held) await storeHeld(db, held, source, { counts, startedAt: run.startedAt })
  await withCopiesLocked(db, async tx => {
    if (held) await takeHeld(tx, held)
    const { closed, errorMessage } = held ? await closeByList(tx, source, held) : { closed: 0, errorMessage: null }
    // Resets the baseline: otherwise every later run would be just as suspect.
    await tx.query('UPDATE scraper_runs SET is_usual = false WHERE source = $1 AND is_usual AND started_at < $2', [
      source,
      run.startedAt,
    ])
    await tx.update(ScraperRun, run.id, {
      status: RunStatus.SUCCESS,
      errorMessage,
      itemsAdded: counts.added,
      itemsUpdated: counts.updated + closed,
      acceptedBy: byUserId,
      isUsual: !held?.isSample,
    })
  })
  return source
}

async function storeHeld(
  db: EntityManager,
  { notices: held, isSample }: HeldRun,
  source: SourceKey,
  run: Pick<Tally, 'counts' | 'startedAt'>,
): Promise<void> {
  const categorise = await loadCategoriser(db)
  const tally = { ...run, refusals: [], isFirstImport: isSample || (await isFirstImport(db, source)) }
  await store(db, { categorise, isSample }, source, tally, held.map(fromJson))
}

/** @throws UserError when somebody else accepted it meanwhile, or a later run replaced it */
async function takeHeld(tx: EntityManager, { source, runId }: HeldRun): Promise<void> {
  const { affected } = await tx.delete(HeldRun, { source, runId })
  if (affected !== 1) throw nothingToAccept(source)
}

async function runToAccept(db: EntityManager, source: SourceKey, held: HeldRun | null): Promise<ScraperRun> {
  const newest = await db.findOne(ScraperRun, { where: { source }, order: { startedAt: 'DESC' } })
  if (newest?.status === RunStatus.RUNNING)
    throw new UserError('BAD_USER_INPUT', `${sourceName(source)} wordt nu gelezen. Probeer het daarna opnieuw.`)
  if (held) return db.findOneByOrFail(ScraperRun, { id: held.runId })
  if (newest?.status === RunStatus.SUSPECT && canBeAccepted(newest.suspicion)) return newest
  throw nothingToAccept(source)
}

const nothingToAccept = (source: string) =>
  new UserError('BAD_USER_INPUT', `Van ${sourceName(source)} wacht er niets op verwerking.`)

async function closeByList(tx: EntityManager, source: SourceKey, { seen }: HeldRun) {
  if (!seen) return { closed: 0, errorMessage: null }
  const { closed, isDoubtful } = await closeVanished(tx, source, seen)
  if (!isDoubtful) return { closed, errorMessage: null }
  const left = await setAsideVanished(tx, source, seen)
  const errorMessage =
    `${sourceName(source)} toont meer dan de helft van de open opdrachten niet meer. Er is niets gesloten: ` +
    `${pluralize(left, 'opdracht blijft', 'opdrachten blijven')} staan tot de sluitingsdatum.`
  return { closed, errorMessage }
}
