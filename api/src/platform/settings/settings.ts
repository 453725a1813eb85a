import path from 'node:path'
import { environment } from './environment.js'
import { withFiles } from './secret-files.js'
import { type DeclaredSource, readPlace, type SourcePlace } from './source-places.js'

/** E-mail address of the administrator at the local sign-in provider. */
export const LOCAL_ADMINISTRATOR = 'beheerder@greenrock.nl'

export class SettingsError extends Error {
  constructor(readonly mistakes: readonly string[]) {
    super(`The settings are not right:\n${mistakes.map(mistake => `  - ${mistake}`).join('\n')}`)
  }
}

/**
 * All settings, read once; no other module reads the environment. A process passes the sources of the registry: see configuration.ts.
 * @throws SettingsError with a sentence for each invalid variable
 */
export function readSettings(env: NodeJS.ProcessEnv, sources: readonly DeclaredSource[]) {
  const { given, mistakes } = withFiles(env)
  const read = environment.safeParse(given)
  const { places, mistakes: misplaced } = readPlaces(sources, given)
  if (!read.success) mistakes.push(...read.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`))
  mistakes.push(...misplaced)
  // A variable whose file is unreadable would be reported as missing too.
  if (read.success && mistakes.length === misplaced.length) mistakes.push(...mistakesTogether(read.data, sources))
  if (!read.success || mistakes.length > 0) throw new SettingsError(mistakes)
  const values = read.data

  return {
    environment: values.NODE_ENV,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    dataDirectory: path.resolve(values.DATA_DIR),
    /** The built web client, relative to the working directory of the npm scripts, which is the root of the project. */
    webDirectory: path.resolve('web/dist'),
    graphiqlDirectory: path.resolve('web/graphiql/dist'),
    hasServiceWorker: values.SERVICE_WORKER === 'on',
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    /** Set when `databaseUrl` leads to a pooler. */
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    namesStatements: values.DATABASE_PREPARED_STATEMENTS === 'on',
    replicas: { urls: values.DATABASE_READ_URLS, maxLagMs: values.DATABASE_READ_MAX_LAG_SECONDS * 1000 },
    /** Pub/sub between processes goes through Redis when this is set, else through PostgreSQL. */
    redisUrl: values.REDIS_URL,
    logLevel: values.LOG_LEVEL,
    worker: values.WORKER,
    sources: values.SOURCES,
    refreshSchedule: values.REFRESH_SCHEDULE,
    awardsSchedule: values.AWARDS_SCHEDULE,
    reclassifySchedule: values.RECLASSIFY_SCHEDULE,
    /** Minutes between two readings, by connector; other connectors follow the schedule. */
    sourceIntervals: values.SOURCE_INTERVALS,
    refreshCoolDownMs: values.REFRESH_COOL_DOWN_SECONDS * 1000,
    archiveAfterDays: values.ARCHIVE_AFTER_DAYS,
    sourceTimeLimitMs: values.SOURCE_TIME_LIMIT_SECONDS * 1000,
    /** By connector, without connectors that are disabled or have no address. */
    sourcePlaces: enabled(places, values.DISABLED_SOURCES),
    /** When absent, a generated secret is kept in the data directory: see people/auth/secret.ts. */
    sessionSecrets: values.SESSION_SECRET,
    /** When absent, a local provider has three accounts; production refuses that. */
    oidc: values.OIDC_ISSUER
      ? { issuer: values.OIDC_ISSUER, clientId: values.OIDC_CLIENT_ID, clientSecret: values.OIDC_CLIENT_SECRET }
      : null,
    adminEmails: values.OIDC_ISSUER ? values.ADMIN_EMAILS : [...values.ADMIN_EMAILS, LOCAL_ADMINISTRATOR],
    /** Allowlist of addresses and domains; when empty, anybody may sign in. */
    allowedEmails: values.ALLOWED_EMAILS,
    companyEmailDomain: values.COMPANY_EMAIL_DOMAIN,
    mail: { smtpUrl: values.SMTP_URL, address: values.MAIL_FROM },
    /** When absent, generated keys are kept in the data directory: see people/alerts/push/push-keys.ts. */
    push:
      values.VAPID_PUBLIC_KEY && values.VAPID_PRIVATE_KEY
        ? { publicKey: values.VAPID_PUBLIC_KEY, privateKey: values.VAPID_PRIVATE_KEY }
        : null,
    trustProxyHops: values.TRUST_PROXY_HOPS,
    /** Maximum number of open sockets per IP address, which an office may share. */
    socketsPerAddress: values.SOCKETS_PER_ADDRESS,
    metricsToken: values.METRICS_TOKEN,
    ocdsPrefix: values.OCDS_PREFIX,
    /** Whether visitors may read the comments of public bookmarks. */
    isCommentReadingPublic: values.PUBLIC_COMMENTS === 'on',
    /** Points a minute, by IP address and by user. */
    rateLimits: { visitor: values.RATE_LIMIT_VISITOR, user: values.RATE_LIMIT_USER },
    /** Refreshes a minute per IP address. */
    refreshLimit: values.RATE_LIMIT_REFRESH,
  }
}

export type Settings = ReturnType<typeof readSettings>

type Places = Readonly<Record<string, SourcePlace | undefined>>

function readPlaces(sources: readonly DeclaredSource[], env: NodeJS.ProcessEnv) {
  const places: Record<string, SourcePlace> = {}
  const mistakes: string[] = []
  for (const source of sources) {
    const read = readPlace(source, env)
    if ('mistakes' in read) mistakes.push(...read.mistakes)
    else if (read.place) places[source.key] = read.place
  }
  return { places, mistakes }
}

/** Combinations of settings that are valid separately and invalid together. */
function* mistakesTogether(
  values: ReturnType<typeof environment.parse>,
  sources: readonly DeclaredSource[],
): Generator<string> {
  const keys = sources.map(({ key }) => key)
  if (values.DISABLED_SOURCES.some(key => !keys.includes(key)))
    yield `DISABLED_SOURCES may only name, between commas: ${keys.join(', ')}`
  if (Object.keys(values.SOURCE_INTERVALS).some(key => !keys.includes(key)))
    yield `SOURCE_INTERVALS may only name: ${keys.join(', ')}`
  if ((values.VAPID_PUBLIC_KEY === undefined) !== (values.VAPID_PRIVATE_KEY === undefined))
    yield 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are set together, or neither'
  if (!values.DATABASE_URL && (values.DATABASE_DIRECT_URL || values.DATABASE_READ_URLS.length > 0))
    yield 'DATABASE_DIRECT_URL and DATABASE_READ_URLS need DATABASE_URL: the embedded PostgreSQL has neither a pooler nor replicas'
  if (values.NODE_ENV !== 'production') return
  if (values.SOURCES !== 'live') yield 'SOURCES must be live when NODE_ENV is production: samples are no real tenders'
  if (!values.DATABASE_URL) yield 'DATABASE_URL must be set when NODE_ENV is production'
  if (!values.SESSION_SECRET) yield 'SESSION_SECRET must be set when NODE_ENV is production'
  if (!values.OIDC_ISSUER)
    yield 'OIDC_ISSUER must be set when NODE_ENV is production: the local accounts are for everybody'
}

const enabled = (places: Places, disabled: readonly string[]): Places =>
  Object.fromEntries(Object.entries(places).filter(([key]) => !disabled.includes(key)))
