import { beforeEach, describe, expect, test } from '@jest/globals'
import { toGlobalId } from 'graphql-relay'
import { v7 as uuid } from 'uuid'
import { ask } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import { settled } from '../../../test/settled.js'
import { Bookmark } from '../../people/bookmarks/bookmark.entity.js'
import { beginVersions } from './begin-versions.js'
import { Tender } from '../tender/tender.entity.js'

const database = testDatabase()
const db = () => database.manager

const QUERY = `query ($after: String, $first: Int) { changes(after: $after, first: $first) {
  nodes { id changedAt removed tender { id title alsoAt { url } } }
  edges { cursor node { id } }
  totalCount
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`

interface Node {
  readonly id: string
  readonly removed: boolean
  readonly tender: { readonly id: string; readonly title: string } | null
}
interface Page {
  readonly nodes: readonly Node[]
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[]
  readonly totalCount: number
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string }
}

async function changes(after: string | null = null, first = 100): Promise<Page> {
  const { data, errors } = await ask(db(), QUERY, { after, first })
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'))
  return (data as { changes: Page }).changes
}

const here: { cursor: string } = { cursor: '' }
/** The ids of the tenders changed since the last call, without waiting for running transactions. */
async function readOn(): Promise<string[]> {
  const { nodes, pageInfo } = await changes(here.cursor || null)
  here.cursor = pageInfo.endCursor
  return nodes.map(({ id }) => id)
}
/** The same, after every committed change is in the feed. */
const changedSince = async () => {
  await settled(db())
  return readOn()
}
beforeEach(() => {
  here.cursor = ''
})

const idOf = ({ id }: Pick<Tender, 'id'>) => toGlobalId('Tender', id)

describe('the update feed', () => {
  test('has each tender once, at its latest change, in the order of the changes', async () => {
    const [one, two, three] = [await aTender(db()), await aTender(db()), await aTender(db())]
    await db().update(Tender, one.id, { title: 'Brug' })
    await settled(db())
    const { nodes, edges, pageInfo } = await changes()
    expect(nodes.map(({ id }) => id)).toEqual([two, three, one].map(idOf))
    expect(nodes[2]).toMatchObject({ removed: false, tender: { id: idOf(one), title: 'Brug' } })
    expect(edges.map(({ node }) => node.id)).toEqual([two, three, one].map(idOf))
    expect(pageInfo).toMatchObject({ hasNextPage: false, endCursor: edges[2]!.cursor })
  })

  test('continues after its cursor, which an empty page has too', async () => {
    const nothing = await changes()
    expect(nothing.nodes).toEqual([])
    const made = [await aTender(db()), await aTender(db()), await aTender(db())]
    await settled(db())
    const first = await changes(nothing.pageInfo.endCursor, 2)
    expect(first.nodes.map(({ id }) => id)).toEqual(made.slice(0, 2).map(idOf))
    expect(first.pageInfo.hasNextPage).toBe(true)
    expect(first.totalCount).toBe(3)
    const second = await changes(first.pageInfo.endCursor, 2)
    expect(second.nodes.map(({ id }) => id)).toEqual([idOf(made[2]!)])
    expect(second.totalCount).toBe(1)
    const end = await changes(second.pageInfo.endCursor)
    expect(end.nodes).toEqual([])
    expect(end.pageInfo.endCursor).toBe(second.pageInfo.endCursor)
  })

  test('never skips a late commit of a transaction that began early', async () => {
    const early = await aTender(db(), { title: 'Vroeg' })
    const late = await aTender(db(), { title: 'Laat' })
    await changedSince()
    const a = database.source.createQueryRunner()
    await a.startTransaction()
    await a.query(`UPDATE tenders SET title = 'Van A' WHERE id = $1`, [early.id])
    await db().update(Tender, late.id, { title: 'Van B' })
    // B has committed after A took its number, so B waits for A; otherwise the cursor would be past A.
    const meanwhile = await readOn()
    await a.commitTransaction()
    await a.release()
    const afterwards = await changedSince()
    expect([...meanwhile, ...afterwards]).toEqual([idOf(early), idOf(late)])
    expect(await changedSince()).toEqual([])
  })

  test('includes a change by a transaction with a lower number than that of the last change of the same tender', async () => {
    const tender = await aTender(db())
    await changedSince()
    const a = database.source.createQueryRunner()
    await a.startTransaction()
    await a.query('SELECT pg_current_xact_id()')
    await db().update(Tender, tender.id, { title: 'Van B' })
    expect(await readOn()).toEqual([])
    await a.query(`UPDATE tenders SET title = 'Van A' WHERE id = $1`, [tender.id])
    await a.commitTransaction()
    await a.release()
    await settled(db())
    const { nodes } = await changes(here.cursor)
    expect(nodes).toMatchObject([{ tender: { title: 'Van A' } }])
  })

  test('has nothing of a rolled-back transaction', async () => {
    const tender = await aTender(db())
    await changedSince()
    await expect(
      db().transaction(async tx => {
        await tx.update(Tender, tender.id, { title: 'Toch niet' })
        throw new Error('broken off')
      }),
    ).rejects.toThrow('broken off')
    expect(await changedSince()).toEqual([])
  })

  test('reports a deleted tender as removed, even when all are deleted', async () => {
    const [one, two] = [await aTender(db()), await aTender(db())]
    await changedSince()
    await db().delete(Tender, one.id)
    await settled(db())
    const { nodes } = await changes(here.cursor)
    expect(nodes).toMatchObject([{ id: idOf(one), removed: true, tender: null }])
    await db().query('TRUNCATE tenders CASCADE')
    await settled(db())
    const rest = await changes(here.cursor)
    expect(new Set(rest.nodes.map(({ id, removed }) => `${id} ${removed}`))).toEqual(
      new Set([one, two].map(tender => `${idOf(tender)} true`)),
    )
  })
})

