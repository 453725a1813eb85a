import type { RequestHandler } from 'express'
import type { Gate } from '../../platform/load-shedding/gate.js'
import { tooBusy } from '../../platform/load-shedding/refusals.js'

/** Load shedding: refuses a request that would wait too long before its session, body and permissions cost anything. */
export const refuseWhenFull =
  (gate: Gate): RequestHandler =>
  (_request, _response, next) =>
    next(gate.isFull() ? tooBusy() : undefined)
