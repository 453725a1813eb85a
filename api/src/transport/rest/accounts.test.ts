import { describe, expect, test } from '@jest/globals'
import { testDatabase } from '../../../test/database.js'
import { aUser } from '../../../test/factories.js'
import { Person, testServer } from '../../../test/web-server.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)
const { visitor, someone } = server

const post = (person: Person, path: string, body?: object) => person.send('POST', path, body)

describe('the sign-in check', () => {
  test('a visitor gets 401, also with an invalid cookie or token', async () => {
    for (const headers of [
      {},
      { authorization: 'Bearer x' },
      { authorization: `Bearer ${'A'.repeat(43)}` },
      { cookie: 'greenrock=s%3Ax.y' },
    ]) {
      const { status, json } = await visitor().ask('/api/auth/check', { headers: headers as Record<string, string> })
      // R-AUTH-6
      expect(status).toBe(401)
      expect(json).toEqual({
        authenticated: false,
        token: null,
        user: null,
        mustChangePassword: false,
        message: expect.stringContaining('Unauthorized'),
        code: 'UNAUTHENTICATED',
      })
    }
  })

  test('a cookie or a token identifies the user', async () => {
    const person = await someone()
    const { status, json, headers } = await person.ask('/api/auth/check')
    // R-AUTH-17
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    const user = {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      username: 'medewerker',
      email: 'medewerker@greenrock.nl',
      firstName: 'Mees',
      lastName: 'Medewerker',
      isAdmin: false,
    }
    const token = expect.stringMatching(/^[\w-]{43}$/)
    // R-AUTH-2 R-AUTH-3 R-AUTH-4
    expect(json).toEqual({ authenticated: true, token, user, mustChangePassword: false })
    const byToken = await visitor().ask('/api/auth/check', { headers: { authorization: `Bearer ${json.token}` } })
    // R-AUTH-16
    expect([byToken.status, byToken.json]).toEqual([200, json])
    const query = '{ session { user { id: uuid username email firstName lastName isAdmin } } }'
    // R-AUTH-3 R-AUTH-4
    expect((await person.graphql(query)).json.data.session.user).toEqual(user)
    expect((await (await someone('beheerder')).ask('/api/auth/check')).json.user.isAdmin).toBe(true)
  })

  test('a user with a profile picture gets its address', async () => {
    const person = await someone()
    await db().query(`UPDATE users SET picture = '\\x89504e470d0a1a0a', picture_type = 'image/png'`)
    // R-AUTH-5
    expect((await person.ask('/api/auth/check')).json.user.profileImageUrl).toBe('/api/auth/picture')
    expect((await person.session()).user.profileImageUrl).toBe('/api/auth/picture')
  })

  test('signing out ends cookie and token, and is idempotent', async () => {
    const person = await someone()
    const { token } = (await person.ask('/api/auth/check')).json
    for (const _ of [1, 2]) {
      const { status, json } = await post(person, '/api/auth/logout')
      expect([status, json]).toEqual([
        200,
        { authenticated: false, token: null, user: null, mustChangePassword: false },
      ])
    }
    // R-AUTH-18
    expect((await person.ask('/api/auth/check')).status).toBe(401)
    expect((await visitor().ask('/api/auth/check', { headers: { authorization: `Bearer ${token}` } })).status).toBe(401)
  })
})

const account = (given: object = {}) => ({
  username: 'j.jansen',
  email: 'j.jansen@greenrock.nl',
  firstName: 'Jan',
  lastName: 'Jansen',
  temporaryPassword: 'Tijdelijk#1',
  ...given,
})

