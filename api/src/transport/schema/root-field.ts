import { type DocumentNode, getOperationAST, Kind } from 'graphql'

/** Cardinality: a name by which an operation is counted, of which there are no more than the schema has root fields. */
export function rootField(document: DocumentNode, operationName: string | null | undefined): string {
  const { selections = [] } = getOperationAST(document, operationName)?.selectionSet ?? {}
  const field = selections.find(selection => selection.kind === Kind.FIELD)
  return field?.name.value ?? 'none'
}
