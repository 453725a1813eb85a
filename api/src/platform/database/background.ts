import os from 'node:os'
import { log } from '../log.js'
import { onEveryConnection } from './pool.js'

const { PRIORITY_BELOW_NORMAL } = os.constants.priority

/**
 * Priority: on one machine with the process that serves readers, the work waits for them. Called before the first connection.
 * @param isDatabaseOurs PostgreSQL was started by us, on this machine: what it does for this process waits as well. Elsewhere the
 * number of a backend may be that of another process.
 */
export function workInBackground(isDatabaseOurs: boolean): void {
  os.setPriority(PRIORITY_BELOW_NORMAL)
  if (isDatabaseOurs) onEveryConnection(lower)
}

/** It goes without: where the user may not, or the system has no priorities. */
function lower(backend: number): void {
  try {
    os.setPriority(backend, PRIORITY_BELOW_NORMAL)
  } catch (error) {
    log.debug({ error }, 'the priority of a database connection was not lowered')
  }
}
