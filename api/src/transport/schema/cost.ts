import { type DocumentNode, getOperationAST, GraphQLError, type GraphQLSchema } from 'graphql'
import { OperationTypeNode } from 'graphql'
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity'
import { LRUCache } from 'lru-cache'
import type { Viewer } from '../../accounts/users/viewer.js'
import { DEFAULT_PAGE_SIZE } from '../../reference/limits.js'

const MAX_COST_FOR_VISITORS = 20_000
const MAX_COST_FOR_USERS = 50_000
/** Lower, because a subscription is charged once but executes for every subscriber at every event. */
const MAX_COST_FOR_SUBSCRIPTIONS = 500

/** The complexity library passes only a sum up, so one-time costs of a list are carried in the digits above this. */
const ONCE = 2 ** 30
const onceIn = (cost: number) => Math.floor(cost / ONCE)
const eachIn = (cost: number) => cost % ONCE

/**
 * A field costs one, or the value of its `Costs`; the fields of a list cost their sum times its length, or times the default page size, except
 * fields with `CostsOnce`.
 */
const estimate: ComplexityEstimator = ({ args, childComplexity, field }) => {
  const { first, last, ids } = args as { first?: number | null; last?: number | null; ids?: unknown[] }
  const isList = field.args.some(({ name }) => name === 'first')
  const { cost = 1, isOnce = false } = field.extensions as { cost?: number; isOnce?: boolean }
  const own = isOnce ? cost * ONCE : cost
  if (!isList && !ids) return own + childComplexity
  const size = ids?.length ?? first ?? last ?? DEFAULT_PAGE_SIZE
  return own + onceIn(childComplexity) + Math.max(1, size) * eachIn(childComplexity)
}

/** A GraphQL operation with its variables. */
export interface Operation {
  readonly schema: GraphQLSchema
  readonly document: DocumentNode
  readonly operationName: string | null | undefined
  readonly variables: Record<string, unknown>
}

/**
 * Query complexity analysis: the cost of an operation.
 * @throws GraphQLError when it is above the maximum for this viewer
 */
export function costOf(operation: Operation, viewer: Viewer | null): number {
  const cost = cachedCost(operation)
  const max = maxCostFor(operation, viewer)
  if (cost > max)
    throw new GraphQLError(`The operation costs ${cost}, at most ${max}: ask for fewer items or fields at once.`, {
      extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
    })
  return cost
}

function maxCostFor({ document, operationName }: Operation, viewer: Viewer | null): number {
  const isSubscription = getOperationAST(document, operationName)?.operation === OperationTypeNode.SUBSCRIPTION
  if (isSubscription) return MAX_COST_FOR_SUBSCRIPTIONS
  return viewer ? MAX_COST_FOR_USERS : MAX_COST_FOR_VISITORS
}

/** Cache: clients send the same few documents, mostly with the same variables. */
const costs = new WeakMap<DocumentNode, ReturnType<typeof newCache>>()
const MAX_KNOWN_VARIABLES = 200
const newCache = () =>
  new LRUCache<string, number, Operation>({
    max: MAX_KNOWN_VARIABLES,
    memoMethod: (_key, _stale, { context }) => computeCost(context),
  })

function cachedCost(operation: Operation): number {
  const { document, operationName, variables } = operation
  const known = costs.get(document) ?? newCache()
  costs.set(document, known)
  return known.memo(`${operationName ?? ''} ${JSON.stringify(variables)}`, { context: operation })
}

function computeCost({ schema, document, operationName, variables }: Operation): number {
  try {
    const cost = getComplexity({
      schema,
      query: document,
      variables,
      ...(operationName ? { operationName } : {}),
      estimators: [estimate],
    })
    return onceIn(cost) + eachIn(cost)
  } catch (error) {
    // Invalid variables: execution reports them before any resolver runs.
    if (error instanceof GraphQLError) return 1
    throw error
  }
}
