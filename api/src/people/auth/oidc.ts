import { parseCookie } from 'cookie'
import express, { type Request, type RequestHandler, type Response, type Router } from 'express'
import { jwtVerify, SignJWT } from 'jose'
import * as client from 'openid-client'
import type { DataSource } from 'typeorm'
import type { SpendAllowance } from '../../platform/rate-limit/rate-limit.js'
import { log } from '../../platform/log.js'
import { logSecurity } from '../../platform/security-log.js'
import type { Settings } from '../../platform/settings/settings.js'
import { type Claims, type Refused, userOf } from '../../accounts/users/sign-in/identity.service.js'
import { LOCAL_CLIENT_ID } from './local-provider/local-provider.js'
import { keepPicture } from '../../accounts/users/picture.service.js'
import { isOwnAddress, returnAddress } from './return-address.js'
import { destroySession, isHttps, startSession, type WithSession } from './sessions.js'
import type { Secrets } from '../../accounts/users/sign-in/session.service.js'

const cookiePrefix = (settings: Settings) => (isHttps(settings) ? '__Host-greenrock_sign_in_' : 'greenrock_sign_in_')
const MAX_SIGN_IN_SECONDS = 600

/** Proxies refuse a Cookie header longer than about 8 000 characters; one attempt takes up to 3 100. */
const MAX_ATTEMPTS_LENGTH = 7000

/** The state of one sign-in between the redirect to the provider and its callback. */
interface Attempt {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  readonly returnTo: string
}

/**
 * `/api/login`, `/api/callback` and `/api/logout`: OpenID Connect with code, PKCE, state and nonce. Each attempt is
 * kept in a signed cookie (JWT) of ten minutes instead of a table, which repeated attempts could fill. The cookie's name holds
 * the state, so that tabs that sign in at the same time do not end each other's attempts.
 */
export function oidcRoutes(
  { manager: db }: DataSource,
  settings: Settings,
  secrets: Secrets,
  spend: SpendAllowance,
): Router {
  const keys = secrets.map(secret => new TextEncoder().encode(secret))
  const redirectUri = `${settings.publicUrl}/api/callback`
  const prefix = cookiePrefix(settings)
  const cookieOptions = { httpOnly: true, sameSite: 'lax', secure: isHttps(settings), path: '/' } as const
  const configuration = configurationOf(settings)

  /** Rate limit: each request signs or verifies a JWT, and may call the provider. */
  const rateLimited: RequestHandler = async (request, _response, next) => {
    await spend(null, request.ip ?? 'unknown', 0)
    next()
  }

  const router = express.Router()
  router.get('/login', rateLimited, async (request, response) => {
    const attempt: Attempt = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
      returnTo: returnAddress(request.query.returnTo ?? request.get('referer'), settings.publicUrl),
    }
    const found = await configuration().catch((error: unknown) => {
      log.error({ error }, 'sign-in provider out of reach')
      return null
    })
    if (!found) return response.redirect('/login?fout=storing')
    const token = await new SignJWT({ ...attempt })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(`${MAX_SIGN_IN_SECONDS}s`)
      .sign(keys[0]!)
    let room = MAX_ATTEMPTS_LENGTH - token.length
    // A browser sends its oldest cookies first.
    for (const [name, value] of Object.entries(cookiesOf(request)).toReversed())
      if (name.startsWith(prefix) && (room -= value!.length) < 0) response.clearCookie(name, cookieOptions)
    response.cookie(prefix + attempt.state, token, { ...cookieOptions, maxAge: MAX_SIGN_IN_SECONDS * 1000 })
    const address = client.buildAuthorizationUrl(found, {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
      code_challenge_method: 'S256',
      state: attempt.state,
      nonce: attempt.nonce,
      // Single sign-on: without it the provider would sign the user in again right after signing out.
      prompt: 'login',
    })
    response.redirect(address.href)
  })

  router.get('/callback', rateLimited, async (request, response) => {
    const { state } = request.query
    const cookie = prefix + (typeof state === 'string' ? state : '')
    const token = cookiesOf(request)[cookie]
    if (token) response.clearCookie(cookie, cookieOptions)
    const attempt = await attemptOf(token, keys)
    if (!attempt) return refuse(response, 'verlopen')
    try {
      const claims = await claimsOf(await configuration(), request, attempt, settings)
      const user = await userOf(db, settings, claims)
      if (typeof user === 'string') return refuse(response, user)
      await startSession(request, user)
      logSecurity('signed in', { userId: user.id, by: 'provider' })
      if (claims.picture && user.legacyUserId)
        await keepPicture(db, user.legacyUserId, claims.picture, {
          userAgent: `GreenRockTenders/1.0 (+${settings.publicUrl})`,
          allowPrivateAddresses: settings.oidc === null,
        })
      response.redirect(attempt.returnTo)
    } catch (error) {
      logSecurity('sign-in failed', { userId: null, by: 'provider', error: (error as Error).message })
      response.redirect(`/login?fout=${request.query.error === 'access_denied' ? 'geweigerd' : 'mislukt'}`)
    }
  })

  router.get('/logout', async (request, response) => {
    // CSRF: an image, a frame or a link on another site must not sign a user out.
    const isFromElsewhere = request.get('sec-fetch-site') === 'cross-site'
    const userId = (request as WithSession).session?.userId
    if (!isFromElsewhere && userId) {
      await destroySession(request)
      logSecurity('signed out', { userId })
    }
    response.redirect('/')
  })
  return router
}

