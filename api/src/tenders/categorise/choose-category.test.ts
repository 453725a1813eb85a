import { describe, expect, test } from '@jest/globals'
import { toGlobalId } from 'graphql-relay'
import type { EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import { ask, testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import { untilBlocked } from '../../../test/until-blocked.js'
import { Tender } from '../tender/tender.entity.js'
import { checked } from '../../platform/validation/checked.js'
import { CategorizeTenderInput } from './categorise.inputs.js'
import { replaceAutomaticCategories } from './categorise.service.js'
import { chooseCategory } from './choose-category.service.js'
import { reclassifyTenders } from './reclassify.service.js'

const database = testDatabase()
const db = () => database.manager

const CHOOSE = `mutation ($input: CategorizeTenderInput!) { categorizeTender(input: $input) {
  tender { category tenderCategories { category { slug } source confidence matchedKeywords } } } }`

async function choose(tenderId: string, categorySlug: string, isAdmin = true) {
  const user = await aUser(db(), { isAdmin })
  const input = { tenderId: toGlobalId('Tender', tenderId), categorySlug }
  return ask(db(), CHOOSE, { input }, testSettings(), user)
}

describe('an administrator’s choice of a category', () => {
  test('becomes the only category of the tender, and no automatic run changes it', async () => {
    const { id } = await aTender(db(), {
      title: 'Onderhoud van bruggen',
      categories: ['bouw-infrastructuur', 'overig'],
    })
    const { data, errors } = await choose(id, 'zorg-welzijn')
    expect(errors).toBeUndefined()
    // R-ROLE-13
    expect(data.categorizeTender.tender).toEqual({
      category: 'Zorg & Welzijn',
      tenderCategories: [{ category: { slug: 'zorg-welzijn' }, source: 'manual', confidence: 1, matchedKeywords: [] }],
    })
    await reclassifyTenders(db())
    // R-INT-18
    expect(await db().findOneByOrFail(Tender, { id })).toMatchObject({ category: 'Zorg & Welzijn' })
  })

  test('can be replaced by another choice, and is idempotent', async () => {
    const { id } = await aTender(db())
    await choose(id, 'zorg-welzijn')
    await choose(id, 'overig')
    await choose(id, 'overig')
    const links = await db().query(
      `SELECT source, c.slug FROM tender_categories l JOIN categories c ON c.id = category_id`,
    )
    expect(links).toEqual([{ source: 'manual', slug: 'overig' }])
  })

  test.each([
    ['without a category', '', 'BAD_USER_INPUT', 'Kies een categorie'],
    ['with a category that does not exist', 'kantoortuin', 'BAD_USER_INPUT', 'Kies een categorie'],
  ])('is refused %s', async (_what, slug, code, message) => {
    const { id } = await aTender(db(), { categories: ['zorg-welzijn'] })
    const { errors } = await choose(id, slug)
    // R-RECAT-11
    expect(errors?.[0]).toMatchObject({ message, extensions: { code } })
    expect(await db().findOneByOrFail(Tender, { id })).toMatchObject({ category: 'Zorg & Welzijn' })
  })

  test.each([
    ['a tender that does not exist', uuid(), 'NOT_FOUND'],
    ['an id that no tender can have', 'x', 'BAD_USER_INPUT'],
  ])('is refused for %s', async (_what, id, code) => {
    const { errors } = await choose(id, 'zorg-welzijn')
    // R-RECAT-11
    expect(errors?.[0]).toMatchObject({ message: 'Deze tender bestaat niet (meer)', extensions: { code } })
  })

  test('is refused to staff who are not administrators', async () => {
    const { id } = await aTender(db(), { categories: ['overig'] })
    const { errors } = await choose(id, 'zorg-welzijn', false)
    // R-RECAT-12
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' })
    expect(await db().findOneByOrFail(Tender, { id })).toMatchObject({ category: 'Overig' })
  })

  test('stays the only category when it races an automatic run, whichever comes first', async () => {
    const automatic = [{ slug: 'bouw-infrastructuur', confidence: 0.9, matchedKeywords: ['brug'] }] as const
    const sort = (manager: EntityManager, tenderId: string) =>
      replaceAutomaticCategories(manager, [{ tenderId, matches: automatic }])
    const chosen = (manager: EntityManager, tenderId: string) =>
      chooseCategory(manager, checked(CategorizeTenderInput, { tenderId, categorySlug: 'zorg-welzijn' }))
    for (const [first, second] of [
      [sort, chosen],
      [chosen, sort],
    ] as const) {
      const { id } = await aTender(db())
      const waiting = await database.source.transaction(async tx => {
        await first(tx, id)
        const later = second(db(), id)
        await untilBlocked(db())
        return [later] as const
      })
      await Promise.all(waiting)
      const links = await db().query('SELECT source FROM tender_categories WHERE tender_id = $1', [id])
      expect(links).toEqual([{ source: 'manual' }])
    }
  })
})
