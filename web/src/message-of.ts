import { HttpError } from './http-error'

/** What a person should read of an error: the sentence alone, without status or braces. */
export function messageOf(error: unknown): string {
  if (error instanceof HttpError) return sentenceIn(error.body) ?? `De server gaf een fout (${error.status}).`
  // Every browser says a lost connection in words of its own, but it is always a TypeError of fetch.
  if (error instanceof TypeError) return 'Verbinding met server mislukt'
  return error instanceof Error && error.message ? error.message : 'Er is een fout opgetreden'
}

function sentenceIn(body: string): string | null {
  try {
    const read = JSON.parse(body) as { message?: unknown; errors?: { message?: unknown }[] }
    const message = read.message ?? read.errors?.[0]?.message
    return typeof message === 'string' ? message : null
  } catch {
    return null
  }
}
