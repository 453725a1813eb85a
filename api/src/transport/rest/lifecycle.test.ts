import { describe, expect, test } from '@jest/globals'
import { toGlobalId } from 'graphql-relay'
import { v7 as uuid } from 'uuid'
import { ask } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import { aConnector, aDraft, harvested } from '../../../test/harvesting.js'
import { Person, testServer } from '../../../test/web-server.js'
import { Bookmark } from '../../people/bookmarks/bookmark.entity.js'
import { archiveClosed } from '../../ingest/notices/archive.service.js'
import { Tender } from '../../tenders/tender/tender.entity.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)

const ALL = `query ($id: ID!, $words: TenderFilter!, $open: TenderFilter, $gesloten: TenderFilter, $archived: TenderFilter) {
  tender(id: $id) { status statusText archived }
  node(id: $id) { ... on Tender { status } }
  publicStats { open closed archived }
  bookmarks(scope: PUBLIC) { nodes { tender { status } } }
  searched: tenders(filter: $words) { nodes { status } facets { status { key count } } }
  open: tenders(filter: $open) { totalCount nodes { uuid } facets { status { key count } } }
  gesloten: tenders(filter: $gesloten) { totalCount nodes { uuid } }
  archived: tenders(filter: $archived) { totalCount nodes { uuid } }
}`

type Group = 'open' | 'gesloten' | 'archived'
const groups: readonly Group[] = ['open', 'gesloten', 'archived']
const filters: Readonly<Record<Group, Readonly<Record<string, string>>>> = {
  open: { openClosed: 'open' },
  gesloten: { openClosed: 'gesloten' },
  archived: { archived: 'true' },
}

// Untyped, because its shape depends on the question.
type Json = ReturnType<typeof JSON.parse>

interface Counted {
  readonly key: Group
  readonly count: number
}

/** The group in which each part of the product shows the only tender. */
async function groupsShown({ id }: Tender): Promise<Readonly<Record<string, Group | 'none'>>> {
  const only = (counts: Readonly<Record<Group, number>>): Group | 'none' => {
    const having = groups.filter(group => counts[group] > 0)
    return having.length === 1 && counts[having[0]!] === 1 ? having[0]! : 'none'
  }
  const byGroup = <Value>(of: (group: Group) => Value) =>
    Object.fromEntries(groups.map(group => [group, of(group)])) as Record<Group, Value>
  const counted = (facets: readonly Counted[]) => only(byGroup(group => facets.find(({ key }) => key === group)!.count))
  const named = (status: string): Group => (status === 'CLOSED' ? 'gesloten' : (status.toLowerCase() as Group))

  const isArchived = (await db().findOneByOrFail(Tender, { id })).archived
  const { data, errors } = await ask(db(), ALL, {
    id: toGlobalId('Tender', id),
    words: { search: 'sluisdeuren', archived: isArchived },
    open: { openClosed: 'OPEN' },
    gesloten: { openClosed: 'GESLOTEN' },
    archived: { archived: true },
  })
  expect(errors).toBeUndefined()
  const visitor = new Person(() => server.url)
  const get = async (path: string) => (await visitor.ask(path)).json
  const lists = await Promise.all(
    groups.map(group => get(`/api/public-tenders?${new URLSearchParams(filters[group]).toString()}`)),
  )
  const restLists = byGroup(group => lists[groups.indexOf(group)])
  const stats = await get('/api/public-stats')
  const restTender = restLists[only(byGroup(group => restLists[group].tenders.length)) as Group]?.tenders[0]
  const { publicStats } = data
  return {
    tender: named(data.tender.status),
    node: named(data.node.status),
    bookmark: named(data.bookmarks.nodes[0].tender.status),
    search: named(data.searched.nodes[0].status),
    'facets of a search': counted(data.searched.facets.status),
    list: only(byGroup(group => data[group].nodes.length)),
    count: only(byGroup(group => data[group].totalCount)),
    facets: counted(data.open.facets.status),
    statistics: only({ open: publicStats.open, gesloten: publicStats.closed, archived: publicStats.archived }),
    'list of REST': only(byGroup(group => restLists[group].tenders.length)),
    'total of REST': only(byGroup(group => restLists[group].total)),
    'statistics of REST': only({ open: stats.open, gesloten: stats.closed, archived: stats.archived }),
    'text of REST': restTender.archived ? 'archived' : restTender.status === 'Open' ? 'open' : 'gesloten',
    'text of GraphQL': data.tender.archived ? 'archived' : data.tender.statusText === 'Open' ? 'open' : 'gesloten',
  }
}

