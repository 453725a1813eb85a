import { beforeEach, expect, test } from '@jest/globals'
import { countedList } from '../../../test/counted-list.js'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'

const database = testDatabase()
const db = () => database.manager

const TOWNS = [
  ['Assen', 'Drenthe'],
  ['Meppel', 'Drenthe'],
  ['Den Ham', 'Overijssel'],
  ['Denham', null],
  ['Utrecht', 'Utrecht'],
  [null, null],
] as const
const SOURCES = ['tenderned', 'striive'] as const

beforeEach(async () => {
  for (const [at, [region, province]] of TOWNS.entries())
    for (const [no, source] of SOURCES.entries()) {
      const tenderType = no === 0 ? 'eu_procurement' : 'freelance_contract'
      const organization = (at + no) % 3 === 0 ? 'Gemeente Ede' : 'Gemeente Elders'
      const values = { region, province, source, tenderType, organization } as const
      await aTender(db(), values)
      await aTender(db(), { ...values, archived: true })
      if (no === 1)
        await aTender(db(), { ...values, copyOf: (await aTender(db(), { ...values, source: 'tenderned' })).id })
    }
})

const listed = (filter: object) => countedList(db(), filter)

test.each([
  [['Assen']],
  [['Den Ham']],
  [['Assen', 'Meppel']],
  [['Assen', 'Utrecht']],
  [['Meppel', 'Drenthe']],
  [['Nergenshuizen']],
])('the counts for %j equal the lengths of the linked lists', async regions => {
  for (const more of [{}, { archived: true }, { source: 'striive' }, { excludedOrganizations: ['Gemeente Ede'] }]) {
    const filter = { regions, ...more }
    const { count, total } = await listed(filter)
    for (const [key, region] of [
      ['utrecht', 'Utrecht'],
      ['drenthe', 'Drenthe'],
      ['overijssel', 'Overijssel'],
    ])
      expect(count('region', key!)).toBe((await listed({ ...filter, regions: [region] })).total)
    for (const source of SOURCES) expect(count('source', source)).toBe((await listed({ ...filter, source })).total)
    for (const tenderType of ['EU_PROCUREMENT', 'FREELANCE_CONTRACT'])
      expect(count('tenderType', tenderType)).toBe((await listed({ ...filter, tenderType })).total)
    expect(count('status', 'archived')).toBe((await listed({ ...filter, archived: true })).total)
    if (!('archived' in more)) expect(count('status', 'open') + count('status', 'gesloten')).toBe(total)
  }
})
