import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Settings } from '../settings/settings.js'

/** The key that signs cookies and makes tokens: from the settings, else generated once in the data directory. */
export function sessionSecret({ sessionSecret: given, dataDirectory }: Settings): string {
  if (given) return given
  const file = path.join(dataDirectory, 'session-secret')
  fs.mkdirSync(dataDirectory, { recursive: true })
  try {
    fs.writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return fs.readFileSync(file, 'utf8').trim()
}
