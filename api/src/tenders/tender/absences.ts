/** A period in which the source did not list a tender, without an end while it lasts. Both are ISO 8601. */
export interface Absence {
  readonly goneAt: string
  readonly backAt?: string
}

/** Maximum number of stored periods for a tender that comes and goes. */
export const MAX_ABSENCES = 20

/** When the source stopped listing a tender that it does not list now; else null. */
export function notListedSince(absences: readonly Absence[]): Date | null {
  const last = absences.at(-1)
  return last && last.backAt === undefined ? new Date(last.goneAt) : null
}
