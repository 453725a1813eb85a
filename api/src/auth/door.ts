import type { Request } from 'express'
import type { EntityManager } from 'typeorm'
import { viewerOf } from './principal.js'
import { destroySession, startSession } from './sessions.js'
import type { Viewer } from './viewer.js'

/** How a request's sign-in begins and ends; what follows in the same request already sees the new viewer. */
export interface Door {
  readonly viewer: Viewer
  /** The caller's address, for counting tries. */
  readonly address: string
  enter(userId: string): Promise<Viewer>
  leave(): Promise<void>
}

export async function doorOf(db: EntityManager, request: Request): Promise<Door> {
  let viewer = await viewerOf(db, request)
  return {
    get viewer() {
      return viewer
    },
    address: request.ip ?? 'unknown',
    async enter(userId) {
      await startSession(request, userId)
      // The token that came along, if one did, belongs to the sign-in before.
      delete request.headers.authorization
      viewer = await viewerOf(db, request)
      return viewer
    },
    async leave() {
      if (viewer) await db.query('DELETE FROM sessions WHERE sid = $1', [viewer.sid])
      const { session } = request as { session?: Request['session'] }
      if (session?.userId) await destroySession(request)
      viewer = null
    },
  }
}

/** For what runs without a request: jobs, and most tests. */
export const closedDoor = (viewer: Viewer = null): Door => ({
  viewer,
  address: 'none',
  enter: () => Promise.reject(new Error('there is no request to sign in by')),
  leave: () => Promise.resolve(),
})
