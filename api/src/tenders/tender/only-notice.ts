export interface OnlyNotice {
  readonly kind: string
  /** ISO 8601. */
  readonly publishedAt: string
  readonly publicationId: string
}
