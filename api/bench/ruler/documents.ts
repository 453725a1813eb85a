import { type DocumentNode, type FieldNode, Kind, print, visit } from 'graphql'
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
