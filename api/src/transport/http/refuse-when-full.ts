import type { RequestHandler } from 'express'
import type { Gate } from '../../platform/load-shedding/gate.js'
import { tooBusy } from '../../platform/load-shedding/refusals.js'

/** Load shedding: what would wait too long is refused before its session, body and rights cost anything. */
export const refuseWhenFull =
  (gate: Gate): RequestHandler =>
  (_request, _response, next) =>
    next(gate.isFull() ? tooBusy() : undefined)
