import fs from 'node:fs'
import path from 'node:path'
import { type DocumentNode, Kind, parse, visit } from 'graphql'

/** The operations of the web client in this folder, each with the fragments that it uses. */
export function webDocuments(folder: string): ReadonlyMap<string, DocumentNode> {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.graphql'))
  const definitions = files.flatMap(name => parse(fs.readFileSync(path.join(folder, name), 'utf8')).definitions)
  const fragments = definitions.filter(definition => definition.kind === Kind.FRAGMENT_DEFINITION)

  function namesIn(definition: (typeof definitions)[number], found = new Set<string>()): ReadonlySet<string> {
    visit(definition, {
      FragmentSpread({ name: { value } }) {
        if (found.has(value)) return
        found.add(value)
        namesIn(fragments.find(({ name }) => name.value === value)!, found)
      },
    })
    return found
  }
  return new Map(
    definitions
      .filter(definition => definition.kind === Kind.OPERATION_DEFINITION)
      .map(operation => {
        const names = namesIn(operation)
        const used = fragments.filter(({ name }) => names.has(name.value))
        return [operation.name!.value, { kind: Kind.DOCUMENT, definitions: [operation, ...used] }]
      }),
  )
}
