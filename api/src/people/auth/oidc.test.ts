import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { testDatabase } from '../../../test/database.js'
import { withShortTimeLimits } from '../../../test/short-time-limits.js'
import { Person, testServer } from '../../../test/web-server.js'
import { User } from '../../accounts/users/user.entity.js'

const CLIENT_ID = 'greenrock-proef'
const CLIENT_SECRET = 'een geheim van de proef, dat lang genoeg is'

type Answer = (response: http.ServerResponse) => void | Promise<void>
const json =
  (body: object, status = 200): Answer =>
  response =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const html: Answer = response => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Inloggen</h1>')
const broken: Answer = response => void response.destroy()
const error: Answer = response => void response.writeHead(500).end('stuk')

const own = await generateKeyPair('RS256')
const foreign = await generateKeyPair('RS256')
const keySet = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'sleutel', alg: 'RS256', use: 'sig' }] }

/** A provider that behaves correctly except where a test overrides its answers. */
const provider = { url: '', answers: new Map<string, Answer>(), asked: [] as string[] }
const web = http.createServer(async (request, response) => {
  const path = request.url!.split('?')[0]!
  provider.asked.push(path)
  const answer = provider.answers.get(path) ?? json({}, 404)
  await answer(response)
})

const discovery = () => ({
  issuer: provider.url,
  authorization_endpoint: `${provider.url}/authorize`,
  token_endpoint: `${provider.url}/token`,
  jwks_uri: `${provider.url}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
})
const WELL_KNOWN = '/.well-known/openid-configuration'

beforeAll(async () => {
  await new Promise<void>(resolve => web.listen(0, '127.0.0.1', resolve))
  provider.url = `http://127.0.0.1:${(web.address() as AddressInfo).port}`
})
afterAll(() => {
  web.closeAllConnections()
  web.close()
})
beforeEach(() => {
  provider.answers.clear()
  provider.answers.set(WELL_KNOWN, json(discovery()))
  provider.answers.set('/jwks', json(keySet))
})

const database = testDatabase()
const db = () => database.manager
const server = testServer(database, {
  // Lazy, because the provider starts later.
  get oidc() {
    return { issuer: provider.url, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET }
  },
})

const now = () => Math.floor(Date.now() / 1000)
const goodClaims = (nonce: string): JWTPayload => ({
  iss: provider.url,
  aud: CLIENT_ID,
  sub: 'sub-1',
  nonce,
  iat: now(),
  exp: now() + 300,
  email: 'jan@greenrock.nl',
  email_verified: true,
  preferred_username: 'jan',
})
const signed = (claims: JWTPayload, key = own.privateKey, kid = 'sleutel') =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key)
const tokens = (idToken: unknown) => json({ access_token: 'x', token_type: 'Bearer', id_token: idToken })

/** Goes to the provider's page. */
async function startSignIn(person: Person, returnTo = '/tenders') {
  const reply = await person.ask(`/api/login?returnTo=${encodeURIComponent(returnTo)}`)
  const away = new URL(reply.headers.get('location')!, server.url)
  return { away, state: away.searchParams.get('state')!, nonce: away.searchParams.get('nonce')! }
}

/** Goes to the provider's page and returns with a code, for which the token endpoint gives `answer`. */
async function finishSignIn(answer: (nonce: string) => Answer | Promise<Answer>, more = '') {
  const person = new Person(() => server.url)
  const { away, state, nonce } = await startSignIn(person)
  provider.answers.set('/token', await answer(nonce))
  const reply = await person.ask(`/api/callback?code=abc&state=${state}${more}`)
  return { person, away, reply }
}

async function expectSignInFailed({ person, reply }: Awaited<ReturnType<typeof finishSignIn>>, reason = 'mislukt') {
  expect(reply.status).toBe(302)
  expect(reply.headers.get('location')).toBe(`/login?fout=${reason}`)
  expect((await person.session()).authenticated).toBe(false)
  expect(await db().query('SELECT sid FROM sessions')).toEqual([])
  expect(await db().count(User)).toBe(0)
}

