import { describe, expect, test } from '@jest/globals'
import { v7 as uuid } from 'uuid'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { testServer } from '../../../test/web-server.js'
import { Bookmark } from '../../people/bookmarks/bookmark.entity.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)

describe('bookmarks', () => {
  test('adding an existing bookmark updates the given fields only', async () => {
    const person = await server.someone()
    const tenderId = (await aTender(db())).id
    const isPublicNow = async (given: object) =>
      (await person.send('POST', '/api/bookmarks', { tenderId, ...given })).json.isPublic
    expect(await isPublicNow({ isPublic: false })).toBe(false)
    expect(await isPublicNow({})).toBe(false)
    expect(await isPublicNow({ isPublic: true })).toBe(true)
  })

  test('bookmarks are added, listed and removed', async () => {
    const person = await server.someone()
    const tender = await aTender(db(), { title: 'Bruggen' })
    const other = await server.someone('collega')
    expect((await other.send('POST', '/api/bookmarks', { tenderId: tender.id })).status).toBe(200)
    const metadata = { notes: 'Bellen', category: 'Bouw', priority: 'high', tags: ['brug'] }
    const made = await person.send('POST', '/api/bookmarks', { tenderId: tender.id, metadata })
    // R-BMK-12 R-BMK-13 R-API-13 R-ENT-17
    expect(made.json).toMatchObject({ tenderId: tender.id, isPublic: true, metadata, commentCount: 0 })
    // R-API-15 R-ROLE-8
    expect((await person.send('GET', '/api/bookmarks')).json).toMatchObject({
      bookmarks: [{ id: made.json.id }],
      total: 1,
    })
    const mine = await person.send('GET', '/api/bookmarks/me')
    // R-BKPG-28
    expect(mine.json).toMatchObject({
      total: 1,
      bookmarks: [{ bookmark: { id: made.json.id }, tender: { title: 'Bruggen', isBookmarkedByUser: true } }],
    })
    // R-API-14
    expect((await person.send('DELETE', `/api/bookmarks/${tender.id}`)).status).toBe(200)
    expect((await person.send('DELETE', `/api/bookmarks/${tender.id}`)).status).toBe(200)
    // R-ROLE-7
    expect(await db().existsBy(Bookmark, { id: made.json.id })).toBe(false)
    // R-BMK-16
    expect((await other.send('GET', '/api/bookmarks')).json.total).toBe(1)
  })

  test('the viewer’s own bookmarks and public ones are searched and read by page', async () => {
    const person = await server.someone()
    const other = await server.someone('collega')
    const titles = ['Bruggen', 'Gemaal', 'Bruggenbouw']
    for (const title of titles) {
      const { id: tenderId } = await aTender(db(), { title })
      await person.send('POST', '/api/bookmarks', { tenderId })
      await other.send('POST', '/api/bookmarks', { tenderId, isPublic: false })
    }
    for (const path of ['/api/bookmarks/me', '/api/bookmarks/public']) {
      const listed = async (query: string) => {
        const { total, bookmarks } = (await person.send('GET', `${path}?${query}`)).json
        return [total, bookmarks.map(({ tender }: { tender: { title: string } }) => tender.title)]
      }
      // R-BKPG-27 R-BKPG-29 R-ROLE-8 R-API-19
      expect(await listed('search=brug')).toEqual([2, ['Bruggenbouw', 'Bruggen']])
      expect(await listed('page=2&limit=2')).toEqual([3, ['Bruggen']])
      expect(await listed('search=brug&page=2&limit=1')).toEqual([2, ['Bruggen']])
      expect(await listed('search=xyzzy')).toEqual([0, []])
    }
  })

  test('anybody can see public bookmarks, with the owner’s name and nothing else', async () => {
    const person = await server.someone()
    const [open, closed] = [await aTender(db(), { title: 'Open' }), await aTender(db(), { title: 'Dicht' })]
    await person.send('POST', '/api/bookmarks', { tenderId: open.id, metadata: { notes: 'Geheim' } })
    await person.send('POST', '/api/bookmarks', { tenderId: closed.id, isPublic: false })
    const { user } = await person.session()
    const { json, text } = await server.visitor().ask('/api/bookmarks/public')
    // R-API-13 R-BKPG-30 R-BKPG-31 R-BKPG-32 R-ROLE-4
    expect(json).toMatchObject({
      total: 1,
      bookmarks: [{ tender: { title: 'Open' }, user: { firstName: 'Mees', lastName: 'Medewerker' } }],
    })
    for (const secret of ['Geheim', user.email, user.uuid, 'metadata', 'isBookmarkedByUser'])
      expect(text).not.toContain(secret)
  })
})

