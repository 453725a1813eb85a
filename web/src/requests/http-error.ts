/** An answer that is not OK. Its message is for whoever looks into it; `messageOf` says what a visitor reads. */
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

/** As `fetch`, but an answer that is not OK is an error, whatever its body looks like. */
export const fetchOk: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (response.ok) return response
  throw new HttpError(response.status, await response.text(), response.statusText)
}
