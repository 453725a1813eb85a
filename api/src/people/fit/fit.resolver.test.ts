import { beforeEach, describe, expect, test } from '@jest/globals'
import { toGlobalId } from 'graphql-relay'
import { ask, testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import { recordStatements } from '../../../test/statements.js'
import type { User } from '../../accounts/users/user.entity.js'
import { SelfEmployment, TenderType } from '../../reference/tender-values.js'

const database = testDatabase()
const db = () => database.manager

const MINE =
  '{ selfDescription { skills { name years } years minimumRate minimumHours maximumHours place availableFrom } }'
const SAVE = `mutation ($input: SelfDescriptionInput!) { saveSelfDescription(input: $input) {
  skills { name years } years minimumRate minimumHours maximumHours place availableFrom } }`
const FIT = `query ($id: ID!) { tender(id: $id) { fit { rank describedAt requirements { point verdict quote mine }
  matches { point verdict quote mine } missing { point verdict quote mine } } } }`

const description = {
  skills: [
    { name: 'Java', years: 9 },
    { name: 'Kafka', years: null },
  ],
  years: 11,
  minimumRate: 87.5,
  minimumHours: 24,
  maximumHours: 36,
  place: 'Utrecht',
  availableFrom: '2027-01-18',
}
const nothing = { skills: [] }

let owner: User
let colleague: User

beforeEach(async () => {
  owner = await aUser(db())
  colleague = await aUser(db())
})

const asked = (user: User | null, document: string, variables: object = {}) =>
  ask(db(), document, variables, testSettings(), user)
const save = (input: object, user = owner) => asked(user, SAVE, { input })
const anAssignment = () =>
  aTender(db(), {
    tenderType: TenderType.FREELANCE_CONTRACT,
    title: 'Java-ontwikkelaar',
    description: 'Eisen\n- VOG\nWensen\n- Digikoppeling',
    maxHourlyRate: 80,
    selfEmployment: SelfEmployment.ALLOWED,
    selfEmploymentQuote: 'Zzp is mogelijk.',
  })
const fitOf = async (id: string, user: User | null) => {
  const { data, errors } = await asked(user, FIT, { id: toGlobalId('Tender', id) })
  expect(errors).toBeUndefined()
  return data.tender.fit
}

describe('a description', () => {
  test.each([
    ['no name', { skills: [{ name: ' ' }] }, 'skills.0.name'],
    ['a long name', { skills: [{ name: 'x'.repeat(61) }] }, 'skills.0.name'],
    ['two lines', { skills: [{ name: 'Ja\nva' }] }, 'skills.0.name'],
    ['negative years', { skills: [{ name: 'Java', years: -1 }] }, 'skills.0.years'],
    ['too many skills', { skills: Array.from({ length: 31 }, (_, index) => ({ name: `s${index}` })) }, 'skills'],
    ['years beyond a life', { ...nothing, years: 61 }, 'years'],
    ['a negative rate', { ...nothing, minimumRate: -5 }, 'minimumRate'],
    ['a week of 168 hours', { ...nothing, maximumHours: 168 }, 'maximumHours'],
    ['a maximum below the minimum', { ...nothing, minimumHours: 36, maximumHours: 24 }, 'maximumHours'],
    ['an unknown place', { ...nothing, place: 'Verweggistan' }, 'place'],
  ])('with %s is refused at its field', async (_what, input, field) => {
    const { errors } = await save(input)
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', fields: [{ name: field }] } }])
    expect((await asked(owner, MINE)).data.selfDescription).toBeNull()
  })

  test('is stored, replaced, and deleted when it is empty', async () => {
    expect((await save(description)).data.saveSelfDescription).toEqual(description)
    expect((await asked(owner, MINE)).data.selfDescription).toEqual(description)
    const other = { ...nothing, skills: [{ name: ' Python ' }, { name: 'PYTHON', years: 2 }], place: 'den bosch' }
    expect((await save(other)).data.saveSelfDescription).toEqual({
      skills: [{ name: 'PYTHON', years: 2 }],
      years: null,
      minimumRate: null,
      minimumHours: null,
      maximumHours: null,
      place: "'s-Hertogenbosch",
      availableFrom: null,
    })
    expect((await save(nothing)).data.saveSelfDescription).toBeNull()
    expect(await db().query('SELECT * FROM self_descriptions')).toEqual([])
  })

  test('is for its owner only', async () => {
    await save(description)
    expect((await asked(colleague, MINE)).data.selfDescription).toBeNull()
    expect((await asked(null, MINE)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
    expect((await asked(null, SAVE, { input: nothing })).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ])
    const { id } = await anAssignment()
    expect(await fitOf(id, colleague)).toBeNull()
    await save({ ...nothing, skills: [{ name: 'Kafka' }] }, colleague)
    expect(JSON.stringify(await fitOf(id, colleague))).not.toContain('Java')
  })
})

describe('the fit of a tender', () => {
  test('is null signed out, without a description, and for a procurement', async () => {
    const { id } = await anAssignment()
    expect(await fitOf(id, owner)).toBeNull()
    await save(description)
    expect(await fitOf(id, null)).toBeNull()
    const { id: procurement } = await aTender(db(), { tenderType: TenderType.EU_PROCUREMENT, title: 'Java' })
    expect(await fitOf(procurement, owner)).toBeNull()
  })

  test('compares facts and text with the description', async () => {
    await save(description)
    const { id } = await anAssignment()
    const fit = await fitOf(id, owner)
    expect(fit).toMatchObject({
      requirements: [
        { point: 'Tarief onder je minimum', verdict: 'NOT_MET', quote: '€80 per uur', mine: 'jij: vanaf €87,50' },
        { point: 'VOG', verdict: 'UNKNOWN', quote: 'VOG', mine: 'niet in je profiel' },
      ],
      matches: [
        { point: 'Zzp toegestaan', verdict: 'MET', quote: 'Zzp is mogelijk.', mine: '' },
        { point: 'Java', verdict: 'MET', quote: 'Java-ontwikkelaar', mine: 'jij: 9 jaar' },
      ],
      missing: [{ point: 'Digikoppeling', verdict: 'UNKNOWN', quote: 'Digikoppeling', mine: 'niet in je profiel' }],
    })
  })

  test('of a list takes two statements more, and none without a description', async () => {
    for (let count = 0; count < 3; count++) await anAssignment()
    const record = recordStatements(database.source)
    const LIST = '{ tenders(first: 10) { nodes { title fit { rank } } } }'
    const PLAIN = '{ tenders(first: 10) { nodes { title } } }'
    const count = async (document: string) => (await record(() => asked(owner, document))).length
    await count(PLAIN)
    const plain = await count(PLAIN)
    expect(await count(LIST)).toBe(plain + 1)
    await save(description)
    expect(await count(LIST)).toBe(plain + 2)
  })
})

describe('the best fits', () => {
  const BEST = 'query ($filter: TenderFilter) { bestFits(filter: $filter) { title fit { rank } } }'
  const titles = async (user: User | null, filter: object = {}) => {
    const { data, errors } = await asked(user, BEST, { filter })
    return errors?.[0]?.extensions?.code ?? data.bestFits.map(({ title }: { title: string }) => title)
  }
  const assignment = (title: string, text: string) =>
    aTender(db(), { tenderType: TenderType.FREELANCE_CONTRACT, title, description: text })

  test('are for users who described themselves', async () => {
    await assignment('Java-ontwikkelaar', 'Eisen\n- Java')
    expect(await titles(null)).toBe('UNAUTHENTICATED')
    expect(await titles(owner)).toEqual([])
    await save({ ...nothing, skills: [{ name: 'Java', years: 9 }] })
    expect(await titles(owner)).toEqual(['Java-ontwikkelaar'])
    expect(await titles(colleague)).toEqual([])
  })

  test('come from far behind the newest page, best first, without procurements and what does not fit', async () => {
    await assignment('Ontwikkelaar', 'Eisen\n- Kafka')
    await assignment('Java-ontwikkelaar Kafka', 'Eisen\n- Java\n- Kafka')
    await aTender(db(), { tenderType: TenderType.EU_PROCUREMENT, title: 'Java-ontwikkelaars' })
    for (let number = 0; number < 101; number++) await assignment(`Tuinman ${number}`, 'Eisen\n- hovenier')
    await save(description)
    expect(await titles(owner)).toEqual(['Java-ontwikkelaar Kafka', 'Ontwikkelaar'])
    expect(await titles(owner, { search: 'kafka', openClosed: 'OPEN', minRate: 500 })).toEqual([])
    expect(await titles(owner, { source: 'bestaat-niet' })).toBe('BAD_USER_INPUT')
  })
})
