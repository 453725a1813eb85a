import os from 'node:os'
import { log } from '../log.js'
import { onEveryConnection } from './pool.js'

const { PRIORITY_BELOW_NORMAL } = os.constants.priority

/**
 * Lowers the priority of this process, so that it yields to the process that serves readers. Call it before the first connection.
 * @param isDatabaseOurs whether we started PostgreSQL on this machine: then its backends for this process get a low priority too. Elsewhere
 * the process id of a backend may belong to another process.
 */
export function workInBackground(isDatabaseOurs: boolean): void {
  os.setPriority(PRIORITY_BELOW_NORMAL)
  if (isDatabaseOurs) onEveryConnection(lowerPriority)
}

/** Ignores a failure: the user may lack the permission, or the system may have no priorities. */
function lowerPriority(backend: number): void {
  try {
    os.setPriority(backend, PRIORITY_BELOW_NORMAL)
  } catch (error) {
    log.debug({ error }, 'the priority of a database connection was not lowered')
  }
}
