import {
  type ASTVisitor,
  type DocumentNode,
  getOperationAST,
  getVariableValues,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
  specifiedRules,
  validate,
  type ValidationContext,
} from 'graphql'
import { limitRule, MAX_TOKENS, textTooLarge } from '../schema/limits.js'
import { requestError } from './client-error.js'

/** Cache of valid documents by their text: the sockets of one web client all send the same few. */
type Documents = Map<string, DocumentNode>
const MAX_DOCUMENTS = 200
const bySchema = new WeakMap<GraphQLSchema, Documents>()

/**
 * The document of a subscription, parsed and validated.
 * @returns its errors when it is refused
 */
export function readOperation(
  schema: GraphQLSchema,
  query: string,
  operationName: string | null | undefined,
): DocumentNode | readonly GraphQLError[] {
  const documents: Documents = bySchema.get(schema) ?? new Map()
  bySchema.set(schema, documents)
  const document = documents.get(query) ?? readDocument(schema, query)
  if (!('kind' in document)) return document
  if (documents.size >= MAX_DOCUMENTS) documents.clear()
  documents.set(query, document)
  const operation = getOperationAST(document, operationName)
  if (!operation) return [requestError(unresolved(operationName), 'OPERATION_RESOLUTION_FAILURE')]
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) return document
  return [requestError('Only subscriptions go over the socket.')]
}

/** The messages of graphql-js, which over HTTP come from execution. */
const unresolved = (operationName: string | null | undefined) =>
  operationName
    ? `Unknown operation named "${operationName}".`
    : 'Must provide operation name if query contains multiple operations.'

/** Errors in the variables, which graphql-js would send as an event of the subscription. */
export function variableErrors(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Record<string, unknown>,
): readonly GraphQLError[] {
  const { variableDefinitions = [] } = getOperationAST(document, operationName)!
  const { errors = [] } = getVariableValues(schema, variableDefinitions, variables, { maxErrors: 5 })
  return errors.map(({ message }) => requestError(message, 'BAD_USER_INPUT'))
}

function readDocument(schema: GraphQLSchema, query: string): DocumentNode | readonly GraphQLError[] {
  const refused = textTooLarge(query)
  if (refused) return [refused]
  let document: DocumentNode
  try {
    document = parse(query, { maxTokens: MAX_TOKENS })
  } catch (error) {
    return [requestError((error as Error).message, 'GRAPHQL_PARSE_FAILED')]
  }
  const errors = validate(schema, document, [...specifiedRules, limitRule, unconditionalRootRule], { maxErrors: 5 })
  if (errors.length === 0) return document
  return errors.map(({ message }) => requestError(message, 'GRAPHQL_VALIDATION_FAILED'))
}

/**
 * The specification forbids `@skip` and `@include` on the root field of a subscription. graphql-js checks that from version 17 on; version 16
 * throws a TypeError on subscribing.
 */
function unconditionalRootRule(context: ValidationContext): ASTVisitor {
  const isConditional = ({ selections }: SelectionSetNode, within: readonly string[] = []): boolean =>
    selections.some(selection => {
      if (selection.directives?.some(({ name }) => name.value === 'skip' || name.value === 'include')) return true
      if (selection.kind === Kind.FIELD) return false
      if (selection.kind === Kind.INLINE_FRAGMENT) return isConditional(selection.selectionSet, within)
      const name = selection.name.value
      const fragment = context.getFragment(name)
      // Another rule reports fragment cycles.
      return fragment && !within.includes(name) ? isConditional(fragment.selectionSet, [...within, name]) : false
    })
  return {
    OperationDefinition({ operation, selectionSet }) {
      if (operation === OperationTypeNode.SUBSCRIPTION && isConditional(selectionSet))
        context.reportError(requestError('The field of a subscription takes neither @skip nor @include.'))
      return false
    },
  }
}
