/**
 * `npm run rooms`: whether every arrow between rooms goes one way, by dependency-cruiser and the floors in
 * .dependency-cruiser.mjs. A part of `npm run lint`.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import swc from '@swc/core'
import { root } from './lib/steps.mjs'

process.chdir(root)
const { parseFileSync } = swc
// dependency-cruiser knows swc, but does not tell it which files hold JSX: only these may be read so.
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })

process.argv.splice(2, Infinity, '--config', '.dependency-cruiser.mjs', 'api/src', 'web/src')
await import(pathToFileURL(path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')).href)