// This must come first: a valid configuration is cached after the first request.
describe('an unreadable configuration of the provider (discovery)', () => {
  test.each([
    ['is down', broken],
    ['has an error', error],
    ['answers with a page', html],
    ['answers with nothing', json({})],
    ['names another issuer', json({ issuer: 'https://elders.test', token_endpoint: 'https://elders.test/token' })],
  ])('makes signing in fail with a message when the provider %s', async (_what, answer) => {
    provider.answers.set(WELL_KNOWN, answer)
    const person = new Person(() => server.url)
    const reply = await person.ask('/api/login')
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/login?fout=storing'])
    expect(person.cookies.size).toBe(0)
  })

  test('is read again once the provider recovers', async () => {
    const reply = await new Person(() => server.url).ask('/api/login')
    const to = new URL(reply.headers.get('location')!)
    expect(to.origin + to.pathname).toBe(`${provider.url}/authorize`)
    expect(Object.fromEntries(to.searchParams)).toEqual({
      client_id: CLIENT_ID,
      redirect_uri: `${server.url}/api/callback`,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      prompt: 'login',
    })
  })

  test.each([
    ['has an error', error],
    ['are a page', html],
  ])('makes signing in fail when its keys (JWKS) %s', async (_what, answer) => {
    provider.answers.set('/jwks', answer)
    await expectSignInFailed(await finishSignIn(async nonce => tokens(await signed(goodClaims(nonce)))))
  })
})

test('a conforming provider signs the user in, and redirects to the page of before', async () => {
  const { person, reply } = await finishSignIn(async nonce => tokens(await signed(goodClaims(nonce))))
  expect(reply.headers.get('location')).toBe('/tenders')
  expect(await person.session()).toMatchObject({ authenticated: true, user: { username: 'jan' } })
  expect(reply.text + JSON.stringify([...reply.headers])).not.toContain('access_token')
})

describe('signing in from several tabs', () => {
  const attemptsOf = ({ cookies }: Person) => [...cookies].filter(([name]) => name.startsWith('greenrock_sign_in'))
  async function finish(person: Person, { state, nonce }: { readonly state: string; readonly nonce: string }) {
    provider.answers.set('/token', tokens(await signed(goodClaims(nonce))))
    return (await person.ask(`/api/callback?code=abc&state=${state}`)).headers.get('location')
  }

  test.each(['', '?code=x', '?code=x&state=y', '?error=access_denied&state=y&state=z', '?code=x&state[a]=b'])(
    'ignores a callback that belongs to no attempt: %j',
    async query => {
      const person = new Person(() => server.url)
      const attempt = await startSignIn(person)
      expect((await person.ask(`/api/callback${query}`)).headers.get('location')).toBe('/login?fout=verlopen')
      expect(await finish(person, attempt)).toBe('/tenders')
    },
  )

  test('keeps the other attempts when one fails', async () => {
    const person = new Person(() => server.url)
    const [refused, other] = [await startSignIn(person), await startSignIn(person)]
    const reply = await person.ask(`/api/callback?error=access_denied&state=${refused.state}`)
    expect(reply.headers.get('location')).toBe('/login?fout=geweigerd')
    expect(await finish(person, other)).toBe('/tenders')
  })

  test.each([
    ['the first tab first', ['/tenders', '/bookmarks']],
    ['the last tab first', ['/bookmarks', '/tenders']],
  ])('returns each tab to its own page: %s', async (_what, order) => {
    const person = new Person(() => server.url)
    const tabs = new Map([
      ['/tenders', await startSignIn(person, '/tenders')],
      ['/bookmarks', await startSignIn(person, '/bookmarks')],
    ])
    for (const page of order) expect(await finish(person, tabs.get(page)!)).toBe(page)
    expect((await person.session()).authenticated).toBe(true)
    expect(attemptsOf(person)).toEqual([])
  })

  test('drops the oldest attempts when the Cookie header would become too long', async () => {
    const person = new Person(() => server.url)
    const page = `/tenders?q=${'zaak'.repeat(450)}`
    const attempts = []
    for (let count = 0; count < 10; count++) attempts.push(await startSignIn(person, page))
    expect(attemptsOf(person).join('; ').length).toBeLessThan(8000)
    expect(await finish(person, attempts.at(0)!)).toBe('/login?fout=verlopen')
    expect(await finish(person, attempts.at(-2)!)).toBe(page)
    expect(await finish(person, attempts.at(-1)!)).toBe(page)
  })
})

