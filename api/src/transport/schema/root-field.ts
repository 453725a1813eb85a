import { type DocumentNode, getOperationAST, Kind } from 'graphql'

/** Cardinality: the label of an operation in metrics, limited to the root fields of the schema. */
export function rootField(document: DocumentNode, operationName: string | null | undefined): string {
  const { selections = [] } = getOperationAST(document, operationName)?.selectionSet ?? {}
  const field = selections.find(selection => selection.kind === Kind.FIELD)
  return field?.name.value ?? 'none'
}