describe('comments', () => {
  const words = { commenterName: ' Mees ', content: ' Interessant ' }

  test('comments of an inaccessible bookmark answer as if it did not exist', async () => {
    const person = await server.someone()
    const other = await server.someone('collega')
    const { json } = await other.send('POST', '/api/bookmarks', { tenderId: (await aTender(db())).id, isPublic: false })
    for (const id of [json.id, uuid(), 'x']) {
      const reply = await person.send('GET', `/api/bookmarks/${id}/comments`)
      // R-COM-51
      expect([reply.status, reply.json.code]).toEqual([404, 'BOOKMARK_NOT_FOUND'])
      const visited = await server.visitor().ask(`/api/bookmarks/${id}/comments`)
      expect([visited.status, visited.json.code]).toEqual([401, 'AUTHENTICATION_REQUIRED'])
    }
  })

  test('comments are written, answered, changed and deleted', async () => {
    const [mees, cas] = [await server.someone(), await server.someone('collega')]
    const { json: bookmark } = await mees.send('POST', '/api/bookmarks', { tenderId: (await aTender(db())).id })
    const path = `/api/bookmarks/${bookmark.id}/comments`
    const top = (await mees.send('POST', path, { bookmarkId: bookmark.id, ...words })).json
    // R-COM-30 R-COM-31 R-ROLE-9
    expect(top).toMatchObject({ commenterName: 'Mees', content: 'Interessant', parentCommentId: null })
    const reply = (await cas.send('POST', path, { bookmarkId: bookmark.id, ...words, parentCommentId: top.id })).json
    // R-API-16 R-COM-30 R-ROLE-9
    expect((await mees.send('GET', path)).json).toMatchObject([
      { id: top.id, userId: expect.any(String) },
      { id: reply.id, parentCommentId: top.id, userId: null },
    ])
    // R-COM-53
    expect((await cas.send('PUT', `/api/comments/${top.id}`, words)).status).toBe(403)
    // R-COM-54
    expect((await cas.send('DELETE', `/api/comments/${top.id}`)).status).toBe(403)
    const elsewhere = await mees.send('POST', '/api/bookmarks', { tenderId: (await aTender(db())).id })
    for (const [bookmarkId, parentCommentId] of [
      [bookmark.id, reply.id],
      [elsewhere.json.id, top.id],
    ]) {
      const body = { bookmarkId, ...words, parentCommentId }
      const refused = await mees.send('POST', `/api/bookmarks/${bookmarkId}/comments`, body)
      // R-INT-15
      expect([refused.status, refused.json.fields[0].name]).toEqual([400, 'parentCommentId'])
    }
    const changed = { commenterName: 'Mees M.', content: 'Toch' }
    // R-API-17 R-ROLE-10
    expect((await mees.send('PUT', `/api/comments/${top.id}`, changed)).json).toMatchObject(changed)
    // R-API-18 R-ROLE-10
    expect((await mees.send('DELETE', `/api/comments/${top.id}`)).status).toBe(200)
    // R-ROLE-5 R-ROLE-10 R-INT-16
    expect((await server.visitor().ask(path)).json).toMatchObject([
      { isDeleted: true, commenterName: '', content: '' },
      { id: reply.id, content: 'Interessant' },
    ])
    await cas.send('DELETE', `/api/comments/${reply.id}`)
    // R-API-18
    expect((await server.visitor().ask(path)).json).toEqual([])
  })

  test('the bookmark id in the body must equal that of the path', async () => {
    const person = await server.someone()
    const { json } = await person.send('POST', '/api/bookmarks', { tenderId: (await aTender(db())).id })
    for (const bookmarkId of [undefined, uuid(), 'x']) {
      const reply = await person.send('POST', `/api/bookmarks/${json.id}/comments`, { bookmarkId, ...words })
      // R-COM-25
      expect([reply.status, reply.json.message]).toEqual([400, 'Bookmark ID is verplicht'])
    }
  })
})
