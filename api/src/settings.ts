import path from 'node:path'
import { parseCrontab } from 'graphile-worker'
import { z } from 'zod'
import type { SourceKey } from './reference/sources.js'

/** Every setting, read once, here and nowhere else. `.env.example` lists the same names. */
const wholeNumber = (name: string, lowest: number, highest: number, standard: number) =>
  z
    .string()
    .default(String(standard))
    .transform(text => (/^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN))
    .refine(
      value => Number.isInteger(value) && value >= lowest && value <= highest,
      `${name} must be a whole number from ${lowest} to ${highest}`,
    )

const address = (name: string, protocols: readonly string[]) =>
  z
    .string()
    .refine(
      value => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `${name} must be an address that starts with ${protocols.map(protocol => `${protocol}//`).join(' or ')}`,
    )

/** Between commas, in lower case. */
const listOf = () =>
  z
    .string()
    .default('')
    .transform(text =>
      text
        .split(',')
        .map(part => part.trim().toLowerCase())
        .filter(Boolean),
    )

const oneOf = <const Value extends string>(name: string, values: readonly [Value, ...Value[]], standard: Value) =>
  z.enum(values, `${name} must be one of: ${values.join(', ')}`).default(standard)

function isSchedule(text: string): boolean {
  try {
    return parseCrontab(`${text} refresh`).length === 1
  } catch {
    return false
  }
}

/** Those that have addresses below. */
const readableSources = new Set<string>(['tenderned', 'ted', 'striive'] satisfies SourceKey[])

const web = ['http:', 'https:'] as const

const environment = z.object({
  NODE_ENV: oneOf('NODE_ENV', ['development', 'test', 'production'], 'development'),
  PORT: wholeNumber('PORT', 0, 65_535, 4000),
  PUBLIC_URL: address('PUBLIC_URL', web).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: address('DATABASE_URL', ['postgres:', 'postgresql:']).optional(),
  REDIS_URL: address('REDIS_URL', ['redis:', 'rediss:']).optional(),
  DATABASE_POOL_SIZE: wholeNumber('DATABASE_POOL_SIZE', 2, 200, 8),
  LOG_LEVEL: oneOf('LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'info'),
  WORKER: oneOf('WORKER', ['inline', 'off'], 'inline'),
  SOURCES: oneOf('SOURCES', ['live', 'samples', 'auto'], 'auto'),
  REFRESH_SCHEDULE: z
    .string()
    .default('7 6-20 * * *')
    .refine(
      isSchedule,
      'REFRESH_SCHEDULE must have five parts: minute, hour, day, month, weekday, such as 7 6-20 * * *',
    ),
  REFRESH_COOL_DOWN_SECONDS: wholeNumber('REFRESH_COOL_DOWN_SECONDS', 0, 86_400, 60),
  ARCHIVE_AFTER_DAYS: wholeNumber('ARCHIVE_AFTER_DAYS', 1, 3650, 90),
  SOURCE_TIME_LIMIT_SECONDS: wholeNumber('SOURCE_TIME_LIMIT_SECONDS', 10, 3600, 300),
  SESSION_SECRET: z.string().min(32, 'SESSION_SECRET must have at least 32 characters').optional(),
  OIDC_ISSUER: address('OIDC_ISSUER', web).optional(),
  OIDC_CLIENT_ID: z.string().default('greenrock-tenders'),
  OIDC_CLIENT_SECRET: z.string().optional(),
  ADMIN_EMAILS: listOf(),
  ALLOWED_EMAILS: listOf(),
  COMPANY_EMAIL_DOMAIN: z
    .string()
    .default('greenrock.nl')
    .transform(domain => domain.trim().toLowerCase())
    .refine(
      domain => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain),
      'COMPANY_EMAIL_DOMAIN must be a domain, such as greenrock.nl',
    ),
  SOCKETS_PER_ADDRESS: wholeNumber('SOCKETS_PER_ADDRESS', 1, 1_000_000, 100),
  PUBLIC_COMMENTS: oneOf('PUBLIC_COMMENTS', ['on', 'off'], 'on'),
  RATE_LIMIT_VISITOR: wholeNumber('RATE_LIMIT_VISITOR', 10, 1_000_000, 300),
  RATE_LIMIT_USER: wholeNumber('RATE_LIMIT_USER', 10, 1_000_000, 1200),
  RATE_LIMIT_REFRESH: wholeNumber('RATE_LIMIT_REFRESH', 1, 1_000_000, 10),
  TRUST_PROXY_HOPS: wholeNumber('TRUST_PROXY_HOPS', 0, 10, 0),
  DISABLED_SOURCES: listOf().refine(
    names => names.every(name => readableSources.has(name)),
    `DISABLED_SOURCES may only name, between commas: ${[...readableSources].join(', ')}`,
  ),
  TENDERNED_URL: address('TENDERNED_URL', web).default('https://www.tenderned.nl/papi/tenderned-rs-tns/v2'),
  TENDERNED_DAYS: wholeNumber('TENDERNED_DAYS', 1, 365, 45),
  TED_API_URL: address('TED_API_URL', web).default('https://api.ted.europa.eu'),
  TED_SITE_URL: address('TED_SITE_URL', web).default('https://ted.europa.eu'),
  TED_DAYS: wholeNumber('TED_DAYS', 1, 365, 14),
  STRIIVE_URL: address('STRIIVE_URL', web).default('https://striive-cms.codebridge.nl/api'),
})

