/** What is known of the socket over which events come, without loading the code that opens it. */

const listeners = new Map<string, Set<() => void>>()
let user: string | null | undefined
let reconnect = () => {}

/**
 * Calls back whenever the server has acknowledged a subscription to this thread: at first, and again after each gap. What
 * is read from then on and the events that follow leave nothing out.
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

/** Tells how the socket is connected anew. */
export function reconnectBy(again: () => void): void {
  reconnect = again
}

/** The rights of a socket are those of who opened it: after signing in or out another is needed. */
export function signedInAs(id: string | null): void {
  if (user !== undefined && user !== id) reconnect()
  user = id
}
