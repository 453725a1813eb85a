import fs from 'node:fs'
import path from 'node:path'
import webPush from 'web-push'
import type { Settings } from '../../../platform/settings/settings.js'

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** VAPID keys (RFC 8292), which identify us to push services: from the settings, otherwise generated once in the data directory. */
export function pushKeys({ push, dataDirectory }: Settings): PushKeys {
  if (push) return push
  const file = path.join(dataDirectory, 'push-keys.json')
  fs.mkdirSync(dataDirectory, { recursive: true })
  try {
    fs.writeFileSync(file, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return JSON.parse(fs.readFileSync(file, 'utf8')) as PushKeys
}
