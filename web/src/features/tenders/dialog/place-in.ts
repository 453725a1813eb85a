import type { OpenList } from './open-list'

export interface Place {
  readonly previous: string | null
  readonly next: string | null
  /** One-based. */
  readonly position: number
  readonly total: number
}

/** Position and neighbours of a tender in a list; null when the list does not contain it. */
export function placeIn(list: OpenList | null, id: string): Place | null {
  const index = list?.ids.indexOf(id) ?? -1
  if (!list || index < 0) return null
  return {
    previous: list.ids[index - 1] ?? null,
    next: list.ids[index + 1] ?? null,
    position: list.before + index + 1,
    total: list.total,
  }
}
