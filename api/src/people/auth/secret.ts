import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Settings } from '../../platform/settings/settings.js'
import type { Secrets } from '../../accounts/users/sign-in/session.service.js'

/** The session secrets from the settings, otherwise one generated once in the data directory. */
export function sessionSecrets({ sessionSecrets: given, dataDirectory }: Settings): Secrets {
  if (given) return given as [string, ...string[]]
  const file = path.join(dataDirectory, 'session-secret')
  fs.mkdirSync(dataDirectory, { recursive: true })
  try {
    fs.writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return [fs.readFileSync(file, 'utf8').trim()]
}
