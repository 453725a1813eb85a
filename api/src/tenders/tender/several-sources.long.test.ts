import { beforeEach, expect, test } from '@jest/globals'
import { countedList } from '../../../test/counted-list.js'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { recordStatements } from '../../../test/statements.js'

const database = testDatabase()
const db = () => database.manager

const SOURCES = ['tenderned', 'ted', 'striive', 'between'] as const

/** Some tenders are at one source, others at several, any of which may be the displayed one; one in three is archived. */
beforeEach(async () => {
  let no = 0
  for (const region of ['Utrecht', 'Drenthe'])
    for (const places of [
      ['tenderned'],
      ['striive'],
      ['tenderned', 'ted'],
      ['striive', 'between', 'ted'],
      ['between', 'striive'],
      ['ted', 'tenderned', 'between'],
    ]) {
      const archived = no++ % 3 === 0
      const values = {
        region,
        province: region,
        archived,
        organization: no % 4 === 0 ? 'Gemeente Assen' : 'Gemeente Ede',
      }
      const [first, ...others] = places
      const shown = await aTender(db(), { ...values, source: first! })
      for (const source of others) await aTender(db(), { ...values, source, copyOf: shown.id })
    }
})

const listed = (filter: object) => countedList(db(), filter)

const subsets = SOURCES.flatMap((one, index) => SOURCES.slice(index + 1).map(other => [one, other])).concat([
  ['tenderned', 'ted', 'striive'],
  ['ted', 'striive', 'between'],
  [...SOURCES],
])

test.each(subsets)('%s, %s …: counts are those of the lists that they lead to', async (...sources) => {
  for (const more of [{}, { archived: true }, { region: 'Utrecht' }, { excludedOrganizations: ['Gemeente Assen'] }]) {
    const filter = { sources, ...more }
    const { count, total } = await listed(filter)
    for (const region of ['utrecht', 'drenthe'])
      expect(count('region', region)).toBe((await listed({ ...filter, region })).total)
    expect(count('tenderType', 'EU_PROCUREMENT')).toBe(total)
    expect(count('status', 'archived')).toBe((await listed({ ...filter, archived: true })).total)
    for (const source of SOURCES)
      expect(count('source', source)).toBe((await listed({ ...filter, sources: [source] })).total)
  }
})

test('counts for several sources read only copies, and use the groups in memory for the rest', async () => {
  await listed({ sources: ['ted', 'striive'] })
  const record = recordStatements(database.source)
  const sent = await record(() => listed({ sources: ['ted', 'striive'] }))
  const counting = sent.filter(text => /count\(\*\)/.test(text) && /FROM tenders t/.test(text))
  expect(counting.length).toBeGreaterThan(0)
  for (const text of counting) expect(text).toContain('t.copy_of IS NOT NULL')
})
