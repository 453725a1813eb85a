/** A time during which its source did not list a tender; it has no end while that lasts. Both are ISO 8601. */
export interface Absence {
  readonly goneAt: string
  readonly backAt?: string
}

/** So many are kept of a tender that comes and goes. */
export const MAX_ABSENCES = 20

/** When its source stopped listing it, of a tender that it does not list now; else null. */
export function notListedSince(absences: readonly Absence[]): Date | null {
  const last = absences.at(-1)
  return last && last.backAt === undefined ? new Date(last.goneAt) : null
}
