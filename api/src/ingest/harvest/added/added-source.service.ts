import type { EntityManager } from 'typeorm'
import { invalid } from '../../../platform/errors.js'
import { type AddedKey, addedKeyOf, isAddedKey } from '../../../reference/added-sources.js'
import { MAX_ADDED_SOURCES } from '../../../reference/limits.js'
import { sources } from '../../../reference/sources.js'
import type { Settings } from '../../../platform/settings/settings.js'
import type { Checked } from '../../../platform/validation/checked.js'
import type { AddedSourceInput } from './added-source.inputs.js'
import { loadAddedSources, publishAddedSources } from './known-sources.service.js'
import { readableAddress } from './source-address.js'
import { StoredSource } from './stored-source.entity.js'

/** Serialises additions, so that two of them cannot take the same name or exceed the maximum together. */
const LOCK = 'LOCK TABLE added_sources IN SHARE ROW EXCLUSIVE MODE'

/**
 * Adds a source, which is read from the next run on. A removed source of the same name is restored.
 * @throws UserError
 */
export async function addSource(
  db: EntityManager,
  settings: Settings,
  byUserId: string,
  input: Checked<AddedSourceInput>,
): Promise<AddedKey> {
  const { name, adapter, tenderType } = input
  const address = checkedAddress(input, settings)
  const key = await db.transaction(async tx => {
    await tx.query(LOCK)
    const stored = await tx.find(StoredSource)
    const read = stored.filter(({ removedAt }) => removedAt === null)
    if (read.length >= MAX_ADDED_SOURCES)
      throw invalid('name', `Er zijn al ${MAX_ADDED_SOURCES} bronnen toegevoegd. Verwijder er eerst één.`)
    const twin = read.find(source => source.address === address)
    if (twin) throw invalid('address', `Dit adres wordt al gelezen, onder de naam ${twin.name}.`)
    const chosen = freeKey(name, stored)
    const row = { key: chosen, name, adapter, address, tenderType, createdBy: byUserId, createdAt: new Date() }
    await tx.upsert(StoredSource, { ...row, removedAt: null }, ['key'])
    await publishAddedSources(tx)
    return chosen
  })
  await loadAddedSources(db)
  return key
}

/** @throws UserError */
export function checkedAddress({ address }: Checked<AddedSourceInput>, settings: Settings): string {
  const read = readableAddress(address, settings)
  if ('fault' in read) throw invalid('address', read.fault)
  return read.address
}

/** @throws UserError when the name is taken, or has no letter or digit to build a key from */
function freeKey(name: string, stored: readonly StoredSource[]): AddedKey {
  const lowerName = name.toLowerCase()
  const former = stored.find(other => other.name.toLowerCase() === lowerName && other.removedAt !== null)
  const others: readonly { readonly key: string; readonly name: string }[] = [...sources, ...stored]
  // Filters match a source by key or by name, so neither may equal the key or name of another source.
  if (others.some(other => other !== former && [other.key, other.name.toLowerCase()].includes(lowerName)))
    throw invalid('name', 'Er is al een bron met deze naam. Kies een andere.')
  const key = addedKeyOf(name)
  if (!key) throw invalid('name', 'Geef een naam waarin letters of cijfers staan.')
  if (former) return former.key
  const taken = new Set<string>(others.flatMap(other => [other.key, other.name.toLowerCase()]))
  const numbered = (number: number): AddedKey =>
    taken.has(`${key}-${number}`) ? numbered(number + 1) : `${key}-${number}`
  return taken.has(key) ? numbered(2) : key
}

/**
 * Stops reading an added source and deletes its held notices and checkpoint. Its tenders stay, under its name.
 * Idempotent.
 * @throws UserError for a source that was not added
 */
export async function removeSource(db: EntityManager, key: string): Promise<void> {
  if (!isAddedKey(key))
    throw invalid('source', 'Deze bron is ingebouwd en kan niet worden verwijderd. Uitzetten kan wel.')
  await db.transaction(async tx => {
    await tx.query('UPDATE added_sources SET removed_at = now() WHERE key = $1 AND removed_at IS NULL', [key])
    await tx.query(
      `WITH switches AS (DELETE FROM source_switches WHERE source = $1),
         held AS (DELETE FROM held_runs WHERE source = $1),
         answers AS (DELETE FROM source_answers WHERE source = $1)
       DELETE FROM source_checkpoints WHERE source = $1`,
      [key],
    )
    await publishAddedSources(tx)
  })
  await loadAddedSources(db)
}
