import type { Context } from '../../accounts/context.js'
import { storeLastWrite } from '../../accounts/users/sign-in/session.service.js'
import { TokenScope } from '../../accounts/users/tokens/token-scope.js'
import { readFromReplica, replicasOf } from '../../platform/database/replicated.js'
import { log } from '../../platform/log.js'

type Parts = Pick<Context, 'db' | 'caller'>

/**
 * Call this before an operation that only reads: a replica may answer it once it has the last write of its session.
 * A personal token that may write has no session that could remember its writes, so it always reads from the primary.
 */
export function beginRead({ db, caller: { viewer } }: Parts): void {
  if (viewer?.scope !== TokenScope.READ_WRITE) readFromReplica(db, viewer?.lastWrite ?? 0)
}

/** Call this after an operation that may have written, before its answer is sent. */
export async function endWrite({ db, caller: { viewer } }: Parts): Promise<void> {
  const replicas = replicasOf(db)
  if (replicas.isEmpty || !viewer || viewer.by === 'token') return
  await storeLastWrite(db, viewer.sid).catch((error: unknown) => {
    log.warn({ error }, 'the last write of a session was not noted')
    replicas.noteChange()
  })
}
