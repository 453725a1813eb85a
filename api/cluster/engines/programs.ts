import fs from 'node:fs'
import path from 'node:path'

const DEBIAN_POSTGRES = '/usr/lib/postgresql'
const OLDEST_POSTGRES = 15

/** Each program with the Debian package that installs it, and the places to look for it. */
const wanted = {
  postgres: ['postgresql', postgresPlaces()],
  haproxy: ['haproxy', ['/usr/sbin/haproxy']],
  pgbouncer: ['pgbouncer', ['/usr/sbin/pgbouncer']],
  nginx: ['nginx', ['/usr/sbin/nginx']],
  redis: ['redis-server', ['/usr/bin/redis-server']],
  openssl: ['openssl', ['/usr/bin/openssl']],
  chromium: ['chromium-headless-shell', ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']],
} as const satisfies Readonly<Record<string, readonly [packageName: string, places: readonly string[]]>>

type Program = keyof typeof wanted

/** The path of each program. */
export type Programs = Readonly<Record<Program, string>>

/** Binaries of the newest PostgreSQL first. */
function postgresPlaces(): readonly string[] {
  if (!fs.existsSync(DEBIAN_POSTGRES)) return []
  const versions = fs.readdirSync(DEBIAN_POSTGRES).map(Number)
  return versions
    .filter(version => version >= OLDEST_POSTGRES)
    .toSorted((one, other) => other - one)
    .map(version => path.join(DEBIAN_POSTGRES, String(version), 'bin/postgres'))
}

/** @throws Error with the command that installs the missing programs */
export function findPrograms(): Programs {
  const found: Partial<Record<Program, string>> = {}
  const missing: Program[] = []
  for (const [program, [, places]] of Object.entries(wanted) as [Program, (typeof wanted)[Program]][]) {
    const known = program === 'chromium' && process.env.CHROMIUM ? [process.env.CHROMIUM] : []
    const place = [...known, ...places].find(file => fs.existsSync(file))
    if (place) found[program] = place
    else missing.push(program)
  }
  if (missing.length > 0)
    throw new Error(
      `These programs are missing: ${missing.join(', ')}. On Debian, install them by\n` +
        `  apt-get install -y --no-install-recommends ${missing.map(program => wanted[program][0]).join(' ')}`,
    )
  return found as Programs
}
