/** State of the socket, separate from its lazily loaded code. */

const listeners = new Map<string, Set<() => void>>()
let user: string | null | undefined
let reconnect = () => {}

/**
 * Calls back whenever the server acknowledges a subscription: at first, and after each reconnection. A query sent from
 * then on, together with the events that follow, is complete.
 * @param name the bookmark of a thread, or the name of an operation without one
 */
export function onSubscribed(name: string, listener: () => void): () => void {
  const others = listeners.get(name) ?? new Set()
  listeners.set(name, others.add(listener))
  return () => {
    others.delete(listener)
    if (others.size === 0) listeners.delete(name)
  }
}

export function subscribed(name: string): void {
  for (const listener of listeners.get(name) ?? []) listener()
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