describe('the update feed lists a tender after a change of', () => {
  test.each([
    ['its award', `UPDATE tenders SET award_winner = 'De Dijk' WHERE id = $1`],
    ['the archive', 'UPDATE tenders SET archived = true WHERE id = $1'],
    ['its categories', 'UPDATE tender_categories SET confidence = 0.5 WHERE tender_id = $1'],
    ['the words that spoke for them', `UPDATE tender_categories SET matched_keywords = '{brug}' WHERE tender_id = $1`],
    ['its categories, all taken', 'DELETE FROM tender_categories WHERE tender_id = $1'],
    [
      'its notices',
      `INSERT INTO notices (source, publication_id, tender_id, procedure_key, fingerprint, content, published_at)
       VALUES ('ted', '1', $1, 'k', '', '{}', now())`,
    ],
  ])('%s', async (_what, sql) => {
    const tender = await aTender(db())
    await aTender(db())
    await changedSince()
    await db().query(sql, [tender.id])
    expect(await changedSince()).toEqual([idOf(tender)])
  })

  test('a notice that is updated, moved to another tender, or deleted', async () => {
    const [one, other] = [await aTender(db()), await aTender(db())]
    await db().query(
      `INSERT INTO notices (source, publication_id, tender_id, procedure_key, fingerprint, content, published_at)
       VALUES ('ted', '1', $1, 'k', '', '{}', now())`,
      [one.id],
    )
    await changedSince()
    await db().query('UPDATE notices SET published_at = now()')
    expect(await changedSince()).toEqual([idOf(one)])
    await db().query('UPDATE notices SET tender_id = $1', [other.id])
    expect((await changedSince()).toSorted()).toEqual([one, other].map(idOf).toSorted())
    await db().query('DELETE FROM notices')
    expect(await changedSince()).toEqual([idOf(other)])
  })

  test('its copies: joined, with another address, separated, or deleted', async () => {
    const [shown, copy, third] = [await aTender(db()), await aTender(db()), await aTender(db())]
    const all = [shown, copy, third].map(idOf).toSorted()
    await db().query('UPDATE tenders SET copy_of = $1 WHERE id = $2', [shown.id, copy.id])
    await changedSince()
    const after = async (sql: string, ...values: string[]) => {
      await db().query(sql, values)
      return (await changedSince()).toSorted()
    }
    expect(await after('UPDATE tenders SET copy_of = $1 WHERE id = $2', shown.id, third.id)).toEqual(all)
    const moved = `UPDATE tenders SET source_url = 'https://x.test/' WHERE id = $1`
    expect(await after(moved, copy.id)).toEqual(all)
    expect(await after(`UPDATE tenders SET summary = 'kort' WHERE id = $1`, copy.id)).toEqual([idOf(copy)])
    expect(await after('UPDATE tenders SET copy_of = NULL WHERE id = $1', third.id)).toEqual(all)
    expect(await after('DELETE FROM tenders WHERE id = $1', copy.id)).toEqual([shown, copy].map(idOf).toSorted())
    const born = await aTender(db(), { copyOf: shown.id })
    expect((await changedSince()).toSorted()).toEqual([shown, born].map(idOf).toSorted())
  })

  test('its own columns only, not of bookmarks or by a statement that writes nothing', async () => {
    const tender = await aTender(db())
    const user = await aUser(db())
    await changedSince()
    await db().insert(Bookmark, { id: uuid(), userId: user.id, tenderId: tender.id })
    await db().query('UPDATE tenders SET archived = true WHERE false')
    await db().query('UPDATE tender_categories SET confidence = 1 WHERE false')
    expect(await changedSince()).toEqual([])
  })
})

