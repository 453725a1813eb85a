import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { attempt } from './steps.mjs'

let hasLooked = false

/**
 * Installs a package of Debian's where we may and there is one; says whether its program is there now. What goes wrong
 * is shown, and ends nothing.
 */
export function installFromDebian(name, program) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Once, whatever comes of it: what was known before may do.
  if (!hasLooked) attempt('Looking what Debian has (apt-get update)', 'apt-get', ['update', '-q'], { env })
  hasLooked = true
  // Not every Debian, nor every Ubuntu, has every package.
  if (spawnSync('apt-cache', ['show', name]).status !== 0) return false
  const args = ['install', '-y', '-q', '--no-install-recommends', name]
  return attempt(`Installing ${name}`, 'apt-get', args, { env }) && fs.existsSync(program)
}
