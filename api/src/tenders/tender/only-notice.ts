/** A notice as its tender's own query selects it. */
export interface OnlyNotice {
  readonly kind: string
  /** ISO 8601 */
  readonly publishedAt: string
  readonly publicationId: string
}
