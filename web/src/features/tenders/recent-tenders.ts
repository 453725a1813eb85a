interface Recent {
  readonly id: string
  readonly title: string
}

const MOST = 5

/** What was opened on this page since it was loaded; kept nowhere, so that nobody after this user sees it. */
let recent: readonly Recent[] = []

export function rememberTender({ id, title }: Recent): void {
  recent = [{ id, title }, ...recent.filter(one => one.id !== id)].slice(0, MOST)
}

export const recentTenders = () => recent

/** Another user has come. */
export function forgetTenders(): void {
  recent = []
}
