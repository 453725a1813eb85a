import { parseCrontab } from 'graphile-worker'
import { z } from 'zod'
import { address, addresses, intervals, listOf, oneOf, webAddress, wholeNumber } from './kinds.js'

const MIN_SECRET_LENGTH = 32

declare module 'zod' {
  interface GlobalMeta {
    /** Heading in docs/configuration.md that begins with this variable. */
    readonly group?: string
    /** Example value of a variable without a default. */
    readonly example?: string
  }
}

/**
 * The product's own environment variables, each with its parser, default and description. `npm run tool -- docs` writes
 * `.env.example` and docs/configuration.md from them.
 */
export const environment = z.object({
  NODE_ENV: oneOf(['development', 'test', 'production'])
    .prefault('development')
    .meta({
      group: 'Process',
      description:
        'development, test or production. Production refuses samples, the embedded PostgreSQL, the local accounts and a ' +
        'generated secret.',
    }),

  PORT: wholeNumber(0, 65_535).prefault('4000').meta({ description: 'Port that the web server listens on.' }),
  PUBLIC_URL: webAddress().optional().meta({
    description: 'URL at which browsers reach the product; by default the port on this machine.',
    example: 'http://localhost:4000',
  }),

  DATA_DIR: z.string().prefault('.data').meta({
    group: 'Data',
    description: 'Directory of the embedded PostgreSQL, generated secrets and mail that is not sent.',
  }),
  DATABASE_URL: address(['postgres:', 'postgresql:']).optional().meta({
    description: 'PostgreSQL 15 or newer to use instead of the embedded one.',
    example: 'postgres://user:password@host:5432/greenrock',
  }),
  DATABASE_POOL_SIZE: wholeNumber(2, 200)
    .prefault('8')
    .meta({ description: 'Maximum number of pooled connections to PostgreSQL of each process.' }),

  DATABASE_DIRECT_URL: address(['postgres:', 'postgresql:'])
    .optional()
    .meta({
      description:
        'The same PostgreSQL without the pooler (pgbouncer, in transaction mode) that DATABASE_URL leads to, for what needs a connection of its own: ' +
        'LISTEN, migrations, the queue and the lock of the worker. DATABASE_READ_URLS then lead through a pooler too, which sets the session settings.',
      example: 'postgres://user:password@host:5432/greenrock',
    }),
  DATABASE_PREPARED_STATEMENTS: oneOf(['on', 'off']).prefault('on').meta({
    description:
      'on or off. off is for a pooler that does not know named prepared statements, such as pgbouncer before 1.21.',
  }),
  DATABASE_READ_URLS: addresses(['postgres:', 'postgresql:']).prefault('').meta({
    description:
      'Comma-separated addresses of replicas (hot standby) of the same PostgreSQL, which answer requests that only read. Everything else goes to DATABASE_URL.',
    example: 'postgres://user:password@replica1:5432/greenrock,postgres://user:password@replica2:5432/greenrock',
  }),
  DATABASE_READ_MAX_LAG_SECONDS: wholeNumber(1, 3600)
    .prefault('5')
    .meta({ description: 'A replica that lags more seconds is skipped until it has caught up.' }),

  REDIS_URL: address(['redis:', 'rediss:']).optional().meta({
    description:
      'Redis for the events between web processes, such as new comments. Without it they go through PostgreSQL, which is enough for a few processes.',
    example: 'redis://host:6379',
  }),

  LOG_LEVEL: oneOf(['silent', 'error', 'warn', 'info', 'debug'])
    .prefault('info')
    .meta({ group: 'Log and traces', description: 'silent, error, warn, info or debug.' }),
  LOG_FILE: z.string().optional().meta({
    description:
      'File for the log lines, which otherwise go to standard error. On a terminal, `npm start` uses one in DATA_DIR.',
    example: '.data/log/start.log',
  }),

  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress()
    .optional()
    .meta({
      description:
        'Collector (OpenTelemetry) for traces of requests, operations and SQL statements; without it nothing is traced. ' +
        'The other variables of OpenTelemetry, such as OTEL_SERVICE_NAME and OTEL_TRACES_SAMPLER, work too.',
      example: 'http://localhost:4318',
    }),

  WORKER: oneOf(['inline', 'off']).prefault('inline').meta({
    group: 'Worker and schedules',
    description: 'inline: the web process starts a worker for the jobs. off: start workers by `npm run worker`.',
  }),

  REFRESH_SCHEDULE: z
    .string()
    .refine(isSchedule, 'must have five parts: minute, hour, day, month, weekday, such as 7 6-20 * * *')
    .prefault('7 6-20 * * *')
    .meta({ description: 'Cron schedule of the harvest (minute hour day month weekday, UTC).' }),
  AWARDS_SCHEDULE: z
    .string()
    .refine(isSchedule, 'must have five parts: minute, hour, day, month, weekday, such as 0 5 * * *')
    .prefault('0 5 * * *')
    .meta({ description: 'Cron schedule of looking up awards at the sources (UTC).' }),
  RECLASSIFY_SCHEDULE: z
    .string()
    .refine(isSchedule, 'must have five parts: minute, hour, day, month, weekday, such as 30 2 * * 0')
    .prefault('30 2 * * 0')
    .meta({
      description:
        'Cron schedule of categorising all tenders again with the current keywords (UTC); manual choices stay.',
    }),
  REFRESH_COOL_DOWN_SECONDS: wholeNumber(0, 86_400)
    .prefault('60')
    .meta({ description: 'Cool-down in seconds: a new refresh within this time after the last one reads no sources.' }),
  SOURCE_TIME_LIMIT_SECONDS: wholeNumber(10, 3600).prefault('300').meta({
    description: 'Timeout in seconds of one source in one refresh; the worker continues with the rest within minutes.',
  }),
  ARCHIVE_AFTER_DAYS: wholeNumber(1, 3650)
    .prefault('90')
    .meta({ description: 'A tender is archived this many days after its closing date.' }),

  // Not normalised: an OpenID Connect issuer is compared character by character.
  OIDC_ISSUER: address(['http:', 'https:']).optional().meta({
    group: 'Sign-in',
    description:
      'Issuer of the OpenID Connect provider. Without one, a local provider offers three accounts, for development only.',
    example: 'https://replit.com/oidc',
  }),
  OIDC_CLIENT_ID: z
    .string()
    .prefault('greenrock-tenders')
    .meta({ description: 'Client id of the product at the provider.' }),
  OIDC_CLIENT_SECRET: z.string().optional().meta({ description: 'Client secret of the product at the provider.' }),
  SESSION_SECRET: z
    .string()
    .transform(text => text.split(',').map(part => part.trim()))
    .refine(secrets => secrets.every(secret => secret.length >= MIN_SECRET_LENGTH), {
      error: `must have at least ${MIN_SECRET_LENGTH} characters, in each of its parts between commas`,
    })
    .optional()
    .meta({
      description:
        'Secret of at least 32 characters that signs cookies. Required in production; otherwise generated and kept in DATA_DIR. ' +
        'To rotate it without signing anybody out, put the new one before the old one, with a comma between them.',
    }),
  ADMIN_EMAILS: listOf().prefault('').meta({
    description:
      'Comma-separated e-mail addresses whose owners become administrator when they sign in, if the provider has verified the address.',
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
    group: 'Mail and push',
    description: 'Mail server for alerts and reminders. Without one, each message becomes a file in DATA_DIR/mail.',
    example: 'smtps://user:password@host:465',
  }),
  MAIL_FROM: z
    .string()
    .regex(/^[^\s@<>"]+@[^\s@<>"]+$/, 'must be an e-mail address, such as tenders@greenrock.nl')
    .prefault('tenders@greenrock.nl')
    .meta({ description: 'Sender address of mail.' }),

  VAPID_PUBLIC_KEY: z.string().optional().meta({
    description:
      'Public key of web push. Without one, a pair is generated and kept in DATA_DIR; processes on several machines need the same pair.',
  }),
  VAPID_PRIVATE_KEY: z.string().optional().meta({ description: 'Private key of web push.' }),

  TRUST_PROXY_HOPS: wholeNumber(0, 10).prefault('0').meta({
    group: 'Network and limits',
    description: 'Number of reverse proxies in front of the product whose X-Forwarded-For is trusted.',
  }),
  RATE_LIMIT_VISITOR: wholeNumber(10, 1_000_000).prefault('300').meta({
    description:
      'Rate limit of visitors, in points per minute and IP address. An operation takes one point, and one more for each 1000 of its cost.',
  }),
  RATE_LIMIT_USER: wholeNumber(10, 1_000_000)
    .prefault('1200')
    .meta({ description: 'Rate limit of signed-in users, in points per minute and user.' }),
  RATE_LIMIT_REFRESH: wholeNumber(1, 1_000_000)
    .prefault('10')
    .meta({ description: 'Rate limit of refreshes per minute and IP address.' }),
  SOCKETS_PER_ADDRESS: wholeNumber(1, 1_000_000)
    .prefault('100')
    .meta({ description: 'Maximum number of open WebSockets per IP address, which an office may share.' }),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional().meta({
    description:
      'Bearer token for reading /metrics (Prometheus) from another machine. Without it only this machine can read them.',
    example: 'sixteen characters or more',
  }),
  SERVICE_WORKER: oneOf(['on', 'off']).prefault('on').meta({
    group: 'Features',
    description: 'on or off. off removes the service worker from browsers, and with it reading without a connection.',
  }),
  OCDS_PREFIX: z
    .string()
    .regex(/^ocds-[a-z0-9]{6}$/, 'must look like ocds-a1b2c3')
    .prefault('ocds-000000')
    .meta({
      description:
        'Prefix of the ids in OCDS exports, as registered with the Open Contracting Partnership. The default is not registered.',
    }),
  PUBLIC_COMMENTS: oneOf(['on', 'off'])
    .prefault('on')
    .meta({ description: 'on or off. off shows the comments of public bookmarks to signed-in users only.' }),

  SOURCES: oneOf(['live', 'samples', 'auto']).prefault('auto').meta({
    group: 'Sources',
    description:
      'live: the real sources. samples: invented examples. auto: the real ones, with samples while none can be reached.',
  }),
  SOURCE_INTERVALS: intervals().prefault('').meta({
    description:
      'Minutes between two harvests of a source instead of REFRESH_SCHEDULE, such as striive=30,ted=720; at least 5.',
  }),
  DISABLED_SOURCES: listOf().prefault('').meta({ description: 'Comma-separated keys of sources that are not read.' }),
})

function isSchedule(text: string): boolean {
  try {
    return parseCrontab(`${text} refresh`).length === 1
  } catch {
    return false
  }
}
