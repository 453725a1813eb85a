/** State of the socket, separate from its lazily loaded code. */

const listeners = new Map<string, Set<() => void>>()
let user: string | null | undefined
let reconnect = () => {}

/**
 * Calls back whenever the server acknowledges a subscription to this thread: at first, and after each reconnection. A
 * query sent from then on, together with the events that follow, is complete.
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

/** Called by the socket's code when it is loaded. */
export function reconnectBy(again: () => void): void {
  reconnect = again
}

/** A socket has the rights of the user who opened it, so signing in or out requires a new one. */
export function signedInAs(id: string | null): void {
  if (user !== undefined && user !== id) reconnect()
  user = id
}
