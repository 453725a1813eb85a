import { describe, expect, test } from '@jest/globals'
import { toGlobalId } from 'graphql-relay'
import { v7 as uuid } from 'uuid'
import { ask, testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import { AwardSource } from '../../reference/tender-values.js'
import { Tender } from '../../tenders/tender/tender.entity.js'

const database = testDatabase()
const db = () => database.manager

const SAVE = `mutation ($input: SaveAwardInput!) { saveAward(input: $input) {
  tender { awardWinner awardSolution awardDate awardSource awardValue awardCurrency } } }`

async function save(tenderId: string, award: object, isAdmin = true) {
  const input = { tenderId: toGlobalId('Tender', tenderId), ...award }
  return ask(db(), SAVE, { input }, testSettings(), await aUser(db(), { isAdmin }))
}

const scraped = {
  awardWinner: 'Bouwbedrijf De Dijk',
  awardDate: '2026-03-02',
  awardSource: AwardSource.SCRAPED,
  awardValue: 90_000,
  awardCurrency: 'EUR',
}

describe('an award that an administrator saves', () => {
  test('is stored as entered, with its source', async () => {
    const { id } = await aTender(db())
    const award = { winner: '  Bouwbedrijf De Dijk ', solution: 'Eerste regel\nTweede regel', date: '2026-03-02' }
    const { data, errors } = await save(id, award)
    expect(errors).toBeUndefined()
    // R-AWARD-27 R-AWARD-28 R-ROLE-14
    expect(data.saveAward.tender).toEqual({
      awardWinner: 'Bouwbedrijf De Dijk',
      awardSolution: 'Eerste regel\nTweede regel',
      awardDate: '2026-03-02',
      awardSource: 'MANUAL',
      awardValue: null,
      awardCurrency: null,
    })
  })

  test.each([{}, { winner: '', solution: ' ', date: null }])('may be empty: %j becomes null', async award => {
    const { id } = await aTender(db(), scraped)
    const { data } = await save(id, award)
    // R-AWARD-24
    expect(data.saveAward.tender).toMatchObject({
      awardWinner: null,
      awardSolution: null,
      awardDate: null,
      awardSource: 'MANUAL',
    })
  })

  test('keeps the contract value only while the winner is the same', async () => {
    const { id } = await aTender(db(), scraped)
    const kept = await save(id, { winner: 'Bouwbedrijf De Dijk', date: '2026-03-05' })
    expect(kept.data.saveAward.tender).toMatchObject({ awardValue: 90_000, awardCurrency: 'EUR' })
    const other = await save(id, { winner: 'Aannemer Het Sluisje' })
    expect(other.data.saveAward.tender).toMatchObject({ awardValue: null, awardCurrency: null })
  })

  test.each([
    ['a winner of 501 characters', { winner: 'x'.repeat(501) }, 'Winnaar mag maximaal 500 karakters zijn'],
    ['a winner of two lines', { winner: 'een\ntwee' }, 'Winnaar bevat een ongeldig teken'],
    ['a solution of 5001 characters', { solution: 'x'.repeat(5001) }, 'Oplossing mag maximaal 5000 karakters zijn'],
  ])('is refused with %s', async (_what, award, message) => {
    const { id } = await aTender(db(), scraped)
    const { errors } = await save(id, award)
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } })
    expect(await db().findOneByOrFail(Tender, { id })).toMatchObject(scraped)
  })

  test('is refused with a day that does not exist', async () => {
    const { id } = await aTender(db(), scraped)
    const { errors } = await save(id, { date: '2026-02-30' })
    expect(errors).toHaveLength(1)
    expect(await db().findOneByOrFail(Tender, { id })).toMatchObject(scraped)
  })

  test('is refused for an unknown tender, and for staff without the administrator role', async () => {
    expect((await save(uuid(), {})).errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' })
    const { id } = await aTender(db(), scraped)
    // R-AWARD-32
    expect((await save(id, {}, false)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' })
    expect(await db().findOneByOrFail(Tender, { id })).toMatchObject(scraped)
  })
})