/** E-mail address of the administrator at the local sign-in provider. */
export const LOCAL_ADMINISTRATOR = 'beheerder@greenrock.nl'

export class SettingsError extends Error {
  constructor(readonly mistakes: readonly string[]) {
    super(`The settings are not right:\n${mistakes.map(mistake => `  - ${mistake}`).join('\n')}`)
  }
}

/** @throws SettingsError with a sentence for each mistake */
export function readSettings(env: NodeJS.ProcessEnv = process.env) {
  // A setting that is present but empty ("PORT=") means: not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = environment.safeParse(given)
  if (!read.success) throw new SettingsError(read.error.issues.map(issue => issue.message))
  const values = read.data

  const mistakes: string[] = []
  if (values.NODE_ENV === 'production' && values.SOURCES !== 'live')
    mistakes.push('SOURCES must be live when NODE_ENV is production: samples are no real tenders')
  if (values.NODE_ENV === 'production' && !values.DATABASE_URL)
    mistakes.push('DATABASE_URL must be set when NODE_ENV is production')
  if (values.NODE_ENV === 'production' && !values.SESSION_SECRET)
    mistakes.push('SESSION_SECRET must be set when NODE_ENV is production')
  if (values.NODE_ENV === 'production' && !values.OIDC_ISSUER)
    mistakes.push('OIDC_ISSUER must be set when NODE_ENV is production: the local accounts are for everybody')
  if (mistakes.length > 0) throw new SettingsError(mistakes)

  return {
    environment: values.NODE_ENV,
    port: values.PORT,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
    dataDirectory: path.resolve(values.DATA_DIR),
    /** The built web client; every script of ours works in the project's root. */
    webDirectory: path.resolve('web/dist'),
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    /** What processes tell each other goes by Redis instead of PostgreSQL. */
    redisUrl: values.REDIS_URL,
    logLevel: values.LOG_LEVEL,
    worker: values.WORKER,
    sources: values.SOURCES,
    refreshSchedule: values.REFRESH_SCHEDULE,
    refreshCoolDownMs: values.REFRESH_COOL_DOWN_SECONDS * 1000,
    archiveAfterDays: values.ARCHIVE_AFTER_DAYS,
    sourceTimeLimitMs: values.SOURCE_TIME_LIMIT_SECONDS * 1000,
    sourcePlaces: sourcePlaces(values),
    /** Without one it is made and kept beside the data: see auth/secret.ts. */
    sessionSecret: values.SESSION_SECRET,
    /** Without an issuer: the local provider with its three accounts, never in production. */
    oidc: values.OIDC_ISSUER
      ? { issuer: values.OIDC_ISSUER, clientId: values.OIDC_CLIENT_ID, clientSecret: values.OIDC_CLIENT_SECRET }
      : null,
    adminEmails: values.OIDC_ISSUER ? values.ADMIN_EMAILS : [...values.ADMIN_EMAILS, LOCAL_ADMINISTRATOR],
    /** Addresses or domains; none means anybody. */
    allowedEmails: values.ALLOWED_EMAILS,
    companyEmailDomain: values.COMPANY_EMAIL_DOMAIN,
    trustProxyHops: values.TRUST_PROXY_HOPS,
    /** An office shares one. */
    socketsPerAddress: values.SOCKETS_PER_ADDRESS,
    /** Whether visitors may read the comments of public bookmarks. */
    isCommentReadingPublic: values.PUBLIC_COMMENTS === 'on',
    /** Points a minute. */
    rateLimits: { visitor: values.RATE_LIMIT_VISITOR, user: values.RATE_LIMIT_USER },
    /** Refreshes a minute that one address may ask for. */
    refreshLimit: values.RATE_LIMIT_REFRESH,
  }
}

/** Where a source is read, and how many days back its first reading goes. */
export interface SourcePlace {
  readonly baseUrl: string
  /** Where single notices are read, if that is elsewhere. */
  readonly siteUrl?: string
  readonly days: number
}

/** What is switched off is not in it. */
function sourcePlaces(values: z.infer<typeof environment>): Readonly<Partial<Record<SourceKey, SourcePlace>>> {
  const places: Partial<Record<SourceKey, SourcePlace>> = {
    tenderned: { baseUrl: trimmed(values.TENDERNED_URL), days: values.TENDERNED_DAYS },
    ted: { baseUrl: trimmed(values.TED_API_URL), siteUrl: trimmed(values.TED_SITE_URL), days: values.TED_DAYS },
    // It lists all that is open, however old.
    striive: { baseUrl: trimmed(values.STRIIVE_URL), days: 365 },
  }
  const isEnabled = ([key]: readonly [string, unknown]) => !values.DISABLED_SOURCES.includes(key)
  return Object.fromEntries(Object.entries(places).filter(isEnabled))
}

const trimmed = (url: string) => url.replace(/\/$/, '')

export type Settings = ReturnType<typeof readSettings>
