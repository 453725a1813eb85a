import fs from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transform } from '@swc/core'
import { compiler } from './compiler.mjs'
import { mutated } from './mutant.mjs'

const GLOBALS = new URL('./globals.mjs', import.meta.url).href

/** Resolves imports of compiled files (.js) to their TypeScript sources. */
export async function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true }
  const isOurs = specifier.startsWith('.') && context.parentURL?.endsWith('.ts')
  if (!isOurs) return next(specifier, context)
  try {
    return await next(specifier.replace(/\.js$/, '.ts'), context)
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    return next(specifier, context)
  }
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context)
  const filename = fileURLToPath(url)
  const text = mutated(filename, await fs.readFile(filename, 'utf8'))
  const { code } = await transform(text, { ...compiler, filename, sourceMaps: 'inline' })
  return { format: 'module', source: code, shortCircuit: true }
}
