import { parseCrontab } from 'graphile-worker'
import { z } from 'zod'
import { address, intervals, listOf, oneOf, webAddress, wholeNumber } from './kinds.js'

const MIN_SECRET_LENGTH = 32

declare module 'zod' {
  interface GlobalMeta {
    /** Example value of a variable without a default. */
    readonly example?: string
  }
}

/**
 * The product's own environment variables, each with its parser, default and description. A variable without a
 * description is covered by that of the one above it. `npm run env:example` prints them as `.env.example`.
 */
export const environment = z.object({
  NODE_ENV: oneOf(['development', 'test', 'production'])
    .prefault('development')
    .meta({
      description:
        'development, test, production. Production refuses samples, the embedded PostgreSQL, the local accounts and a ' +
        'generated secret.',
    }),

  PORT: wholeNumber(0, 65_535)
    .prefault('4000')
    .meta({ description: 'Port that it listens on, and URL by which browsers reach it.' }),
  PUBLIC_URL: webAddress().optional().meta({ example: 'http://localhost:4000' }),

  DATA_DIR: z.string().prefault('.data').meta({
    description:
      'Directory of its data, the embedded PostgreSQL among them, unless DATABASE_URL names another (15 or newer).',
  }),
  DATABASE_URL: address(['postgres:', 'postgresql:'])
    .optional()
    .meta({ example: 'postgres://user:password@host:5432/greenrock' }),
  DATABASE_POOL_SIZE: wholeNumber(2, 200).prefault('8'),

  REDIS_URL: address(['redis:', 'rediss:']).optional().meta({
    description:
      'Pub/sub between web processes (live comments) goes through PostgreSQL; with many of them, through Redis.',
    example: 'redis://host:6379',
  }),

  LOG_LEVEL: oneOf(['silent', 'error', 'warn', 'info', 'debug'])
    .prefault('info')
    .meta({ description: 'silent, error, warn, info, debug' }),
  LOG_FILE: z.string().optional().meta({
    description:
      'File for the log lines, which otherwise go to standard error. `npm start` at a terminal has one in the data directory.',
    example: '.data/log/start.log',
  }),

  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress()
    .optional()
    .meta({
      description:
        'Traces (OpenTelemetry) of requests, operations and SQL statements go to this collector; without it there are none. The ' +
        'other variables of OpenTelemetry, such as OTEL_SERVICE_NAME and OTEL_TRACES_SAMPLER, are heeded too.',
      example: 'http://localhost:4318',
    }),

  WORKER: oneOf(['inline', 'off'])
    .prefault('inline')
    .meta({ description: 'inline: this command starts a worker too, which does the jobs. off: npm run worker does.' }),

  REFRESH_SCHEDULE: z
    .string()
    .refine(isSchedule, 'must have five parts: minute, hour, day, month, weekday, such as 7 6-20 * * *')
    .prefault('7 6-20 * * *')
    .meta({ description: 'Cron schedule of the harvest (minute hour day month weekday, UTC).' }),
  AWARDS_SCHEDULE: z
    .string()
    .refine(isSchedule, 'must have five parts: minute, hour, day, month, weekday, such as 0 5 * * *')
    .prefault('0 5 * * *')
    .meta({ description: 'Cron schedule of asking the sources who won (UTC).' }),
  RECLASSIFY_SCHEDULE: z
    .string()
    .refine(isSchedule, 'must have five parts: minute, hour, day, month, weekday, such as 30 2 * * 0')
    .prefault('30 2 * * 0')
    .meta({
      description:
        'Cron schedule of sorting all tenders again, by the keywords of that moment (UTC); choices by hand stay.',
    }),
  REFRESH_COOL_DOWN_SECONDS: wholeNumber(0, 86_400)
    .prefault('60')
    .meta({ description: 'Cool-down: for this long after a refresh, the sources are not read again.' }),
  SOURCE_TIME_LIMIT_SECONDS: wholeNumber(10, 3600)
    .prefault('300')
    .meta({ description: 'Timeout of one source in one refresh; the worker goes on with the rest within minutes.' }),
  ARCHIVE_AFTER_DAYS: wholeNumber(1, 3650)
    .prefault('90')
    .meta({ description: 'A tender is archived this many days after its closing date.' }),

  // Not normalised: an OpenID Connect issuer is compared character by character.
  OIDC_ISSUER: address(['http:', 'https:']).optional().meta({
    description: 'OpenID Connect provider. Without an issuer, a local one serves three accounts, for development only.',
    example: 'https://replit.com/oidc',
  }),
  OIDC_CLIENT_ID: z.string().prefault('greenrock-tenders'),
  OIDC_CLIENT_SECRET: z.string().optional(),
  SESSION_SECRET: z
    .string()
    .transform(text => text.split(',').map(part => part.trim()))
    .refine(secrets => secrets.every(secret => secret.length >= MIN_SECRET_LENGTH), {
      error: `must have at least ${MIN_SECRET_LENGTH} characters, in each of its parts between commas`,
    })
    .optional()
    .meta({
      description:
        'At least 32 characters. When absent, generated and kept in DATA_DIR; required in production. Several, between commas, to replace it without signing anybody out: the first signs, all are accepted.',
    }),
  ADMIN_EMAILS: listOf().prefault('').meta({
    description:
      'Comma-separated e-mail addresses that become administrator on sign-in, if the provider has verified them.',
  }),
  ALLOWED_EMAILS: listOf().prefault('').meta({
    description: 'Comma-separated allowlist of e-mail addresses and domains that may sign in; empty allows all.',
  }),
  COMPANY_EMAIL_DOMAIN: z
    .string()
    .transform(domain => domain.trim().toLowerCase())
    .refine(domain => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain), 'must be a domain, such as greenrock.nl')
    .prefault('greenrock.nl')
    .meta({ description: 'Domain of the e-mail addresses of staff accounts.' }),

  SMTP_URL: address(['smtp:', 'smtps:']).optional().meta({
    description:
      'Mail about search profiles and reminders goes out by this server, from MAIL_FROM; without one each is a file in DATA_DIR/mail.',
    example: 'smtps://user:password@host:465',
  }),
  MAIL_FROM: z
    .string()
    .regex(/^[^\s@<>"]+@[^\s@<>"]+$/, 'must be an e-mail address, such as tenders@greenrock.nl')
    .prefault('tenders@greenrock.nl'),

  VAPID_PUBLIC_KEY: z.string().optional().meta({
    description:
      'Keys of web push. When absent, generated and kept in DATA_DIR; processes on several machines need the same.',
  }),
  VAPID_PRIVATE_KEY: z.string().optional(),

  TRUST_PROXY_HOPS: wholeNumber(0, 10)
    .prefault('0')
    .meta({ description: 'Number of reverse proxies in front whose X-Forwarded-For is trusted.' }),
  RATE_LIMIT_VISITOR: wholeNumber(10, 1_000_000).prefault('300').meta({
    description:
      'Rate limits in points a minute, by IP address and by user; an operation takes one, and one for each 1000 of its cost.',
  }),
  RATE_LIMIT_USER: wholeNumber(10, 1_000_000).prefault('1200'),
  RATE_LIMIT_REFRESH: wholeNumber(1, 1_000_000)
    .prefault('10')
    .meta({ description: 'Rate limit of refreshes a minute, by IP address.' }),
  SOCKETS_PER_ADDRESS: wholeNumber(1, 1_000_000)
    .prefault('100')
    .meta({ description: 'Maximum number of open WebSockets per IP address, which an office shares.' }),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional().meta({
    description:
      'Bearer token for /metrics (Prometheus) from another machine; without it only this machine may read them.',
    example: 'sixteen characters or more',
  }),
  SERVICE_WORKER: oneOf(['on', 'off']).prefault('on').meta({
    description:
      'off: withdraws the service worker from every browser that has one, and with it all that is read offline.',
  }),
  OCDS_PREFIX: z
    .string()
    .regex(/^ocds-[a-z0-9]{6}$/, 'must look like ocds-a1b2c3')
    .prefault('ocds-000000')
    .meta({
      description:
        'Prefix of the ids in OCDS exports, as registered at Open Contracting; the default is not registered.',
    }),
  PUBLIC_COMMENTS: oneOf(['on', 'off'])
    .prefault('on')
    .meta({ description: 'on: visitors may read the comments of public bookmarks. off: only users may.' }),

  SOURCES: oneOf(['live', 'samples', 'auto']).prefault('auto').meta({
    description:
      'live: the real sources. samples: our own examples. auto: live, and samples as long as none can be reached.',
  }),
  SOURCE_INTERVALS: intervals().prefault('').meta({
    description:
      'Minutes between two readings of a source, instead of REFRESH_SCHEDULE, such as striive=30,ted=720; at least 5.',
  }),
  DISABLED_SOURCES: listOf()
    .prefault('')
    .meta({ description: 'Comma-separated keys of sources below that are not read.' }),
})

function isSchedule(text: string): boolean {
  try {
    return parseCrontab(`${text} refresh`).length === 1
  } catch {
    return false
  }
}
