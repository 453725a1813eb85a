import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { z } from 'zod'
import { afterAll, describe, expect, test } from '@jest/globals'
import { mayAddOwnAddress } from '../fetching/own-host.js'
import { readSettings, SettingsError } from './settings.js'
import { connectors } from '../../ingest/sources/registry.js'
import { connector as striive } from '../../ingest/sources/striive/striive.js'
import { connector as ted } from '../../ingest/sources/ted/ted.js'
import { connector as tenderNed } from '../../ingest/sources/tenderned/tenderned.js'
import { configurationPage, envExample } from '../../../tools/settings-docs.js'
import { environment } from './environment.js'

const read = (env: NodeJS.ProcessEnv) => readSettings(env, [tenderNed, ted, striive])

function mistakesOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    read(env)
  } catch (error) {
    if (error instanceof SettingsError) return error.mistakes
    throw error
  }
  return []
}

const production = {
  NODE_ENV: 'production',
  SOURCES: 'live',
  DATABASE_URL: 'postgres://postgres:geheim@database.test/greenrock',
  SESSION_SECRET: 'zo lang dat niemand hem raadt: 0123456789',
  OIDC_ISSUER: 'https://aanmelden.test/oidc',
}

describe('an invalid setting gives an error that names it', () => {
  const wholeNumbers: readonly (readonly [string, number, number])[] = [
    ['PORT', 0, 65_535],
    ['DATABASE_POOL_SIZE', 2, 200],
    ['REFRESH_COOL_DOWN_SECONDS', 0, 86_400],
    ['ARCHIVE_AFTER_DAYS', 1, 3650],
    ['SOURCE_TIME_LIMIT_SECONDS', 10, 3600],
    ['TENDERNED_DAYS', 1, 365],
    ['TED_DAYS', 1, 365],
    ['TRUST_PROXY_HOPS', 0, 10],
    ['SOCKETS_PER_ADDRESS', 1, 1_000_000],
    ['RATE_LIMIT_VISITOR', 10, 1_000_000],
    ['RATE_LIMIT_USER', 10, 1_000_000],
  ]

  test.each(wholeNumbers)('%s is a whole number from %d to %d', (name, lowest, highest) => {
    const wrong = [lowest - 1, highest + 1, 'x', ' ', '4.5', '1e3', '0x10', '-0', '٤', '1 000', 'NaN', 'Infinity', '\0']
    for (const value of wrong)
      expect([value, ...mistakesOf({ [name]: String(value) })]).toEqual([
        value,
        `${name} must be a whole number from ${lowest} to ${highest}`,
      ])
    for (const value of [lowest, highest, ` ${highest} `]) expect(mistakesOf({ [name]: String(value) })).toEqual([])
  })

  test.each([
    ['NODE_ENV', 'prod', 'NODE_ENV must be one of: development, test, production'],
    ['NODE_ENV', 'PRODUCTION', 'NODE_ENV must be one of: development, test, production'],
    ['LOG_LEVEL', 'verbose', 'LOG_LEVEL must be one of: silent, error, warn, info, debug'],
    ['WORKER', 'on', 'WORKER must be one of: inline, off'],
    ['SOURCES', 'Live', 'SOURCES must be one of: live, samples, auto'],
    ['PUBLIC_URL', 'tenders.test', 'PUBLIC_URL must be an address that starts with http:// or https://'],
    ['PUBLIC_URL', 'localhost:4000', 'PUBLIC_URL must be an address that starts with http:// or https://'],
    ['PUBLIC_URL', 'javascript:alert(1)', 'PUBLIC_URL must be an address that starts with http:// or https://'],
    ['TENDERNED_URL', 'file:///etc/passwd', 'TENDERNED_URL must be an address that starts with http:// or https://'],
    ['TED_API_URL', 'ted.europa.eu', 'TED_API_URL must be an address that starts with http:// or https://'],
    ['TED_SITE_URL', 'ted.europa.eu', 'TED_SITE_URL must be an address that starts with http:// or https://'],
    ['STRIIVE_URL', 'striive.com', 'STRIIVE_URL must be an address that starts with http:// or https://'],
    ['DISABLED_SOURCES', 'ted,google', 'DISABLED_SOURCES may only name, between commas: tenderned, ted, striive'],
    ['OIDC_ISSUER', 'replit.com', 'OIDC_ISSUER must be an address that starts with http:// or https://'],
    ['SESSION_SECRET', 'kort', 'SESSION_SECRET must have at least 32 characters, in each of its parts between commas'],
    [
      'SESSION_SECRET',
      'zo lang dat niemand hem raadt: 0123456789,kort',
      'SESSION_SECRET must have at least 32 characters, in each of its parts between commas',
    ],
    ['COMPANY_EMAIL_DOMAIN', '@greenrock.nl', 'COMPANY_EMAIL_DOMAIN must be a domain, such as greenrock.nl'],
    ['TENDERNED_URL', 'https://', 'TENDERNED_URL must be an address that starts with http:// or https://'],
    [
      'DATABASE_URL',
      'mysql://database.test/greenrock',
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://',
    ],
    [
      'DATABASE_READ_URLS',
      'postgres://replica.test/greenrock,replica2.test',
      'DATABASE_READ_URLS must be an address that starts with postgres:// or postgresql://',
    ],
    ['DATABASE_URL', 'greenrock', 'DATABASE_URL must be an address that starts with postgres:// or postgresql://'],
  ])('for %s=%s', (name, value, sentence) => {
    expect(mistakesOf({ [name]: value })).toEqual([sentence])
  })

  test('all invalid settings are listed at once, one per line, without their values, which may be secrets', () => {
    const env = { PORT: 'x', SOURCES: 'y', DATABASE_URL: 'mysql://wie:geheim@database.test/' }
    expect(mistakesOf(env)).toHaveLength(3)
    expect(() => read(env)).toThrow(
      [
        'The settings are not right:',
        '  - PORT must be a whole number from 0 to 65535',
        '  - DATABASE_URL must be an address that starts with postgres:// or postgresql://',
        '  - SOURCES must be one of: live, samples, auto',
      ].join('\n'),
    )
    expect(() => read(env)).not.toThrow('geheim')
  })
})

