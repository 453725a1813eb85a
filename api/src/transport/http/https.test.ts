import http from 'node:http'
import { expect, test } from '@jest/globals'
import { testDatabase } from '../../../test/database.js'
import { aStaffMember, PASSWORD } from '../../../test/sign-in.js'
import { LOCAL_CLIENT_ID } from '../../people/auth/local-provider/local-provider.js'
import { testServer } from '../../../test/web-server.js'

const PUBLIC_URL = 'https://tenders.test'
const database = testDatabase()
const provider = testServer(database)
/** Behind a proxy that terminates TLS. */
const server = testServer(database, {
  environment: 'production',
  publicUrl: PUBLIC_URL,
  trustProxyHops: 1,
  // Lazy, because the provider starts later.
  get oidc() {
    return { issuer: `${provider.url}/oidc`, clientId: LOCAL_CLIENT_ID, clientSecret: undefined }
  },
})
const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.7' }

const withLocalProvider = testServer(database, { publicUrl: PUBLIC_URL, trustProxyHops: 1 })

test('the local sign-in provider has addresses with https behind a proxy that ends TLS', async () => {
  const answer = await fetch(`${withLocalProvider.url}/oidc/.well-known/openid-configuration`, {
    headers: { ...proxied, 'x-forwarded-host': 'tenders.test' },
  })
  expect(await answer.json()).toMatchObject({
    issuer: `${PUBLIC_URL}/oidc`,
    authorization_endpoint: `${PUBLIC_URL}/oidc/auth`,
    token_endpoint: `${PUBLIC_URL}/oidc/token`,
  })
})

test('every cookie is limited to this host, https and HttpOnly when served over https', async () => {
  const { username } = await aStaffMember(database.manager)
  const signedIn = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { ...proxied, origin: PUBLIC_URL, 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation ($input: SignInInput!) { signIn(input: $input) { session { authenticated } } }',
      variables: { input: { username, password: PASSWORD } },
    }),
  })
  const atProvider = await fetch(`${server.url}/api/login`, { headers: proxied, redirect: 'manual' })
  const [session, device, ...others] = signedIn.headers.getSetCookie().toSorted()
  expect([session, device, others]).toEqual([
    expect.stringMatching(/^__Host-greenrock-device=/),
    expect.stringMatching(/^__Host-greenrock=/),
    [],
  ])
  expect(atProvider.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-greenrock_sign_in_[\w-]{43}=/)])
  for (const cookie of [...signedIn.headers.getSetCookie(), ...atProvider.headers.getSetCookie()]) {
    expect(cookie).toMatch(/; Secure/)
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    // Browsers reject a cookie with the prefix `__Host-` that has another path, or a domain.
    expect(cookie).toMatch(/; Path=\/;/)
    expect(cookie).not.toMatch(/; Domain=/i)
  }
})

test.each([
  '/',
  '/tenders',
  '/nergens.js',
  '/graphql?query={__typename}',
  '/graphiql/',
  '/api/tenders',
  '/api/nergens',
  '/api/openapi.json',
  '/api/docs/',
  '/api/login',
  '/healthz',
  '/readyz',
  '/metrics',
  '/%',
])('the response to %s has HSTS for a year and cannot be read or framed by other sites', async path => {
  const { headers } = await fetch(server.url + path, {
    redirect: 'manual',
    headers: { ...proxied, origin: 'https://kwaad.test' },
  })
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  expect(headers.get('access-control-allow-origin')).toBeNull()
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  const policy = headers.get('content-security-policy')!.split(';')
  expect(policy).toEqual(expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]))
})

test.each(['/', '/tenders', '/graphql', '/api/tenders', '/healthz'])(
  'TRACE %s does not echo the request',
  async path => {
    const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
      http
        .request(
          server.url + path,
          { method: 'TRACE', headers: { ...proxied, cookie: 'greenrock=kanarie' } },
          response => {
            let heard = ''
            response.on('data', (chunk: Buffer) => (heard += chunk.toString()))
            response.on('end', () => resolve({ status: response.statusCode!, text: heard }))
          },
        )
        .on('error', reject)
        .end()
    })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(text).not.toContain('kanarie')
  },
)
