import { describe, expect, test } from '@jest/globals'
import { testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { Person, testServer } from '../../../test/web-server.js'
import { User } from '../../accounts/users/user.entity.js'
import { tokenOf } from '../../accounts/users/sign-in/session.service.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)
const SECRET = testSettings().sessionSecrets![0]!
const aPerson = () => new Person(() => server.url)

/** The cookies of sign-ins that are still at the provider. */
const attemptsOf = ({ cookies }: Person) => [...cookies].filter(([name]) => name.startsWith('greenrock_sign_in'))

const sessionRows = () =>
  db()
    .query<{ n: number }[]>('SELECT count(*)::int AS n FROM sessions')
    .then(([row]) => row!.n)

describe('signing in at the provider', () => {
  test('redirects to the provider and back to the page of before, and starts a session of the user', async () => {
    const person = aPerson()
    const page = await person.visit('/api/login?returnTo=%2Ftenders%3Fq%3Dzaak')
    // R-AUTH-1
    expect(page.path).toMatch(/^\/oidc\/interaction\//)
    for (const button of ['Doorgaan als beheerder', 'Doorgaan als medewerker', 'Doorgaan als collega'])
      expect(page.text).toContain(button)
    const landed = await person.visit(page.path, {
      method: 'POST',
      body: new URLSearchParams({ account: 'medewerker' }),
    })
    // R-AUTH-1
    expect(landed.path).toBe('/tenders?q=zaak')
    // R-AUTH-1 R-AUTH-4
    expect(await person.session()).toEqual({
      authenticated: true,
      token: expect.stringMatching(/^[\w-]{43}$/),
      mustChangePassword: false,
      user: {
        uuid: expect.any(String),
        username: 'medewerker',
        email: 'medewerker@greenrock.nl',
        isAdmin: false,
        profileImageUrl: null,
      },
    })
  })

  test('makes exactly the administrators of the settings administrators', async () => {
    const [one, other] = [aPerson(), aPerson()]
    await one.signInAs('beheerder')
    await other.signInAs('collega')
    expect((await one.session()).user.isAdmin).toBe(true)
    // R-AUTH-4
    expect((await other.session()).user.isAdmin).toBe(false)
  })

  test('twice gives one user with two sessions', async () => {
    const [one, other] = [aPerson(), aPerson()]
    await one.signInAs('medewerker')
    await other.signInAs('medewerker')
    expect(await db().count(User)).toBe(1)
    expect(await sessionRows()).toBe(2)
  })

  test.each([
    ['another site', 'https://elders.test/'],
    ['another site without a protocol', '//elders.test/'],
    ['another site with backslashes', '/\\elders.test'],
    ['a script', 'javascript:alert(1)'],
    ['the sign-in itself', '/api/login'],
    ['an odd one', '/\t/elders.test'],
  ])('never redirects to %s (open redirect)', async (_what, returnTo) => {
    const landed = await aPerson().signInAs('medewerker', returnTo)
    expect(landed.path.startsWith('//')).toBe(false)
    expect(['/', '/elders.test']).toContain(landed.path)
    expect(landed.status).toBe(200)
  })
})

describe('a callback that cannot be trusted', () => {
  test.each([
    ['without an attempt', '/api/callback?code=x&state=y', 'verlopen'],
    ['without anything', '/api/callback', 'verlopen'],
  ])('is refused: %s', async (_what, path, reason) => {
    expect((await aPerson().ask(path)).headers.get('location')).toBe(`/login?fout=${reason}`)
    expect(await sessionRows()).toBe(0)
  })

  test('is refused with a wrong state, an unknown code, an error, or a forged attempt', async () => {
    const person = aPerson()
    await person.ask('/api/login')
    const { cookies } = person
    const [name, attempt] = attemptsOf(person)[0]!
    const state = name.slice('greenrock_sign_in_'.length)
    for (const [query, reason] of [
      ['code=x&state=y', 'verlopen'],
      ['', 'verlopen'],
      [`code=x&state=${state}`, 'mislukt'],
      [`error=access_denied&state=${state}`, 'geweigerd'],
      [`state=${state}`, 'mislukt'],
    ]) {
      cookies.set(name, attempt)
      expect((await person.ask(`/api/callback?${query}`)).headers.get('location')).toBe(`/login?fout=${reason}`)
    }
    cookies.set(name, `${attempt.slice(0, -4)}AAAA`)
    expect((await person.ask(`/api/callback?code=x&state=${state}`)).headers.get('location')).toBe(
      '/login?fout=verlopen',
    )
    cookies.clear()
    // The same browser has started another attempt as well.
    cookies.set('greenrock_sign_in_y', attempt)
    expect((await person.ask('/api/callback?code=x&state=y')).headers.get('location')).toBe('/login?fout=mislukt')
    expect(await sessionRows()).toBe(0)
  })

  test('is refused when its code was used before', async () => {
    const person = aPerson()
    const page = await person.visit('/api/login')
    let reply = await person.ask(page.path, { method: 'POST', body: new URLSearchParams({ account: 'medewerker' }) })
    while (!reply.headers.get('location')!.includes('/api/callback'))
      reply = await person.ask(reply.headers.get('location')!)
    const callback = reply.headers.get('location')!
    const [name, attempt] = attemptsOf(person)[0]!
    expect((await person.ask(callback)).headers.get('location')).toBe('/')
    person.cookies.set(name, attempt)
    expect((await person.ask(callback)).headers.get('location')).toBe('/login?fout=mislukt')
  })

  test('repeated attempts do not fill a table', async () => {
    for (let count = 0; count < 5; count++) await aPerson().ask('/api/login')
    expect(await sessionRows()).toBe(0)
  })
})

describe('cookie and token', () => {
  test('each authenticates without the other', async () => {
    const person = aPerson()
    await person.signInAs('medewerker')
    const { token } = await person.session()
    // R-AUTH-16
    expect((await aPerson().session({ authorization: `Bearer ${token}` })).user.username).toBe('medewerker')
    // R-AUTH-17
    expect((await person.session()).user.username).toBe('medewerker')
  })

  test('leave a visitor when both are missing or invalid, and an invalid token does not invalidate the cookie', async () => {
    const visitor = { authenticated: false, token: null, mustChangePassword: false, user: null }
    // R-AUTH-6
    for (const authorization of [
      '',
      'Bearer',
      'Bearer x',
      `Bearer ${'A'.repeat(43)}`,
      `Bearer ${'é'.repeat(4)}`,
      'Basic eDp5',
    ].map(encodeURI))
      expect(await aPerson().session({ authorization })).toEqual(visitor)
    const person = aPerson()
    await person.signInAs('medewerker')
    expect((await person.session({ authorization: `Bearer ${'A'.repeat(43)}` })).authenticated).toBe(true)
  })

  test('the session returns a valid token unchanged, whatever its age', async () => {
    const person = aPerson()
    await person.signInAs('medewerker')
    const [{ sid }] = await db().query<[{ sid: string }]>('SELECT sid FROM sessions')
    const former = await tokenOf(db(), sid, [SECRET], Date.now() - 6 * 3_600_000)
    const bearer = { authorization: `Bearer ${former}` }
    expect((await aPerson().session(bearer)).token).toBe(former)
    expect((await person.session(bearer)).token).toBe(former)
    const { json } = await aPerson().ask('/api/auth/check', { headers: bearer })
    expect(json.token).toBe(former)
  })

  test('a cookie alone gets a new token, which replaces the former one', async () => {
    const person = aPerson()
    await person.signInAs('medewerker')
    const [{ sid }] = await db().query<[{ sid: string }]>('SELECT sid FROM sessions')
    const former = await tokenOf(db(), sid, [SECRET], Date.now() - 6 * 3_600_000)
    const { token } = await person.session()
    expect(token).not.toBe(former)
    expect((await person.session()).token).toBe(token)
    expect((await aPerson().session({ authorization: `Bearer ${former}` })).authenticated).toBe(false)
    expect((await aPerson().session({ authorization: `Bearer ${token}` })).authenticated).toBe(true)
    expect(await db().query('SELECT count(*)::int AS n FROM access_tokens')).toEqual([{ n: 1 }])
  })

  test('signing out ends both cookie and token', async () => {
    const person = aPerson()
    await person.signInAs('medewerker')
    const { token } = await person.session()
    expect((await person.ask('/api/logout')).headers.get('location')).toBe('/')
    // R-AUTH-18
    expect((await person.session()).authenticated).toBe(false)
    expect((await aPerson().session({ authorization: `Bearer ${token}` })).authenticated).toBe(false)
    expect(await sessionRows()).toBe(0)
  })

  test('an image or a link on another site that points at the sign-out signs no user out (CSRF)', async () => {
    const person = aPerson()
    await person.signInAs('medewerker')
    for (const dest of ['image', 'iframe', 'document'])
      await person.ask('/api/logout', { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': dest } })
    expect((await person.session()).authenticated).toBe(true)
    await person.ask('/api/logout', { headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' } })
    expect((await person.session()).authenticated).toBe(false)
  })

  test('the cookie is HttpOnly and SameSite, and has a new value with each sign-in (session fixation)', async () => {
    const person = aPerson()
    person.cookies.set('greenrock', 's%3Aeigen-keuze.x')
    const page = await person.visit('/api/login')
    let reply = await person.ask(page.path, { method: 'POST', body: new URLSearchParams({ account: 'medewerker' }) })
    while (!reply.headers.getSetCookie().some(cookie => cookie.startsWith('greenrock=')))
      reply = await person.ask(reply.headers.get('location')!)
    const cookie = reply.headers.getSetCookie().find(one => one.startsWith('greenrock='))!
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(cookie).toMatch(/Path=\//)
    expect(cookie).not.toContain('eigen-keuze')
  })

  test('signing in again in the same browser ends the former session and its token', async () => {
    const person = aPerson()
    await person.signInAs('medewerker')
    const [{ token }, cookie] = [await person.session(), person.cookies.get('greenrock')!]
    await person.signInAs('medewerker')
    expect(person.cookies.get('greenrock')).not.toBe(cookie)
    expect(await sessionRows()).toBe(1)
    const former = aPerson()
    former.cookies.set('greenrock', cookie)
    expect((await former.session()).authenticated).toBe(false)
    expect((await aPerson().session({ authorization: `Bearer ${token}` })).authenticated).toBe(false)
  })

  test('a session id has 192 random bits', async () => {
    const ids: string[] = []
    for (const account of ['medewerker', 'collega'] as const) {
      const person = aPerson()
      await person.signInAs(account)
      ids.push(/^s:([^.]+)\./.exec(decodeURIComponent(person.cookies.get('greenrock')!))![1]!)
    }
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(24)
  })

  test('only the hash of a token is stored', async () => {
    const person = aPerson()
    await person.signInAs('medewerker')
    const { token } = await person.session()
    const [dump] = await db().query(
      `SELECT jsonb_agg(to_jsonb(a))::text || (SELECT jsonb_agg(to_jsonb(s))::text FROM sessions s) AS text FROM access_tokens a`,
    )
    expect(dump.text).not.toContain(token)
  })

  test.each([
    ['began more than a week ago', `sess = jsonb_set(sess::jsonb, '{startedAt}', to_jsonb(0))::json`],
    ['was idle for too long', `expire = now() - interval '1 second'`],
  ])('a session that %s is invalid, by cookie and by token', async (_what, change) => {
    const person = aPerson()
    await person.signInAs('medewerker')
    const { token } = await person.session()
    await db().query(`UPDATE sessions SET ${change}`)
    expect((await person.session()).authenticated).toBe(false)
    expect((await aPerson().session({ authorization: `Bearer ${token}` })).authenticated).toBe(false)
  })
})

describe('a change by cookie from another site (CSRF)', () => {
  const mutation = 'mutation { signOut { session { authenticated } } }'

  test.each([
    ['another site', { origin: 'https://elders.test' }],
    ['a page without an origin', { origin: 'null' }],
    ['a name that looks like ours', { origin: 'http://localhost.elders.test' }],
    ['another port of this machine', { origin: 'http://localhost:1' }],
  ])('is refused: %s', async (_what, headers) => {
    const person = aPerson()
    await person.signInAs('medewerker')
    const reply = await person.graphql(mutation, {}, headers)
    expect(reply.status).toBe(403)
    expect(reply.json.errors).toMatchObject([
      { message: expect.stringContaining('Unauthorized'), extensions: { code: 'FORBIDDEN' } },
    ])
    expect((await person.session()).authenticated).toBe(true)
  })

  test.each(['Bearer', `Bearer ${'A'.repeat(43)}`, 'Basic eDp5', 'x'])(
    'is refused when a header such as %s presents the cookie as a token',
    async authorization => {
      const person = aPerson()
      await person.signInAs('medewerker')
      const elsewhere: Record<string, string>[] = [
        { origin: 'https://elders.test' },
        { 'sec-fetch-site': 'cross-site' },
        {},
      ]
      for (const headers of elsewhere) {
        const { status } = await person.ask('/api/auth/logout', {
          method: 'POST',
          headers: { authorization, ...headers },
        })
        expect(status).toBe(403)
      }
      expect((await person.session()).authenticated).toBe(true)
    },
  )

  test('is allowed with a valid token beside the cookie', async () => {
    const person = aPerson()
    await person.signInAs('medewerker')
    const { token } = await person.session()
    const reply = await person.ask('/api/auth/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, origin: 'https://elders.test' },
    })
    expect(reply.status).toBe(200)
  })

  test('a bearer token is accepted from another origin: a browser does not send it by itself (CSRF)', async () => {
    const person = aPerson()
    await person.signInAs('medewerker')
    const { token } = await person.session()
    const reply = await aPerson().graphql(
      mutation,
      {},
      { authorization: `Bearer ${token}`, origin: 'https://elders.test' },
    )
    expect(reply.json.data.signOut.session.authenticated).toBe(false)
    expect((await person.session()).authenticated).toBe(false)
  })
})

describe('access of accounts', () => {
  test('deactivating a user ends their sessions at once, and they cannot sign in again', async () => {
    const [boss, person] = [aPerson(), aPerson()]
    await boss.signInAs('beheerder')
    await person.signInAs('medewerker')
    const { user, token } = await person.session()
    const mutation = 'mutation ($input: SetUserActiveInput!) { setUserActive(input: $input) { user { isActive } } }'
    const userId = Buffer.from(`User:${user.uuid}`).toString('base64')
    const set = (isActive: boolean) => boss.graphql(mutation, { input: { userId, isActive } })
    expect((await set(false)).json.data.setUserActive.user.isActive).toBe(false)
    // R-INT-30
    expect((await person.session()).authenticated).toBe(false)
    expect((await aPerson().session({ authorization: `Bearer ${token}` })).authenticated).toBe(false)
    // R-INT-30
    expect((await aPerson().signInAs('medewerker')).path).toBe('/login?fout=gedeactiveerd')
    await set(true)
    expect((await aPerson().signInAs('medewerker')).path).toBe('/')
  })

  test('an administrator cannot deactivate themselves', async () => {
    const boss = aPerson()
    await boss.signInAs('beheerder')
    const { user } = await boss.session()
    const userId = Buffer.from(`User:${user.uuid}`).toString('base64')
    const mutation = 'mutation ($input: SetUserActiveInput!) { setUserActive(input: $input) { user { isActive } } }'
    const { json } = await boss.graphql(mutation, { input: { userId, isActive: false } })
    expect(json.errors[0]).toMatchObject({ message: 'Je kunt jezelf niet deactiveren' })
  })
})

test('an outage is reported as an error, not as being signed out', async () => {
  const person = aPerson()
  await person.signInAs('medewerker')
  await db().query('ALTER TABLE sessions RENAME TO sessions_away')
  try {
    const reply = await person.graphql('{ session { authenticated } }')
    expect(reply.status).toBeGreaterThanOrEqual(500)
    expect(reply.text).not.toContain('authenticated')
    expect(reply.text).not.toContain('sessions')
  } finally {
    await db().query('ALTER TABLE sessions_away RENAME TO sessions')
  }
})