test.each(['DATABASE_DIRECT_URL', 'DATABASE_READ_URLS'])('%s is refused without DATABASE_URL', name => {
  expect(mistakesOf({ [name]: 'postgres://replica.test/greenrock' })).toEqual([
    'DATABASE_DIRECT_URL and DATABASE_READ_URLS need DATABASE_URL: the embedded PostgreSQL has neither a pooler nor replicas',
  ])
})

describe('a setting in a file of its own', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-settings-'))
  afterAll(() => fs.rmSync(folder, { recursive: true }))
  const fileWith = (text: string) => {
    const file = path.join(folder, randomUUID())
    fs.writeFileSync(file, text)
    return file
  }
  const secret = production.SESSION_SECRET

  test('is refused when the file cannot be read, by the names of the variable and the file', () => {
    const missing = path.join(folder, 'nergens')
    expect(mistakesOf({ ...production, SESSION_SECRET: '', SESSION_SECRET_FILE: missing })).toEqual([
      `SESSION_SECRET_FILE names a file that cannot be read: ${missing} (ENOENT)`,
    ])
    expect(mistakesOf({ METRICS_TOKEN_FILE: folder })).toEqual([
      `METRICS_TOKEN_FILE names a file that cannot be read: ${folder} (EISDIR)`,
    ])
  })

  test('is refused when the variable itself is set too', () => {
    const file = fileWith(secret)
    expect(mistakesOf({ SESSION_SECRET: secret, SESSION_SECRET_FILE: file })).toEqual([
      `SESSION_SECRET and SESSION_SECRET_FILE (${file}) are both set: remove one`,
    ])
  })

  test('is validated like the variable, without revealing the content', () => {
    const env = { SESSION_SECRET_FILE: fileWith('kort\n'), DATABASE_URL_FILE: fileWith('mysql://wie:geheim@a.test/') }
    expect(mistakesOf(env)).toEqual([
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://',
      'SESSION_SECRET must have at least 32 characters, in each of its parts between commas',
    ])
    expect(() => read(env)).not.toThrow('geheim')
  })

  test.each(['NODE_ENV', 'LOG_FILE', 'OTEL_EXPORTER_OTLP_ENDPOINT'])(
    '%s is refused, because it is read before the settings',
    name => {
      expect(mistakesOf({ [`${name}_FILE`]: '/run/x' })).toEqual([
        `${name}_FILE is not supported: set ${name} itself instead of /run/x`,
      ])
    },
  )

  test('an empty file is like an empty variable', () => {
    expect(mistakesOf({ ...production, SESSION_SECRET: '', SESSION_SECRET_FILE: fileWith('\n') })).toEqual([
      'SESSION_SECRET must be set when NODE_ENV is production',
    ])
  })

  test.each(['', '\n', '\r\n'])('gives its content without the line ending %j', ending => {
    const { SESSION_SECRET, DATABASE_URL, ...rest } = production
    const files = { SESSION_SECRET_FILE: fileWith(secret + ending), DATABASE_URL_FILE: fileWith(DATABASE_URL + ending) }
    expect(read({ ...rest, ...files, SESSION_SECRET: '' })).toEqual(read({ ...rest, SESSION_SECRET, DATABASE_URL }))
  })

  test.each(Object.keys(environment.shape).filter(name => !/^(?:NODE_ENV|LOG_FILE|OTEL_.*)$/.test(name)))(
    '%s may be one',
    name => {
      expect(mistakesOf({ [`${name}_FILE`]: '/nergens' })).toEqual([
        `${name}_FILE names a file that cannot be read: /nergens (ENOENT)`,
      ])
    },
  )

  test('names of files that belong to other programs, and LOG_FILE, are left alone', () => {
    const env = {
      LOG_FILE: '/nergens/log',
      SSL_CERT_FILE: '/nergens/cert',
      POSTGRES_PASSWORD_FILE: '/nergens/password',
    }
    expect(read(env)).toEqual(read({}))
  })
})

