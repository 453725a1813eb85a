import type { KnownCategory } from '../catalogue/category.entity.js'

/** A category of a tender as the tender's own query selects it: a list that shows names only selects no more than the id. */
export interface CategoryLink {
  readonly categoryId: string
  readonly confidence?: number
  readonly source?: string
  readonly matchedKeywords?: readonly string[]
}

export interface ShownCategory extends CategoryLink {
  readonly category: KnownCategory | undefined
}
