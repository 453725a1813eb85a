import type { EntityManager } from 'typeorm'
import { loadCategoriser } from '../../categorise/categorise.service.js'
import { UserError } from '../../errors.js'
import { closeVanished, setAsideVanished } from '../../notices/vanish.service.js'
import { type SourceKey, sourceName } from '../../reference/sources.js'
import { RunStatus } from '../../reference/tender-values.js'
import { BATCH } from '../read-list.js'
import { ScraperRun } from '../run.entity.js'
import { isFirstImport } from '../run.service.js'
import { canBeAccepted } from '../suspicion.js'
import { readableSource } from '../switches/switch.service.js'
import { store } from '../tally.js'
import { HeldRun } from './held-run.entity.js'
import { fromJson } from './held.service.js'

/**
 * An administrator vouches for a suspect run: what it read is stored, what its complete list no longer shows is closed,
 * and later runs are compared with this one and those after it.
 * @throws UserError when the source is being read, or has no run that can be accepted
 */
export async function acceptRun(db: EntityManager, byUserId: string, key: string): Promise<SourceKey> {
  const source = readableSource(key)
  const categorise = await loadCategoriser(db)
  await db.transaction(async tx => {
    const held = await tx.findOne(HeldRun, { where: { source }, lock: { mode: 'pessimistic_write' } })
    const run = await runToAccept(tx, source, held)
    const { startedAt } = run
    const counts = {
      found: run.itemsFound,
      added: run.itemsAdded,
      updated: run.itemsUpdated,
      refused: run.itemsRefused,
    }
    if (held) {
      const isFirst = held.isSample || (await isFirstImport(tx, source))
      const notices = held.notices.map(fromJson)
      for (let at = 0; at < notices.length; at += BATCH) {
        const tally = { counts, isFirstImport: isFirst, startedAt }
        await store(tx, { categorise, isSample: held.isSample }, source, tally, notices.slice(at, at + BATCH))
      }
    }
    const { closed, errorMessage } = held ? await closeByList(tx, source, held) : { closed: 0, errorMessage: null }
    await tx.delete(HeldRun, { source })
    // What was usual before is not any longer: without this, every later run would be as suspect.
    await tx.query(`UPDATE scraper_runs SET is_usual = false WHERE source = $1 AND is_usual AND started_at < $2`, [
      source,
      startedAt,
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

async function runToAccept(tx: EntityManager, source: SourceKey, held: HeldRun | null): Promise<ScraperRun> {
  const newest = await tx.findOne(ScraperRun, { where: { source }, order: { startedAt: 'DESC' } })
  if (newest?.status === RunStatus.RUNNING)
    throw new UserError('BAD_USER_INPUT', `${sourceName(source)} wordt nu gelezen. Probeer het daarna opnieuw.`)
  if (held) return tx.findOneByOrFail(ScraperRun, { id: held.runId })
  if (newest?.status === RunStatus.SUSPECT && canBeAccepted(newest.suspicion)) return newest
  throw new UserError('BAD_USER_INPUT', `Van ${sourceName(source)} wacht niets op verwerking.`)
}

async function closeByList(tx: EntityManager, source: SourceKey, { seen }: HeldRun) {
  if (!seen) return { closed: 0, errorMessage: null }
  const { closed, isDoubtful } = await closeVanished(tx, source, seen)
  if (!isDoubtful) return { closed, errorMessage: null }
  const left = await setAsideVanished(tx, source, seen)
  const errorMessage =
    `${sourceName(source)} toont meer dan de helft van de open opdrachten niet meer. Er is niets gesloten: ` +
    `${left.toLocaleString('nl-NL')} opdrachten blijven staan tot hun sluitingsdatum.`
  return { closed, errorMessage }
}
