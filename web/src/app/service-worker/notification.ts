/** What a notification shows, and where a click on it leads: a path on our own site. */
export interface Shown {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly path: string
}

const PLACE = '/zoekprofielen'

/** A browser demands that every message is shown: of one that cannot be read, that there is something. */
const SOMETHING: Shown = {
  title: 'GreenRock Tenders',
  body: 'Er is iets nieuws in je zoekprofielen.',
  tag: 'zoekprofielen',
  path: PLACE,
}

/** @param text JSON, as the server encrypted it for this browser (api/src/people/alerts/push/message.service.ts) */
export function shownOf(text: string | undefined, origin: string): Shown {
  try {
    const message = JSON.parse(text ?? '') as Partial<Record<keyof Shown, unknown>> | null
    const { title, body, tag, path } = message ?? {}
    if (typeof title !== 'string' || title === '') return SOMETHING
    return {
      title,
      body: typeof body === 'string' ? body : '',
      tag: typeof tag === 'string' ? tag : SOMETHING.tag,
      path: ownPath(path, origin),
    }
  } catch {
    return SOMETHING
  }
}

/** Open redirect: an address elsewhere leads to the search profiles. */
export function ownPath(address: unknown, origin: string): string {
  const url = typeof address === 'string' && URL.canParse(address, origin) ? new URL(address, origin) : null
  return url?.origin === origin ? `${url.pathname}${url.search}` : PLACE
}