describe('an invalid ID token', () => {
  const without = (nonce: string, name: string) => {
    const { [name]: _gone, ...rest } = goodClaims(nonce)
    return rest
  }
  test.each<[string, (nonce: string) => JWTPayload]>([
    ['another issuer', nonce => ({ ...goodClaims(nonce), iss: 'https://elders.test' })],
    ['no issuer', nonce => without(nonce, 'iss')],
    ['another audience', nonce => ({ ...goodClaims(nonce), aud: 'iemand-anders' })],
    [
      'several audiences and another authorised party',
      nonce => ({ ...goodClaims(nonce), aud: [CLIENT_ID, 'x'], azp: 'x' }),
    ],
    ['several audiences and no authorised party', nonce => ({ ...goodClaims(nonce), aud: [CLIENT_ID, 'x'] })],
    ['no audience', nonce => without(nonce, 'aud')],
    ['another nonce', nonce => ({ ...goodClaims(nonce), nonce: 'x'.repeat(43) })],
    ['no nonce', nonce => without(nonce, 'nonce')],
    ['an expiry in the past', nonce => ({ ...goodClaims(nonce), iat: now() - 900, exp: now() - 300 })],
    ['no expiry', nonce => without(nonce, 'exp')],
    ['an expiry that is no number', nonce => ({ ...goodClaims(nonce), exp: 'morgen' as never })],
    ['a start in the future', nonce => ({ ...goodClaims(nonce), nbf: now() + 86_400 })],
    ['no subject', nonce => without(nonce, 'sub')],
    ['an empty subject', nonce => ({ ...goodClaims(nonce), sub: '' })],
    ['a number as subject', nonce => ({ ...goodClaims(nonce), sub: 1 as never })],
    ['a NUL character', nonce => ({ ...goodClaims(nonce), given_name: 'J\0an' })],
  ])('with %s makes signing in fail', async (_what, claims) => {
    await expectSignInFailed(await finishSignIn(async nonce => tokens(await signed(claims(nonce)))))
  })

  test.each<[string, (nonce: string) => unknown]>([
    ['alg none', nonce => new UnsecuredJWT(goodClaims(nonce)).encode()],
    ['another key', nonce => signed(goodClaims(nonce), foreign.privateKey)],
    ['another key by another name', nonce => signed(goodClaims(nonce), foreign.privateKey, 'andere')],
    [
      'a key that it brings itself',
      async nonce =>
        new SignJWT(goodClaims(nonce))
          .setProtectedHeader({ alg: 'RS256', kid: 'sleutel', jwk: await exportJWK(foreign.publicKey) })
          .sign(foreign.privateKey),
    ],
    [
      'a key at an address that it names',
      async nonce => {
        provider.answers.set('/vreemd', json({ keys: [{ ...(await exportJWK(foreign.publicKey)), kid: 'vreemd' }] }))
        return new SignJWT(goodClaims(nonce))
          .setProtectedHeader({ alg: 'RS256', kid: 'vreemd', jku: `${provider.url}/vreemd` })
          .sign(foreign.privateKey)
      },
    ],
    [
      'our own secret',
      nonce =>
        new SignJWT(goodClaims(nonce))
          .setProtectedHeader({ alg: 'HS256', kid: 'sleutel' })
          .sign(new TextEncoder().encode(CLIENT_SECRET)),
    ],
    [
      'its own key as a secret',
      nonce =>
        new SignJWT(goodClaims(nonce))
          .setProtectedHeader({ alg: 'HS256', kid: 'sleutel' })
          .sign(new TextEncoder().encode(JSON.stringify(keySet.keys[0]))),
    ],
    [
      'what was changed afterwards',
      async nonce => {
        const [header, , signature] = (await signed(goodClaims(nonce))).split('.')
        const payload = Buffer.from(JSON.stringify({ ...goodClaims(nonce), sub: 'baas' })).toString('base64url')
        return `${header}.${payload}.${signature}`
      },
    ],
    ['nothing at all', () => undefined],
    ['nonsense', () => 'a.b.c'],
    ['a number', () => 1],
  ])('signed by %s makes signing in fail', async (_what, token) => {
    await expectSignInFailed(await finishSignIn(async nonce => tokens(await token(nonce))))
    expect(provider.asked).not.toContain('/vreemd')
  })
})

