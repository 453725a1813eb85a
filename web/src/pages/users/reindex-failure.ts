import { NO_CONNECTION } from '../../platform/requests/message-of'

const said = (error: unknown) => (error instanceof Error ? error.message : '')

export function reindexFailure(error: unknown): string {
  if (said(error).includes('Unauthorized')) return 'Je hebt geen toestemming voor deze actie'
  // Chromium's message; other browsers throw a TypeError too, with another message.
  if (said(error).includes('Failed to fetch') || error instanceof TypeError) return NO_CONNECTION
  return 'Er ging iets mis bij het herindexeren van tenders'
}