describe('in production', () => {
  test.each(['samples', 'auto', undefined])('samples are refused, as in SOURCES=%s', SOURCES => {
    expect(mistakesOf({ ...production, SOURCES })).toEqual([
      'SOURCES must be live when NODE_ENV is production: samples are no real tenders',
    ])
  })

  test.each([undefined, ''])('the embedded database is refused, as in DATABASE_URL=%s', DATABASE_URL => {
    expect(mistakesOf({ ...production, DATABASE_URL })).toEqual([
      'DATABASE_URL must be set when NODE_ENV is production',
    ])
  })

  test('a generated secret and the local accounts are refused', () => {
    expect(mistakesOf({ ...production, SESSION_SECRET: '' })).toEqual([
      'SESSION_SECRET must be set when NODE_ENV is production',
    ])
    expect(mistakesOf({ ...production, OIDC_ISSUER: '' })).toEqual([
      'OIDC_ISSUER must be set when NODE_ENV is production: the local accounts are for everybody',
    ])
  })

  test('all mistakes are listed at once', () => {
    expect(mistakesOf({ NODE_ENV: 'production' })).toHaveLength(4)
  })

  test('valid settings are accepted', () => {
    expect(read(production)).toMatchObject({ environment: 'production', sources: 'live' })
  })
})

describe('without any setting', () => {
  const standard = {
    environment: 'development',
    port: 4000,
    publicUrl: 'http://localhost:4000',
    dataDirectory: path.resolve('.data'),
    databaseUrl: undefined,
    databasePoolSize: 8,
    logLevel: 'info',
    worker: 'inline',
    sources: 'auto',
    refreshSchedule: '7 6-20 * * *',
    refreshCoolDownMs: 60_000,
    archiveAfterDays: 90,
    sourceTimeLimitMs: 300_000,
    sourcePlaces: {
      tenderned: { baseUrl: 'https://www.tenderned.nl/papi/tenderned-rs-tns/v2', days: 45 },
      ted: { baseUrl: 'https://api.ted.europa.eu', siteUrl: 'https://ted.europa.eu', days: 14 },
      striive: { baseUrl: 'https://striive-cms.codebridge.nl/api', days: 365 },
    },
  }

  test('the product starts', () => {
    expect(read({})).toMatchObject(standard)
  })

  test('an empty variable counts as not set, and an unknown one is ignored', () => {
    const empty = Object.fromEntries(
      'PORT PUBLIC_URL DATA_DIR DATABASE_URL SOURCES NODE_ENV TENDERNED_URL TENDERNED_DAYS REFRESH_SCHEDULE'
        .split(' ')
        .map(name => [name, '']),
    )
    expect(read({ ...empty, HOME: '/root', NPM_TOKEN: 'x' })).toEqual(read({}))
  })
})

test('every setting is read', () => {
  expect(
    read({
      PORT: '0',
      PUBLIC_URL: 'https://tenders.test/',
      DATA_DIR: '/var/lib/../lib/greenrock',
      DATABASE_URL: 'postgresql://postgres@database.test:5433/greenrock?sslmode=require',
      WORKER: 'off',
      REFRESH_COOL_DOWN_SECONDS: '0',
      SOURCE_TIME_LIMIT_SECONDS: '10',
      TENDERNED_URL: 'http://127.0.0.1:8080/v2/',
      TENDERNED_DAYS: '1',
    }),
  ).toMatchObject({
    port: 0,
    publicUrl: 'https://tenders.test',
    dataDirectory: path.resolve('/var/lib/greenrock'),
    databaseUrl: 'postgresql://postgres@database.test:5433/greenrock?sslmode=require',
    worker: 'off',
    refreshCoolDownMs: 0,
    sourceTimeLimitMs: 10_000,
    sourcePlaces: { tenderned: { baseUrl: 'http://127.0.0.1:8080/v2', days: 1 } },
  })
})

