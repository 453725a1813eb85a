interface Recent {
  readonly id: string
  readonly title: string
}

const MOST = 5

/** Tenders opened since the page was loaded; in memory only, so that the next user of the device cannot see them. */
let recent: readonly Recent[] = []

export function rememberTender({ id, title }: Recent): void {
  recent = [{ id, title }, ...recent.filter(one => one.id !== id)].slice(0, MOST)
}

export const recentTenders = () => recent

export function forgetTenders(): void {
  recent = []
}
