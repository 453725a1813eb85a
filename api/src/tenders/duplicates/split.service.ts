import type { EntityManager } from 'typeorm'
import type { Tender } from '../tender/tender.entity.js'
import { findTender, tenderNotFound, tendersById } from '../tender/tender.service.js'
import type { Checked } from '../../platform/validation/checked.js'
import type { SplitTenderInput } from './copy.inputs.js'
import { withCopiesLocked } from './copies-lock.service.js'
import { splitCopy } from './copy.service.js'

/**
 * Idempotent: separates a tender from its copies permanently.
 * @returns the tender and its former copies
 * @throws UserError
 */
export async function splitTender(
  db: EntityManager,
  { tenderId }: Checked<SplitTenderInput>,
): Promise<{ tender: Tender; others: Tender[] }> {
  return withCopiesLocked(db, async tx => {
    const otherIds = await splitCopy(tx, tenderId)
    const tender = await findTender(tx, tenderId)
    if (!tender) throw tenderNotFound()
    if (otherIds.length === 0) return { tender, others: [] }
    const others = await tendersById(tx, otherIds)
    return { tender, others: others.filter(other => other !== null) }
  })
}