test('a disabled source has no address', () => {
  expect(Object.keys(read({ DISABLED_SOURCES: ' TED, striive ,' }).sourcePlaces)).toEqual(['tenderned'])
})

test('the lists of users and administrators ignore case and spaces', () => {
  const given = read({
    ADMIN_EMAILS: ' Baas@GreenRock.nl, ',
    ALLOWED_EMAILS: 'greenrock.nl,Gast@Elders.test',
  })
  expect(given).toMatchObject({
    adminEmails: ['baas@greenrock.nl', 'beheerder@greenrock.nl'],
    allowedEmails: ['greenrock.nl', 'gast@elders.test'],
  })
  expect(read({ OIDC_ISSUER: 'https://aanmelden.test' }).adminEmails).toEqual([])
})

test('the public address follows the port when it is not set', () => {
  expect(read({ PORT: '4711' }).publicUrl).toBe('http://localhost:4711')
})

test.each(['elke dag', '7 6-20 * *', '99 * * * *', '* * * * * *'])(
  '%j is refused as the refresh schedule, because a schedule has five parts',
  schedule => {
    expect(() => read({ REFRESH_SCHEDULE: schedule })).toThrow(/REFRESH_SCHEDULE must have five parts/)
  },
)

test('a source may have its own interval', () => {
  expect(read({}).sourceIntervals).toEqual({})
  expect(read({ SOURCE_INTERVALS: ' TED=720, striive=30,' }).sourceIntervals).toEqual({ ted: 720, striive: 30 })
})

test.each(['ted', 'ted=', 'ted=4', 'ted=10081', 'ted=1.5', 'ted=-30', 'ted=30;striive=5', '=30'])(
  '%j is refused as an interval',
  given => {
    expect(() => read({ SOURCE_INTERVALS: given })).toThrow(/SOURCE_INTERVALS must be key=minutes/)
  },
)

test('an interval of a source that does not exist is refused by name', () => {
  expect(() => read({ SOURCE_INTERVALS: 'elders=30' })).toThrow(/SOURCE_INTERVALS may only name: tenderned/)
})

test.each(['AWARDS_SCHEDULE', 'RECLASSIFY_SCHEDULE'])('the schedule %s is accepted', name => {
  expect(() => read({ [name]: 'elke dag' })).toThrow(`${name} must have five parts`)
})

test('a source without an address is not read until one is set', () => {
  const place = { baseUrl: { variable: 'ELDERS_URL', standard: null }, days: 30 }
  const source = { key: 'elders', lists: 'assignments of elsewhere', place }
  expect(readSettings({}, [source]).sourcePlaces).toEqual({})
  const address = { ELDERS_URL: 'https://elders.test/' }
  expect(readSettings(address, [source]).sourcePlaces).toEqual({ elders: { baseUrl: 'https://elders.test', days: 30 } })
  expect(envExample([source])).toMatch(/# elders: assignments of elsewhere\.\n#ELDERS_URL=\n$/)
})

describe('the file .env.example', () => {
  const text = fs.readFileSync('.env.example', 'utf8')

  test('is what `npm run tool -- docs` writes', () => {
    expect(text).toBe(envExample(connectors))
  })

  test('contains the default values, so that it changes nothing', () => {
    const given = Object.fromEntries(
      Array.from(text.matchAll(/^([A-Z_]+)=(.*)$/gm), ([, name, value]) => [name, value]),
    )
    expect(read(given)).toEqual(read({}))
  })
})

test('docs/configuration.md is what `npm run tool -- docs` writes', () => {
  expect(fs.readFileSync('docs/configuration.md', 'utf8')).toBe(configurationPage(connectors))
})

test('every setting has a description that ends with a full stop', () => {
  const withoutSentence = Object.entries(environment.shape).filter(
    ([, schema]: [string, z.ZodType]) => !schema.meta()?.description?.endsWith('.'),
  )
  expect(withoutSentence.map(([name]) => name)).toEqual([])
})

test('SSRF: a normally started product accepts no added source on its own machine', () => {
  expect(mayAddOwnAddress(read({}))).toBe(false)
  expect(mayAddOwnAddress(read({ NODE_ENV: '' }))).toBe(false)
  expect(mayAddOwnAddress(read(production))).toBe(false)
})
