import type { Request } from 'express'
import type { EntityManager } from 'typeorm'
import type { Caller } from '../../accounts/users/caller.js'
import { type Authenticated, endSessionById } from '../../accounts/users/sign-in/session.service.js'
import type { Viewer } from '../../accounts/users/viewer.js'
import { hasCredentials, viewerOf } from './authenticate.js'
import type { KnownDevices } from './known-device.js'
import { destroySession, startSession, type WithSession } from './sessions.js'

/** The caller of an Express request, after the session middleware. */
export async function callerOf(db: EntityManager, request: Request, devices: KnownDevices): Promise<Caller> {
  return new RequestCaller(db, request, devices, hasCredentials(request) ? await viewerOf(db, request) : null)
}

/** Hidden classes: the engine cannot optimise property access on objects that each have their own getter. */
class RequestCaller implements Caller {
  readonly address: string

  constructor(
    private readonly db: EntityManager,
    private readonly request: Request,
    private readonly devices: KnownDevices,
    public viewer: Viewer | null,
  ) {
    this.address = request.ip ?? 'unknown'
  }

  isSignedIn(): boolean {
    return this.viewer !== null
  }

  isUser(id: string | null): boolean {
    return id !== null && this.viewer?.user.id === id
  }

  isOnKnownDevice(user: Authenticated): boolean {
    return this.devices.isKnown(this.request, user)
  }

  async signIn(user: Authenticated): Promise<Viewer | null> {
    this.viewer = null
    await startSession(this.request, user)
    this.devices.remember(this.request, user)
    // The bearer token of this request belongs to the previous session.
    delete this.request.headers.authorization
    this.viewer = await viewerOf(this.db, this.request)
    return this.viewer
  }

  async signOut(): Promise<void> {
    if (this.viewer) await endSessionById(this.db, this.viewer.sid)
    const { session } = this.request as WithSession
    if (session?.userId) await destroySession(this.request)
    this.viewer = null
  }
}