describe('a failing token endpoint', () => {
  test.each<[string, Answer]>([
    ['refuses', json({ error: 'invalid_grant' }, 400)],
    ['has an error', error],
    ['answers with a page', html],
    ['answers with nothing', response => void response.writeHead(200, { 'content-type': 'application/json' }).end()],
    [
      'answers with half an object',
      response => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"ac'),
    ],
    ['hangs up', broken],
    ['redirects elsewhere', response => void response.writeHead(307, { location: '/elders' }).end()],
  ])('that %s makes signing in fail', async (_what, answer) => {
    provider.asked.length = 0
    await expectSignInFailed(await finishSignIn(() => answer))
    expect(provider.asked).not.toContain('/elders')
  })

  test('that never answers makes signing in fail', async () => {
    const limits = await withShortTimeLimits(async () => expectSignInFailed(await finishSignIn(() => () => {})))
    expect(limits).toContain(10_000)
  })
})

describe('the callback of a sign-in', () => {
  const good = async (nonce: string) => tokens(await signed(goodClaims(nonce)))

  test.each([
    ['names another provider', '&iss=https%3A%2F%2Felders.test', 'mislukt'],
    ['names two states', '&state=x', 'verlopen'],
    ['has an error as well', '&error=server_error', 'mislukt'],
  ])('makes signing in fail when it %s', async (_what, more, reason) =>
    expectSignInFailed(await finishSignIn(good, more), reason),
  )

  test('redirects with the reason of the refusal', async () => {
    await db().save(
      db().create(User, {
        id: '01a1fd78-26a9-775a-a747-91a3f7faddc8',
        username: 'jan',
        email: 'Jan@greenrock.nl',
        passwordHash: 'unusable',
      }),
    )
    const unverified = await finishSignIn(async nonce =>
      tokens(await signed({ ...goodClaims(nonce), email_verified: 'true' })),
    )
    expect(unverified.reply.headers.get('location')).toBe('/login?fout=email-bezet')
    expect(await db().query('SELECT sid FROM sessions')).toEqual([])
  })

  test('an e-mail address that is too long is dropped, because a truncated one could be another’s', async () => {
    const { person } = await finishSignIn(async nonce =>
      tokens(await signed({ ...goodClaims(nonce), email: `${'a'.repeat(87)}@greenrock.nl.elders.test` })),
    )
    expect((await person.session()).user.email).toMatch(/@zonder-e-mail\.invalid$/)
  })

  test('SSRF: a picture on our own machine is not fetched', async () => {
    provider.asked.length = 0
    const { person } = await finishSignIn(async nonce =>
      tokens(await signed({ ...goodClaims(nonce), picture: `${provider.url}/foto` })),
    )
    expect((await person.session()).user.profileImageUrl).toBeNull()
    expect(provider.asked).not.toContain('/foto')
    expect(provider.asked).not.toContain('/robots.txt')
  })
})
