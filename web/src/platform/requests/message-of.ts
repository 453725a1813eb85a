import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { HttpError } from './http-error'

export const NO_CONNECTION = 'Verbinding met server mislukt'

/** Message of an error for users: a sentence without status or JSON. */
export function messageOf(error: unknown): string {
  if (error instanceof HttpError && error.status === 401) return 'Log opnieuw in om verder te gaan.'
  if (error instanceof HttpError)
    return sentenceIn(error.body) ?? 'De server is even niet bereikbaar. Probeer het zo nog eens.'
  // Every browser reports a lost connection as a TypeError of fetch, with different messages.
  if (error instanceof TypeError) return NO_CONNECTION
  return error instanceof Error && error.message ? withoutCode(error.message) : 'Er is een fout opgetreden'
}

/** The server's own sentence; null when it was unreachable or gave none. */
export const serverMessageOf = (error: unknown): string | null =>
  error instanceof HttpError ? sentenceIn(error.body) : CombinedGraphQLErrors.is(error) ? messageOf(error) : null

const CODE = 'Unauthorized: '

/** Strips the error code, which is for programs. */
function withoutCode(message: string): string {
  if (!message.startsWith(CODE)) return message
  const sentence = message.slice(CODE.length)
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

function sentenceIn(body: string): string | null {
  try {
    const read = JSON.parse(body) as { message?: unknown; errors?: { message?: unknown }[] }
    const message = read.message ?? read.errors?.[0]?.message
    return typeof message === 'string' ? withoutCode(message) : null
  } catch {
    return null
  }
}
