import type { Allowance, SpendAllowance } from '../../platform/rate-limit/rate-limit.js'
import type { Caller } from '../../accounts/users/caller.js'
import { costOf, type Operation } from './cost.js'

interface Admission extends Operation {
  readonly caller: Pick<Caller, 'viewer' | 'address'>
  readonly spend: SpendAllowance
  /** The allowance after the first point of this operation, when the caller has paid it already. */
  readonly paid?: Allowance | undefined
}

/**
 * Admission control for HTTP and WebSocket: an operation runs when its cost is within the maximum and within the rate limit of its caller.
 * @throws GraphQLError for an operation that costs too much, UserError RATE_LIMITED
 */
export function admitOperation({ caller, spend, paid, ...operation }: Admission): Promise<Allowance> {
  const { viewer, address } = caller
  return spend(viewer, address, costOf(operation, viewer), paid)
}
