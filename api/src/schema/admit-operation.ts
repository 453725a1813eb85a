import type { Allowance, SpendAllowance } from '../rate-limit/rate-limit.js'
import type { Context } from '../context.js'
import type { Caller } from '../users/caller.js'
import { costOf, type Operation } from './cost.js'
import { rootField } from './root-field.js'

interface Admission extends Operation {
  readonly caller: Pick<Caller, 'viewer' | 'address'>
  readonly spend: SpendAllowance
  /** The allowance after the first point of this operation, when that was taken already. */
  readonly paid?: Allowance | undefined
}

/**
 * Admission control, over HTTP and WebSocket alike: an operation runs when its cost is within its maximum and within
 * the rate limit of its caller.
 * @throws GraphQLError for an operation that costs too much, UserError RATE_LIMITED
 */
export function admitOperation({ caller, spend, paid, ...operation }: Admission): Promise<Allowance> {
  const { viewer, address } = caller
  return spend(viewer, address, costOf(operation, viewer), paid)
}

/** As `admitOperation`, once for the request of a context that has taken the first point. */
export async function admitInContext(context: Context, operation: Operation, spend: SpendAllowance): Promise<void> {
  if (context.isAdmitted) return
  context.counted.operation = rootField(operation.document, operation.operationName)
  const { caller, allowance: paid } = context
  context.allowance = await admitOperation({ ...operation, caller, spend, paid })
  context.isAdmitted = true
}
