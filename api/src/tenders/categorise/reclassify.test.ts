import { describe, expect, test } from '@jest/globals'
import { ask, testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import { aConnector, aDraft, harvested } from '../../../test/harvesting.js'
import { untilBlocked } from '../../../test/until-blocked.js'
import { Job } from '../../platform/jobs/job.entity.js'
import { ContractNature } from '../../reference/tender-values.js'
import { Tender } from '../tender/tender.entity.js'
import { chooseCategory } from './choose-category.service.js'
import { checked } from '../../platform/validation/checked.js'
import { CategorizeTenderInput } from './categorise.inputs.js'
import { loadCategoriser } from './categorise.service.js'
import { reclassifyTenders } from './reclassify.service.js'

const database = testDatabase()
const db = () => database.manager

const categoriesOf = async (id: string) =>
  (
    await db().query<{ name: string; source: string }[]>(
      `SELECT c.name, t.source FROM tender_categories t JOIN categories c ON c.id = t.category_id WHERE t.tender_id = $1`,
      [id],
    )
  ).map(({ name, source }) => `${name} ${source}`)

describe('recategorising all tenders', () => {
  test('is for signed-in users, and returns how many it processed', async () => {
    await aTender(db(), { title: 'Onderhoud van bruggen en viaducten' })
    await aTender(db(), { title: 'Xyzzy' })
    const query = 'mutation { reclassifyTenders { processed categorized } }'
    // R-ROLE-6
    expect((await ask(db(), query)).errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' })
    for (const isAdmin of [false, true]) {
      const { data } = await ask(db(), query, {}, testSettings(), await aUser(db(), { isAdmin }))
      // R-USER-37 R-ROLE-15
      expect(data.reclassifyTenders).toEqual({ processed: 2, categorized: 1 })
    }
  })

  test('keeps manual choices and changes the others', async () => {
    const [bridges, chosen] = [
      await aTender(db(), { title: 'Onderhoud van bruggen en viaducten' }),
      await aTender(db(), { title: 'Onderhoud van sluizen en bruggen' }),
    ]
    await db().query(
      `UPDATE tender_categories SET source = 'manual', category_id = (SELECT id FROM categories WHERE slug = 'zorg-welzijn')
       WHERE tender_id = $1`,
      [chosen.id],
    )
    await ask(db(), 'mutation { reclassifyTenders { processed } }', {}, testSettings(), await aUser(db()))
    expect(await categoriesOf(bridges.id)).toContain('Bouw & Infrastructuur auto')
    // R-INT-18
    expect(await categoriesOf(chosen.id)).toEqual(['Zorg & Welzijn manual'])
    expect(await db().findOneByOrFail(Tender, { id: chosen.id })).toMatchObject({ category: 'Zorg & Welzijn' })
  })

  test('writes nothing for a tender without a change', async () => {
    await aTender(db(), { title: 'Onderhoud van bruggen en "viaducten"', cpv: ['45221000'] })
    const changed = await aTender(db(), { title: 'Onderhoud van sluizen' })
    await reclassifyTenders(db())
    await db().query('UPDATE tender_categories SET confidence = 0.01 WHERE tender_id = $1', [changed.id])
    const written = () =>
      db().query<{ version: string; tenderId: string }[]>(
        `SELECT concat(id, ' ', xmin) AS version, tender_id AS "tenderId" FROM tender_categories`,
      )
    const before = await written()
    await reclassifyTenders(db())
    const after = new Set((await written()).map(({ version }) => version))
    for (const { version, tenderId } of before)
      expect([tenderId, after.has(version)]).toEqual([tenderId, tenderId !== changed.id])
  })

  test('processes every tender once, however many there are', async () => {
    const first = await aTender(db(), { title: 'Onderhoud van bruggen', categories: ['zorg-welzijn'] })
    await db().query(
      `INSERT INTO tenders (id, source, procedure_key, publication_id, title, organization, publication_date, status,
         content_hash, new_on)
       SELECT gen_random_uuid(), source, 'copy ' || n, 'copy ' || n, title, organization, publication_date, status,
         content_hash, new_on
       FROM tenders, generate_series(1, 1200) n WHERE id = $1`,
      [first.id],
    )
    expect(await reclassifyTenders(db())).toEqual({ processed: 1201, categorized: 1201 })
    expect(await db().query(`SELECT category, count(*)::int AS tenders FROM tenders GROUP BY 1 ORDER BY 1`)).toEqual([
      { category: 'Bouw & Infrastructuur', tenders: 1201 },
    ])
  })

  test('uses the nature of the contract, as the harvest does', async () => {
    const works = { title: 'Xyzzy', description: '', contractNature: ContractNature.WORKS }
    await harvested(db(), aConnector([[aDraft('1', works)]]))
    const { id } = await db().findOneByOrFail(Tender, { title: 'Xyzzy' })
    expect(await categoriesOf(id)).toEqual(['Bouw & Infrastructuur auto'])
    await db().query(`UPDATE tender_categories SET category_id = (SELECT id FROM categories WHERE slug = 'overig')`)
    await reclassifyTenders(db())
    expect(await categoriesOf(id)).toEqual(['Bouw & Infrastructuur auto'])
  })

  test('rewrites a category when only its reasons differ', async () => {
    const tender = await aTender(db(), { title: 'Onderhoud van bruggen' })
    await reclassifyTenders(db())
    const words = () =>
      db().query('SELECT confidence, matched_keywords FROM tender_categories WHERE tender_id = $1', [tender.id])
    const sorted = await words()
    await db().query(
      `UPDATE tender_categories SET matched_keywords = matched_keywords || '{meer}' WHERE tender_id = $1`,
      [tender.id],
    )
    await reclassifyTenders(db())
    expect(await words()).toEqual(sorted)
  })

  test('uses the keywords that are stored now', async () => {
    const tender = await aTender(db(), { title: 'Xyzzy' })
    const [{ keywords }] = await db().query<[{ keywords: string[] }]>(
      `SELECT keywords FROM categories WHERE slug = 'hr-organisatie'`,
    )
    try {
      await db().query(`UPDATE categories SET keywords = keywords || '{xyzzy^9}' WHERE slug = 'hr-organisatie'`)
      await reclassifyTenders(db())
      expect(await categoriesOf(tender.id)).toEqual(['HR & Organisatie auto'])
    } finally {
      await db().query(`UPDATE categories SET keywords = $1 WHERE slug = 'hr-organisatie'`, [keywords])
    }
  })

  test('shares one run among concurrent callers', async () => {
    await aTender(db(), { title: 'Onderhoud van bruggen' })
    const calls = await database.source.transaction(async tx => {
      await tx.query('LOCK TABLE tenders IN ACCESS EXCLUSIVE MODE')
      const waiting = [1, 2, 3].map(() => reclassifyTenders(db()))
      await untilBlocked(db())
      return waiting
    })
    expect((await Promise.all(calls)).map(({ processed }) => processed)).toEqual([1, 1, 1])
    expect(await db().countBy(Job, { kind: 'reclassify' })).toBe(1)
  })
})

describe('the categoriser', () => {
  test('is reused until the keywords change', async () => {
    const before = await loadCategoriser(db())
    expect(await loadCategoriser(db())).toBe(before)
    await database.source.transaction(async tx => {
      await tx.query(`UPDATE categories SET keywords = '{xyzzy}' WHERE slug = 'hr-organisatie'`)
      const [match] = (await loadCategoriser(tx))({ title: 'Xyzzy' })
      expect(match).toMatchObject({ slug: 'hr-organisatie' })
      await tx.query(`UPDATE categories SET is_active = false WHERE slug = 'hr-organisatie'`)
      expect((await loadCategoriser(tx))({ title: 'Xyzzy' })).toMatchObject([{ slug: 'overig' }])
      await tx.query('ROLLBACK AND CHAIN')
    })
  })
})

describe('the derived categories of a tender', () => {
  test('are not computed again by a statement that writes no link', async () => {
    await aTender(db(), { title: 'Onderhoud van bruggen' })
    await database.source.transaction(async tx => {
      await tx.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'written'; END $$`)
      await tx.query('CREATE TRIGGER refuse AFTER UPDATE ON tenders FOR EACH STATEMENT EXECUTE FUNCTION refuse()')
      await tx.query('DELETE FROM tender_categories WHERE false')
      await tx.query('UPDATE tender_categories SET confidence = 0 WHERE false')
      // The error also rolls this transaction back.
      await expect(tx.query('DELETE FROM tender_categories')).rejects.toThrow('written')
    })
  })
})

describe('recategorising the tenders in Overig', () => {
  const QUERY = `mutation { categorizeUncategorized {
    categorized total remainingUncategorized categoryDistribution { category count } } }`

  test('moves matching tenders, leaves the others, and returns how many of each', async () => {
    const [bridges, care, nothing] = [
      await aTender(db(), { title: 'Onderhoud van bruggen en viaducten' }),
      await aTender(db(), { title: 'Renovatie van een viaduct' }),
      await aTender(db(), { title: 'Xyzzy' }),
    ]
    const copy = await aTender(db(), { title: 'Xyzzy', copyOf: nothing.id })
    const { data } = await ask(db(), QUERY, {}, testSettings(), await aUser(db()))
    // A copy is categorised too, but not counted, as lists show it once. R-CATADM-7
    expect(data.categorizeUncategorized).toEqual({
      categorized: 2,
      total: 3,
      remainingUncategorized: 1,
      categoryDistribution: [
        { category: 'Bouw & Infrastructuur', count: 2 },
        { category: 'Overig', count: 1 },
      ],
    })
    // R-CATADM-9
    for (const { id } of [bridges, care]) expect(await categoriesOf(id)).toContain('Bouw & Infrastructuur auto')
    for (const { id } of [nothing, copy]) expect(await categoriesOf(id)).toEqual(['Overig auto'])
  })

  test('processes only tenders without another category', async () => {
    const [wrong, both, chosen] = [
      await aTender(db(), { title: 'Onderhoud van bruggen', categories: ['zorg-welzijn'] }),
      await aTender(db(), { title: 'Onderhoud van bruggen', categories: ['zorg-welzijn', 'overig'] }),
      await aTender(db(), { title: 'Onderhoud van bruggen' }),
    ]
    await chooseCategory(db(), checked(CategorizeTenderInput, { tenderId: chosen.id, categorySlug: 'overig' }))
    const { data } = await ask(db(), QUERY, {}, testSettings(), await aUser(db()))
    // R-CATADM-8
    expect(data.categorizeUncategorized).toMatchObject({ total: 0, categorized: 0, remainingUncategorized: 0 })
    expect(await categoriesOf(wrong.id)).toEqual(['Zorg & Welzijn auto'])
    expect(await categoriesOf(both.id)).toHaveLength(2)
    expect(await categoriesOf(chosen.id)).toEqual(['Overig manual'])
  })
})
