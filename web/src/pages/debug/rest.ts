import { tokenNow } from '../../connection/session/token'

export interface RestAnswer {
  readonly url: string
  /** HTTP status; null when the server could not be reached. */
  readonly status: number | null
  /** Parsed JSON; the raw text if parsing fails. */
  readonly body: unknown
}

/** Requests the REST API as an integrator would. Never throws, because the page shows failures. */
export async function askRest(method: 'GET' | 'POST', path: string): Promise<RestAnswer> {
  const url = new URL(path, window.location.href).href
  const token = tokenNow()
  const headers = {
    ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  try {
    const response = await fetch(url, { method, headers, credentials: 'include' })
    const text = await response.text()
    return { url, status: response.status, body: parsed(text) }
  } catch (error) {
    return { url, status: null, body: error instanceof Error ? error.message : String(error) }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