describe('account management', () => {
  test('a new account appears in the list without its password', async () => {
    const boss = await someone('beheerder')
    const { status, json } = await post(boss, '/api/auth/create-user', account({ temporaryPassword: 'Acht-kar' }))
    // R-USER-18 R-USER-31 R-ROLE-15
    expect([status, json]).toEqual([200, { message: 'Gebruiker succesvol aangemaakt' }])
    const list = await boss.ask('/api/auth/users')
    expect(list.json).toHaveLength(2)
    // R-ENT-11 R-ROLE-15 R-USER-50 R-USER-51
    expect(list.json[1]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      username: 'j.jansen',
      email: 'j.jansen@greenrock.nl',
      firstName: 'Jan',
      lastName: 'Jansen',
      isAdmin: false,
      isActive: true,
      lastLoginAt: null,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    })
    // R-ENT-14 R-USER-51
    expect(list.text).not.toMatch(/hash|argon2|Acht-kar|bookmarkCache/i)
    await db().query(
      `UPDATE app_users SET is_active = false, created_at = '2026-03-01', last_login_at = '2026-03-02'
       WHERE username = 'j.jansen'`,
    )
    // R-USER-50
    expect((await boss.ask('/api/auth/users')).json[0]).toMatchObject({
      username: 'j.jansen',
      isActive: false,
      createdAt: new Date('2026-03-01').toISOString(),
      lastLoginAt: new Date('2026-03-02').toISOString(),
    })
  })

  test('the list of accounts is complete, or one page of it', async () => {
    const boss = await someone('beheerder')
    for (let count = 0; count < 204; count++) await aUser(db())
    const all = (await boss.ask('/api/auth/users')).json as { id: string }[]
    expect(new Set(all.map(({ id }) => id)).size).toBe(205)
    // R-API-19
    expect((await boss.ask('/api/auth/users?page=2&limit=20')).json).toEqual(all.slice(20, 40))
    expect((await boss.ask('/api/auth/users?page=99')).json).toEqual([])
    expect((await boss.ask('/api/auth/users?limit=0')).status).toBe(400)
  })

  test('an account is deactivated, which ends its sessions, and activated again', async () => {
    const [boss, person] = [await someone('beheerder'), await someone()]
    const { user } = (await person.ask('/api/auth/check')).json
    const shut = await post(boss, `/api/auth/users/${user.id}/deactivate`)
    expect([shut.status, shut.json.isActive]).toEqual([200, false])
    // R-INT-30
    expect((await person.ask('/api/auth/check')).status).toBe(401)
    expect((await post(boss, `/api/auth/users/${user.id}/activate`)).json.isActive).toBe(true)
    for (const id of ['x', '%E0%A4%A', '01990000-0000-7000-8000-000000000000'])
      expect((await post(boss, `/api/auth/users/${id}/deactivate`)).status).toBe(404)
    const own = (await boss.ask('/api/auth/check')).json.user
    expect((await post(boss, `/api/auth/users/${own.id}/deactivate`)).status).toBe(400)
  })

  test('ids are case-insensitive: an upper-case id neither deactivates oneself nor leaves a session open', async () => {
    const [boss, person] = [await someone('beheerder'), await someone()]
    const idOf = async (one: Person) => ((await one.ask('/api/auth/check')).json.user.id as string).toUpperCase()
    const { status, json } = await post(boss, `/api/auth/users/${await idOf(boss)}/deactivate`)
    expect([status, json.message]).toEqual([400, 'Je kunt jezelf niet deactiveren'])
    expect((await post(boss, `/api/auth/users/${await idOf(person)}/deactivate`)).json.isActive).toBe(false)
    expect(await db().query('SELECT 1 FROM sessions')).toHaveLength(1)
  })
})

describe('signing in with a password', () => {
  const signIn = (person: Person, username: string, password: string) =>
    post(person, '/api/auth/login', { username, password })

  async function staff() {
    const boss = await someone('beheerder')
    expect((await post(boss, '/api/auth/create-user', account())).status).toBe(200)
  }

  test('a temporary password must be changed first, to one that follows the rules', async () => {
    await staff()
    const person = visitor()
    const { status, json } = await signIn(person, 'J.Jansen', 'Tijdelijk#1')
    expect(status).toBe(200)
    expect(json).toMatchObject({ authenticated: true, mustChangePassword: true, user: { username: 'j.jansen' } })
    expect((await person.ask('/api/auth/check')).json).toEqual(json)
    for (const path of ['/api/tenders-with-bookmarks', '/api/public-tenders', '/api/tenders/stats'])
      expect((await person.ask(path)).status).toBe(403)

    const change = (newPassword: string) =>
      post(person, '/api/auth/change-password', {
        currentPassword: 'Tijdelijk#1',
        newPassword,
        confirmPassword: newPassword,
      })
    expect((await change('zonder#123')).json.message).toBe('Moet minimaal één hoofdletter bevatten')

    const changed = await change('Boomhut#42')
    expect([changed.status, changed.json.mustChangePassword]).toEqual([200, false])
    expect((await person.ask('/api/tenders-with-bookmarks')).status).toBe(200)
    expect(
      (await visitor().ask('/api/auth/check', { headers: { authorization: `Bearer ${json.token}` } })).status,
    ).toBe(401)
    expect((await signIn(visitor(), 'j.jansen@greenrock.nl', 'Boomhut#42')).status).toBe(200)
  })
})
