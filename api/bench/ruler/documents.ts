import fs from 'node:fs'
import { type DocumentNode, type FieldNode, getOperationAST, Kind, parse, print, visit } from 'graphql'
import { webDocuments } from '../../tools/web-documents.js'

const typeName: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }

/** As Apollo Client sends it: with `__typename` in every selection but the operation's own. */
const withTypeNames = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet: {
      leave: (node, _key, parent) =>
        (parent as { kind?: Kind }).kind === Kind.OPERATION_DEFINITION
          ? undefined
          : { ...node, selections: [...node.selections, typeName] },
    },
  })

const documents = webDocuments('web/src')

/** The text of one of the web client's own operations, as a browser sends it. */
export const documentOf = (operation: string): string => print(withTypeNames(documents.get(operation)!))

const TRUSTED = 'web/dist/trusted-documents.json'
const hashes = new Map<string, string>()

/** The hash that the build gave to an operation, by which a browser sends it. */
export function hashOf(operation: string): string {
  if (hashes.size === 0) {
    const trusted = JSON.parse(fs.readFileSync(TRUSTED, 'utf8')) as Record<string, string>
    for (const [hash, text] of Object.entries(trusted)) hashes.set(getOperationAST(parse(text))!.name!.value, hash)
  }
  return hashes.get(operation)!
}
