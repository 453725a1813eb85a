import type { EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import { invalid, UserError } from '../../platform/errors.js'
import { clientKeyOf } from '../../tenders/organisations/client-key.js'
import { readUuid } from '../../platform/validation/read-uuid.js'
import { MAX_EXCLUSIONS } from '../../reference/limits.js'
import { readExcluded } from '../../tenders/search/excluded.service.js'
import type { Checked } from '../../platform/validation/checked.js'
import type { AddExclusionInput } from './exclusion.inputs.js'
import { type Exclusion, ExclusionKind } from './exclusion.types.js'

const COLUMNS = 'id, kind, value, created_at AS "createdAt"'

/** Newest first. */
export const exclusionsFor = (db: EntityManager, userId: string): Promise<Exclusion[]> =>
  db.query<Exclusion[]>(`SELECT ${COLUMNS} FROM exclusions WHERE user_id = $1 ORDER BY created_at DESC, id DESC`, [
    userId,
  ])

/**
 * Hides tenders of this buyer, or with this word, from all lists of this user. Idempotent: another spelling of a buyer counts as the same.
 * @throws UserError for an anonymous buyer, a word without meaning, or too many exclusions
 */
export async function addExclusion(
  db: EntityManager,
  userId: string,
  { kind, value }: Checked<AddExclusionInput>,
): Promise<Exclusion> {
  const found = await foundBy(db, kind, value)
  return db.transaction(async tx => {
    // Race condition: the lock keeps concurrent calls within the maximum.
    await tx.query('UPDATE app_users SET has_put_away = true WHERE id = $1', [userId])
    await tx.query(
      `INSERT INTO exclusions (id, user_id, kind, value, client_key, query)
       SELECT $1, $2, $3, $4, $5, $6::tsquery WHERE (SELECT count(*) FROM exclusions WHERE user_id = $2) < $7
       ON CONFLICT DO NOTHING`,
      [uuid(), userId, kind, value, found.clientKey, found.query, MAX_EXCLUSIONS],
    )
    const [exclusion] = await tx.query<Exclusion[]>(
      `SELECT ${COLUMNS} FROM exclusions WHERE user_id = $1 AND kind = $2 AND coalesce(client_key, query::text) = $3`,
      [userId, kind, found.clientKey ?? found.query],
    )
    if (!exclusion) throw tooMany()
    return exclusion
  })
}

async function foundBy(db: EntityManager, kind: ExclusionKind, value: string) {
  if (kind === ExclusionKind.ORGANIZATION) {
    const clientKey = clientKeyOf(value)
    if (clientKey === null) throw invalid('value', 'Deze naam zegt niet wie de opdrachtgever is.')
    return { clientKey, query: null }
  }
  const query = await readExcluded(db, [value], 'value')
  if (query === null) throw invalid('value', 'Op dit woord kan niet worden gezocht. Kies een ander woord.')
  return { clientKey: null, query }
}

/** Shows its tenders in the lists of this user again. Idempotent. */
export async function removeExclusion(db: EntityManager, userId: string, id: string): Promise<void> {
  const known = readUuid(id)
  if (known) await db.query('DELETE FROM exclusions WHERE id = $1 AND user_id = $2', [known, userId])
}

const tooMany = () =>
  new UserError(
    'BAD_USER_INPUT',
    `Je hebt al ${MAX_EXCLUSIONS} opdrachtgevers en woorden die je nooit meer wilt zien. Zet er bij Weggelegd eerst een terug.`,
  )