const cookiesOf = (request: Request) => parseCookie(request.get('cookie') ?? '')

function refuse(response: Response, reason: Refused | 'verlopen'): void {
  logSecurity('sign-in refused', { by: 'provider', reason })
  response.redirect(`/login?fout=${reason}`)
}

/** Discovery, memoised at the first use; a failure is not cached. */
function configurationOf({ oidc, publicUrl }: Settings): () => Promise<client.Configuration> {
  let known: Promise<client.Configuration> | undefined
  const discover = () => {
    if (!oidc)
      return client.discovery(new URL(`${publicUrl}/oidc`), LOCAL_CLIENT_ID, undefined, client.None(), {
        execute: [client.allowInsecureRequests],
        timeout: 10,
      })
    const { issuer, clientId, clientSecret } = oidc
    const authentication = clientSecret ? undefined : client.None()
    return client.discovery(new URL(issuer), clientId, clientSecret, authentication, {
      execute: isOwnAddress(issuer) ? [client.allowInsecureRequests] : [],
      timeout: 10,
    })
  }
  return () => {
    known ??= discover()
      .then(withSignatures)
      .catch((error: unknown) => {
        known = undefined
        throw error
      })
    return known
  }
}

/** The library trusts the TLS connection to the provider; this verifies the signature of the ID token as well. */
function withSignatures(configuration: client.Configuration): client.Configuration {
  client.enableNonRepudiationChecks(configuration)
  return configuration
}

async function attemptOf(token: string | undefined, keys: readonly Uint8Array[]): Promise<Attempt | null> {
  if (!token) return null
  for (const key of keys) {
    const verified = await jwtVerify<Attempt>(token, key, { algorithms: ['HS256'] }).catch(() => null)
    if (verified) return verified.payload
  }
  return null
}

async function claimsOf(
  configuration: client.Configuration,
  request: Request,
  attempt: Attempt,
  { publicUrl }: Settings,
): Promise<Claims> {
  const address = new URL(request.originalUrl, publicUrl)
  const tokens = await client.authorizationCodeGrant(configuration, address, {
    pkceCodeVerifier: attempt.verifier,
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    idTokenExpected: true,
  })
  const claims = tokens.claims()!
  // An empty subject would match every other account with an empty subject.
  if (claims.sub.trim() === '') throw new Error('the ID token has an empty subject')
  const text = (...names: string[]): string | null => {
    const found = names.map(name => claims[name]).find(value => typeof value === 'string' && value.trim() !== '')
    return found === undefined ? null : (found as string).trim()
  }
  const email = text('email')
  return {
    issuer: claims.iss,
    subject: claims.sub,
    // A truncated e-mail address would be somebody else's.
    email: email && email.length <= 100 ? email : null,
    isEmailVerified: claims.email_verified === true,
    username: text('preferred_username', 'username'),
    firstName: text('given_name', 'first_name')?.slice(0, 50) ?? null,
    lastName: text('family_name', 'last_name')?.slice(0, 50) ?? null,
    picture: text('picture', 'profile_image_url'),
  }
}
