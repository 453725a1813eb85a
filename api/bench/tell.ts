import type { EntityManager } from 'typeorm'
import { percolate } from '../src/alerts/matching/percolate.service.js'
import { loadCategoriser } from '../src/categorise/categorise.service.js'
import { storeNotices } from '../src/notices/store.service.js'
import { filterOf, type ProfileFilter } from '../src/profiles/profile-filter.js'
import { countEach } from '../src/tenders/counts.service.js'
import { madeUpNotices } from './data.js'

const PROFILES = 10_000
const TENDERS = 1000
/** Of asking each profile by itself, which is slow. */
const NAIVE_PROFILES = 200

const words = [
  ...'onderhoud beheer zaaksysteem riolering advies schoonmaak ict software netwerk jeugdhulp'.split(' '),
  ...'projectleider architect asfalt brug sluis groenvoorziening catering beveiliging energie leerlingenvervoer'.split(
    ' ',
  ),
]
const regions = ['Utrecht', 'Noord-Holland', 'Zuid-Holland', 'Gelderland', 'Groningen', 'Amsterdam', 'Breda']
const categories = ['it-development', 'bouw-infrastructuur', 'zorg-welzijn', 'overig', 'finance-control']

/** Seven in ten have a search; a third of all filters are somebody else's too. */
function filterAt(index: number): ProfileFilter {
  const number = index % Math.ceil(PROFILES / 1.5)
  const word = (step: number) => words[(number * 7 + step * 13 + Math.floor(number / words.length)) % words.length]!
  return {
    ...(number % 10 < 7
      ? { search: number % 3 === 0 ? `${word(0)} ${word(1)}` : `${word(0)} ${word(2)} -${word(3)}${number % 50}` }
      : {}),
    ...(number % 3 === 1 ? { region: regions[number % regions.length]! } : {}),
    ...(number % 4 === 0 ? { category: categories[number % categories.length]! } : {}),
    ...(number % 10 >= 7
      ? { region: regions[number % regions.length]!, category: categories[number % 3]!, minRate: 60 + (number % 90) }
      : {}),
  }
}

/** The percolator: 10 000 search profiles × 1000 new tenders, against storing these, and against asking each profile for its number. */
export async function benchTell(db: EntityManager) {
  await askToBeTold(db)
  await settle(db)
  const stored = await seconds(async () => {
    const options = { isSample: false, isFirstImport: true, now: new Date() }
    const notices = madeUpNotices(TENDERS, 5_000_000)
    await storeNotices(db, notices, { ...options, source: 'ted', categorise: await loadCategoriser(db) })
  })
  let matches = 0
  const first = await seconds(async () => {
    matches = await percolate(db)
  })
  if (matches === 0) throw new Error('nothing matched')
  await db.query('DELETE FROM profile_matches')
  await db.query(`UPDATE alert_cursor SET writer = '0'`)
  const again = await seconds(async () => {
    if ((await percolate(db)) !== matches) throw new Error('another number matched')
  })
  const filters = Array.from({ length: NAIVE_PROFILES }, (_, index) =>
    filterOf(filterAt(index * 17), { createdAfter: new Date(0) }),
  )
  const naive = await seconds(async () => {
    for (const filter of filters) await countEach(db, [filter])
  })
  const perProfile = (naive / NAIVE_PROFILES) * PROFILES
  const what = `${PROFILES} profiles × ${TENDERS} new tenders, ${matches} matches`
  return [
    {
      name: 'tell: after a start',
      ratio: first / stored,
      detail: `s ${first.toFixed(1)} against ${stored.toFixed(1)} to store them: ${what}`,
    },
    {
      name: 'tell: each harvest',
      ratio: again / stored,
      detail: `s ${again.toFixed(1)} against ${stored.toFixed(1)} to store them`,
    },
    {
      name: 'tell: one by one',
      ratio: perProfile / again,
      detail: `s ${perProfile.toFixed(1)} if each profile was asked by itself (${NAIVE_PROFILES} of them were) against ${again.toFixed(1)}`,
    },
  ]
}

async function askToBeTold(db: EntityManager): Promise<void> {
  const filters = Array.from({ length: PROFILES }, (_, index) => filterAt(index))
  await db.query(
    `WITH kept AS (
       INSERT INTO search_profiles (id, user_id, name, filter)
       SELECT gen_random_uuid(), (SELECT id FROM app_users LIMIT 1), 'profiel ' || n, filter
       FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY f (filter, n) RETURNING id)
     INSERT INTO profile_alerts (profile_id, rhythm, minute_of_day, weekday, by_mail, by_push, told_from, next_at)
     SELECT id, 'daily', 450, 1, true, false, now(), now() + interval '1 day' FROM kept`,
    [JSON.stringify(filters)],
  )
}

/** What was there before is behind the cursor. */
const settle = (db: EntityManager) => percolate(db)

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}
