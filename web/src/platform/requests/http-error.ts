/** A response with a status other than 2xx. Its message is for developers; `messageOf` gives the one for users. */
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

/** No network, a gateway without a server, or a server that is starting. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof HttpError && error.status >= 502 && error.status <= 504)

let answered: Date | null = null
let isAway = false
const listeners = new Set<() => void>()

function setUnreachable(isSo: boolean): void {
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

/** Time of the last successful answer: data on screen is at most this old. */
export const lastAnswer = () => answered

/** Like `fetch`, but a response that is not OK throws an error, whatever its body is. */
export const fetchOk: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, init)
    if (!response.ok) throw new HttpError(response.status, await response.text(), response.statusText)
    answered = new Date()
    setUnreachable(false)
    return response
  } catch (error) {
    if (isUnreachable(error)) setUnreachable(true)
    else if (error instanceof HttpError) setUnreachable(false)
    throw error
  }
}
