/** The socket's state, apart from its code, which is loaded late. */

const listeners = new Map<string, Set<() => void>>()
let user: string | null | undefined
let reconnect = () => {}

/**
 * Calls back whenever the server has acknowledged a subscription to this thread: at first, and again after each gap
 * (reconnection). A query that is sent from then on, together with the events that follow, misses nothing.
 */
export function onSubscribed(bookmarkId: string, listener: () => void): () => void {
  const others = listeners.get(bookmarkId) ?? new Set()
  listeners.set(bookmarkId, others.add(listener))
  return () => {
    others.delete(listener)
    if (others.size === 0) listeners.delete(bookmarkId)
  }
}

export function subscribed(bookmarkId: string): void {
  for (const listener of listeners.get(bookmarkId) ?? []) listener()
}

/** Called by the socket's code once it is loaded. */
export function reconnectBy(again: () => void): void {
  reconnect = again
}

/** A socket has the rights of the user who opened it: after signing in or out a new one is needed. */
export function signedInAs(id: string | null): void {
  if (user !== undefined && user !== id) reconnect()
  user = id
}