async function closingSoon(): Promise<number> {
  const { data } = await ask(db(), '{ activity { closingByDay { count } } }')
  return (data.activity.closingByDay as { count: number }[]).reduce((sum, { count }) => sum + count, 0)
}

const everywhere = (shown: Readonly<Record<string, unknown>>, group: Group) =>
  Object.fromEntries(Object.keys(shown).map(where => [where, group]))

/** The only tender, with a public bookmark. */
async function theTender(closingDate: Date, given: Partial<Tender> = {}) {
  const tender = await aTender(db(), { title: 'Vervanging sluisdeuren', closingDate, ...given })
  const { id: userId } = await aUser(db())
  await db().save(db().create(Bookmark, { id: uuid(), tenderId: tender.id, userId }))
  return tender
}

const DAY = 86_400_000

describe('a new tender', () => {
  test('gets the category of a keyword in its title or its description, or Overig without one', async () => {
    const nothing = { title: 'Xyzzy', description: 'Looptijd van twee jaar.' }
    const arrived = [
      [{ ...nothing, title: 'Levering van software' }, 'IT Development'],
      [{ ...nothing, description: 'Onderhoud van bruggen en viaducten.' }, 'Bouw & Infrastructuur'],
      // The keyword 'IT' matches whole words only.
      [{ ...nothing, title: 'Activiteit bij een circuit' }, 'Overig'],
      [nothing, 'Overig'],
    ] as const
    await harvested(db(), aConnector([arrived.map(([given], index) => aDraft(String(index), given))]))
    const names = new Map(arrived.map(([, name], index) => [String(index), name]))
    const { data } = await ask(
      db(),
      '{ tenders { nodes { publicationId category tenderCategories { category { name } } } } }',
    )
    const { json } = await new Person(() => server.url).ask('/api/public-tenders')
    const byGraphql = data.tenders.nodes.map(({ publicationId, category, tenderCategories }: Json) => [
      publicationId,
      category,
      tenderCategories[0].category.name,
    ])
    const byRest = json.tenders.map(({ publicationId, category, tenderCategories }: Json) => [
      publicationId,
      category,
      tenderCategories[0].categoryDetails.name,
    ])
    const expected = [...names].map(([id, name]) => [id, name, name])
    // R-GEN-3 R-GEN-4 R-INT-45
    expect(byGraphql.toSorted()).toEqual(expected)
    // R-GEN-3 R-GEN-4 R-INT-45
    expect(byRest.toSorted()).toEqual(expected)
  })
})

describe('a tender that closes', () => {
  test('counts as closed everywhere from its closing moment, without a job and without a write', async () => {
    const tender = await theTender(new Date(Date.now() + DAY))
    const look = async () => ({ soon: await closingSoon(), groups: await groupsShown(tender) })
    let closing = 0
    let seen = await look()
    // On a busy machine the tender may close before the first check, so retry with a later date.
    for (let ms = 1000; Date.now() >= closing; ms *= 2) {
      closing = Date.now() + ms
      await db().update(Tender, tender.id, { closingDate: new Date(closing) })
      seen = await look()
    }
    expect(seen.soon).toBe(1)
    const before = seen.groups
    expect(before).toEqual(everywhere(before, 'open'))
    await new Promise(resolve => setTimeout(resolve, closing - Date.now() + 1))
    const after = await groupsShown(tender)
    // R-INT-22
    expect(after).toEqual(everywhere(before, 'gesloten'))
    expect(await closingSoon()).toBe(0)
  })
})

describe('archiving a tender', () => {
  test.each([
    ['does not happen before the period is over', -60_000, 'gesloten'],
    ['happens everywhere at once when the period is over', 60_000, 'archived'],
  ] as const)('%s', async (_when, longer, group) => {
    const tender = await theTender(new Date(Date.now() - 30 * DAY - longer))
    const before = await groupsShown(tender)
    expect(before).toEqual(everywhere(before, 'gesloten'))
    await archiveClosed(db(), 30)
    const after = await groupsShown(tender)
    // R-INT-5
    expect(after).toEqual(everywhere(after, group))
  })

  test('is undone when its closing date moves to later', async () => {
    const tender = await theTender(new Date(Date.now() + DAY), { archived: true })
    await archiveClosed(db(), 30)
    const after = await groupsShown(tender)
    expect(after).toEqual(everywhere(after, 'open'))
  })

  test('never happens without a closing date', async () => {
    await aTender(db(), { closingDate: null, status: 'Gegund' })
    await archiveClosed(db(), 30)
    expect(await db().countBy(Tender, { archived: true })).toBe(0)
  })
})
