import fs from 'node:fs'
import { installFromDebian } from './debian.mjs'

const places = [
  process.env.REDIS_SERVER,
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
]

/**
 * Path of Redis, which is installed from Debian if this process is root; null without it, because few tests need it.
 */
export function findRedis() {
  const found = places.find(place => place && fs.existsSync(place))
  if (found) return found
  return installFromDebian('redis-server', '/usr/bin/redis-server') ? '/usr/bin/redis-server' : null
}
