/**
 * Checks that every import goes downwards, by dependency-cruiser and the layers in .dependency-cruiser.mjs. A part
 * of `npm run lint`.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import swc from '@swc/core'
import { root } from './lib/steps.mjs'

process.chdir(root)
const { parseFileSync } = swc
// dependency-cruiser does not tell swc which files contain JSX; in a .ts file `<T>x` is a type assertion.
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })

process.argv.splice(2, Infinity, '--config', '.dependency-cruiser.mjs', 'api/src', 'web/src')
await import(pathToFileURL(path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')).href)
