import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { attempt } from './steps.mjs'

let hasLooked = false

/**
 * Installs a Debian package, as root on a machine with apt. A failure is printed, not thrown.
 * @returns whether the program exists afterwards
 */
export function installFromDebian(name, program) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Once per process, even if it fails: older package lists may suffice.
  if (!hasLooked) attempt('Update the package lists (apt-get)', 'apt-get', ['update', '-q'], { env })
  hasLooked = true
  // Some releases lack the package.
  if (spawnSync('apt-cache', ['show', name]).status !== 0) return false
  const args = ['install', '-y', '-q', '--no-install-recommends', name]
  return attempt(`Install ${name}`, 'apt-get', args, { env }) && fs.existsSync(program)
}
