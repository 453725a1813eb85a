/** The same at another source. */
export interface ShownCopy {
  readonly id: string
  readonly source: string
  readonly url: string | null
}
