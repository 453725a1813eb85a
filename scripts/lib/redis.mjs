import fs from 'node:fs'
import { installFromDebian } from './debian.mjs'

const places = [
  process.env.REDIS_SERVER,
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
]

/** The Redis on this machine, or Debian's when we may install it; null where there is none: the product needs none. */
export function findRedis() {
  const found = places.find(place => place && fs.existsSync(place))
  if (found) return found
  return installFromDebian('redis-server', '/usr/bin/redis-server') ? '/usr/bin/redis-server' : null
}
