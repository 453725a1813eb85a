/**
 * `npm run codegen`: generates schema.graphql, the web client's limits and labels, and hooks for its .graphql files.
 */
import fs from 'node:fs'
import path from 'node:path'
import { buildApi, builtApi, install, root, step, tool } from './lib/steps.mjs'

process.chdir(root)
// `--for-web` is a step of the preparation: the API has been built by then, and schema.graphql is used as committed.
if (!process.argv.includes('--for-web')) {
  install()
  buildApi()
  const { lexicographicSortSchema, printSchema } = await import('graphql')
  const { createSchema } = await builtApi('transport/schema/schema.js')
  writeChanged('schema.graphql', `${printSchema(lexicographicSortSchema(createSchema()))}\n`)
}
const limits = await builtApi('reference/limits.js')
const labels = await builtApi('reference/labels.js')
writeConstants('limits', limits)
writeConstants('labels', Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, byName(label)])))
removeStaleHooks()
step('Generate the hooks', ...tool('graphql-codegen', '--config', 'codegen.yml'))

/** Generated hooks are not in git, so those of a renamed or removed operation stay, and no longer pass the type check. */
function removeStaleHooks() {
  for (const name of fs.readdirSync('web/src', { recursive: true, encoding: 'utf8' })) {
    const isOfOperation = name.endsWith('.generated.ts') && path.dirname(name) !== '.'
    const file = path.join('web/src', name)
    if (isOfOperation && !fs.existsSync(file.replace(/\.generated\.ts$/, '.graphql'))) fs.rmSync(file)
  }
}

/** The web client uses GraphQL's names, which are the values in capitals. */
function byName(label) {
  if (typeof label === 'string') return label
  return Object.fromEntries(Object.entries(label).map(([value, text]) => [value.toUpperCase(), text]))
}

function writeConstants(name, values) {
  const lines = Object.entries(values).map(
    ([constant, value]) => `export const ${constant} = ${JSON.stringify(value, null, 2)}\n`,
  )
  const header = `// Printed by npm run codegen from api/src/reference/${name}.ts.\n`
  writeChanged(path.join('web/src', `${name}.generated.ts`), header + lines.join(''))
}

/** Leaves an unchanged file untouched, so that watchers do not rebuild. */
function writeChanged(file, text) {
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) fs.writeFileSync(file, text)
}
