import type { Request } from 'express'
import type { EntityManager } from 'typeorm'
import { type Caller, questionsAbout } from '../users/caller.js'
import { endSessionById } from '../users/sign-in/session.service.js'
import { viewerOf } from './authenticate.js'
import type { KnownDevices } from './known-device.js'
import { destroySession, startSession, type WithSession } from './sessions.js'

/** The caller of an Express request, after the session middleware. */
export async function callerOf(db: EntityManager, request: Request, devices: KnownDevices): Promise<Caller> {
  let viewer = await viewerOf(db, request)
  return {
    get viewer() {
      return viewer
    },
    ...questionsAbout(() => viewer),
    address: request.ip ?? 'unknown',
    isOnKnownDevice: user => devices.isKnown(request, user),
    async signIn(user) {
      viewer = null
      await startSession(request, user)
      devices.remember(request, user)
      // The bearer token of this request belongs to the previous session.
      delete request.headers.authorization
      viewer = await viewerOf(db, request)
      return viewer
    },
    async signOut() {
      if (viewer) await endSessionById(db, viewer.sid)
      const { session } = request as WithSession
      if (session?.userId) await destroySession(request)
      viewer = null
    },
  }
}
