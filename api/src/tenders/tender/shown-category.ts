import type { KnownCategory } from '../catalogue/category.entity.js'

/** A category as selected with its tender: a list that shows only names selects only the id. */
export interface CategoryLink {
  readonly categoryId: string
  readonly confidence?: number
  readonly source?: string
  readonly matchedKeywords?: readonly string[]
}

export interface ShownCategory extends CategoryLink {
  readonly category: KnownCategory | undefined
}
