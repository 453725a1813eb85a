/** What is known of the connection over which news comes, without loading what makes it. */

type Listener = (isAgain: boolean) => void

const listeners = new Set<Listener>()
let wasConnected = false
let user: string | null | undefined
let reconnect = () => {}

/** Calls back whenever a connection stands; `isAgain` when there was one before: then something may have been missed. */
export function onLive(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function connected(again: () => void): void {
  reconnect = again
  const isAgain = wasConnected
  wasConnected = true
  for (const listener of listeners) listener(isAgain)
}

/** Who has signed in, or out, listens as another from now on. */
export function signedInAs(id: string | null): void {
  if (user !== undefined && user !== id) reconnect()
  user = id
}
