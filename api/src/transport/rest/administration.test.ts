import { describe, expect, test } from '@jest/globals'
import { v7 as uuid } from 'uuid'
import { ownDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { testServer } from '../../../test/web-server.js'
import { Tender } from '../../tenders/tender/tender.entity.js'

const database = ownDatabase()
const db = () => database.manager
const server = testServer(database)

async function signedIn(account: 'beheerder' | 'medewerker') {
  const person = await server.someone(account)
  return person.send.bind(person)
}

describe('categories', () => {
  test('an administrator changes the category of a tender', async () => {
    const { id } = await aTender(db())
    const send = await signedIn('beheerder')
    const reply = await send('POST', `/api/tenders/${id}/categorize`, { categorySlug: 'zorg-welzijn' })
    // R-API-10 R-RECAT-7 R-ROLE-13
    expect([reply.status, reply.json.category]).toEqual([200, 'Zorg & Welzijn'])
    expect(await db().findOneByOrFail(Tender, { id })).toMatchObject({ category: 'Zorg & Welzijn' })
  })

  test('a request without a category, or for a tender that does not exist, is refused', async () => {
    const { id } = await aTender(db(), { categories: ['zorg-welzijn'] })
    const send = await signedIn('beheerder')
    // R-RECAT-11
    expect((await send('POST', `/api/tenders/${id}/categorize`, {})).status).toBe(400)
    expect(await db().findOneByOrFail(Tender, { id })).toMatchObject({ category: 'Zorg & Welzijn' })
    for (const missing of ['x', uuid()]) {
      const reply = await send('POST', `/api/tenders/${missing}/categorize`, { categorySlug: 'overig' })
      // R-RECAT-11
      expect([reply.status, reply.json.message]).toEqual([404, 'Deze tender bestaat niet (meer)'])
    }
  })

  test('any signed-in user reclassifies the tenders in Overig, without a body', async () => {
    const title = 'Onderhoud van bruggen en viaducten'
    const ids = {
      sorted: (await aTender(db(), { title })).id,
      nothing: (await aTender(db(), { title: 'Xyzzy' })).id,
      other: (await aTender(db(), { title, categories: ['zorg-welzijn'] })).id,
    }
    const send = await signedIn('medewerker')
    const reply = await send('POST', '/api/categorize-tenders')
    expect(reply.status).toBe(200)
    // R-CATADM-6 R-CATADM-7
    expect(reply.json).toEqual({
      categorized: 1,
      total: 2,
      remainingUncategorized: 1,
      categoryDistribution: { 'Bouw & Infrastructuur': 1, Overig: 1 },
    })
    const categoryOf = async (id: string) => (await send('GET', `/api/tenders/${id}`)).json.category
    // R-CATADM-9
    expect([await categoryOf(ids.sorted), await categoryOf(ids.nothing)]).toEqual(['Bouw & Infrastructuur', 'Overig'])
    // R-CATADM-8
    expect(await categoryOf(ids.other)).toBe('Zorg & Welzijn')
  })

  test('reclassifying all tenders keeps the categories that an administrator chose', async () => {
    const { id } = await aTender(db(), { title: 'Onderhoud van bruggen en viaducten' })
    const boss = await signedIn('beheerder')
    await boss('POST', `/api/tenders/${id}/categorize`, { categorySlug: 'zorg-welzijn' })
    const reply = await boss('POST', '/api/tenders/reclassify')
    expect(reply.status).toBe(200)
    // R-INT-18
    expect((await boss('GET', `/api/tenders/${id}`)).json.category).toBe('Zorg & Welzijn')
  })

  test('seeding, with a JSON header and no body, returns all sixteen categories', async () => {
    await db().query(`UPDATE categories SET name = 'Anders' WHERE slug = 'overig'`)
    await db().query(`DELETE FROM categories WHERE slug = 'zorg-welzijn'`)
    const send = await signedIn('medewerker')
    const reply = await send('POST', '/api/seed-categories', '')
    // R-DEBUG-13
    expect([reply.status, reply.json.created, reply.json.updated]).toEqual([200, 1, 1])
    expect(reply.json.categories).toHaveLength(16)
    expect(await db().query('SELECT count(*)::int AS n FROM categories')).toEqual([{ n: 16 }])
    expect(reply.json.categories.at(-1)).toMatchObject({ slug: 'overig', name: 'Overig' })
  })
})

describe('awards', () => {
  test('an administrator saves an award, which the answer and the tender then show', async () => {
    const { id } = await aTender(db())
    const send = await signedIn('beheerder')
    const award = { winner: 'Bouwbedrijf De Dijk', solution: 'Met een kraan', date: '2026-03-02' }
    const reply = await send('PUT', `/api/tenders/${id}/award`, award)
    expect(reply.status).toBe(200)
    // R-AWARD-27 R-AWARD-28 R-ROLE-14 R-API-12
    for (const tender of [reply.json, (await send('GET', `/api/tenders/${id}`)).json])
      expect(tender).toMatchObject({
        awardWinner: 'Bouwbedrijf De Dijk',
        awardSolution: 'Met een kraan',
        awardDate: '2026-03-02',
        awardSource: 'manual',
      })
  })

  test('every field of an award may be null', async () => {
    const { id } = await aTender(db(), { awardWinner: 'Van de bron' })
    const send = await signedIn('beheerder')
    const reply = await send('PUT', `/api/tenders/${id}/award`, { winner: null, solution: null, date: null })
    // R-AWARD-25 R-API-12
    expect([reply.status, reply.json.awardWinner, reply.json.awardDate]).toEqual([200, null, null])
  })

  test('an award of an unknown tender is not found', async () => {
    const send = await signedIn('beheerder')
    for (const missing of ['x', uuid()])
      expect((await send('PUT', `/api/tenders/${missing}/award`, {})).status).toBe(404)
  })
})
