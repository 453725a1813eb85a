import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as labels from '../src/reference/labels.js'
import * as limits from '../src/reference/limits.js'

/** Writes the input bounds and the labels for the web client into the given folder. */
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('usage: print-constants <folder>')

const constants = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)}\n`)

print('limits', constants(limits))
print('labels', constants(Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, byName(label)]))))

/** The web client knows the values by GraphQL's names, which are the same in capitals. */
function byName(label: string | Readonly<Record<string, string>>) {
  if (typeof label === 'string') return label
  return Object.fromEntries(Object.entries(label).map(([value, text]) => [value.toUpperCase(), text]))
}

/** Leaves an unchanged file untouched, which keeps watchers quiet. */
function print(name: string, lines: readonly string[]): void {
  const file = path.join(folder!, `${name}.generated.ts`)
  const printed = `// Printed by npm run codegen from api/src/reference/${name}.ts.\n${lines.join('')}`
  let existing = ''
  try {
    existing = readFileSync(file, 'utf8')
  } catch {
    // On the first run there is no file yet.
  }
  if (existing !== printed) writeFileSync(file, printed)
}
