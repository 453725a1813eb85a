/** A response whose status is not 2xx. Its message is for developers; `messageOf` gives the one for visitors. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly body: string

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.body = body
  }
}

/** No network, a gateway without a server behind it, or a server that starts. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof HttpError && error.status >= 502 && error.status <= 504)

let answered: Date | null = null
let isAway = false
const listeners = new Set<() => void>()

function setAway(isSo: boolean): void {
  if (isSo === isAway) return
  isAway = isSo
  for (const listener of listeners) listener()
}

/** Whether the last request did not reach the server. */
export const isServerAway = () => isAway

export function onReachChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** When the server last answered well: as old is what is on screen at most. */
export const lastAnswer = () => answered

/** As `fetch`, but an answer that is not OK is an error, whatever its body looks like. */
export const fetchOk: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, init)
    if (!response.ok) throw new HttpError(response.status, await response.text(), response.statusText)
    answered = new Date()
    setAway(false)
    return response
  } catch (error) {
    if (isUnreachable(error)) setAway(true)
    else if (error instanceof HttpError) setAway(false)
    throw error
  }
}
