/** Texts of a notification, and the path on our own site that a click on it opens. */
export interface Shown {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly path: string
}

const PLACE = '/zoekprofielen'

/** Browsers require a notification for every push message, so an unreadable one gets a general text. */
const GENERAL_NOTIFICATION: Shown = {
  title: 'GreenRock Tenders',
  body: 'Er is iets nieuws in je zoekprofielen.',
  tag: 'zoekprofielen',
  path: PLACE,
}

/** @param text JSON, as encrypted by the server for this browser (api/src/people/alerts/push/message.service.ts) */
export function shownOf(text: string | undefined, origin: string): Shown {
  try {
    const message = JSON.parse(text ?? '') as Partial<Record<keyof Shown, unknown>> | null
    const { title, body, tag, path } = message ?? {}
    if (typeof title !== 'string' || title === '') return GENERAL_NOTIFICATION
    return {
      title,
      body: typeof body === 'string' ? body : '',
      tag: typeof tag === 'string' ? tag : GENERAL_NOTIFICATION.tag,
      path: ownPath(path, origin),
    }
  } catch {
    return GENERAL_NOTIFICATION
  }
}

/** Prevents open redirects: an external address leads to the search profiles. */
export function ownPath(address: unknown, origin: string): string {
  const url = typeof address === 'string' && URL.canParse(address, origin) ? new URL(address, origin) : null
  return url?.origin === origin ? `${url.pathname}${url.search}` : PLACE
}
