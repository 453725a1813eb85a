import type { EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import { QueryFailedError } from 'typeorm'
import { UserError } from '../../platform/errors.js'
import { readUuid } from '../../platform/validation/read-uuid.js'
import { MAX_SEARCH_PROFILES } from '../../reference/limits.js'
import { errorsOf } from '../../tenders/tender/counts.service.js'
import type { Checked } from '../../platform/validation/checked.js'
import { filterOf, keptFilter } from './profile-filter.js'
import { SearchProfile } from './search-profile.entity.js'
import type { CreateSearchProfileInput, UpdateSearchProfileInput } from './search-profile.inputs.js'

const UNIQUE_VIOLATION = '23505'
/** The maximum of profiles shared by others; the newest are shown. */
const MAX_SHOWN_SHARED = 100

/** The viewer's own profiles by name, then the shared ones of colleagues by name. */
export async function searchProfilesFor(db: EntityManager, userId: string): Promise<SearchProfile[]> {
  const own = await db.find(SearchProfile, { where: { userId }, order: { name: 'ASC', id: 'ASC' } })
  const shared = await db
    .createQueryBuilder(SearchProfile, 'p')
    .innerJoin('app_users', 'u', 'u.id = p.userId AND u.is_active')
    .where('p.isShared AND p.userId <> :userId', { userId })
    .orderBy('p.createdAt', 'DESC')
    .limit(MAX_SHOWN_SHARED)
    .getMany()
  return [...own, ...shared.toSorted((one, other) => one.name.localeCompare(other.name, 'nl'))]
}

/** @throws UserError for a filter that cannot be stored or has an unknown value, a name in use, or too many profiles */
export async function createSearchProfile(
  db: EntityManager,
  userId: string,
  { name, filter, isShared }: Checked<CreateSearchProfileInput>,
  now = new Date(),
): Promise<SearchProfile> {
  const kept = await usableFilter(db, filter)
  const profile = { id: uuid(), userId, name, filter: kept, isShared, seenAt: now, createdAt: now, updatedAt: now }
  return db.transaction(async tx => {
    // Race condition: the lock keeps concurrent calls within the maximum.
    await tx.query('SELECT FROM app_users WHERE id = $1 FOR UPDATE', [userId])
    if ((await tx.countBy(SearchProfile, { userId })) >= MAX_SEARCH_PROFILES) throw tooMany()
    await named(name, () => tx.insert(SearchProfile, profile))
    return tx.create(SearchProfile, profile)
  })
}

/** @throws UserError like `createSearchProfile`, and for a profile that is not the user's */
export async function updateSearchProfile(
  db: EntityManager,
  userId: string,
  { id, name, filter, isShared }: Checked<UpdateSearchProfileInput>,
  now = new Date(),
): Promise<SearchProfile> {
  const kept = await usableFilter(db, filter)
  await named(name, () =>
    db.update(SearchProfile, { id: readUuid(id) ?? uuid(), userId }, { name, filter: kept, isShared, updatedAt: now }),
  )
  return ownProfile(db, userId, id)
}

/** Idempotent. Limited to this user's profiles. */
export async function deleteSearchProfile(db: EntityManager, userId: string, id: string): Promise<void> {
  const known = readUuid(id)
  if (known) await db.delete(SearchProfile, { id: known, userId })
}

/** Only tenders stored from now on count as new in it. @throws UserError for a profile that is not the user's */
export async function markSearchProfileSeen(
  db: EntityManager,
  userId: string,
  id: string,
  now = new Date(),
): Promise<SearchProfile> {
  await db.update(SearchProfile, { id: readUuid(id) ?? uuid(), userId }, { seenAt: now })
  return ownProfile(db, userId, id)
}

/** @throws UserError for a profile that is not the user's */
export async function ownProfile(db: EntityManager, userId: string, id: string): Promise<SearchProfile> {
  const found = await db.findOneBy(SearchProfile, { id: readUuid(id) ?? uuid(), userId })
  if (!found) throw new UserError('NOT_FOUND', 'Dit zoekprofiel bestaat niet (meer).')
  return found
}

/** Counting validates that every value of the filter exists. */
async function usableFilter(db: EntityManager, filter: CreateSearchProfileInput['filter']) {
  const kept = keptFilter(filter)
  const [error] = await errorsOf(db, [filterOf(kept)])
  if (error) throw error
  return kept
}

async function named(name: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    const code = error instanceof QueryFailedError ? (error.driverError as { code?: string }).code : null
    if (code !== UNIQUE_VIOLATION) throw error
    throw new UserError('BAD_USER_INPUT', `Je hebt al een zoekprofiel ‘${name}’. Kies een andere naam.`, 'name')
  }
}

const tooMany = () =>
  new UserError(
    'BAD_USER_INPUT',
    `Je hebt al ${MAX_SEARCH_PROFILES} zoekprofielen. Verwijder er eerst een dat je niet meer gebruikt.`,
  )
