import { type DocumentNode, getOperationAST, GraphQLError, type GraphQLSchema, OperationTypeNode } from 'graphql'
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity'
import type { Viewer } from '../auth/viewer.js'
import { STANDARD_PAGE } from '../paging/page-args.js'

const MOST_FOR_VISITORS = 20_000
const MOST_FOR_USERS = 50_000
/** Paid once, and done again for every listener at every event. */
const MOST_FOR_SUBSCRIPTIONS = 500

/** A field costs one, and what lies in a list as often as the list is long: a standard page when nobody says. */
const estimate: ComplexityEstimator = ({ args, childComplexity, field }) => {
  const { first, last, ids } = args as { first?: number | null; last?: number | null; ids?: unknown[] }
  const isList = field.args.some(({ name }) => name === 'first')
  const size = ids?.length ?? (isList ? (first ?? last ?? STANDARD_PAGE) : 1)
  return 1 + Math.max(1, size) * childComplexity
}

interface Asked {
  readonly schema: GraphQLSchema
  readonly document: DocumentNode
  readonly operationName: string | null | undefined
  readonly variables: Record<string, unknown>
  readonly viewer: Viewer
}

/**
 * What an operation costs.
 * @throws GraphQLError when it is more than the viewer may spend at once
 */
export function costOf(asked: Asked): number {
  const cost = remembered(asked)
  const most = mostFor(asked)
  if (cost > most)
    throw new GraphQLError(`The operation costs ${cost}, at most ${most}: ask for fewer items or fields at once.`, {
      extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
    })
  return cost
}

function mostFor({ document, operationName, viewer }: Asked): number {
  const isSubscription = getOperationAST(document, operationName)?.operation === OperationTypeNode.SUBSCRIPTION
  if (isSubscription) return MOST_FOR_SUBSCRIPTIONS
  return viewer ? MOST_FOR_USERS : MOST_FOR_VISITORS
}

/** The same few documents come again and again, mostly with the same variables. */
const known = new WeakMap<DocumentNode, Map<string, number>>()
const MOST_KEPT = 200

function remembered({ schema, document, operationName, variables }: Asked): number {
  const costs = known.get(document) ?? new Map<string, number>()
  known.set(document, costs)
  const key = `${operationName ?? ''} ${JSON.stringify(variables)}`
  const before = costs.get(key)
  if (before !== undefined) return before
  const cost = measured({ schema, document, operationName, variables })
  if (costs.size >= MOST_KEPT) costs.clear()
  costs.set(key, cost)
  return cost
}

function measured({ schema, document, operationName, variables }: Omit<Asked, 'viewer'>): number {
  try {
    return getComplexity({
      schema,
      query: document,
      variables,
      ...(operationName ? { operationName } : {}),
      estimators: [estimate],
    })
  } catch (error) {
    // Variables that do not fit: executing says so, without running anything.
    if (error instanceof GraphQLError) return 1
    throw error
  }
}
