import type { Allowance, SpendAllowance } from '../rate-limit/rate-limit.js'
import type { Caller } from '../users/caller.js'
import { costOf, type Operation } from './cost.js'

interface Admission extends Operation {
  readonly caller: Pick<Caller, 'viewer' | 'address'>
  readonly spend: SpendAllowance
  /** What is left since the request itself was counted, when it has been. */
  readonly paid?: Allowance | undefined
}

/**
 * Admission control, the same over HTTP and sockets: an operation runs when its cost is within bounds, and within what
 * its caller has left.
 * @throws GraphQLError for an operation that costs too much, UserError when nothing is left
 */
export function admitOperation({ caller, spend, paid, ...operation }: Admission): Promise<Allowance> {
  const { viewer, address } = caller
  return spend(viewer, address, costOf(operation, viewer), paid)
}
