/** A notice as selected with its tender. */
export interface OnlyNotice {
  readonly kind: string
  /** ISO 8601. */
  readonly publishedAt: string
  readonly publicationId: string
}
