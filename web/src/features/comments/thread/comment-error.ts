import { CombinedGraphQLErrors } from '@apollo/client/errors'

const sentences = new Map([
  ['AUTHENTICATION_REQUIRED', 'Je moet ingelogd zijn om opmerkingen te bekijken'],
  ['BOOKMARK_NOT_FOUND', 'Deze bookmark bestaat niet of je hebt geen toegang'],
])

export const commentError = (code: string | null) =>
  sentences.get(code ?? '') ?? 'Er is een fout opgetreden bij het laden van de opmerkingen'

export function codeOf(error: unknown): string | null {
  const code = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.code : null
  return typeof code === 'string' ? code : null
}

/** The user may not read the comments (any more), so a retry would not help. */
export const isRefusal = (code: string | null) => code !== null && sentences.has(code)
