import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { step } from './steps.mjs'

let isUpToDate = false

/** Installs a package of Debian's where we may and there is one; says whether its program is there now. */
export function installFromDebian(name, program) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if (!isUpToDate) step('Looking what Debian has (apt-get update)', 'apt-get', ['update', '-q'], { env })
  isUpToDate = true
  // Not every Debian, nor every Ubuntu, has every package.
  if (spawnSync('apt-cache', ['show', name]).status !== 0) return false
  step(`Installing ${name}`, 'apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env })
  return fs.existsSync(program)
}
