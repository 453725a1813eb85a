import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { HttpError } from './http-error'

export const NO_CONNECTION = 'Verbinding met server mislukt'

/** The message of an error for visitors: the sentence alone, without status or JSON. */
export function messageOf(error: unknown): string {
  if (error instanceof HttpError && error.status === 401) return 'Log opnieuw in om verder te gaan.'
  if (error instanceof HttpError)
    return sentenceIn(error.body) ?? 'De server is even niet bereikbaar. Probeer het zo nog eens.'
  // A lost connection is a TypeError of fetch in every browser; the message differs.
  if (error instanceof TypeError) return NO_CONNECTION
  return error instanceof Error && error.message ? withoutCode(error.message) : 'Er is een fout opgetreden'
}

/** The sentence that the server itself gave; null when it was not reached or gave none. */
export const serverMessageOf = (error: unknown): string | null =>
  error instanceof HttpError ? sentenceIn(error.body) : CombinedGraphQLErrors.is(error) ? messageOf(error) : null

const CODE = 'Unauthorized: '

/** The code is for programs; a person reads the sentence behind it. */
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