describe('a cursor of the update feed', () => {
  const refused = async (after: string) => {
    const { errors } = await ask(db(), QUERY, { after, first: 10 })
    return errors?.[0]
  }
  const cursorOf = (text: string) => Buffer.from(text).toString('base64url')
  const partsOf = (cursor: string) => Buffer.from(cursor, 'base64url').toString().split(' ')

  test('is refused when it belongs to another database, with the advice to begin again', async () => {
    await aTender(db())
    await settled(db())
    const [epoch, writer, id] = partsOf((await changes()).pageInfo.endCursor)
    const ahead = String(BigInt(writer!) + 1_000_000n)
    const other = 'f'.repeat(12)
    for (const wrong of [`${other} ${writer} ${id}`, `${epoch} ${ahead} ${id}`])
      expect(await refused(cursorOf(wrong))).toMatchObject({
        message:
          'Deze cursor is van een andere database: er is een back-up teruggezet of verhuisd. Begin opnieuw, zonder after.',
        extensions: { code: 'BAD_USER_INPUT' },
      })
  })

  const ID = '00000000-0000-4000-8000-000000000000'
  test.each([
    'x',
    '',
    'a'.repeat(500),
    cursorOf('0123456789ab 1 no-uuid'),
    cursorOf('0123456789ab -1 x'),
    cursorOf(`0123456789ab 089 ${ID}`),
  ])('is refused when it is malformed: %s', async after => {
    expect(await refused(after)).toMatchObject({
      message: 'after is geen geldige cursor van deze lijst.',
      extensions: { code: 'BAD_USER_INPUT' },
    })
  })

  test('is refused with a page of more than a hundred', async () => {
    await expect(changes(null, 101)).rejects.toThrow('first moet tussen 1 en 100 liggen.')
  })
})

test('versions of another cluster that a dump brought, ahead of this one, are in the feed after a start', async () => {
  const tender = await aTender(db())
  const ours = await aTender(db())
  await db().query(`UPDATE tender_versions SET writer = '999999999999' WHERE tender_id = $1`, [tender.id])
  expect(await changedSince()).toEqual([idOf(ours)])
  await beginVersions(db())
  expect(await changedSince()).toEqual([idOf(tender)])
})

test('the function that identifies the database needs no special rights', async () => {
  const [row] = await db().query<{ allowed: boolean }[]>(
    `SELECT has_function_privilege('public', 'pg_control_system()', 'EXECUTE')
       AND has_function_privilege('public', 'pg_control_checkpoint()', 'EXECUTE') AS allowed`,
  )
  expect(row).toEqual({ allowed: true })
})
