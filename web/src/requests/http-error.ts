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

let answered: Date | null = null

/** When the server last answered well: as old is what is on screen at most. */
export const lastAnswer = () => answered

/** As `fetch`, but an answer that is not OK is an error, whatever its body looks like. */
export const fetchOk: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (response.ok) {
    answered = new Date()
    return response
  }
  throw new HttpError(response.status, await response.text(), response.statusText)
}
