import express, { type Router } from 'express'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Configuration } from 'oidc-provider'
import { localAccounts } from './accounts.js'
import { signInPage } from './page.js'
import type { Secrets } from '../../../accounts/users/sign-in/session.service.js'

export const LOCAL_CLIENT_ID = 'greenrock-local'

/**
 * An OpenID Connect provider on our own port for development and tests, so that signing in runs the same code
 * everywhere: three accounts without passwords, kept in memory only. settings.ts refuses to start it in production.
 */
export async function localProvider(publicUrl: string, secrets: Secrets): Promise<Router> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }
  const provider = await withoutWarnings(async () => {
    const { default: Provider } = await import('oidc-provider')
    return new Provider(`${publicUrl}/oidc`, configuration(publicUrl, secrets, key))
  })

  // TLS ends at a proxy, which says in X-Forwarded-Proto and -Host where the request came in.
  provider.proxy = publicUrl.startsWith('https:')

  const router = express.Router()
  router.get('/interaction/:uid', async (request, response) => {
    await provider.interactionDetails(request, response)
    response.set('cache-control', 'no-store').type('html').send(signInPage())
  })
  router.post('/interaction/:uid', express.urlencoded({ extended: false, limit: '1kb' }), async (request, response) => {
    const { account } = request.body as { account?: string }
    if (!localAccounts.some(({ id }) => id === account)) return void response.status(400).send('Onbekend account.')
    await provider.interactionFinished(request, response, { login: { accountId: account! } })
  })
  router.use(provider.callback())
  return router
}

const configuration = (publicUrl: string, secrets: Secrets, key: JWK): Configuration => ({
  clients: [
    {
      client_id: LOCAL_CLIENT_ID,
      redirect_uris: [`${publicUrl}/api/callback`],
      response_types: ['code'],
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'none',
    },
  ],
  jwks: { keys: [key] },
  cookies: { keys: [...secrets] },
  pkce: { required: () => true },
  scopes: ['openid', 'email', 'profile'],
  claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'preferred_username'] },
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, { uid }) => `/oidc/interaction/${uid}` },
  ttl: { Interaction: 600, Session: 3600, Grant: 3600, AccessToken: 600, AuthorizationCode: 60, IdToken: 600 },
  findAccount(_context, id) {
    const account = localAccounts.find(one => one.id === id)
    if (!account) return undefined
    const { firstName, lastName } = account
    const claims = {
      sub: id,
      email: account.email,
      email_verified: true,
      given_name: firstName,
      family_name: lastName,
      preferred_username: id,
    }
    return { accountId: id, claims: () => claims }
  },
  // Consent is granted without a question: client and provider are the same product.
  async loadExistingGrant({ oidc }) {
    const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! })
    grant.addOIDCScope('openid email profile')
    await grant.save()
    return grant
  },
})

/** The library's two warnings, of an older Node and of its in-memory store, are expected here. */
async function withoutWarnings<Result>(work: () => Promise<Result>): Promise<Result> {
  const { warn } = console
  console.warn = () => {}
  try {
    return await work()
  } finally {
    console.warn = warn
  }
}
