import type { EntityManager } from 'typeorm'
import { invalid } from '../../../platform/errors.js'
import { type ConnectorKey, findReadSource, type SourceKey, sourcesReadBy } from '../../../reference/sources.js'
import type { Checked } from '../../../platform/validation/checked.js'
import type { SwitchSourceInput } from './switch.inputs.js'
import { SourceSwitch } from './source-switch.entity.js'

/**
 * Switches a source on, or off with a reason, from the next run on. Its tenders stay. Idempotent.
 * @throws UserError for a source that no connector reads, or without a reason
 */
export async function switchSource(
  db: EntityManager,
  byUserId: string,
  { source: key, isOn, reason }: Checked<SwitchSourceInput>,
): Promise<SourceKey> {
  const source = readableSource(key)
  if (!isOn && !reason) throw invalid('reason', 'Geef een reden op.')
  const row = { source, isOff: !isOn, reason: isOn ? null : reason!, changedBy: byUserId, changedAt: new Date() }
  await db.upsert(SourceSwitch, row, ['source'])
  return source
}

/** @throws UserError when no connector reads it */
export function readableSource(key: string): SourceKey {
  const source = findReadSource(key)
  if (!source) throw invalid('source', 'Deze bron wordt niet gelezen.')
  return source.key
}

/** Whether at least one source of the connector is on. */
export const isRead = (connector: ConnectorKey, isOff: ReadonlySet<string>): boolean =>
  sourcesReadBy(connector).some(source => !isOff.has(source))

export async function switchedOff(db: EntityManager): Promise<ReadonlySet<string>> {
  const rows = await db.find(SourceSwitch, { select: { source: true }, where: { isOff: true } })
  return new Set(rows.map(({ source }) => source))
}
